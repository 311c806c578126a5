// Several API processes on one Postgres, directly and through PgBouncer in transaction mode, with one Redis: they start
// at once, migrate once, and are one product.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from '@galley/contract/accounts'
import type { Resume } from '@galley/contract/resumes'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startPrivatePgBouncer, type PrivatePgBouncer } from '../../../toolchain/private-pgbouncer.ts'
import { startPrivatePostgres, type PrivatePostgres } from '../../../toolchain/private-postgres.ts'
import { startPrivateRedis, type PrivateRedis } from '../../../toolchain/private-redis.ts'
import { defaultAllowances } from './http/rate-limits.ts'
import { createDatabase, type OwnDatabase } from './testing/own-database.ts'
import { call, startApi, startedApi, type StartedApi } from './testing/start-api.ts'

let folder = ''
let postgres: PrivatePostgres
let bouncer: PrivatePgBouncer
let redis: PrivateRedis
const running: StartedApi[] = []
const databases: OwnDatabase[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galley-several-'))
  postgres = await startPrivatePostgres()
  bouncer = await startPrivatePgBouncer(postgres.url)
  redis = await startPrivateRedis()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((api) => api.stop()))
  for (const database of databases.splice(0)) await database.drop()
})
afterAll(async () => {
  await redis.stop()
  await bouncer.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ways = [
  ['Postgres', () => postgres.url],
  ['PgBouncer', () => bouncer.url],
] as const

/** An empty database, and the settings of processes that share it. */
async function shared(serverUrl: string) {
  const database = await createDatabase(postgres.url)
  databases.push(database)
  const url = Object.assign(new URL(serverUrl), { pathname: new URL(database.url).pathname }).href
  return {
    url: database.url,
    settings: {
      DATABASE_URL: url,
      REDIS_URL: redis.url,
      SECRETS_KEY: 's'.repeat(40),
      PUBLIC_URL: 'http://galley.test',
    },
  }
}

const startSeveral = async (count: number, settings: Record<string, string>): Promise<StartedApi[]> => {
  const apis = await Promise.all(
    Array.from({ length: count }, (_, n) => startedApi(join(folder, `${Date.now()}-${n}`), settings)),
  )
  running.push(...apis)
  return apis
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Sign-up sends a proof: these processes are on no machine of their own. */
const proofOff = { SIGN_UP_PROOF: 'off' }

describe.each(ways)('on %s', (_name, serverUrl) => {
  it('four processes that start at once on an empty database migrate it once, and have one set of keys', async () => {
    const { url, settings } = await shared(serverUrl())
    const apis = await startSeveral(4, settings)
    const migrations = await query<{ hash: string }>(url, 'select hash from drizzle.__drizzle_migrations')
    expect(migrations.length).toBeGreaterThan(10)
    expect(new Set(migrations.map(({ hash }) => hash)).size).toBe(migrations.length)
    const keys = await Promise.all(apis.map(async (api) => (await call(api, '/auth/v1/.well-known/jwks.json')).json))
    expect(keys[0]).toMatchObject({ keys: [{ alg: 'ES256' }] })
    for (const others of keys) expect(others).toEqual(keys[0])
    const advisory = await query(url, `select 1 from pg_locks where locktype = 'advisory'`)
    expect(advisory).toEqual([])
  })

  it('an older program on a newer schema refuses to start, in a sentence', async () => {
    const { url, settings } = await shared(serverUrl())
    const [first] = await startSeveral(1, settings)
    await first?.stop()
    running.length = 0
    await query(url, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`)
    const start = await startApi(join(folder, 'older'), settings)
    expect(start).toMatchObject({ kind: 'refused', code: 1 })
    expect(start.kind === 'refused' && start.said).toMatch(
      /^Galley cannot start: A newer version of Galley has changed the tables of this database\. [^\n]+\n$/,
    )
  })

  it('what one process does, the other knows: accounts, resumes, saves and their conflicts, sessions that end', async () => {
    const { settings } = await shared(serverUrl())
    const [one, other] = (await startSeveral(2, { ...settings, ...proofOff })) as [StartedApi, StartedApi]
    const body = { email: 'maya@example.org', password: 'a good password', full_name: 'Maya' }
    const session = (await call(one, '/api/auth/register', { method: 'POST', body })).json as Session
    const token = session.access_token
    const made = await call(other, '/api/resumes/', { method: 'POST', body: { resume_data: {} }, token })
    const { id, version } = made.json as Resume
    const put = (api: StartedApi, text: string) =>
      fetch(`${api.url}/api/resumes/${id}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': `"${version}"` },
        body: JSON.stringify({ latex_content: text }),
      })
    const saves = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => (await put(n % 2 ? one : other, `% text ${n}\n`)).status),
    )
    expect(saves.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    const [seenByOne, seenByOther] = await Promise.all(
      [one, other].map(async (api) => (await call(api, `/api/resumes/${id}`, { token })).json as Resume),
    )
    expect(seenByOne).toEqual(seenByOther)
    expect((await call(one, '/auth/v1/logout?scope=global', { method: 'POST', token })).status).toBe(204)
    expect((await call(other, '/api/resumes/', { token })).status).toBe(401)
  })

  it('rate limits are shared', async () => {
    const { settings } = await shared(serverUrl())
    const [one, other] = (await startSeveral(2, { ...settings, ...proofOff })) as [StartedApi, StartedApi]
    const { points } = defaultAllowances.signInPerAddress
    const body = { email: 'nobody@example.org', password: 'a wrong password' }
    const statuses: number[] = []
    for (let n = 0; n < points + 4; n += 1)
      statuses.push((await call(n % 2 ? one : other, '/api/auth/login', { method: 'POST', body })).status)
    const address = await fetch(`${one.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, email: 'another@example.org' }),
    })
    expect(address.status).toBe(429)
    expect(statuses.slice(-2)).toEqual([429, 429])
  })
})
