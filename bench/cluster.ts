// npm run bench:cluster: bin/cluster beside one machine, in one run. What a preview takes more, how often a warm
// process is found again, and who notices that one of three workers is killed.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openCluster, type OpenCluster } from '../toolchain/cluster/open-cluster.ts'
import { openClient, type BenchResponse } from './client.ts'
import { documents, edited, type BenchDocument } from './documents.ts'
import { startBenchedGalley, type BenchPerson } from './galley.ts'
import { round, timesOf } from './statistics.ts'

const latencyRounds = 40
const people = 30
const editsEach = 12
const workers = 3

const say = (text: string) => process.stdout.write(`${text}\n`)
const classes = documents.filter(({ kind }) => kind === 'class')

interface Typist {
  document: BenchDocument
  edit(n: number): Promise<BenchResponse>
}

const onCluster = async (cluster: OpenCluster) => {
  const { host, port } = cluster.addressOf(cluster.apis[0]!)
  // It believes the addresses that people are said to come from; HAProxy does not.
  const direct = openClient(`http://${host}:${port}`)
  const client = openClient(cluster.url.replace('localhost', '127.0.0.1'))
  let count = 0
  return {
    async register(): Promise<BenchPerson> {
      count += 1
      const account = { email: `bench-${count}-${randomUUID()}@example.org`, password: `correct horse ${randomUUID()}` }
      const { status, body } = await direct.ask({ path: '/auth/v1/signup', body: account, from: count })
      if (status !== 200) throw new Error(`no account: ${status} ${body.toString()}`)
      const { access_token: token } = JSON.parse(body.toString()) as { access_token: string }
      return { token, resumeId: randomUUID() }
    },
    compile: ({ token, resumeId }: BenchPerson, latex: string) =>
      client.ask({
        path: '/api/latex/compile',
        body: { latex_content: latex, resume_id: resumeId, purpose: 'preview' },
        token,
      }),
    close() {
      client.close()
      direct.close()
    },
  }
}
type Compiling = Pick<Awaited<ReturnType<typeof onCluster>>, 'register' | 'compile'>

async function typistAt({ register, compile }: Compiling, document: BenchDocument): Promise<Typist> {
  const person = await register()
  return { document, edit: (n) => compile(person, edited(document.latex, n)) }
}

async function timed({ document, edit }: Typist, n: number): Promise<number> {
  const { status, ms, body } = await edit(n)
  if (status !== 200) throw new Error(`${document.name}: ${status} ${body.toString().slice(0, 200)}`)
  return ms
}

/** In turns: what else the machine does is the same for both. */
async function measureLatency(alone: Compiling, cluster: Compiling): Promise<string> {
  const pairs = await Promise.all(
    classes.map(async (document) => ({
      alone: await typistAt(alone, document),
      cluster: await typistAt(cluster, document),
    })),
  )
  for (const pair of pairs) for (let n = 1; n <= 4; n += 1) for (const one of Object.values(pair)) await timed(one, n)
  await pause(2_000)
  const times = { alone: [] as number[], cluster: [] as number[] }
  for (let n = 5; n < latencyRounds + 5; n += 1)
    for (const pair of pairs) {
      const order = n % 2 === 0 ? (['alone', 'cluster'] as const) : (['cluster', 'alone'] as const)
      for (const where of order) times[where].push(await timed(pair[where], n))
    }
  const [one, many] = [timesOf(times.alone), timesOf(times.cluster)]
  return `A preview takes ${round(one.p50)} / ${round(one.p95)} ms on one machine and ${round(many.p50)} / ${round(many.p95)} ms on the cluster (p50 / p95): ${(many.p50 - one.p50).toFixed(1)} ms more (at most 3).`
}

type Paths = Record<string, number>

/** How compiles came about so far, at all workers that can be asked. */
async function pathsOf(cluster: OpenCluster, asked = cluster.workers): Promise<Paths> {
  const paths: Paths = {}
  for (const text of await Promise.all(asked.map((worker) => cluster.metricsOf(worker).catch(() => ''))))
    for (const [, path = '', count] of text.matchAll(/^galley_compiles_total\{[^}]*path="(\w+)"[^}]*\} (\d+)/gm))
      paths[path] = (paths[path] ?? 0) + Number(count)
  return paths
}

const warmPaths = ['deep', 'warm']
const coldPaths = ['started', 'cold']
const sumOf = (after: Paths, before: Paths, names: readonly string[]) =>
  names.reduce((sum, name) => sum + (after[name] ?? 0) - (before[name] ?? 0), 0)

async function everyoneEdits(typists: readonly Typist[], first: number, count: number) {
  let failed = 0
  await Promise.all(
    typists.map(async ({ edit }, index) => {
      await pause((index * 1_000) / typists.length)
      for (let n = first; n < first + count; n += 1) {
        const next = performance.now() + 1_000
        const { status } = await edit(n)
        if (status !== 200) failed += 1
        await pause(Math.max(0, next - performance.now()))
      }
    }),
  )
  return failed
}

async function measureHits(cluster: OpenCluster, compiling: Compiling): Promise<void> {
  const typists = await Promise.all(
    Array.from({ length: people }, (_, n) => typistAt(compiling, classes[n % classes.length]!)),
  )
  // Their first compile is cold wherever it is, and a second one comes from the warm process of its preamble.
  await everyoneEdits(typists, 1, 3)
  const before = await pathsOf(cluster)
  const failed = await everyoneEdits(typists, 4, editsEach)
  const after = await pathsOf(cluster)
  const [warm, cold] = [sumOf(after, before, warmPaths), sumOf(after, before, coldPaths)]
  say(
    `${people} people, an edit a second each: ${((warm * 100) / (warm + cold)).toFixed(1)} % of ${warm + cold} runs found a warm process (at least 95 %), ${failed} failed.`,
  )

  const [killed, ...others] = cluster.workers
  const atOthers = await pathsOf(cluster, others)
  const kill = async () => {
    await pause(2_500)
    await killed!.hold('SIGKILL')
  }
  const [lost] = await Promise.all([everyoneEdits(typists, 4 + editsEach, 6), kill()])
  const met = sumOf(await pathsOf(cluster, others), atOthers, coldPaths)
  killed!.resume()
  say(
    `One of ${workers} workers killed while they type: ${met} of ${people} met a cold run (at most ${people / workers}), ${lost} an error.`,
  )
}

const galley = await startBenchedGalley()
try {
  const cluster = await openCluster({
    port: 0,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  })
  try {
    const compiling = await onCluster(cluster)
    say(await measureLatency(galley, compiling))
    await measureHits(cluster, compiling)
    compiling.close()
  } finally {
    await cluster.stop()
  }
} finally {
  await galley.stop()
}
