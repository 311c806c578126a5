// The product's settings: read here and nowhere else, and each one documented in the README.
import { join } from 'node:path'
import { z } from 'zod'

const wholeNumber = (low: number, high: number) => z.coerce.number().int().min(low).max(high)
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  GALLEY_DATA_DIR: z.string().min(1).default(join(process.cwd(), 'data')),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  TRUSTED_PROXIES: list.default([]),
  WORKER_SOCKET: z.string().min(1),
  COMPILE_TIMEOUT_MS: wholeNumber(500, 120_000).default(10_000),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})
export type Env = z.infer<typeof settings> & { PUBLIC_URL: string }

/** Settings that later versions will read. Set today, they would be ignored without a word: starting is refused instead. */
const notYet = [
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'AI_PROVIDER',
  'RAZORPAY_KEY_ID',
  'SMTP_URL',
  'REDIS_URL',
  'S3_ENDPOINT',
  'WORKER_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
]

/** Throws one sentence that names every setting that does not fit. An empty value is no value. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const early = notYet.filter((name) => name in given)
  if (early.length > 0)
    throw new Error(`${early.join(', ')}: this version of Galley cannot use that yet. Remove it from the settings.`)
  const parsed = settings.safeParse(given)
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
  const { HOST, PORT, PUBLIC_URL } = parsed.data
  return {
    ...parsed.data,
    PUBLIC_URL:
      PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST === '0.0.0.0' ? 'localhost' : HOST}:${PORT}`,
  }
}
