// Keys that change and a service that is down, where it keeps the accounts: no user is signed out by either.
import { importJWK, SignJWT } from 'jose'
import { tierSample } from '@galley/resume/testing/tier'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forward, startHostedApp, type HostedApp } from '../../../testing/hosted/start-hosted-app.ts'
import type { TestUser } from '../../../testing/start-test-app.ts'

const jwks = '/auth/v1/.well-known/jwks.json'
const second = 1_000
const minute = 60_000

let app: HostedApp
beforeEach(async () => {
  app = await startHostedApp()
})
afterEach(() => app.close())

const list = ({ accessToken }: Pick<TestUser, 'accessToken'>) =>
  app.galley.app.inject({ url: '/api/resumes/', headers: { authorization: `Bearer ${accessToken}` } })
const statusOf = async (user: Pick<TestUser, 'accessToken'>) => (await list(user)).statusCode

async function forged(kid: string) {
  const key = await importJWK(app.standIn.keys.signingKey(), 'ES256')
  return { accessToken: await new SignJWT({ sub: 'x' }).setProtectedHeader({ alg: 'ES256', kid }).sign(key) }
}

describe('keys', () => {
  it('are asked for once, and again after ten minutes', async () => {
    const ann = await app.galley.register()
    for (let call = 0; call < 5; call += 1) expect(await statusOf(ann)).toBe(200)
    expect(app.standIn.count(jwks)).toBe(1)
    forward(app, 10 * minute + 1)
    expect(await statusOf(ann)).toBe(200)
    expect(app.standIn.count(jwks)).toBe(2)
  })

  it('that are new count from their first token, and old ones go on', async () => {
    const before = await app.galley.register()
    expect(await statusOf(before)).toBe(200)
    forward(app, minute)
    await app.standIn.keys.rotate()
    const after = await app.galley.register()
    expect([await statusOf(after), await statusOf(before)]).toEqual([200, 200])
    expect(app.standIn.count(jwks)).toBe(2)
  })

  it('that were revoked count no more ten minutes later', async () => {
    const ann = await app.galley.register()
    // Of a session that lives: it is the key that is refused.
    app.standIn.respond('/auth/v1/user', { status: 200, body: { created_at: '2026-01-01T00:00:00Z' } })
    expect(await statusOf(ann)).toBe(200)
    await app.standIn.keys.rotate()
    app.standIn.keys.revokeOlder()
    forward(app, 10 * minute + 1)
    expect(await statusOf(ann)).toBe(401)
  })

  it('that are invented by the thousand make a handful of requests, and keep no user out', async () => {
    const ann = await app.galley.register()
    expect(await statusOf(ann)).toBe(200)
    for (let round = 0; round < 2; round += 1) {
      const tokens = await Promise.all(Array.from({ length: 500 }, (_, index) => forged(`kid ${round} ${index}`)))
      const statuses = await Promise.all(tokens.slice(100).map(statusOf))
      for (const token of tokens.slice(0, 100)) statuses.push(await statusOf(token))
      expect(statuses.every((status) => status === 401 || status === 503)).toBe(true)
      expect(await statusOf(ann)).toBe(200)
      forward(app, 30 * second)
    }
    expect(app.standIn.count(jwks)).toBeLessThanOrEqual(3)
  })

  it('that are new amid such a flood have to wait for seconds, and sign no user out', async () => {
    expect(await statusOf(await forged('invented'))).toBe(401)
    await app.standIn.keys.rotate()
    const ann = await app.galley.register()
    const early = await list(ann)
    expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '10'])
    forward(app, 10 * second)
    expect(await statusOf(ann)).toBe(200)
  })

  it.each<[string, object]>([
    ['no set', { keys: 'none' }],
    ['a shared secret', { keys: [{ kid: 'k', kty: 'oct', k: 'c2VjcmV0', alg: 'HS256' }] }],
    ['keys without an id', { keys: [{ kty: 'EC', crv: 'P-256' }] }],
    ['keys that are none', { keys: [null, 1, { kid: 'k', kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }] }],
    ['far too many', { keys: Array.from({ length: 5_000 }, () => ({ kid: 'k', kty: 'RSA' })) }],
  ])('are not taken from a response with %s', async (_what, body) => {
    app.standIn.respond(jwks, { status: 200, body })
    const ann = await app.galley.register()
    expect([401, 503]).toContain(await statusOf(ann))
    const hs256 = new SignJWT({ sub: ann.id }).setProtectedHeader({ alg: 'HS256', kid: 'k' })
    expect(await statusOf({ accessToken: await hs256.sign(new TextEncoder().encode('secret')) })).toBe(401)
  })
})

describe.each(tierSample(['refusing', 'failing', 'silent'] as const, 2))('a service that is %s', (outage) => {
  it('keeps users signed in whose key is known', async () => {
    const ann = await app.galley.register()
    expect(await statusOf(ann)).toBe(200)
    await app.standIn.outage(outage)
    forward(app, 11 * minute)
    for (let call = 0; call < 5; call += 1) expect(await statusOf(ann)).toBe(200)
    const created = await app.galley.ask(ann, { method: 'POST', url: '/api/resumes/', payload: { resume_data: {} } })
    expect(created.statusCode).toBe(201)
    forward(app, 40 * minute)
    expect(await statusOf(ann)).toBe(200)
    // Beyond its last second no outage helps.
    forward(app, 10 * minute)
    expect(await statusOf(ann)).toBe(401)
  })

  it('makes 503 of what no key can judge, not 401, and goes on when it is back', async () => {
    const ann = await app.galley.register()
    await app.standIn.outage(outage)
    const response = await list(ann)
    expect(response.statusCode).toBe(503)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.json()).toMatchObject({
      code: 'sign_in_unavailable',
      detail: expect.stringMatching(/stay signed in/) as string,
    })
    expect(await statusOf({ accessToken: 'abc' })).toBe(401)
    await app.standIn.outage('none')
    forward(app, 3 * second)
    expect(await statusOf(ann)).toBe(200)
  })

  it('is asked for keys once in three seconds, however many users wait', async () => {
    const ann = await app.galley.register()
    // Where nothing listens nothing can be counted.
    if (outage === 'refusing') return
    await app.standIn.outage(outage)
    const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(ann)))
    for (let call = 0; call < 20; call += 1) statuses.push(await statusOf(ann))
    expect(new Set(statuses)).toEqual(new Set([503]))
    expect(app.standIn.count(jwks)).toBe(1)
  })
})

describe('a session', () => {
  const out = (user: TestUser, scope: string) =>
    app.standIn.inner.ask(user, { method: 'POST', url: `/auth/v1/logout?scope=${scope}` })

  it('that has ended at the service is refused within a minute', async () => {
    const ann = await app.galley.register()
    expect(await statusOf(ann)).toBe(200)
    expect((await out(ann, 'global')).statusCode).toBe(204)
    forward(app, minute)
    expect(await statusOf(ann)).toBe(401)
    expect(await statusOf(ann)).toBe(401)
  })

  it('is asked about once a minute', async () => {
    const ann = await app.galley.register()
    for (let call = 0; call < 10; call += 1) await statusOf(ann)
    await Promise.all(Array.from({ length: 10 }, () => statusOf(ann)))
    expect(app.standIn.count('/auth/v1/user')).toBe(1)
    forward(app, minute)
    await Promise.all(Array.from({ length: 10 }, () => statusOf(ann)))
    expect(app.standIn.count('/auth/v1/user')).toBe(2)
  })

  it.each([
    ['the key of the project is refused', { status: 401, body: { message: 'Invalid API key' } }],
    ['there are too many requests', { status: 429, body: { code: 'over_request_rate_limit', message: 'x' } }],
    ['the response is no user', { status: 200, body: { hello: 1 } }],
    ['there is no such path', { status: 404, body: { code: 404, error_code: 'not_found', msg: 'x' } }],
  ])('lives on where %s, and the operator hears of it', async (_what, response) => {
    const ann = await app.galley.register()
    app.standIn.respond('/auth/v1/user', response)
    expect(await statusOf(ann)).toBe(200)
    expect(app.refusals).toEqual([expect.objectContaining({ status: response.status })])
  })

  it.each(['session_not_found', 'user_not_found', 'user_banned', 'bad_jwt'])(
    'is over where the service says %s, in the older form, too',
    async (code) => {
      const ann = await app.galley.register()
      app.standIn.respond('/auth/v1/user', { status: 403, body: { code: 403, error_code: code, msg: 'x' } })
      expect(await statusOf(ann)).toBe(401)
    },
  )
})
