// The worker's settings, read once. bin/start hands them over; docs/configuration.md documents them.
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const wholeNumber = (low: number, high: number) => z.coerce.number().int().min(low).max(high)

/** For warm processes: a quarter of the machine, and no more than forty users who type at the same time need. */
const defaultMemoryMb = Math.min(1_760, Math.floor(totalmem() / 4 / 1024 / 1024))

/** Where a worker listens for other machines. */
interface NetworkAddress {
  host: string
  port: number
}

/** `host:port`, an IPv6 address in brackets. */
function readAddress(text: string): NetworkAddress | null {
  const [, bracketed, plain, port] = /^(?:\[([0-9a-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? []
  const host = bracketed ?? plain
  return host === undefined || Number(port) > 65_535 ? null : { host, port: Number(port) }
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

const settings = z.object({
  WORKER_SOCKET: z.string().default(join(tmpdir(), `galley-worker-${process.pid}.sock`)),
  /** In the place of the socket: a worker by itself, for API processes on other machines. */
  WORKER_LISTEN: z
    .string()
    .refine((text) => readAddress(text) !== null, 'a host and a port, such as 10.0.0.7:4100')
    .transform((text) => readAddress(text) as NetworkAddress)
    .optional(),
  WORKER_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, 'at least 32 letters, digits or signs without blanks')
    .optional(),
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

/** Where others reach it, a worker without a token would run any document for anyone. */
const lackingForNetwork = ({ WORKER_LISTEN, WORKER_TOKEN }: z.output<typeof settings>): string[] =>
  WORKER_LISTEN === undefined || WORKER_TOKEN !== undefined || isLoopback(WORKER_LISTEN.host)
    ? []
    : ['WORKER_TOKEN: WORKER_LISTEN needs it, but on loopback']

function parse(source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  const problems = [
    ...(parsed.success ? lackingForNetwork(parsed.data) : []),
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
  ]
  return { problems, parsed }
}

/** What does not fit: each begins with the name of its setting. */
export const listProblems = (source: NodeJS.ProcessEnv): string[] => parse(source).problems

/** Throws one sentence that names every setting that does not fit. An empty value is no value. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const { problems, parsed } = parse(source)
  if (problems.length > 0 || !parsed.success) throw new Error(problems.join('; '))
  return parsed.data
}
export type WorkerEnv = ReturnType<typeof readEnv>
