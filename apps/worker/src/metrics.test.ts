import { expect, it } from 'vitest'
import { createMetrics, type WorkerState } from './metrics.ts'

const idle: WorkerState = {
  running: 0,
  waiting: 0,
  warmProcesses: 0,
  busyProcesses: 0,
  startingProcesses: 0,
  isFit: true,
  isDraining: false,
}

it('counts compiles by outcome and path, and measures those that ran', async () => {
  const metrics = createMetrics({ places: 4 })
  metrics.compiled({ outcome: 'ok', path: 'warm', queuedMs: 3, ranMs: 21 })
  metrics.compiled({ outcome: 'ok', path: 'cold', queuedMs: 0, ranMs: 300, tree: 'lean' })
  metrics.compiled({ outcome: 'ok', path: 'warm', queuedMs: 0, ranMs: 600 })
  metrics.compiled({ outcome: 'ok', path: 'cached', queuedMs: 0, ranMs: 0 })
  metrics.compiled({ outcome: 'busy', path: 'none', queuedMs: 0, ranMs: 0, refused: 'full' })
  metrics.prewarmed('ready')
  metrics.imported('read')
  metrics.doubted('a warm process broke')
  const lines = (
    await metrics.text({ ...idle, running: 1, waiting: 2, warmProcesses: 3, busyProcesses: 1, startingProcesses: 2 })
  ).split('\n')
  for (const line of [
    'galley_compiles_total{outcome="ok",path="warm"} 2',
    'galley_compiles_total{outcome="ok",path="cached"} 1',
    'galley_compiles_total{outcome="busy",path="none"} 1',
    'galley_compile_run_seconds_bucket{le="0.035",path="warm"} 1',
    'galley_compile_run_seconds_count{path="warm"} 2',
    'galley_compile_queue_seconds_count 3',
    'galley_compile_refusals_total{reason="full"} 1',
    'galley_compile_refusals_total{reason="late"} 0',
    'galley_cold_runs_total{tree="lean"} 1',
    'galley_cold_runs_total{tree="both"} 0',
    'galley_prewarms_total{result="ready"} 1',
    'galley_prewarms_total{result="failed"} 0',
    'galley_imports_total{outcome="read"} 1',
    'galley_compile_places 4',
    'galley_warm_processes_busy 1',
    'galley_warm_processes_starting 2',
    'galley_sandbox_up 1',
    'galley_worker_draining 0',
    'galley_warm_process_doubts_total{reason="a warm process broke"} 1',
    'galley_compiles_running 1',
    'galley_compiles_waiting 2',
    'galley_warm_processes 3',
  ])
    expect(lines).toContain(line)
})

it('has numbers of its own for each worker', async () => {
  createMetrics().doubted('a warm process broke')
  expect(await createMetrics().text(idle)).not.toContain('a warm process broke')
})

it('shows its own process under names that the API’s has not', async () => {
  const text = await createMetrics().text({ ...idle, isFit: false, isDraining: true })
  expect(text).toMatch(/^galley_worker_nodejs_eventloop_lag_p99_seconds /m)
  expect(text).not.toMatch(/^(process|nodejs)_/m)
  expect(text).toMatch(/^galley_sandbox_up 0$/m)
  expect(text).toMatch(/^galley_worker_draining 1$/m)
})
