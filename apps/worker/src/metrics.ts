// The worker's metrics: how compiles end, how they ran, how long they waited and ran. In Prometheus' text format.
import { queueRefusals } from '@galley/contract/worker-wire'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CompileFacts } from './compile/engine/engine.ts'

/** What is so at the moment. */
export interface WorkerState {
  running: number
  waiting: number
  warmProcesses: number
  busyProcesses: number
  startingProcesses: number
  /** Whether a sandbox holds: otherwise nothing is compiled. */
  isFit: boolean
  isDraining: boolean
}

/** How a process that was prewarmed turned out: `dismissed` was given up before it was ready. */
export type PrewarmResult = 'ready' | 'failed' | 'dismissed'

export interface Metrics {
  compiled(facts: CompileFacts): void
  doubted(reason: string): void
  prewarmed(result: PrewarmResult): void
  /** `outcome`: `read`, or why not. */
  imported(outcome: string): void
  /** Gauges are read on each request. */
  text(now: WorkerState): Promise<string>
  contentType: string
}

const seconds = [0.002, 0.005, 0.01, 0.02, 0.035, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]

export function createMetrics({ places = 1 } = {}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // The API shows its own process on the same page.
  collectDefaultMetrics({ register: registry, prefix: 'galley_worker_' })
  const compiles = countCompiles(registry)
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const doubts = counter(
    'galley_warm_process_doubts_total',
    'Warm processes that broke, or gave another page than a plain run',
    ['reason'],
  )
  const prewarms = counter('galley_prewarms_total', 'Processes that were prewarmed, and how they turned out', [
    'result',
  ])
  const imports = counter('galley_imports_total', 'Files that were imported, or why not', ['outcome'])
  for (const result of ['ready', 'failed', 'dismissed']) prewarms.inc({ result }, 0)
  const now = gaugesOf(registry, places)
  return {
    compiled: compiles,
    doubted: (reason) => doubts.inc({ reason }),
    prewarmed: (result) => prewarms.inc({ result }),
    imported: (outcome) => imports.inc({ outcome }),
    text(state) {
      now(state)
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

function countCompiles(registry: Registry): Metrics['compiled'] {
  const registers = [registry]
  const compiles = new Counter({
    name: 'galley_compiles_total',
    help: 'Compiles, by how they ended and how they came about (deep, warm, started, cold, cached, none)',
    labelNames: ['outcome', 'path'] as const,
    registers,
  })
  const ran = new Histogram({
    name: 'galley_compile_run_seconds',
    help: 'How long TeX ran, the look into the PDF included, by path',
    labelNames: ['path'] as const,
    buckets: seconds,
    registers,
  })
  const queued = new Histogram({
    name: 'galley_compile_queue_seconds',
    help: 'How long a compile waited for a place',
    buckets: seconds,
    registers,
  })
  const refusals = new Counter({
    name: 'galley_compile_refusals_total',
    help: 'Compiles that got no place: the queue was full, a newer text came, its client left, it waited too long',
    labelNames: ['reason'] as const,
    registers,
  })
  const coldRuns = new Counter({
    name: 'galley_cold_runs_total',
    help: 'Runs from nothing, by the files that TeX could open: the lean tree, all of them, or one after the other',
    labelNames: ['tree'] as const,
    registers,
  })
  for (const reason of queueRefusals) refusals.inc({ reason }, 0)
  for (const tree of ['lean', 'stock', 'both']) coldRuns.inc({ tree }, 0)
  return ({ outcome, path, queuedMs, ranMs, refused, tree }) => {
    compiles.inc({ outcome, path })
    if (refused !== undefined) refusals.inc({ reason: refused })
    if (tree !== undefined) coldRuns.inc({ tree })
    if (path === 'cached' || path === 'none') return
    ran.observe({ path }, ranMs / 1000)
    queued.observe(queuedMs / 1000)
  }
}

function gaugesOf(registry: Registry, places: number): (state: WorkerState) => void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  gauge('galley_compile_places', 'How many compiles may run at once').set(places)
  const running = gauge('galley_compiles_running', 'Compiles that run')
  const waiting = gauge('galley_compiles_waiting', 'Compiles that wait for a place')
  const warmProcesses = gauge('galley_warm_processes', 'Warm processes: free, busy or starting')
  const busy = gauge('galley_warm_processes_busy', 'Warm processes that run a document')
  const starting = gauge('galley_warm_processes_starting', 'Processes that are being prewarmed')
  const sandbox = gauge('galley_sandbox_up', 'Whether a sandbox holds; otherwise nothing is compiled')
  const draining = gauge('galley_worker_draining', 'Whether the worker is about to end')
  return (state) => {
    running.set(state.running)
    waiting.set(state.waiting)
    warmProcesses.set(state.warmProcesses)
    busy.set(state.busyProcesses)
    starting.set(state.startingProcesses)
    sandbox.set(state.isFit ? 1 : 0)
    draining.set(state.isDraining ? 1 : 0)
  }
}
