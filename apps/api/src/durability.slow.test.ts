// An acknowledged save is a promise: it is there after the process was killed in the middle of others.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from '@galley/contract/accounts'
import type { Resume } from '@galley/contract/resumes'
import { tierRuns } from '@galley/resume/testing/tier'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabaseUrl, withoutSettings } from './testing/env.ts'

/** Beside other tests a start takes several seconds. */
const crowdedMs = 300_000
const rounds = tierRuns(1, 5)
const writers = 4
let folder = ''
let api: ChildProcess | undefined
let origin = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'galley-durability-'))))
afterAll(async () => {
  api?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  const url = testDatabaseUrl()
  api = fork(join(import.meta.dirname, '../dist/main.mjs'), [], {
    env: {
      ...withoutSettings(),
      PORT: '0',
      PUBLIC_URL: 'http://galley.test',
      SIGN_UP_PROOF: 'off',
      GALLEY_DATA_DIR: folder,
      WORKER_SOCKET: join(folder, 'none.sock'),
      LOG_LEVEL: 'silent',
      ...(url && { DATABASE_URL: url }),
    },
    execArgv: ['--disable-proto=delete'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [message] = (await once(api, 'message')) as [{ listening: string }]
  origin = message.listening
}

async function call<T>(
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<T> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${response.status}`)
  return (await response.json()) as T
}

it(
  `keeps every acknowledged save through ${rounds} kill(s)`,
  async () => {
    await start()
    const { access_token: token } = await call<Session>('POST', '/auth/register', {
      body: { email: `durable${Date.now()}@example.org`, password: 'a good password', full_name: 'D' },
    })
    const resumes = await Promise.all(
      Array.from({ length: writers }, () => call<Resume>('POST', '/resumes/', { token, body: { resume_data: {} } })),
    )
    const acknowledged = new Map(resumes.map(({ id, version }) => [id, { version, text: '' }]))
    let total = 0

    for (let round = 0; round < rounds; round += 1) {
      const write = async (id: string) => {
        for (let n = 0; ; n += 1) {
          const text = `round ${round}, text ${n}`
          try {
            const { version } = await call<{ version: number }>('PUT', `/resumes/${id}`, {
              token,
              body: { latex_content: text },
            })
            acknowledged.set(id, { version, text })
            total += 1
          } catch {
            return
          }
        }
      }
      let isWriting = true
      const writing = Promise.all(resumes.map(({ id }) => write(id))).finally(() => (isWriting = false))
      // Requests fail before the process is gone, and until then the data folder is its own.
      const gone = api && once(api, 'exit')
      // Each has written twice, however busy the machine is: a kill without any write shows nothing.
      const enough = total + 2 * writers
      while (total < enough && isWriting) await pause(5)
      setTimeout(() => api?.kill('SIGKILL'), Math.random() * 150)
      await Promise.all([writing, gone])
      await start()
      for (const [id, { version, text }] of acknowledged) {
        const stored = await call<Resume>('GET', `/resumes/${id}`, { token })
        expect(stored.version).toBeGreaterThanOrEqual(version)
        // What was sent last may have been stored without its acknowledgement getting through; nothing older may stand
        // there.
        if (stored.version === version) expect(stored.latex_content).toBe(text || stored.latex_content)
      }
    }
    expect(total).toBeGreaterThanOrEqual(2 * rounds * writers)
  },
  crowdedMs,
)

it(
  'does not let a second process open the same data folder',
  async () => {
    if (testDatabaseUrl()) return
    const second = fork(join(import.meta.dirname, '../dist/main.mjs'), [], {
      env: {
        ...withoutSettings(),
        PORT: '0',
        GALLEY_DATA_DIR: folder,
        WORKER_SOCKET: join(folder, 'none.sock'),
        LOG_LEVEL: 'silent',
      },
      execArgv: ['--disable-proto=delete'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    second.stderr?.on('data', (chunk: Buffer) => (said += chunk))
    const [code] = (await once(second, 'exit')) as [number]
    expect(code).not.toBe(0)
    expect(said).toMatch(/^Galley cannot start: Another Galley \(process \d+\) already uses the data folder/)
  },
  crowdedMs,
)
