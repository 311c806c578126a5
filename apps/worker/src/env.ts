// The worker's settings, read once. bin/start hands them over; docs/configuration.md documents them.
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const wholeNumber = (low: number, high: number) => z.coerce.number().int().min(low).max(high)

/** For warm processes: a quarter of the machine, and no more than forty users who type at the same time need. */
const defaultMemoryMb = Math.min(1_760, Math.floor(totalmem() / 4 / 1024 / 1024))

const settings = z.object({
  WORKER_SOCKET: z.string().default(join(tmpdir(), `galley-worker-${process.pid}.sock`)),
  COMPILE_TIMEOUT_MS: wholeNumber(500, 120_000).default(10_000),
  COMPILE_CONCURRENCY: wholeNumber(1, 256).default(availableParallelism()),
  COMPILE_MEMORY_MB: wholeNumber(0, 1_000_000).default(defaultMemoryMb),
  GALLEY_SANDBOX: z.enum(['on', 'off']).default('on'),
  /** Where the process keeps its log, as bin/start says; without it: standard output. */
  LOG_FILE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Of every setting that the worker reads. */
export const settingNames = Object.keys(settings.shape)

function parse(source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
  return { problems, parsed }
}

/** What does not fit: each begins with the name of its setting. */
export const listProblems = (source: NodeJS.ProcessEnv): string[] => parse(source).problems

/** Throws one sentence that names every setting that does not fit. An empty value is no value. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const { problems, parsed } = parse(source)
  if (!parsed.success) throw new Error(problems.join('; '))
  return parsed.data
}
export type WorkerEnv = ReturnType<typeof readEnv>
