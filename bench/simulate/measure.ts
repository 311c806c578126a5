// The real small cluster, for about a minute and a half: what each request costs there by itself, and what happens at
// three loads.
import { cpus, totalmem } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { openCluster, type OpenCluster } from '../../toolchain/cluster/open-cluster.ts'
import { percentile, timesOf } from '../statistics.ts'
import { inHaste, ownPreambleShare, stepsOf, type EditorAct } from './behaviour.ts'
import { cpuEach, otherCores, readCpu, settingOf } from './cluster-cpu.ts'
import { createClient, perform, signUp, type ClusterClient, type LivePerson, type Response } from './live-people.ts'
import { createRandom } from './random.ts'
import { parts, type ServiceKind, type MeasuredCluster, type MeasuredLoad, type ServiceTime } from './service-times.ts'

const loads = [10, 20, 40]
const loadMs = 20_000
const leadInMs = 3_000
const quantileCount = 21
/** The first preview of a document is a cold one, and each of the next few prewarms a process that has read more. */
const warmUpRounds = 4

interface Site {
  cluster: OpenCluster
  product: ClusterClient
  people: LivePerson[]
}

export async function measure(report: (line: string) => void): Promise<MeasuredCluster> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] }
  const cluster = await openCluster({ port: 0, isDurable: true, env })
  const product = createClient(cluster.url)
  try {
    const { host, port } = cluster.addressOf(cluster.apis[0]!)
    const direct = createClient(`http://${host}:${port}`)
    const people: LivePerson[] = []
    const everyNth = Math.round(1 / ownPreambleShare)
    for (let n = 0; n < Math.max(...loads) + coldCount; n += 1)
      people.push(await signUp(direct, n, n >= Math.max(...loads) || n % everyNth === everyNth - 1))
    direct.close()
    const site = { cluster, product, people }
    const before = readCpu()
    const services = await measureServices(site, report)
    const other = otherCores(before, readCpu())
    const paths = await countPaths(site)
    const measuredLoads: MeasuredLoad[] = []
    for (const count of loads) {
      measuredLoads.push(await measureLoad(site, count))
      report(JSON.stringify(measuredLoads.at(-1)))
    }
    const [processor] = cpus()
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: {
        processor: processor?.model ?? 'unknown',
        cores: cpus().length,
        memoryGb: Math.round(totalmem() / 2 ** 30),
      },
      otherCores: other,
      services,
      loads: measuredLoads,
      paths,
    }
  } finally {
    product.close()
    await cluster.stop()
  }
}

const coldCount = 12

interface Series {
  who: LivePerson[]
  act: EditorAct
  count: number
  /** So many before it: a worker that has little to do prewarms in its spare time, which no busy one does. */
  leadIn?: number
}

async function measureServices(site: Site, report: (line: string) => void): Promise<Record<ServiceKind, ServiceTime>> {
  const { people } = site
  const everyone = people.slice(0, Math.max(...loads))
  const mine = everyone.filter(({ isOwnPreamble }) => isOwnPreamble)
  const theirs = everyone.filter(({ isOwnPreamble }) => !isOwnPreamble)
  const series = async (name: string, asked: Series) => {
    const time = await measureSeries(site.product, asked)
    const worker = time.cpuMs.worker.toFixed(1)
    report(`${name}: p50 ${percentile(time.quantilesMs, 0.5).toFixed(1)} ms, worker ${worker} ms of processor time`)
    return time
  }
  const cold = await series('cold', { who: people.slice(-coldCount), act: 'preview', count: coldCount })
  // Their first previews, which are not counted: those are cold.
  for (let round = 0; round < warmUpRounds; round += 1) {
    for (const person of [...mine, ...theirs.slice(0, 12)]) await perform(site.product, person, 'preview')
    await pause(leadInMs)
  }
  return {
    cold,
    own: await series('own', { who: mine, act: 'preview', count: 72, leadIn: 32 }),
    shared: await series('shared', { who: theirs, act: 'preview', count: 160, leadIn: 80 }),
    save: await series('save', { who: everyone, act: 'save', count: 160 }),
    list: await series('list', { who: everyone, act: 'list', count: 160 }),
    open: await series('open', { who: everyone, act: 'open', count: 160 }),
    chat: await series('chat', { who: theirs, act: 'chat', count: 24 }),
  }
}

async function measureSeries(client: ClusterClient, asked: Series) {
  const times: number[] = []
  let before = readCpu()
  for (let n = -(asked.leadIn ?? 0); n < asked.count; n += 1) {
    if (n === 0) before = readCpu()
    const response = await perform(client, asked.who[(n + asked.who.length * 9) % asked.who.length]!, asked.act)
    if (response.status !== 200) throw new Error(`${asked.act}: ${response.status} ${response.body.toString()}`)
    if (n >= 0) times.push(response.ms)
  }
  // What is still done for the last of them.
  await pause(300)
  const cpuMs = cpuEach(before, readCpu(), asked.count)
  const quantilesMs = Array.from({ length: quantileCount }, (_, n) => percentile(times, n / (quantileCount - 1)))
  return { quantilesMs: [Math.min(...times), ...quantilesMs.slice(1)], cpuMs, count: asked.count }
}

/** People without a pause, as the model has them; what happens in the first seconds does not count. */
async function measureLoad(site: Site, count: number): Promise<MeasuredLoad> {
  const { product, people } = site
  const times: Record<'preview' | 'save', number[]> = { preview: [], save: [] }
  let failed = 0
  const startsMs = performance.now() + leadInMs
  const endsMs = startsMs + loadMs
  const work = async (person: LivePerson, n: number) => {
    for (const { waitMs, act } of stepsOf(createRandom(n + 1), inHaste)) {
      await pause(Math.min(waitMs, Math.max(0, endsMs - performance.now())))
      if (performance.now() >= endsMs) return
      const response: Response | null = await perform(product, person, act).catch(() => null)
      const isCounted = performance.now() >= startsMs && performance.now() < endsMs
      if (!isCounted) continue
      if (response?.status !== 200) failed += 1
      else if (act === 'preview' || act === 'save') times[act].push(response.ms)
    }
  }
  const working = Promise.all(people.slice(0, count).map(work))
  await pause(leadInMs)
  const [cpuBefore, pathsBefore] = [readCpu(), await countPaths(site)]
  await pause(Math.max(0, endsMs - performance.now()))
  const [cpuAfter, pathsAfter] = [readCpu(), await countPaths(site)]
  await working
  const ran = (path: string) => (pathsAfter[path] ?? 0) - (pathsBefore[path] ?? 0)
  const warm = ran('warm') + ran('deep')
  const [preview, save] = [timesOf(times.preview), timesOf(times.save)]
  return {
    people: count,
    seconds: loadMs / 1000,
    otherCores: otherCores(cpuBefore, cpuAfter),
    ownCores: parts.reduce((sum, part) => sum + cpuEach(cpuBefore, cpuAfter, cpuAfter.atMs - cpuBefore.atMs)[part], 0),
    previewsASecond: (times.preview.length * 1000) / loadMs,
    savesASecond: (times.save.length * 1000) / loadMs,
    preview: { p50: preview.p50, p95: preview.p95 },
    save: { p50: save.p50, p95: save.p95 },
    warmShare: warm / (warm + ran('started') + ran('cold')),
    failed,
  }
}

/** How compiles came about so far, at all workers together. */
async function countPaths({ cluster }: Site): Promise<Record<string, number>> {
  const token = settingOf('worker', 'WORKER_TOKEN')
  const counts: Record<string, number> = {}
  for (const worker of cluster.workers) {
    const { host, port } = cluster.addressOf(worker)
    const response = await fetch(`http://${host}:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    const text = await response.text()
    for (const [, labels = '', value] of text.matchAll(/^galley_compiles_total\{(.*)\} (\d+)$/gm)) {
      const path = /path="(\w+)"/.exec(labels)?.[1] ?? ''
      counts[path] = (counts[path] ?? 0) + Number(value)
    }
  }
  return counts
}
