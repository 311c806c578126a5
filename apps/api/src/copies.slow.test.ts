// The drill: the product is copied while people work, more happens, the machine is lost, and the copy is restored
// elsewhere. What was there when the copy began is there again, byte for byte; what was paid since is found at the
// provider and granted once.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Session } from '@galley/contract/accounts'
import type { Purchase } from '@galley/contract/billing'
import type { Subscription } from '@galley/contract/credits'
import type { Resume } from '@galley/contract/resumes'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLastCopy } from './db/copies/last-copy.ts'
import { unpackInto } from './db/copies/pack.ts'
import { withPatientClient } from './db/postgres-pool.ts'
import {
  buyPack,
  credentials,
  makeResume,
  register,
  runCommand,
  startProvider,
  type DrillProvider,
} from './testing/drill.ts'
import { testDatabaseUrl, withoutSettings } from './testing/env.ts'
import { createDatabase, type OwnDatabase } from './testing/own-database.ts'
import { call, startedApi, type StartedApi } from './testing/start-api.ts'

const passphrase = { BACKUP_PASSPHRASE: 'correct horse battery staple' }
let folder = ''
let provider: DrillProvider
const running: StartedApi[] = []
const databases: OwnDatabase[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galley-copies-'))
  provider = await startProvider()
})
afterEach(async () => {
  for (const api of running.splice(0)) api.process.kill('SIGKILL')
  await provider.stop()
  for (const database of databases.splice(0)) await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** A machine: its data folder, and its database where that is not in there. */
async function machine(name: string): Promise<Record<string, string>> {
  const url = testDatabaseUrl()
  if (url !== undefined) databases.push(await createDatabase(url))
  const own = databases.at(-1)
  return { GALLEY_DATA_DIR: join(folder, name), ...(own && { DATABASE_URL: own.url }) }
}
async function start(settings: Record<string, string>): Promise<StartedApi> {
  const more = { PUBLIC_URL: 'http://galley.test', SIGN_UP_PROOF: 'off', ...provider.settings }
  const api = await startedApi(settings['GALLEY_DATA_DIR'] ?? '', { ...settings, ...more })
  running.push(api)
  return api
}
async function kill(api: StartedApi): Promise<void> {
  const gone = new Promise((resolve) => api.process.once('exit', resolve))
  api.process.kill('SIGKILL')
  await gone
}
const copies = () => join(folder, 'copies')
const backup = (settings: Record<string, string>, ...more: string[]) =>
  runCommand('backup', [copies(), ...more], { ...settings, ...passphrase })
const newest = () =>
  join(
    copies(),
    readdirSync(copies())
      .filter((name) => name.endsWith('Z'))
      .toSorted()
      .at(-1) ?? '',
  )
const restore = (settings: Record<string, string>, ...more: string[]) =>
  runCommand('restore', [newest(), ...more], { ...settings, ...passphrase })

const get = async (api: StartedApi, path: string, token: string) => (await call(api, path, { token })).json as unknown
const creditsOf = async (api: StartedApi, token: string) => {
  const quota = (await get(api, '/api/subscriptions/current-subscription', token)) as Subscription
  return quota.message_quota - quota.messages_used
}
const signIn = async (api: StartedApi, name: string) =>
  (await call(api, '/api/auth/login', { method: 'POST', body: credentials(name) })) as {
    status: number
    json: Session
  }

/** Everything that the API shows of a person's work. */
async function workOf(api: StartedApi, token: string, resumes: string[]): Promise<unknown[]> {
  const paths = [
    '/api/auth/me',
    '/api/resumes/',
    ...resumes.flatMap((id) => [`/api/resumes/${id}`, `/api/resumes/${id}/versions`]),
  ]
  const shown = []
  for (const path of paths) shown.push([path, await call(api, path, { token })])
  expect(shown).toEqual(paths.map((path) => [path, { status: 200, json: expect.anything() }]))
  return shown
}

/** Saves again and again until it is stopped; knows what was acknowledged, and what was sent last. */
function keepsSaving(api: StartedApi, token: string, id: string) {
  const state = { acknowledged: -1, sent: -1, isOver: false }
  const text = (n: number) => `save ${n} ${'ü'.repeat(n % 50)}`
  const done = (async () => {
    while (!state.isOver) {
      state.sent += 1
      const body = { latex_content: text(state.sent) }
      const { status } = await call(api, `/api/resumes/${id}`, { method: 'PUT', body, token })
      if (status === 200) state.acknowledged = state.sent
    }
  })()
  return {
    state,
    stop: async () => {
      state.isOver = true
      await done
    },
  }
}

describe('a copy made while people work, restored on another machine', () => {
  it('has all that was there, and what was paid since comes again, once', async () => {
    const first = await machine('first')
    const api = await start(first)
    const token = await register(api, 'ann')
    const other = await register(api, 'ben')
    const still: string[] = []
    for (const text of ['one\r\n\t— “quoted” 漢字 \u{1F600}', 'x'.repeat(200_000), ''])
      still.push(await makeResume(api, token, text))
    await buyPack({ api, provider, token }, 'pro', { isReported: true })
    expect(await creditsOf(api, token)).toBe(110)
    const before = await workOf(api, token, still)
    const moving = await makeResume(api, other, 'begun')
    const saving = keepsSaving(api, other, moving)
    while (saving.state.acknowledged < 3) await setTimeout(20)

    const { acknowledged } = saving.state
    const made = await backup(first)
    const { sent } = saving.state
    expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/^The database was copied to .*Its keys were/s) })

    // More happens: work that is lost, and money that is not.
    while (saving.state.acknowledged < sent + 2) await setTimeout(20)
    await saving.stop()
    await call(api, `/api/resumes/${still[0]}`, { method: 'PUT', body: { latex_content: 'later' }, token })
    const paid = await buyPack({ api, provider, token }, 'starter', { isReported: true })
    const unreported = await buyPack({ api, provider, token: other }, 'pro', { isReported: false })
    const stranger = await register(api, 'cleo')
    await buyPack({ api, provider, token: stranger }, 'pro', { isReported: true })
    expect(await creditsOf(api, token)).toBe(135)
    await kill(api)

    const second = await machine('second')
    expect(await restore(second)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/is whole\.\nThe database was/),
    })
    let restored = await start(second)
    // Found at the provider by the job that runs at the start.
    await expect.poll(() => creditsOf(restored, token), { timeout: 30_000 }).toBe(135)
    await expect.poll(() => creditsOf(restored, other), { timeout: 30_000 }).toBe(110)
    const purchases = async (whose: string) =>
      ((await get(restored, '/api/subscriptions/purchases', whose)) as Purchase[]).map(({ id }) => id)
    expect(await purchases(token)).toContain(paid)
    expect(await purchases(other)).toEqual([unreported])

    // Byte for byte what was there.
    expect(await workOf(restored, token, still)).toEqual(before)
    const { latex_content: saved } = (await get(restored, `/api/resumes/${moving}`, other)) as Resume
    const index = Number(/^save (\d+) ü*$/.exec(saved ?? '')?.[1])
    expect(index).toBeGreaterThanOrEqual(acknowledged)
    expect(index).toBeLessThanOrEqual(sent)

    // Sessions of before go on (the keys are the same), and a password opens a new one; an account of later is gone.
    expect((await signIn(restored, 'ann')).status).toBe(200)
    expect((await signIn(restored, 'cleo')).status).toBe(401)

    // Another start finds nothing more, and the books are right.
    await restored.stop()
    restored = await start(second)
    await setTimeout(1_500)
    expect([await creditsOf(restored, token), await creditsOf(restored, other)]).toEqual([135, 110])
    await restored.stop()
    const books = execFileSync(process.execPath, [join(import.meta.dirname, 'ledger-check.ts')], {
      env: { ...withoutSettings(), ...second, WORKER_SOCKET: 'none' },
      encoding: 'utf8',
    })
    expect(books).not.toMatch(/FAIL/)
    expect(books.match(/to be looked at by a person/g)).toHaveLength(1)
  })
})

describe('the commands', () => {
  it('refuse what they should, and change nothing then', async () => {
    const first = await machine('first')
    const api = await start(first)
    await register(api, 'ann')
    // Without a passphrase no key leaves the folder.
    const bare = await runCommand('backup', [copies()], first)
    expect(bare).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Nothing was copied\. The keys .* are copied encrypted/),
    })
    expect(await backup(first)).toMatchObject({ code: 0 })
    // Where it is used, and where there are data. Of a pool that rests, all but one connection end after ten seconds.
    if (testDatabaseUrl()) await setTimeout(11_000)
    expect(await restore(first)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/already uses the data folder|is in use/),
    })
    await api.stop()
    expect(await restore(first)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/already\. Nothing was changed\. With --overwrite/),
    })

    const second = await machine('second')
    const wrong = await runCommand('restore', [newest()], { ...second, BACKUP_PASSPHRASE: 'another passphrase' })
    expect(wrong).toMatchObject({ code: 1, said: expect.stringMatching(/cannot be opened: the passphrase/) })
    const other: Record<string, string> = { GALLEY_DATA_DIR: second['GALLEY_DATA_DIR'] ?? '' }
    if (!testDatabaseUrl()) other['DATABASE_URL'] = 'postgres://nobody@127.0.0.1:9/none'
    expect(await restore(other)).toMatchObject({ code: 1, said: expect.stringMatching(/This is a copy of an? /) })
    expect(() => readdirSync(second['GALLEY_DATA_DIR'] ?? '')).toThrow('ENOENT')
  })

  it('put the present aside with --overwrite, and keep the newest copies, of a stopped Galley too', async () => {
    const first = await machine('first')
    const api = await start(first)
    const token = await register(api, 'ann')
    const id = await makeResume(api, token, 'as copied')
    for (let count = 0; count < 2; count += 1) expect(await backup(first, '--keep', '2')).toMatchObject({ code: 0 })
    const earlier = newest()
    await call(api, `/api/resumes/${id}`, { method: 'PUT', body: { latex_content: 'later' }, token })
    await api.stop()
    expect(await readLastCopy(first['GALLEY_DATA_DIR'] ?? '')).toMatchObject({ bytes: expect.any(Number) })
    expect(await backup(first, '--keep', '2')).toMatchObject({ code: 0 })
    for (const end of ['Z', '.keys']) expect(readdirSync(copies()).filter((name) => name.endsWith(end))).toHaveLength(2)
    const textOn = async (settings: Record<string, string>) => {
      const again = await start(settings)
      const { latex_content: text } = (await get(again, `/api/resumes/${id}`, token)) as Resume
      await again.stop()
      return text
    }
    expect(await runCommand('restore', [earlier, '--overwrite'], { ...first, ...passphrase })).toMatchObject({
      code: 0,
    })
    expect(await textOn(first)).toBe('as copied')
    const kept = readdirSync(first['GALLEY_DATA_DIR'] ?? '').filter((name) =>
      name.startsWith('database.before-restore'),
    )
    expect(kept).toHaveLength(testDatabaseUrl() ? 0 : 1)
    const second = await machine('second')
    expect(await restore(second)).toMatchObject({ code: 0 })
    expect(await textOn(second)).toBe('later')
  })

  it('leave everything as it was where a copy turns out to be unusable in the middle', async () => {
    const first = await machine('first')
    const api = await start(first)
    const token = await register(api, 'ann')
    const id = await makeResume(api, token, 'as copied')
    await backup(first)
    await call(api, `/api/resumes/${id}`, { method: 'PUT', body: { latex_content: 'later' }, token })
    await api.stop()
    // Its end is missing, and the checksums are right: it is noticed when most of it is restored. The very last bytes
    // may be nothing but what fills the archive's last block.
    const name = readdirSync(newest()).find((one) => one.startsWith('database.')) ?? ''
    const whole = readFileSync(join(newest(), name))
    writeFileSync(join(newest(), name), whole.subarray(0, Math.floor(whole.length * 0.9)))
    const sums = execFileSync('sha256sum', ['copy.json', name], { cwd: newest() })
    writeFileSync(join(newest(), 'SHA256SUMS'), sums)
    expect(await restore(first, '--overwrite')).toMatchObject({ code: 1, said: expect.stringMatching(/not restored/) })
    const again = await start(first)
    expect(await get(again, `/api/resumes/${id}`, token)).toMatchObject({ latex_content: 'later' })
  })

  it.runIf(testDatabaseUrl())('leave the tables of another program alone', async () => {
    const first = await machine('first')
    const api = await start(first)
    await register(api, 'ann')
    await backup(first)
    await api.stop()
    await withPatientClient(first['DATABASE_URL'] ?? '', (client) =>
      client.query('create table ledger_of_a_shop (n int)'),
    )
    const refused = await restore(first, '--overwrite')
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringMatching(/another program .*\(public\.ledger_of_a_shop\)/),
    })
  })

  it('no copy holds a key in the clear', async () => {
    const first = await machine('first')
    const api = await start(first)
    await register(api, 'ann')
    await backup(first)
    const key = readFileSync(join(first['GALLEY_DATA_DIR'] ?? '', 'secrets-key'), 'utf8')
    const unpacked = join(folder, 'unpacked')
    const database = readdirSync(newest()).find((name) => name.startsWith('database.')) ?? ''
    mkdirSync(unpacked)
    if (database.endsWith('.zst')) await unpackInto(join(newest(), database), unpacked)
    expect(() => execFileSync('grep', ['-raqF', key, folder, '--exclude-dir=first'])).toThrow('Command failed')
    // It would be found.
    expect(() => execFileSync('grep', ['-raqF', key, folder])).not.toThrow()
  })
})
