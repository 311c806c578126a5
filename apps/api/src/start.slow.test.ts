// Starting on what is there: data of an earlier Galley, a folder that will not do, another process that was first.
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import type { Session } from '@galley/contract/accounts'
import type { Purchase } from '@galley/contract/billing'
import type { Subscription } from '@galley/contract/credits'
import type { Resume } from '@galley/contract/resumes'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { canMountDisks, mountDisk, unmountDisk } from '../../../toolchain/small-disk.ts'
import { withoutSettings } from './testing/env.ts'
import { call, startApi, startedApi, type StartedApi } from './testing/start-api.ts'
import { isDeepTier, tierSample } from '@galley/resume/testing/tier'

let folder = ''
let data = ''
const running: StartedApi[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galley-start-'))
  data = join(folder, 'data')
})
afterEach(async () => {
  for (const api of running.splice(0)) await api.stop()
  rmSync(folder, { recursive: true, force: true })
})
const oneSentence = /^Galley cannot start: [^\n]+\n$/

it('data of commit 1912f66: an account, its resume, its credits and its receipt are all there, and work goes on', async () => {
  const fixture = join(import.meta.dirname, 'db/fixtures/data-1912f66.tar.zst')
  execFileSync('tar', ['x', '-C', folder], { input: zstdDecompressSync(readFileSync(fixture)) })
  const api = await startedApi(data)
  running.push(api)
  const login = { email: 'maya@example.org', password: 'an old good password' }
  const session = (await call(api, '/api/auth/login', { method: 'POST', body: login })).json as Session
  const token = session.access_token
  const [summary] = (await call(api, '/api/resumes/', { token })).json as Resume[]
  const id = summary?.id ?? ''
  const resume = (await call(api, `/api/resumes/${id}`, { token })).json as Resume
  expect(resume).toMatchObject({ title: 'Kept since the first round', job_description: 'Engineer' })
  expect(resume.latex_content).toMatch(/% edited\n$/)
  expect((await call(api, '/api/subscriptions/current-subscription', { token })).json as Subscription).toMatchObject({
    message_quota: 35,
    messages_used: 0,
  })
  expect((await call(api, '/api/subscriptions/purchases', { token })).json as Purchase[]).toMatchObject([
    { pack_id: 'starter', state: 'paid' },
  ])
  const chat = { resume_id: id, form_data: {}, template_name: 'classic', job_description: null }
  expect((await call(api, '/api/ai/session/start', { method: 'POST', body: chat, token })).status).toBe(200)
  const saved = await call(api, `/api/resumes/${id}`, { method: 'PUT', body: { latex_content: 'new' }, token })
  expect(saved.status).toBe(200)
})

it.runIf(isDeepTier)('four processes on one folder: one starts, three say why they do not', async () => {
  const starts = await Promise.all(Array.from({ length: 4 }, () => startApi(data)))
  for (const start of starts) if (start.kind === 'started') running.push(start.api)
  expect(starts.filter(({ kind }) => kind === 'started').length).toBe(1)
  for (const start of starts)
    if (start.kind === 'refused') {
      expect(start.said).toMatch(oneSentence)
      expect(start.said).toMatch(/Another Galley \(process \d+\) already uses the data folder/)
    }
})

it.runIf(isDeepTier)(
  'whatever it writes, the tables of the database among it, is open to its owner alone',
  async () => {
    const api = await startedApi(data, { LOG_LEVEL: 'info', LOG_FILE: join(data, 'api.log') })
    running.push(api)
    const account = { email: 'maya@example.org', password: 'a good password', full_name: 'Maya' }
    expect((await call(api, '/api/auth/register', { method: 'POST', body: account })).status).toBe(201)
    const paths = ['.', ...readdirSync(data, { recursive: true, encoding: 'utf8' })]
    expect(paths.length).toBeGreaterThan(500)
    const open = paths.filter((path) => {
      const stat = lstatSync(join(data, path), { throwIfNoEntry: false })
      return stat !== undefined && !stat.isSymbolicLink() && (stat.mode & 0o077) !== 0
    })
    expect(open).toEqual([])
  },
)

const brokenKeys = [
  ['half a key', '{"kty":"EC","crv":"P-256"'],
  ['an empty key', ''],
  ['something else in its place', '[]'],
] as const
it.runIf(isDeepTier).each(brokenKeys)('%s', async (_what, text) => {
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(join(data, 'signing-key.json'), text)
  const start = await startApi(data)
  expect(start).toMatchObject({ kind: 'refused', code: 1, said: expect.stringMatching(oneSentence) })
  expect(start.kind === 'refused' && start.said).toMatch(
    /signing-key\.json, is empty or damaged\. Put it back from a backup/,
  )
  // Nothing is overwritten.
  expect(readFileSync(join(data, 'signing-key.json'), 'utf8')).toBe(text)
})

it.runIf(isDeepTier)('another key signs sessions once a command asked for it; no user is signed out', async () => {
  const address = { PUBLIC_URL: 'http://127.0.0.1:3000' }
  const first = await startedApi(data, address)
  const body = { email: 'maya@example.org', password: 'a good password', full_name: 'Maya' }
  const { access_token: token } = (await call(first, '/api/auth/register', { method: 'POST', body })).json as {
    access_token: string
  }
  await first.stop()
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../toolchain/rotate-keys.ts')], {
    env: { ...withoutSettings(), GALLEY_DATA_DIR: data },
  })
  const second = await startedApi(data, { ...address, SECRETS_KEY: 'x'.repeat(40) })
  running.push(second)
  const keys = async () =>
    ((await call(second, '/auth/v1/.well-known/jwks.json')).json as { keys: { kid: string }[] }).keys.length
  await expect.poll(keys).toBe(2)
  expect((await call(second, '/api/auth/me', { token })).status).toBe(200)
  expect(existsSync(join(data, 'rotate-keys'))).toBe(false)
})

const canMount = canMountDisks()

/** A file system of its own in the data folder's place, for as long as `work` takes. */
async function onTmpfs(options: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(data, { mode: 0o700 })
  mountDisk(data, `mode=700,${options}`)
  try {
    await work()
  } finally {
    for (const api of running.splice(0)) await api.stop()
    unmountDisk(data)
  }
}

it.runIf(canMount)('a folder that can only be read', () =>
  onTmpfs('ro', async () => {
    const start = await startApi(data)
    expect(start).toMatchObject({ kind: 'refused', code: 1, said: expect.stringMatching(oneSentence) })
    expect(start.kind === 'refused' && start.said).toMatch(/cannot be written to \(EROFS\)/)
  }),
)

it.runIf(canMount && isDeepTier)('a disk that is full', () =>
  onTmpfs('size=8m', async () => {
    const start = await startApi(data)
    expect(start).toMatchObject({ kind: 'refused', code: 1, said: expect.stringMatching(oneSentence) })
    expect(start.kind === 'refused' && start.said).toMatch(/is full: \d+ MB are free, and Galley needs \d+ MB/)
  }),
)

it.runIf(canMount).each(tierSample(['trace', 'info', 'silent'], 1))(
  'a disk that fills up while it runs, with the log at %s: reads go on, saves say so, and work again when there is room',
  (level) =>
    onTmpfs('size=120m', async () => {
      const api = await startedApi(data, { LOG_LEVEL: level, LOG_FILE: join(data, 'api.log') })
      running.push(api)
      const account = { email: 'maya@example.org', password: 'a good password', full_name: 'Maya' }
      const { access_token: token } = (await call(api, '/api/auth/register', { method: 'POST', body: account }))
        .json as Session
      const made = await call(api, '/api/resumes/', {
        method: 'POST',
        body: { resume_data: {}, latex_content: 'kept' },
        token,
      })
      const { id } = made.json as Resume
      const save = (latex: string) =>
        call(api, `/api/resumes/${id}`, { method: 'PUT', body: { latex_content: latex }, token })
      const ballast = join(data, 'ballast')
      try {
        writeFileSync(ballast, Buffer.alloc(200 * 1024 * 1024))
      } catch {
        // It took all there was.
      }
      const answers = []
      for (let n = 0; n < 60; n += 1) answers.push(await save(`${n} ${'x'.repeat(20_000)}`))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([507]))
      expect(answers[0]?.json).toMatchObject({
        code: 'storage_full',
        detail: 'Could not save. Your text is kept on this device.',
      })
      expect((await call(api, '/healthz')).status).toBe(200)
      expect((await call(api, `/api/resumes/${id}`, { token })).json).toMatchObject({ latex_content: 'kept' })
      rmSync(ballast)
      expect((await save('after')).status).toBe(200)
      expect((await call(api, `/api/resumes/${id}`, { token })).json).toMatchObject({ latex_content: 'after' })
    }),
)
