// The worker's settings, read once. bin/start hands them over; the README documents them.
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const wholeNumber = (low: number, high: number) => z.coerce.number().int().min(low).max(high)

const settings = z.object({
  WORKER_SOCKET: z.string().default(join(tmpdir(), `galley-worker-${process.pid}.sock`)),
  COMPILE_TIMEOUT_MS: wholeNumber(500, 120_000).default(10_000),
  COMPILE_CONCURRENCY: wholeNumber(1, 256).default(availableParallelism()),
  GALLEY_SANDBOX: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Throws a sentence that names each setting that does not fit. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const parsed = settings.safeParse(source)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
}
export type WorkerEnv = ReturnType<typeof readEnv>
