import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

const given = { WORKER_SOCKET: '/run/worker.sock' }

describe('settings', () => {
  it('has a default for everything but the worker’s socket', () => {
    expect(readEnv(given)).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      COMPILE_TIMEOUT_MS: 10_000,
    })
  })
  it('takes an empty value as unset', () => expect(readEnv({ ...given, PORT: '', DATABASE_URL: '' }).PORT).toBe(3000))
  it('makes the public address from where it listens', () =>
    expect(readEnv({ ...given, HOST: '0.0.0.0', PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080'))

  it.each([
    [{ PORT: 'x' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ DATABASE_URL: 'mysql://x/y' }, /^DATABASE_URL: /],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, /^PUBLIC_URL: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
    [{ WEB_ORIGIN: 'https://app.example.org/path' }, /^WEB_ORIGIN: an origin/],
    [{ WEB_ORIGIN: '*' }, /^WEB_ORIGIN: /],
    [{ GALLEY_SANDBOX: 'off', HOST: '0.0.0.0' }, /^GALLEY_SANDBOX: can be off only/],
    [{ GALLEY_SANDBOX: 'off', PUBLIC_URL: 'https://galley.example' }, /^GALLEY_SANDBOX: can be off only/],
    [{ GALLEY_SANDBOX: 'off', TRUSTED_PROXIES: 'loopback' }, /^GALLEY_SANDBOX: can be off only/],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN: at least 16/],
    [{ METRICS_TOKEN: 'has a blank, though long' }, /^METRICS_TOKEN: at least 16/],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, my-proxy' }, /^TRUSTED_PROXIES: .*my-proxy/],
    [{ TRUSTED_PROXIES: '10.0.0.0/40' }, /^TRUSTED_PROXIES: /],
    [{ GALLEY_DATA_DRI: '/x' }, /^GALLEY_DATA_DRI: Galley has no such setting/],
    [{ COMPILE_TIMEOUT: '5' }, /^COMPILE_TIMEOUT: Galley has no such setting/],
    [{ PORT: 'x', GALLEY_SANDBOXES: 'off' }, /GALLEY_SANDBOXES: .*PORT: /],
    [{ REDIS_URL: 'http://x' }, /^REDIS_URL: /],
    [{ API_PROCESSES: '0' }, /^API_PROCESSES: /],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT: /],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /^OTEL_EXPORTER_OTLP_PROTOCOL: http\/protobuf alone/],
    [{ OTEL_TRACES_SAMPLER: 'sometimes' }, /^OTEL_TRACES_SAMPLER: /],
    [{ OTEL_TRACES_SAMPLER_ARG: '10' }, /^OTEL_TRACES_SAMPLER_ARG: /],
  ])('refuses %o in a sentence', (extra, sentence) => expect(() => readEnv({ ...given, ...extra })).toThrow(sentence))
})

describe('settings of workers elsewhere', () => {
  const token = { WORKER_TOKEN: 't'.repeat(32) }
  it.each([
    [{ WORKER_URL: 'http://workers.internal:4100/', ...token }, 'http://workers.internal:4100'],
    [{ WORKER_URL: 'https://workers.example.org', ...token }, 'https://workers.example.org'],
    [{ WORKER_URL: 'http://127.0.0.1:4100' }, 'http://127.0.0.1:4100'],
  ])('takes %o', (settings, url) => expect(readEnv(settings).WORKER_URL).toBe(url))
  it.each([
    [{}, /^WORKER_URL: without it, or bin\/start, there is no worker/],
    [{ WORKER_URL: 'http://workers.internal:4100' }, /^WORKER_TOKEN: WORKER_URL needs it, but on this machine$/],
    [{ WORKER_URL: 'http://workers.internal:4100', WORKER_TOKEN: 'short' }, /^WORKER_TOKEN: at least 32/],
    [{ WORKER_URL: 'http://workers.internal/path', ...token }, /^WORKER_URL: an address without a path/],
    [{ WORKER_URL: 'http://name:word@workers.internal', ...token }, /^WORKER_URL: an address without a path/],
    [{ WORKER_URL: 'unix:/run/worker.sock', ...token }, /^WORKER_URL: /],
    [{ WORKER_URLS: 'http://x', ...given }, /^WORKER_URLS: Galley has no such setting/],
  ])('refuses %o in a sentence', (settings, sentence) => expect(() => readEnv(settings)).toThrow(sentence))
})

describe('settings of the seller', () => {
  it('has a support address that reaches no inbox, and no seller, by default', () =>
    expect(readEnv(given)).toMatchObject({ SUPPORT_EMAIL: 'support@galley.example' }))
  it('takes the seller and the support address', () => {
    const seller = { SELLER_NAME: 'Ann & Co.', SELLER_ADDRESS: '1 High St, Pune', SELLER_TAX_ID: 'GSTIN 27AA' }
    const own = { ...seller, SUPPORT_EMAIL: 'help@example.org' }
    expect(readEnv({ ...given, ...own })).toMatchObject(own)
  })
  it.each([
    [{ SUPPORT_EMAIL: 'nobody' }, /^SUPPORT_EMAIL: /],
    [{ SUPPORT_MAIL: 'a@example.org' }, /^SUPPORT_MAIL: Galley has no such setting/],
    [{ SELLER_ADDRESS: '1 High St' }, /^SELLER_NAME: a receipt that has SELLER_ADDRESS needs it/],
    [{ SELLER_TAX_ID: 'x' }, /^SELLER_NAME: a receipt that has SELLER_TAX_ID needs it/],
  ])('refuses %o in a sentence', (extra, sentence) => expect(() => readEnv({ ...given, ...extra })).toThrow(sentence))
})

describe('settings of proxies', () => {
  it('takes addresses, ranges and the names of ranges', () =>
    expect(
      readEnv({ ...given, TRUSTED_PROXIES: '10.0.0.0/8, ::1 ,2001:db8::/32,192.0.2.1,loopback' }).TRUSTED_PROXIES,
    ).toEqual(['10.0.0.0/8', '::1', '2001:db8::/32', '192.0.2.1', 'loopback']))
})

describe('settings of payments', () => {
  const keys = { RAZORPAY_KEY_ID: 'rzp_live_abc', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'new, old' }

  it('takes all of the provider’s, and an old secret beside the new one', () =>
    expect(readEnv({ ...given, ...keys }).RAZORPAY_WEBHOOK_SECRET).toEqual(['new', 'old']))
  it('takes payments from everywhere by default', () => {
    expect(readEnv(given).PAYMENT_INDIA_ONLY).toBe(false)
    expect(readEnv({ ...given, PAYMENT_INDIA_ONLY: 'on' }).PAYMENT_INDIA_ONLY).toBe(true)
  })
  it.each<[string, Record<string, string>, string]>([
    [
      'a part of the provider’s',
      { RAZORPAY_KEY_ID: 'rzp_test_a' },
      'RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET: taking payments needs it',
    ],
    [
      'only where the provider is',
      { RAZORPAY_BASE_URL: 'https://x.example' },
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET: taking payments needs it',
    ],
    ['a key of another make', { ...keys, RAZORPAY_KEY_ID: 'sk_live_1' }, 'begins with rzp_live_ or rzp_test_'],
    ['three secrets', { ...keys, RAZORPAY_WEBHOOK_SECRET: 'a,b,c' }, 'one, or two'],
    ['no secret', { ...keys, RAZORPAY_WEBHOOK_SECRET: ',' }, 'RAZORPAY_WEBHOOK_SECRET: one, or two'],
    ['the sandbox beside keys', { ...keys, PAYMENT_SANDBOX: 'on' }, 'PAYMENT_SANDBOX: cannot be on'],
    [
      'the sandbox behind a proxy',
      { TRUSTED_PROXIES: 'loopback', PAYMENT_SANDBOX: 'on' },
      'PAYMENT_SANDBOX: cannot be on where TRUSTED_PROXIES is set',
    ],
    ['a country that is none', { HOME_COUNTRY: 'India' }, 'HOME_COUNTRY: the two letters'],
    ['a slip', { PAYMENTS_INDIA_ONLY: 'on' }, 'PAYMENTS_INDIA_ONLY: Galley has no such setting'],
    [
      'a header that no proxy may set',
      { COUNTRY_HEADER: 'cf-ipcountry' },
      'COUNTRY_HEADER: set without TRUSTED_PROXIES',
    ],
  ])('refuses %s', (_what, settings, sentence) => expect(() => readEnv({ ...given, ...settings })).toThrow(sentence))
})

describe('settings of the assistant', () => {
  const key = { AI_API_KEY: 'k', AI_MODEL: 'm' }
  it.each<[string, Record<string, string>]>([
    ['none: rules', {}],
    [
      'a server of one’s own, without a key',
      { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'm' },
    ],
    ['a hosted one', { AI_PROVIDER: 'anthropic', ...key }],
    ['another hosted one', { AI_PROVIDER: 'google', ...key, AI_TIMEOUT_MS: '30000' }],
  ])('takes %s', (_what, settings) =>
    expect(readEnv({ ...given, ...settings }).AI_PROVIDER).toBe(settings['AI_PROVIDER'] ?? 'offline'),
  )

  it('takes prices of tokens', () =>
    expect(readEnv({ ...given, AI_PRICES: '3,0.3,15' }).AI_PRICES).toEqual({ input: 3, cached: 0.3, output: 15 }))

  it.each<[string, Record<string, string>, string]>([
    ['prices without one of them', { AI_PRICES: '3,15' }, 'AI_PRICES: three numbers such as 3,0.3,15'],
    ['prices that are none', { AI_PRICES: '3,-1,x' }, 'AI_PRICES: three numbers such as 3,0.3,15'],
    ['a key without a use', key, 'AI_API_KEY, AI_MODEL: set without an AI_PROVIDER that would use it'],
    [
      'a provider without its key',
      { AI_PROVIDER: 'anthropic', AI_MODEL: 'm' },
      'AI_API_KEY: AI_PROVIDER=anthropic needs it',
    ],
    [
      'a server without its address',
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' },
      'AI_BASE_URL: AI_PROVIDER=openai-compatible needs it',
    ],
    ['a provider that is none', { AI_PROVIDER: 'skynet' }, 'AI_PROVIDER'],
    ['a mail server without an address', { SMTP_URL: 'smtp://localhost' }, 'MAIL_FROM: sending mail needs it'],
    ['an address without a mail server', { MAIL_FROM: 'a@example.org' }, 'SMTP_URL: sending mail needs it'],
    ['another kind of server', { SMTP_URL: 'https://example.org', MAIL_FROM: 'a@example.org' }, 'SMTP_URL'],
    ['no address', { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'Galley' }, 'MAIL_FROM'],
    ['a misspelt one', { AI_MODLE: 'm' }, 'AI_MODLE: Galley has no such setting'],
  ])('refuses %s', (_what, settings, sentence) => expect(() => readEnv({ ...given, ...settings })).toThrow(sentence))
})

describe('settings of hosted accounts', () => {
  const url = { SUPABASE_URL: 'https://abc.supabase.co' }
  const key = { SUPABASE_ANON_KEY: 'sb_publishable_abc' }
  const jwt = (role: string) => `e30.${Buffer.from(JSON.stringify({ iss: 'supabase', role })).toString('base64url')}.x`
  const anonKey = { SUPABASE_ANON_KEY: jwt('anon') }
  const secret = { SUPABASE_JWT_SECRET: 's'.repeat(32) }

  it.each<[string, Record<string, string>]>([
    ['none: embedded accounts', {}],
    ['address and publishable key', { ...url, ...key }],
    ['the older kind of key, and a secret', { ...url, ...anonKey, ...secret }],
    ['a slash at the end', { SUPABASE_URL: 'https://abc.supabase.co/', ...key }],
  ])('takes %s', (_what, settings) =>
    expect(readEnv({ ...given, ...settings }).SUPABASE_URL).toBe(
      'SUPABASE_URL' in settings ? 'https://abc.supabase.co' : undefined,
    ),
  )
  it('takes an address on this machine without https', () =>
    expect(readEnv({ ...given, SUPABASE_URL: 'http://127.0.0.1:54321', ...key }).SUPABASE_ANON_KEY).toBe(
      'sb_publishable_abc',
    ))

  it.each<[string, Record<string, string>, string]>([
    ['an address without a key', url, 'SUPABASE_ANON_KEY: hosted authentication needs it'],
    ['a key without an address', key, 'SUPABASE_URL: hosted authentication needs it'],
    ['a secret alone', secret, 'SUPABASE_URL: hosted authentication needs it; SUPABASE_ANON_KEY: hosted'],
    ['http elsewhere', { SUPABASE_URL: 'http://abc.supabase.co', ...key }, 'SUPABASE_URL: https, but on this machine'],
    ['a path', { SUPABASE_URL: 'https://x.example/auth/v1', ...key }, 'SUPABASE_URL: an address without a path'],
    ['another scheme', { SUPABASE_URL: 'javascript:alert(1)', ...key }, 'SUPABASE_URL: '],
    ['a secret key', { ...url, SUPABASE_ANON_KEY: 'sb_secret_abc' }, 'SUPABASE_ANON_KEY: a secret key'],
    ['the service role', { ...url, SUPABASE_ANON_KEY: jwt('service_role') }, 'SUPABASE_ANON_KEY: a secret key'],
    ['a key with a line break', { ...url, SUPABASE_ANON_KEY: 'abcdefgh\ni' }, 'SUPABASE_ANON_KEY: the publishable'],
    ['a short secret', { ...url, ...key, SUPABASE_JWT_SECRET: 'short' }, 'SUPABASE_JWT_SECRET: at least 32'],
    ['a slip', { SUPABASE_KEY: 'x' }, 'SUPABASE_KEY: Galley has no such setting'],
  ])('refuses %s', (_what, settings, sentence) => expect(() => readEnv({ ...given, ...settings })).toThrow(sentence))
})

describe('the proof of work at sign-up', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['on one’s own machine', {}, false],
    ['at localhost by name', { PUBLIC_URL: 'http://localhost:8080' }, false],
    ['at ::1', { PUBLIC_URL: 'http://[::1]:8080' }, false],
    ['at an address that others reach', { PUBLIC_URL: 'https://galley.example' }, true],
    ['where it listens in a network', { HOST: '192.0.2.7' }, true],
    ['there, switched off', { PUBLIC_URL: 'https://galley.example', SIGN_UP_PROOF: 'off' }, false],
    ['on one’s own machine, switched on', { SIGN_UP_PROOF: 'on' }, true],
  ])('%s', (_where, settings, isOn) => expect(readEnv({ ...given, ...settings }).SIGN_UP_PROOF).toBe(isOn))
  it.each([
    [{ SIGN_UP_PROOF: 'maybe' }, /^SIGN_UP_PROOF: /],
    [{ SIGN_UP_PROFF: 'on' }, /^SIGN_UP_PROFF: Galley has no such setting/],
  ])('refuses %o', (settings, sentence) => expect(() => readEnv({ ...given, ...settings })).toThrow(sentence))
})

describe('documentation', () => {
  const root = join(import.meta.dirname, '../../..')
  const settings = [
    ...readFileSync(join(root, 'apps/api/src/adapters/tracing/trace-settings.ts'), 'utf8').matchAll(
      /^ {2}([A-Z][A-Z_]+):/gm,
    ),
    ...readFileSync(join(root, 'apps/api/src/env.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm),
    ...readFileSync(join(root, 'apps/worker/src/env.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm),
  ].map(([, name]) => name ?? '')
  const good = { GALLEY_SANDBOX: 'off', COMPILE_CONCURRENCY: '2', COMPILE_TIMEOUT_MS: '5000', GALLEY_DATA_DIR: '/x' }
  // Handed over by the product itself, never set by a person.
  const documented = [...new Set(settings)].filter((name) => name !== 'WORKER_SOCKET' && name !== 'LOG_FILE')
  it.each(['bin/start', 'docs/configuration.md'])('%s names every setting', (file) => {
    const text = readFileSync(join(root, file), 'utf8')
    expect(documented.filter((name) => !text.includes(name))).toEqual([])
    expect(documented.length).toBeGreaterThan(8)
  })
  it('knows every setting of the worker, and mistakes none for a misspelt one', () =>
    expect(() =>
      readEnv({ ...given, ...Object.fromEntries(documented.map((name) => [name, ''])), ...good }),
    ).not.toThrow())
})
