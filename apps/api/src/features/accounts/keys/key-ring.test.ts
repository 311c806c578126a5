// The keys of sessions, in the database: made once, encrypted, replaced without signing anyone out, and shared by every
// process.
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { decodeProtectedHeader, type JWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { movableClock, startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { oneKey } from '../../../testing/one-key.ts'
import { createTokens, generateSigningKey } from '../tokens.ts'
import { openKeyRing } from './key-ring.ts'
import { createSecretBox } from './secret-box.ts'
import { createServerKeysRepository } from './server-keys.repository.ts'

const issuer = 'http://galley.test/auth/v1'
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const secretsKey = randomBytes(32)

let galley: TestApp
const clock = movableClock()
beforeAll(async () => void (galley = await startTestApp()))
afterAll(() => galley.close())
beforeEach(async () => void (await galley.database.db.execute(sql`delete from server_keys`)))

/** A process on the database. */
async function start({ legacy = null, key = secretsKey, from = issuer }: Partial<Started> = {}) {
  const repository = createServerKeysRepository(galley.database.db)
  const ring = await openKeyRing({ repository, box: createSecretBox([key]), clock, legacy })
  return { ring, tokens: await createTokens({ keys: ring, issuer: from, clock }) }
}
interface Started {
  legacy: JWK | null
  key: Buffer
  from: string
}
type Process = Awaited<ReturnType<typeof start>>

const sign = async ({ tokens }: Process) =>
  (
    await tokens.signAccessToken({
      userId: randomUUID(),
      email: 'ann@example.org',
      sessionId: randomUUID(),
      userMetadata: {},
      signedInAt: clock.now(),
      method: 'password',
      secondFactor: null,
    })
  ).token
const kidOf = (token: string) => decodeProtectedHeader(token).kid
const isGood = async ({ tokens }: Process, token: string) => (await tokens.verifyAccessToken(token)) !== null
const rows = async () =>
  ((await galley.database.db.execute(sql`select * from server_keys`)) as unknown as { rows: { secret: string }[] }).rows

describe('the first start', () => {
  it('makes one key that signs and one that seals, encrypted', async () => {
    const { ring } = await start()
    const stored = await rows()
    expect(stored).toHaveLength(2)
    const text = JSON.stringify(stored)
    expect(text).not.toContain(ring.signing().d)
    expect(text).not.toContain(ring.sealSecret)
  })

  it('of several processes at once makes them once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => start()))
    expect(new Set(all.map(({ ring }) => ring.signing().kid)).size).toBe(1)
    expect(new Set(all.map(({ ring }) => ring.sealSecret)).size).toBe(1)
    expect(await rows()).toHaveLength(2)
  })

  it('takes over the key of an earlier version: its tokens, its refresh tokens and its hashes stay good', async () => {
    const legacy = await generateSigningKey()
    const before = { tokens: await createTokens({ keys: oneKey(legacy), issuer, clock }) } as Process
    const token = await sign(before)
    const refresh = before.tokens.sealRefreshToken('an-id')
    const now = await start({ legacy })
    expect(await isGood(now, token)).toBe(true)
    expect(now.tokens.openRefreshToken(refresh)).toBe('an-id')
    expect(now.tokens.hashPrivately('a place')).toBe(before.tokens.hashPrivately('a place'))
    expect(await isGood(await start({ legacy: await generateSigningKey() }), token)).toBe(true)
  })
})

describe('a later start', () => {
  it('has the same keys', async () => {
    const token = await sign(await start())
    expect(await isGood(await start(), token)).toBe(true)
  })

  it('with another key of secrets is refused, and says what to put back', async () => {
    await start()
    await expect(start({ key: randomBytes(32) })).rejects.toThrow(/secrets-key of the data folder, or SECRETS_KEY/)
    expect(await rows()).toHaveLength(2)
  })

  it('under another address keeps refresh tokens', async () => {
    const before = await start()
    const after = await start({ from: 'https://galley.example/auth/v1' })
    expect(after.tokens.openRefreshToken(before.tokens.sealRefreshToken('an-id'))).toBe('an-id')
    expect(await isGood(after, await sign(before))).toBe(false)
  })
})

describe('a rotation', () => {
  it('signs with another key; tokens of the one before are good until they expire', async () => {
    const one = await start()
    const old = await sign(one)
    const refresh = one.tokens.sealRefreshToken('an-id')
    expect(await one.ring.rotate()).toBe(1)
    const fresh = await sign(one)
    expect(kidOf(fresh)).not.toBe(kidOf(old))
    expect([await isGood(one, old), await isGood(one, fresh)]).toEqual([true, true])
    expect(one.tokens.jwks.keys.map(({ kid }) => kid).toSorted()).toEqual([kidOf(old), kidOf(fresh)].toSorted())
    expect(JSON.stringify(one.tokens.jwks)).not.toContain('"d"')
    expect(one.tokens.openRefreshToken(refresh)).toBe('an-id')
  })

  it('removes the old key once its last token has expired', async () => {
    const one = await start()
    await one.ring.rotate()
    clock.forward(hourMs)
    expect(await one.ring.forgetRetired()).toBe(0)
    clock.forward(11 * 60_000)
    expect(await one.ring.forgetRetired()).toBe(1)
    expect(one.tokens.jwks.keys).toHaveLength(1)
    expect(await isGood(one, await sign(one))).toBe(true)
  })

  it('comes by itself after 90 days', async () => {
    const { ring } = await start()
    clock.forward(89 * dayMs)
    expect(await ring.rotateOld()).toBe(0)
    clock.forward(2 * dayMs)
    expect(await ring.rotateOld()).toBe(1)
    expect(await ring.rotateOld()).toBe(0)
  })

  it('of another process is noticed at its first token; both sign and verify', async () => {
    const [one, other] = [await start(), await start()]
    const old = await sign(other)
    clock.forward(6_000)
    await one.ring.rotate()
    const fresh = await sign(one)
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => isGood(other, fresh)))
    expect(atOnce).toEqual(Array.from({ length: 6 }, () => true))
    expect(await isGood(one, old)).toBe(true)
    expect(kidOf(await sign(other))).toBe(kidOf(fresh))
  })

  it('by two processes at once replaces the key once', async () => {
    const [one, other] = [await start(), await start()]
    const counts = await Promise.all([one.ring.rotate(), other.ring.rotate()])
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(0)
    const active = (await galley.database.db.execute(
      sql`select id from server_keys where purpose = 'sign' and retired_at is null`,
    )) as unknown as { rows: object[] }
    expect(active.rows).toHaveLength(1)
  })

  it('made-up key ids are refused, and make no query each', async () => {
    const one = await start()
    const other = { tokens: await createTokens({ keys: oneKey(await generateSigningKey()), issuer, clock }) } as Process
    const forged = await sign(other)
    clock.forward(6_000)
    expect(await isGood(one, forged)).toBe(false)
    await galley.database.db.execute(sql`delete from server_keys`)
    // Had it asked the database again, it would have made other keys.
    expect(await isGood(one, forged)).toBe(false)
    expect(await rows()).toEqual([])
  })
})
