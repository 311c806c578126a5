// What keeps the product from starting is said in one line, before anything has been started or made.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tierSample } from '@galley/resume/testing/tier'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'galley-run-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (script: string, settings: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, script)], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', ...settings },
  })

const refused: [settings: Record<string, string>, sentence: RegExp][] = [
  [{ GALLEY_SANDBOX: 'of' }, /^Galley cannot start: GALLEY_SANDBOX: .*\n$/],
  [{ COMPILE_CONCURRENCY: '0' }, /^Galley cannot start: COMPILE_CONCURRENCY: .*\n$/],
  [{ LOG_LEVEL: 'loud' }, /^Galley cannot start: LOG_LEVEL: [^;]*\n$/],
  [{ PORT: 'x', GALLEY_SANDBOX: 'of' }, /^Galley cannot start: PORT: .*; GALLEY_SANDBOX: .*\n$/],
  [{ GALLEY_SANBOX: 'off' }, /^Galley cannot start: GALLEY_SANBOX: Galley has no such setting.*\n$/],
  [{ METRICS_TOKEN: 'x' }, /^Galley cannot start: METRICS_TOKEN: at least 16 .*\n$/],
]
it.each(tierSample(refused, 2))('%o stops the start', (settings, sentence) => {
  const dataFolder = join(folder, 'data')
  const { status, stdout, stderr } = run('run-product.ts', { ...settings, GALLEY_DATA_DIR: dataFolder })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(sentence) })
  expect(existsSync(dataFolder)).toBe(false)
})

it('a worker that is started alone says it too', () => {
  const { status, stdout, stderr } = run('../apps/worker/src/main.ts', { GALLEY_SANDBOX: 'of' })
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^The worker cannot start: GALLEY_SANDBOX: .*\n$/),
  })
})
