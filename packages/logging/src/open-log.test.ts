// A log is kept for its owner alone, does not grow without end, and never stands in the way.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openLog } from './open-log.ts'

let folder = ''
let path = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galley-log-'))
  path = join(folder, 'api.log')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const modeOf = (name: string) => statSync(name).mode & 0o777

it('keeps lines in order, for the owner alone', async () => {
  const log = openLog({ path })
  for (let n = 0; n < 2_000; n += 1) log.write(`line ${n}\n`)
  await log.flush()
  expect(readFileSync(path, 'utf8')).toBe(Array.from({ length: 2_000 }, (_, n) => `line ${n}\n`).join(''))
  expect([modeOf(path), log.dropped()]).toEqual([0o600, 0])
})

it('goes on after a while in which nothing was said', async () => {
  const log = openLog({ path, flushMs: 5 })
  for (const line of ['one\n', 'two\n']) {
    await new Promise((resolve) => setTimeout(resolve, 40))
    log.write(line)
    await expect.poll(() => existsSync(path) && readFileSync(path, 'utf8')).toContain(line)
  }
})

it('takes a file that everybody may read away from them, and goes on with it', async () => {
  writeFileSync(path, 'before\n')
  chmodSync(path, 0o644)
  const log = openLog({ path })
  log.write('after\n')
  await log.flush()
  expect([modeOf(path), readFileSync(path, 'utf8')]).toEqual([0o600, 'before\nafter\n'])
})

it('begins a new file while it runs, and keeps the one before', async () => {
  const log = openLog({ path, maxBytes: 1_000 })
  for (let n = 0; n < 30; n += 1) {
    log.write(`${'x'.repeat(99)}\n`)
    await log.flush()
  }
  expect(statSync(path).size).toBe(1_000)
  expect(statSync(`${path}.1`).size).toBe(1_000)
  expect([modeOf(path), modeOf(`${path}.1`), log.dropped()]).toEqual([0o600, 0o600, 0])
})

it('drops and counts what cannot be written, and goes on when it can', async () => {
  // A folder in the file's place: nothing can be written there.
  mkdirSync(path)
  const log = openLog({ path })
  for (let n = 0; n < 5; n += 1) log.write('lost\n')
  await log.flush()
  expect(log.dropped()).toBe(5)
  rmSync(path, { recursive: true })
  log.write('kept\n')
  await log.flush()
  expect([readFileSync(path, 'utf8'), log.dropped()]).toEqual(['kept\n', 5])
})

it('takes no more than its share of memory while the disk is slow', () => {
  const log = openLog({ path, maxBufferedBytes: 10_000 })
  for (let n = 0; n < 1_000; n += 1) log.write(`${'x'.repeat(99)}\n`)
  // One write is under way beside what waits.
  expect(log.dropped()).toBeGreaterThan(800)
})

it('a full disk keeps no process from its end, nor its work from being done', () => {
  const program = `
    import { openLog } from ${JSON.stringify(join(import.meta.dirname, 'open-log.ts'))}
    const log = openLog({ path: '/dev/full' })
    for (let n = 0; n < 100; n += 1) log.write('x'.repeat(200) + '\\n')
    await log.flush()
    process.stdout.write('dropped ' + log.dropped())
    log.write('at the end\\n')
  `
  const { stdout, status, signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect([stdout, status, signal]).toEqual(['dropped 100', 0, null])
})

it('what was not written yet is written at the end', () => {
  const program = `
    import { openLog } from ${JSON.stringify(join(import.meta.dirname, 'open-log.ts'))}
    openLog({ path: ${JSON.stringify(path)} }).write('last\\n')
  `
  spawnSync(process.execPath, ['--input-type=module', '--eval', program], { timeout: 20_000 })
  expect(readFileSync(path, 'utf8')).toBe('last\n')
})
