// bin/start: one address, soon; Ctrl-C leaves nothing behind; a crashed part is restarted or reported.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { isDeepTier } from '@galley/resume/testing/tier'
import { startGalley, type StartedGalley } from './start-galley.ts'

let dataFolder = ''
beforeAll(() => void (dataFolder = mkdtempSync(join(tmpdir(), 'galley-start-'))))
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

const started: StartedGalley[] = []
async function start(settings: Record<string, string> = {}): Promise<StartedGalley> {
  const galley = await startGalley(dataFolder, settings)
  started.push(galley)
  return galley
}
// A test that fails half-way leaves nothing running.
afterEach(async () => {
  for (const galley of started.splice(0)) await galley.interrupt().catch(() => null)
})

const processesOf = (folder: string) =>
  execFileSync('sh', ['-c', `grep -lsF "=${folder}" /proc/[0-9]*/environ || true`], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

/** The scripts that run where no object has `__proto__`. */
const withoutProto = (environs: string[]) =>
  environs
    .map((path) => readFileSync(join(path, '../cmdline'), 'utf8').split('\0'))
    .filter((words) => words.includes('--disable-proto=delete'))
    .map((words) => /apps\/.*$/.exec(words.join(' ').trim())?.[0])
    .sort()

/** Requests for a package or a page of the internet get no response. */
const noNetwork = {
  npm_config_registry: 'http://127.0.0.1:9',
  http_proxy: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
}

it('starts without a network once built, prints one address, and Ctrl-C stops all of it', async () => {
  // The first start makes the database. How long one takes: bench/start.ts.
  for (const _start of ['first', 'second']) {
    const galley = await start(noNetwork)
    expect((await fetch(galley.url)).status).toBe(200)
    expect(galley.output().match(/https?:\/\/\S+/g)).toEqual([galley.url])
    expect(processesOf(dataFolder).length).toBeGreaterThan(2)
    expect(withoutProto(processesOf(dataFolder))).toEqual(['apps/api/dist/main.mjs', 'apps/worker/dist/main.mjs'])
    expect(await galley.interrupt()).toBe(0)
    expect(processesOf(dataFolder)).toEqual([])
    expect(readdirSync(dataFolder)).not.toContain('lock')
  }
})

it.runIf(isDeepTier)('replaces a worker that was killed', async () => {
  const galley = await start()
  const worker = execFileSync(
    'sh',
    [
      '-c',
      `for p in ${processesOf(dataFolder).join(' ')}; do d=$(dirname $p); grep -q apps/worker $d/cmdline && basename $d; done; true`,
    ],
    { encoding: 'utf8' },
  ).trim()
  process.kill(Number(worker), 'SIGKILL')
  await expect
    .poll(async () => (await fetch(`${galley.url}/readyz`)).status, { timeout: 20_000, interval: 200 })
    .toBe(200)
  expect(await galley.interrupt()).toBe(0)
})

it.runIf(isDeepTier)('says in a sentence what keeps it from starting', async () => {
  await expect(startGalley(dataFolder, { LOG_LEVEL: 'loud' })).rejects.toThrow(/LOG_LEVEL: /)
  await expect(startGalley(dataFolder, { PORT: 'abc' })).rejects.toThrow(/Galley cannot start: PORT: /)
})

it('lists the settings', () => {
  const help = execFileSync(join(import.meta.dirname, '../bin/start'), ['--help'], { encoding: 'utf8' })
  expect(help).toMatch(/GALLEY_DATA_DIR/)
  expect(help).toMatch(/GALLEY_SANDBOX/)
})
