import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('counts compiles by outcome and path, and measures those that ran', async () => {
  const metrics = createMetrics()
  metrics.compiled({ outcome: 'ok', path: 'warm', queuedMs: 3, ranMs: 21 })
  metrics.compiled({ outcome: 'ok', path: 'warm', queuedMs: 0, ranMs: 600 })
  metrics.compiled({ outcome: 'ok', path: 'cached', queuedMs: 0, ranMs: 0 })
  metrics.compiled({ outcome: 'busy', path: 'none', queuedMs: 0, ranMs: 0 })
  metrics.doubted('a warm process broke')
  const lines = (await metrics.text({ running: 1, waiting: 2, warmProcesses: 3 })).split('\n')
  for (const line of [
    'galley_compiles_total{outcome="ok",path="warm"} 2',
    'galley_compiles_total{outcome="ok",path="cached"} 1',
    'galley_compiles_total{outcome="busy",path="none"} 1',
    'galley_compile_run_seconds_bucket{le="0.035",path="warm"} 1',
    'galley_compile_run_seconds_count{path="warm"} 2',
    'galley_compile_queue_seconds_count 2',
    'galley_warm_process_doubts_total{reason="a warm process broke"} 1',
    'galley_compiles_running 1',
    'galley_compiles_waiting 2',
    'galley_warm_processes 3',
  ])
    expect(lines).toContain(line)
})

it('has numbers of its own for each worker', async () => {
  createMetrics().doubted('a warm process broke')
  expect(await createMetrics().text({ running: 0, waiting: 0, warmProcesses: 0 })).not.toContain('a warm process broke')
})
