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
  it('takes an empty value for none', () => expect(readEnv({ ...given, PORT: '', DATABASE_URL: '' }).PORT).toBe(3000))
  it('makes the public address from where it listens', () =>
    expect(readEnv({ ...given, HOST: '0.0.0.0', PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080'))

  it.each([
    [{ PORT: 'x' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ DATABASE_URL: 'mysql://x/y' }, /^DATABASE_URL: /],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, /^PUBLIC_URL: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
    [{ SUPABASE_URL: 'https://x.supabase.co' }, /^SUPABASE_URL: this version of Galley cannot use that yet/],
  ])('refuses %o in a sentence', (extra, sentence) => expect(() => readEnv({ ...given, ...extra })).toThrow(sentence))
})

describe('documentation', () => {
  const root = join(import.meta.dirname, '../../..')
  const settings = [
    ...readFileSync(join(root, 'apps/api/src/env.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm),
    ...readFileSync(join(root, 'apps/worker/src/env.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm),
  ].map(([, name]) => name ?? '')
  // Handed over by the product itself, never set by a person.
  const told = [...new Set(settings)].filter((name) => name !== 'WORKER_SOCKET')
  it.each(['bin/start', 'README.md'])('%s names every setting', (file) => {
    const text = readFileSync(join(root, file), 'utf8')
    expect(told.filter((name) => !text.includes(name))).toEqual([])
    expect(told.length).toBeGreaterThan(8)
  })
})
