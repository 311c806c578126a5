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
])('refuses %o in a sentence', (given, sentence) => expect(() => readEnv(given)).toThrow(sentence))
