// A worker's app without TeX, sandbox and warm processes, for tests that bring their own engine.
import { pino } from 'pino'
import type { WorkerParts } from '../app.ts'
import { createMetrics } from '../metrics.ts'

export const bareParts = (): Omit<WorkerParts, 'engine'> => ({
  unfit: null,
  sandbox: { kind: 'none', layers: null },
  warmProcesses: null,
  metrics: createMetrics(),
  logger: pino({ level: 'silent' }),
})
