// The product's settings: read here and nowhere else, and each one documented in docs/configuration.md.
import { isIP } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { providers } from './adapters/llm/providers.ts'
import { traceSettings } from './adapters/tracing/trace-settings.ts'
import { isOwnMachine } from './http/own-machine.ts'

const wholeNumber = (low: number, high: number) => z.coerce.number().int().min(low).max(high)
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

const oneLine = z.string().regex(/^[^\p{Cc}]{1,200}$/u, 'one line of at most 200 characters')

const namesOfRanges = ['loopback', 'linklocal', 'uniquelocal']
/** An address, a range such as 10.0.0.0/8, or the name of one. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))
  return namesOfRanges.includes(text) || (isIP(address) !== 0 && isRange && rest.length === 0)
}
const proxies = list.refine((items) => items.every(isProxy), {
  error: ({ input }) =>
    `not an address or a range of addresses: ${(input as string[]).filter((item) => !isProxy(item)).join(', ')}`,
})

/** Keys that open everything: by their prefix, or by the role in the older kind, which is a JWT. */
function isSecretKey(key: string): boolean {
  const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8')
  return key.startsWith('sb_secret_') || /"role"\s*:\s*"(?!anon")/.test(payload)
}

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  GALLEY_SANDBOX: z.enum(['on', 'off']).default('on'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  WEB_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .refine((url) => new URL(url).origin === url, 'an origin, such as https://app.example.org')
    .optional(),
  GALLEY_DATA_DIR: z.string().min(1).default(join(process.cwd(), 'data')),
  /** In the place of the file secrets-key of the data folder. */
  SECRETS_KEY: z.string().min(32, 'at least 32 characters').max(1_000).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Where several processes count rate limits together. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** How many they are: without Redis each has such a part of the limits. */
  API_PROCESSES: wholeNumber(1, 10_000).default(2),
  DRAIN_MS: wholeNumber(0, 300_000).default(0),
  TRUSTED_PROXIES: proxies.default([]),
  SUPABASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .refine((url) => new URL(url).origin === url, 'an address without a path, such as https://abc.supabase.co')
    .refine((url) => url.startsWith('https:') || isOwnMachine(new URL(url).hostname), 'https, but on this machine')
    .optional(),
  SUPABASE_ANON_KEY: z
    .string()
    .regex(/^[\w.-]{8,2000}$/, 'the publishable (anon) key of the project')
    .refine((key) => !isSecretKey(key), 'a secret key: every browser gets this one. Use the publishable (anon) key')
    .optional(),
  SUPABASE_JWT_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** Of the worker beside this process, as bin/start says. */
  WORKER_SOCKET: z.string().min(1).optional(),
  /** Of workers elsewhere, in its place. */
  WORKER_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .refine((url) => new URL(url).origin === url, 'an address without a path, such as http://10.0.0.7:4100')
    .optional(),
  WORKER_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, 'at least 32 letters, digits or signs without blanks')
    .optional(),
  AI_PROVIDER: z.enum(providers).default('offline'),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_TIMEOUT_MS: wholeNumber(1_000, 600_000).default(60_000),
  /** Of a million tokens: input, cached input, output. */
  AI_PRICES: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?(,\d{1,6}(\.\d{1,6})?){2}$/, 'three numbers such as 3,0.3,15')
    .transform((text) => {
      const [input = 0, cached = 0, output = 0] = text.split(',').map(Number)
      return { input, cached, output }
    })
    .optional(),
  AI_FREE_CALLS_PER_PERSON: wholeNumber(1, 100_000).default(30),
  AI_FREE_CALLS_PER_DAY: wholeNumber(1, 10_000_000).default(3_000),
  AI_SECOND_READING: z
    .enum(['on', 'off'])
    .default('on')
    .transform((value) => value === 'on'),
  IMPORT_MODEL: z
    .enum(['on', 'off'])
    .default('on')
    .transform((value) => value === 'on'),
  COMPILE_TIMEOUT_MS: wholeNumber(500, 120_000).default(10_000),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(live|test)_\w+$/, 'begins with rzp_live_ or rzp_test_')
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
  /** Two, with a comma between them, while the secret is being changed. */
  RAZORPAY_WEBHOOK_SECRET: list
    .refine((secrets) => secrets.length === 1 || secrets.length === 2, 'one, or two with a comma: the new and the old')
    .optional(),
  RAZORPAY_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  PAYMENT_INDIA_ONLY: z
    .enum(['on', 'off'])
    .default('off')
    .transform((value) => value === 'on'),
  PAYMENT_SANDBOX: z.enum(['on', 'off']).optional(),
  HOME_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'the two letters of a country, such as US')
    .default('US'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'not the name of a header')
    .transform((name) => name.toLowerCase())
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'an address, such as Galley <hello@example.org>',
    )
    .optional(),
  /** Only where mail can be sent. */
  SIGN_UP_CONFIRMATION: z
    .enum(['on', 'off'])
    .default('on')
    .transform((value) => value === 'on'),
  SIGN_UP_PROOF: z.enum(['on', 'off']).optional(),
  SUPPORT_EMAIL: z.email().default('support@galley.example'),
  SELLER_NAME: oneLine.optional(),
  SELLER_ADDRESS: oneLine.optional(),
  SELLER_TAX_ID: oneLine.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'at least 16 letters, digits or signs without blanks')
    .optional(),
  ...traceSettings,
  /** Where the process keeps its log, as bin/start says; without it: standard output. */
  LOG_FILE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})
export type Env = Omit<z.infer<typeof settings>, 'SIGN_UP_PROOF'> & { PUBLIC_URL: string; SIGN_UP_PROOF: boolean }

/** Read by the worker alone (apps/worker/src/env.ts). */
const ofTheWorker = ['COMPILE_CONCURRENCY', 'COMPILE_MEMORY_MB', 'WORKER_LISTEN']

/** An unknown name with our prefix is a typo: the intended setting would silently keep its default. */
const isMisspelt = (name: string) =>
  /^(GALLEY|COMPILE|AI|PAYMENTS?|RAZORPAY|SELLER|SIGN_UP|SUPPORT|SUPABASE|WORKER)_/.test(name) &&
  !(name in settings.shape) &&
  !ofTheWorker.includes(name)

/** What a provider needs, and what means nothing without one. */
function lackingForAi({ AI_PROVIDER, AI_BASE_URL, AI_API_KEY, AI_MODEL }: z.output<typeof settings>): string[] {
  const given = { AI_BASE_URL, AI_API_KEY, AI_MODEL }
  if (AI_PROVIDER === 'offline') {
    const idle = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]))
    return idle.length > 0 ? [`${idle.join(', ')}: set without an AI_PROVIDER that would use it`] : []
  }
  const needed =
    AI_PROVIDER === 'openai-compatible' ? (['AI_BASE_URL', 'AI_MODEL'] as const) : (['AI_API_KEY', 'AI_MODEL'] as const)
  return needed.flatMap((name) => (given[name] === undefined ? [`${name}: AI_PROVIDER=${AI_PROVIDER} needs it`] : []))
}

/** Payments need all of Razorpay's settings or none; the sandbox is never enabled beside them. */
function lackingForPayments(given: z.output<typeof settings>): string[] {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAY_BASE_URL, PAYMENT_SANDBOX } = given
  const needed = { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []))
  const isAny = missing.length < 3 || RAZORPAY_BASE_URL !== undefined
  return [
    ...(isAny && missing.length > 0 ? [`${missing.join(', ')}: taking payments needs it`] : []),
    ...(isAny && PAYMENT_SANDBOX === 'on' ? ['PAYMENT_SANDBOX: cannot be on where Razorpay’s keys are set'] : []),
    ...(PAYMENT_SANDBOX === 'on' && given.TRUSTED_PROXIES.length > 0
      ? [
          'PAYMENT_SANDBOX: cannot be on where TRUSTED_PROXIES is set: behind a proxy, users would get credits without paying',
        ]
      : []),
    ...(given.COUNTRY_HEADER !== undefined && given.TRUSTED_PROXIES.length === 0
      ? ['COUNTRY_HEADER: set without TRUSTED_PROXIES nobody’s header would count']
      : []),
  ]
}

/** Without a sandbox a document can do what the worker can: that is for one's own documents, on one's own machine. */
function openToOthers({ GALLEY_SANDBOX, HOST, PUBLIC_URL, TRUSTED_PROXIES }: z.output<typeof settings>): string[] {
  const isOwn =
    isOwnMachine(HOST) &&
    (PUBLIC_URL === undefined || isOwnMachine(new URL(PUBLIC_URL).hostname)) &&
    TRUSTED_PROXIES.length === 0
  return GALLEY_SANDBOX === 'on' || isOwn
    ? []
    : [
        'GALLEY_SANDBOX: can be off only where nobody but this machine reaches Galley (HOST and PUBLIC_URL on localhost, no TRUSTED_PROXIES)',
      ]
}

/** A server without an address to send from, or the other way round, would send nothing without a word. */
const lackingForMail = ({ SMTP_URL, MAIL_FROM }: z.output<typeof settings>): string[] =>
  (SMTP_URL === undefined) === (MAIL_FROM === undefined)
    ? []
    : [`${SMTP_URL === undefined ? 'SMTP_URL' : 'MAIL_FROM'}: sending mail needs it`]

/** A part of the hosted service's settings would leave browser and API with different accounts. */
function lackingForAccounts(given: z.output<typeof settings>): string[] {
  const { SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_JWT_SECRET } = given
  if ([SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_JWT_SECRET].every((value) => value === undefined)) return []
  return Object.entries({ SUPABASE_URL, SUPABASE_ANON_KEY }).flatMap(([name, value]) =>
    value === undefined ? [`${name}: hosted authentication needs it`] : [],
  )
}

/** Without a token such a worker serves its own machine alone. */
function lackingForWorker({ WORKER_SOCKET, WORKER_URL, WORKER_TOKEN }: z.output<typeof settings>): string[] {
  if (WORKER_URL === undefined)
    return WORKER_SOCKET === undefined ? ['WORKER_URL: without it, or bin/start, there is no worker'] : []
  return WORKER_TOKEN !== undefined || isOwnMachine(new URL(WORKER_URL).hostname)
    ? []
    : ['WORKER_TOKEN: WORKER_URL needs it, but on this machine']
}

/** An address or a tax id without a name is no seller. */
const lackingForSeller = ({ SELLER_NAME, SELLER_ADDRESS, SELLER_TAX_ID }: z.output<typeof settings>): string[] =>
  SELLER_NAME !== undefined
    ? []
    : Object.entries({ SELLER_ADDRESS, SELLER_TAX_ID }).flatMap(([name, value]) =>
        value === undefined ? [] : [`SELLER_NAME: a receipt that has ${name} needs it`],
      )

function parse(source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const misspelt = Object.keys(given).filter(isMisspelt)
  const parsed = settings.safeParse(given)
  const problems = [
    ...(misspelt.length > 0 ? [`${misspelt.join(', ')}: Galley has no such setting. bin/start --help lists them`] : []),
    ...(parsed.success
      ? [
          ...lackingForAi(parsed.data),
          ...lackingForPayments(parsed.data),
          ...lackingForMail(parsed.data),
          ...lackingForAccounts(parsed.data),
          ...openToOthers(parsed.data),
          ...lackingForSeller(parsed.data),
          ...lackingForWorker(parsed.data),
        ]
      : []),
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
  ]
  return { problems, parsed }
}

/** What does not fit: each begins with the name of its setting. */
export const listProblems = (source: NodeJS.ProcessEnv): string[] => parse(source).problems

/** Throws one sentence that names every setting that does not fit. An empty value is no value. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const { problems, parsed } = parse(source)
  if (problems.length > 0 || !parsed.success) throw new Error(problems.join('; '))
  const { HOST, PORT, SIGN_UP_PROOF } = parsed.data
  const publicUrl =
    parsed.data.PUBLIC_URL ??
    `http://${HOST.includes(':') ? `[${HOST}]` : HOST === '0.0.0.0' ? 'localhost' : HOST}:${PORT}`
  return {
    ...parsed.data,
    PUBLIC_URL: publicUrl,
    // On one's own machine there are no robots, and scripts stay simple.
    SIGN_UP_PROOF: SIGN_UP_PROOF === undefined ? !isOwnMachine(new URL(publicUrl).hostname) : SIGN_UP_PROOF === 'on',
  }
}
