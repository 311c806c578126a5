// The worker sees no secret of the product.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { workerEnvironment } from './worker-environment.ts'

/** Every setting that docs/configuration.md names. */
const documented = [
  ...readFileSync(join(import.meta.dirname, '../docs/configuration.md'), 'utf8').matchAll(/`([A-Z][A-Z0-9_]{3,})`/g),
].map(([, name = '']) => name)

it('gets its own settings, and no other of the product’s', () => {
  const all = Object.fromEntries(documented.map((name) => [name, 'x']))
  expect(Object.keys(all).length).toBeGreaterThan(25)
  expect(Object.keys(workerEnvironment({ ...all, WORKER_SOCKET: 's', LOG_FILE: 'f' })).sort()).toEqual([
    'COMPILE_CONCURRENCY',
    'COMPILE_MEMORY_MB',
    'COMPILE_TIMEOUT_MS',
    'GALLEY_SANDBOX',
    'LOG_FILE',
    'LOG_LEVEL',
    'WORKER_SOCKET',
  ])
})
it.each([
  'DATABASE_URL',
  'AI_API_KEY',
  'RAZORPAY_KEY_SECRET',
  'SECRETS_KEY',
  'SUPABASE_JWT_SECRET',
  'SMTP_URL',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'AWS_SECRET_ACCESS_KEY',
  'NPM_TOKEN',
])('never gets %s', (name) => expect(workerEnvironment({ [name]: 'secret', PATH: '/bin' })).toEqual({ PATH: '/bin' }))
