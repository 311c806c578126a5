// Which access tokens are believed, and what is left of a session that has ended.
import { importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshTokens, sessions } from './accounts.tables.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { generateSigningKey } from './tokens.ts'

let galley: TestApp
beforeAll(async () => {
  galley = await startTestApp()
})
afterAll(() => galley.close())

const me = (token: string) => galley.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })

describe('forged tokens', () => {
  const forged = async () => {
    const { accessToken } = await galley.register()
    const [head = '', body = '', signature = ''] = accessToken.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const header = { alg: 'ES256', kid: galley.signingKey.kid ?? '' }
    const [own, other] = await Promise.all([
      importJWK(galley.signingKey, 'ES256'),
      importJWK(await generateSigningKey(), 'ES256'),
    ])
    // What is wrong with the others is only what they are named for.
    const resigned = await new SignJWT(claims).setProtectedHeader(header).sign(own)
    expect((await me(resigned)).statusCode).toBe(200)
    const { exp, ...endless } = claims
    const { session_id: sessionId, ...sessionless } = claims
    expect([exp, sessionId]).toEqual([expect.any(Number), expect.any(String)])
    return {
      'none at all': '',
      'no signature': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
      'a flipped bit': `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'other claims': `${head}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
      'another key': await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(other),
      'one for others': await new SignJWT({ ...claims, aud: 'somebody-else' }).setProtectedHeader(header).sign(own),
      'one of others': await new SignJWT({ ...claims, iss: 'https://elsewhere.example/auth/v1' })
        .setProtectedHeader(header)
        .sign(own),
      'one without a session': await new SignJWT(sessionless).setProtectedHeader(header).sign(own),
      'one that never ends': await new SignJWT(endless).setProtectedHeader(header).sign(own),
      'the public key as a secret': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from(JSON.stringify(galley.tokens.jwks.keys[0]))),
      garbage: 'a.b.c',
    }
  }
  it('are refused, each for itself', async () => {
    for (const [title, token] of Object.entries(await forged()))
      expect([title, (await me(token)).statusCode]).toEqual([title, 401])
  })

  it('an expired one is refused', async () => {
    const { accessToken } = await galley.register()
    galley.clock.forward(3_601_000)
    expect((await me(accessToken)).statusCode).toBe(401)
  })
})

describe('signing out', () => {
  it('leaves nothing of a session that has ended, after 30 days, and does not touch one that lives', async () => {
    const own = await startTestApp()
    const [gone, here] = [await own.register(), await own.register()]
    const url = '/auth/v1/token?grant_type=refresh_token'
    const refresh = (refresh_token: string) => own.app.inject({ method: 'POST', url, payload: { refresh_token } })
    await own.ask(gone, { method: 'POST', url: '/auth/v1/logout' })
    const left = async () => {
      await own.app.sweep()
      const { db } = own.database
      return [(await db.select().from(sessions)).length, (await db.select().from(refreshTokens)).length]
    }
    own.clock.forward(29 * 86_400_000)
    expect(await left()).toEqual([2, 2])
    expect((await refresh(here.refreshToken)).statusCode).toBe(200)
    own.clock.forward(2 * 86_400_000)
    expect(await left()).toEqual([1, 2])
    await own.close()
  })
})

describe('a session', () => {
  const day = 86_400_000
  const refreshed = async (app: TestApp, refresh_token: string) => {
    const url = '/auth/v1/token?grant_type=refresh_token'
    const answer = await app.app.inject({ method: 'POST', url, payload: { refresh_token } })
    return { status: answer.statusCode, next: answer.json<{ refresh_token?: string }>().refresh_token ?? '' }
  }

  it('ends after 30 days unused, with the daily sweep or without', async () => {
    const own = await startTestApp()
    const { refreshToken } = await own.register()
    own.clock.forward(29 * day)
    const { status, next } = await refreshed(own, refreshToken)
    expect(status).toBe(200)
    own.clock.forward(30 * day + 1)
    expect((await refreshed(own, next)).status).toBe(400)
    const other = await own.register()
    own.clock.forward(30 * day + 1)
    await own.app.sweep()
    const ended = (await own.database.db.select().from(sessions)).map(({ endedAt }) => endedAt)
    expect(ended).not.toContain(null)
    expect((await refreshed(own, other.refreshToken)).status).toBe(400)
    await own.close()
  })

  it('ends after 180 days, however often it is used', async () => {
    const own = await startTestApp()
    let { refreshToken } = await own.register()
    const statuses: number[] = []
    for (let month = 0; month < 9; month += 1) {
      own.clock.forward(20 * day + 1)
      const { status, next } = await refreshed(own, refreshToken)
      statuses.push(status)
      refreshToken = next || refreshToken
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 400])
    await own.close()
  })
})
