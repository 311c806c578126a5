// Starts the processes that read untrusted files: in the sandbox, a few at a time, each with a timeout of a few
// seconds. Each reads one file, and a prewarmed one waits for the next, because starting takes as long as reading.
import { isPdf } from '@galley/import/formats/is-pdf'
import { startLook, type StartedLook } from '../../sandbox/look-at-pdf.ts'
import { resultsFd, type Sandbox } from '../../sandbox/sandbox.ts'
import { hasAllLayers, readerCommand } from './reader-command.ts'
import { crashCode, readerOutput, refused, type ReaderOutput, type ReadAs } from '../recognise/reader-output.ts'

export interface UploadReader {
  (bytes: Uint8Array, as: ReadAs, signal: AbortSignal): Promise<ReaderOutput>
  /** Gives up the process that waits. */
  close(): void
}

const maxBytes = 6 * 1024 * 1024
const timeoutMs = 8_000
const heapMb = 512
/** Of processor time, for what comes before the file. */
const startSeconds = 2
/** After the worker's own start. */
const firstMs = 3_000
/** Beyond this many waiting, a client is refused with a retry. */
const maxWaiting = 20

export interface ReaderParts {
  /** Null where no sandbox layer holds. */
  sandbox: Sandbox | null
  /** How many are read at once. */
  places: number
  /** Of what is no fault of a file: the reader did not run, or crashed. */
  onFailure: (error: Error) => void
}

export function startReader({ sandbox, places, onFailure }: ReaderParts): UploadReader {
  let running = 0
  const waiting: (() => void)[] = []
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= places) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  const next = createSpare(sandbox)
  const reader: UploadReader = async (bytes, as, signal) => {
    if (sandbox?.reader == null || !hasAllLayers(sandbox)) return refused('sandbox_unavailable')
    if (waiting.length >= maxWaiting) return refused('busy')
    return inTurn(async () => {
      if (signal.aborted) return refused('busy')
      try {
        return await read(next.take(), { bytes, as, signal, onFailure })
      } catch (error) {
        onFailure(error as Error)
        return refused('sandbox_unavailable')
      } finally {
        next.prepare()
      }
    })
  }
  // Not among what a start waits for.
  const soon = setTimeout(next.prepare, firstMs).unref()
  reader.close = () => {
    clearTimeout(soon)
    next.close()
  }
  return reader
}

interface Given {
  bytes: Uint8Array
  as: ReadAs
  signal: AbortSignal
  onFailure: ReaderParts['onFailure']
}

/** The one prewarmed process. If the last one has only just been taken, or has died, one is started. */
function createSpare(sandbox: Sandbox | null) {
  let spare: StartedLook | null = null
  let isClosed = sandbox?.reader == null || !hasAllLayers(sandbox)
  return {
    take(): StartedLook {
      const taken = spare ?? startWaiting(sandbox!)
      spare = null
      return taken
    },
    prepare(): void {
      if (spare !== null || isClosed) return
      const own = (spare = startWaiting(sandbox!))
      void own.ended.then(() => {
        if (spare === own) spare = null
      })
    },
    close(): void {
      isClosed = true
      spare?.kill()
      spare = null
    },
  }
}

/** A process that has read nothing yet: all that it needs is loaded, and tried on a page of the product's own. */
function startWaiting(sandbox: Sandbox): StartedLook {
  const { folder = '' } = sandbox.reader ?? {}
  // What the first run compiled, at build time.
  const cache = `NODE_COMPILE_CACHE='${folder}/cache' NODE_COMPILE_CACHE_PORTABLE=1`
  const permissions = ['--permission', `--allow-fs-read=${folder}/*`, `--max-old-space-size=${heapMb}`]
  const command = readerCommand(sandbox, [...permissions, `${folder}/main.mjs`, String(resultsFd)])
  const script = `${cache} ${command} >&${resultsFd}`
  return startLook(sandbox, { script, program: 'reader', maxBytes, cpuSeconds: timeoutMs / 1000 + startSeconds })
}

/** Rejects with SandboxFailure where it was not run. */
async function read(process: StartedLook, { bytes, as, signal, onFailure }: Given): Promise<ReaderOutput> {
  process.input.write(`${as}\n`)
  process.input.end(bytes)
  const { text, code, complaint } = await process.answer({ timeoutMs, signal })
  const output = code === 0 ? readerOutput.safeParse(JSON.parse(text)) : null
  if (output?.success) return output.data
  if (code === crashCode) onFailure(new Error(`The reader crashed: ${complaint}`))
  return refused(isPdf(bytes) ? 'pdf_unreadable' : 'file_unreadable')
}
