import { expect, it } from 'vitest'
import { readEnv } from './env.ts'

it('has a default for everything', () =>
  expect(readEnv({})).toMatchObject({ GALLEY_SANDBOX: 'on', COMPILE_TIMEOUT_MS: 10_000, LOG_LEVEL: 'info' }))
it('takes an empty value as unset', () =>
  expect(readEnv({ GALLEY_SANDBOX: '', COMPILE_TIMEOUT_MS: '', COMPILE_CONCURRENCY: '', WORKER_SOCKET: '' })).toEqual(
    readEnv({}),
  ))

it.each([
  [{ GALLEY_SANDBOX: 'of' }, /^GALLEY_SANDBOX: /],
  [{ COMPILE_TIMEOUT_MS: '1' }, /^COMPILE_TIMEOUT_MS: /],
  [{ COMPILE_CONCURRENCY: 'many' }, /^COMPILE_CONCURRENCY: /],
  [{ LOG_LEVEL: 'loud', COMPILE_CONCURRENCY: '0' }, /COMPILE_CONCURRENCY: .*LOG_LEVEL: /],
  [{ WORKER_LISTEN: '4100' }, /^WORKER_LISTEN: a host and a port/],
  [{ WORKER_LISTEN: '127.0.0.1:70000' }, /^WORKER_LISTEN: /],
  [{ WORKER_LISTEN: 'http://127.0.0.1:4100' }, /^WORKER_LISTEN: /],
  [{ WORKER_LISTEN: '0.0.0.0:4100' }, /^WORKER_TOKEN: WORKER_LISTEN needs it, but on loopback$/],
  [{ WORKER_LISTEN: '[::]:4100' }, /^WORKER_TOKEN: /],
  [{ WORKER_LISTEN: '127.0.0.1.example.org:4100' }, /^WORKER_TOKEN: /],
  [{ WORKER_LISTEN: '0.0.0.0:4100', WORKER_TOKEN: 'short' }, /^WORKER_TOKEN: at least 32/],
  [{ WORKER_LISTEN: '127.0.0.1:4100', WORKER_TOKEN: `${'x'.repeat(32)} y` }, /^WORKER_TOKEN: at least 32/],
])('refuses %o in a sentence', (given, sentence) => expect(() => readEnv(given)).toThrow(sentence))

it.each([
  ['127.0.0.1:4100', { host: '127.0.0.1', port: 4100 }, {}],
  ['localhost:0', { host: 'localhost', port: 0 }, {}],
  ['[::1]:4100', { host: '::1', port: 4100 }, {}],
  ['0.0.0.0:4100', { host: '0.0.0.0', port: 4100 }, { WORKER_TOKEN: 'x'.repeat(32) }],
])('listens at %s', (given, address, token) =>
  expect(readEnv({ WORKER_LISTEN: given, ...token }).WORKER_LISTEN).toEqual(address),
)
