// npm run bench:load: two hundred people who save and list their resumes, on the embedded database and on Postgres.
// Paced, one request a second each; then as fast as responses come, while new clients ask for /healthz. Memory is
// looked at after each of several rounds. LOAD_ROUNDS=6 sets how many.
import { setTimeout as pause } from 'node:timers/promises'
import { sampleLatex } from '@galley/resume/sample-resume'
import { startPrivatePostgres } from '../toolchain/private-postgres.ts'
import { openClient, type BenchClient, type BenchRequest } from './client.ts'
import { startBenchedGalley, type BenchedGalley, type BenchPerson } from './galley.ts'
import { percentile, round, table, timesOf } from './statistics.ts'

const people = 200
const rounds = Number(process.env['LOAD_ROUNDS'] ?? 6)
const pacedMs = 10_000
const saturatedMs = 10_000
const freshEveryMs = 50
/** Saves have a limit for each person: one of two requests is a save. */
const savesEvery = 2

interface Round {
  pacedP95: number
  saturatedPerSecond: number
  /** Processor time of the API and its worker for each request. */
  cpuMs: number
  freshP50: number
  freshMax: number
  failed: number
  memoryMb: number
}

/** Rendered once: it is the client's own work. */
const savedLatex = sampleLatex('classic')

class Visitor {
  readonly #client: BenchClient
  readonly #person: BenchPerson
  readonly #number: number
  #requests = 0

  constructor(client: BenchClient, person: BenchPerson, number: number) {
    this.#client = client
    this.#person = person
    this.#number = number
  }

  next(): ReturnType<BenchClient['ask']> {
    this.#requests += 1
    const { token, resumeId } = this.#person
    const save: BenchRequest = {
      method: 'PUT',
      path: `/api/resumes/${resumeId}`,
      body: { latex_content: `${savedLatex}% ${this.#requests}\n` },
    }
    const isSave = (this.#requests + this.#number) % savesEvery === 0
    return this.#client.ask({ ...(isSave ? save : { path: '/api/resumes/' }), token, from: this.#number })
  }
}

async function paced(workers: readonly Visitor[]) {
  const times: number[] = []
  let failed = 0
  const until = performance.now() + pacedMs
  await Promise.all(
    workers.map(async (worker, n) => {
      await pause((n * 1000) / workers.length)
      for (let next = performance.now(); next < until;) {
        const { status, ms } = await worker.next()
        if (status === 200) times.push(ms)
        else failed += 1
        next += 1000
        await pause(Math.max(0, next - performance.now()))
      }
    }),
  )
  return { p95: timesOf(times).p95, failed }
}

async function saturated(client: BenchClient, workers: readonly Visitor[]) {
  const fresh: number[] = []
  let [done, failed] = [0, 0]
  const startedMs = performance.now()
  const until = startedMs + saturatedMs
  const asking = (async () => {
    while (performance.now() < until) {
      const { ms } = await client.ask({ path: '/healthz', isFresh: true })
      fresh.push(ms)
      await pause(freshEveryMs)
    }
  })()
  await Promise.all(
    workers.map(async (worker) => {
      while (performance.now() < until) {
        const { status } = await worker.next()
        if (status === 200) done += 1
        else failed += 1
      }
    }),
  )
  const perSecond = (done * 1000) / (performance.now() - startedMs)
  await asking
  return { perSecond, done, failed, fresh }
}

async function measure(galley: BenchedGalley): Promise<Round[]> {
  const client = openClient(galley.url)
  const workers: Visitor[] = []
  while (workers.length < people) {
    const some = await Promise.all(Array.from({ length: 10 }, () => galley.register()))
    await Promise.all(some.map((person) => galley.openChat(person, savedLatex)))
    workers.push(...some.map((person, n) => new Visitor(client, person, workers.length + n)))
  }
  const found: Round[] = []
  for (let n = 0; n < rounds; n += 1) {
    const slow = await paced(workers)
    const cpuMs = galley.cpuMs()
    const fast = await saturated(client, workers)
    const cpuPerRequest = (galley.cpuMs() - cpuMs) / fast.done
    await pause(2_000)
    found.push({
      pacedP95: slow.p95,
      saturatedPerSecond: fast.perSecond,
      cpuMs: cpuPerRequest,
      freshP50: percentile(fast.fresh, 0.5),
      freshMax: Math.max(...fast.fresh),
      failed: slow.failed + fast.failed,
      memoryMb: galley.weigh().memoryMb,
    })
    process.stdout.write(`${JSON.stringify(found.at(-1))}\n`)
  }
  client.close()
  return found
}

const rows: string[][] = []
for (const kind of ['embedded', 'Postgres'] as const) {
  const postgres = kind === 'Postgres' ? await startPrivatePostgres({ isDurable: true }) : null
  const galley = await startBenchedGalley(postgres ? { DATABASE_URL: postgres.url } : {})
  try {
    const found = await measure(galley)
    rows.push(
      ...found.map((one, n) => [
        kind,
        String(n + 1),
        `${round(one.pacedP95)} ms`,
        `${round(one.saturatedPerSecond)}/s`,
        `${one.cpuMs.toFixed(2)} ms`,
        `${round(one.freshP50)} / ${round(one.freshMax)} ms`,
        String(one.failed),
        `${one.memoryMb} MB`,
      ]),
    )
  } finally {
    await galley.stop()
    await postgres?.stop()
  }
}
process.stdout.write(
  `\n${table(['database', 'round', 'paced p95', 'saturated', 'processor time a request', 'a fresh /healthz meanwhile, p50 / max', 'failed', 'memory'], rows)}\n`,
)
