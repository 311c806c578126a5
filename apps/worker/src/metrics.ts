// The worker's metrics: how compiles end, how they ran, how long they waited and ran. In Prometheus' text format.
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CompileFacts } from './compile/engine/engine.ts'

export interface Metrics {
  compiled(facts: CompileFacts): void
  doubted(reason: string): void
  /** Gauges are read on each request. */
  text(now: { running: number; waiting: number; warmProcesses: number }): Promise<string>
  contentType: string
}

const seconds = [0.002, 0.005, 0.01, 0.02, 0.035, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]

export function createMetrics(): Metrics {
  const registry = new Registry()
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
  const doubts = new Counter({
    name: 'galley_warm_process_doubts_total',
    help: 'Warm processes that broke, or gave another page than a plain run',
    labelNames: ['reason'] as const,
    registers,
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const running = gauge('galley_compiles_running', 'Compiles that run')
  const waiting = gauge('galley_compiles_waiting', 'Compiles that wait for a place')
  const warmProcesses = gauge('galley_warm_processes', 'Warm processes: free, busy or starting')
  return {
    compiled({ outcome, path, queuedMs, ranMs }) {
      compiles.inc({ outcome, path })
      if (path === 'cached' || path === 'none') return
      ran.observe({ path }, ranMs / 1000)
      queued.observe(queuedMs / 1000)
    },
    doubted: (reason) => doubts.inc({ reason }),
    text(now) {
      running.set(now.running)
      waiting.set(now.waiting)
      warmProcesses.set(now.warmProcesses)
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
