import { searchToken, type Sought } from './find-number.ts'

/** A slice takes a few milliseconds: what the user types comes between two of them. */
const numbersInSlice = 10_000

/** In a worker; in slices on the page where there is none. */
export async function findToken(sought: Sought): Promise<string> {
  return (await findInWorker(sought)) ?? findInSlices(sought)
}

/** Null where no worker runs. */
function findInWorker(sought: Sought): Promise<string | null> {
  const found = Promise.withResolvers<string | null>()
  try {
    const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => found.resolve(data))
    worker.addEventListener('error', () => found.resolve(null))
    worker.postMessage(sought)
    return found.promise.finally(() => worker.terminate())
  } catch {
    return Promise.resolve(null)
  }
}

async function findInSlices(sought: Sought): Promise<string> {
  const search = searchToken(sought)
  for (;;) {
    const token = search(numbersInSlice)
    if (token !== null) return token
    await new Promise((done) => setTimeout(done))
  }
}
