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
    await own.ask(gone, { method: 'POST', url: '/auth/v1/logout' })
    const left = async () => {
      await own.app.sweep()
      const { db } = own.database
      return [(await db.select().from(sessions)).length, (await db.select().from(refreshTokens)).length]
    }
    own.clock.forward(29 * 86_400_000)
    expect(await left()).toEqual([2, 2])
    own.clock.forward(2 * 86_400_000)
    expect(await left()).toEqual([1, 1])
    const payload = { refresh_token: here.refreshToken }
    const url = '/auth/v1/token?grant_type=refresh_token'
    expect((await own.app.inject({ method: 'POST', url, payload })).statusCode).toBe(200)
    await own.close()
  })
})
