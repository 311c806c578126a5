// Why a token is refused, in the codes that the client library acts on: `session_not_found` makes it delete its
// session, so only an ended session gets it.
import { generateKeyPair, importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issuer, startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
let ann: TestUser
let sessionId: string
beforeAll(async () => {
  galley = await startTestApp()
  ann = await galley.register()
  sessionId = (await galley.tokens.verifyAccessToken(ann.accessToken))?.sessionId ?? ''
})
afterAll(() => galley.close())

type Claims = { iss?: string; aud?: string; seconds?: number; session?: string }
async function signed(
  { iss = issuer, aud = 'authenticated', seconds = 60, session = sessionId }: Claims,
  key?: Parameters<SignJWT['sign']>[0],
) {
  const now = Math.floor(galley.clock.now().getTime() / 1000)
  return new SignJWT({ email: ann.email, session_id: session })
    .setProtectedHeader({ alg: 'ES256', kid: galley.signingKey.kid ?? '' })
    .setSubject(ann.id)
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt(now - 120)
    .setExpirationTime(now + seconds)
    .sign(key ?? (await importJWK(galley.signingKey, 'ES256')))
}
const bearing = (token: string, url = '/auth/v1/user', method: 'GET' | 'POST' = 'GET') =>
  galley.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })

it.each<[string, () => Promise<string> | string]>([
  ['has expired', () => signed({ seconds: -1 })],
  ['another issuer signed', () => signed({ iss: 'http://elsewhere.test/auth/v1' })],
  ['is for another audience', () => signed({ aud: 'anon' })],
  ['is signed with another key', async () => signed({}, (await generateKeyPair('ES256')).privateKey)],
  ['has a changed signature', () => `${ann.accessToken.slice(0, -6)}AAAAAA`],
  ['has no signature', () => `${ann.accessToken.split('.').slice(0, 2).join('.')}.`],
  ['is signed by nothing', () => `${btoa('{"alg":"none"}')}.${ann.accessToken.split('.')[1]}.`],
  ['is no token at all', () => 'abc'],
])('bad_jwt: one that %s', async (_title, make) => {
  const token = await make()
  for (const [method, url] of [
    ['GET', '/auth/v1/user'],
    ['POST', '/auth/v1/logout'],
  ] as const) {
    const response = await bearing(token, url, method)
    const message = 'invalid JWT: unable to parse or verify signature'
    expect([response.statusCode, response.json()]).toEqual([403, { code: 'bad_jwt', message }])
  }
})

it('session_not_found: a good one whose session has ended', async () => {
  const leaver = await galley.register()
  expect((await bearing(leaver.accessToken, '/auth/v1/logout', 'POST')).statusCode).toBe(204)
  expect((await bearing(leaver.accessToken)).json()).toMatchObject({ code: 'session_not_found' })
  expect((await bearing(await signed({ session: crypto.randomUUID() }))).json()).toMatchObject({
    code: 'session_not_found',
  })
})

it.each([
  ['GET', '/auth/v1/nothing'],
  ['POST', '/auth/v1/recover/x'],
  ['PUT', '/auth/v1/user/x'],
  ['DELETE', '/auth/v1/user'],
] as const)('a path that is not there says so in the protocol’s words: %s %s', async (method, url) => {
  const response = await galley.app.inject({ method, url })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ code: 'not_found', message: 'There is nothing at this address' })
})

const refresh = async (token: string) => {
  const response = await galley.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=refresh_token',
    payload: { refresh_token: token },
  })
  return response.json<{ refresh_token?: string; code?: string }>()
}

it('a clock that is set back makes no refresh token good again that was traded twice', async () => {
  const { refreshToken } = await galley.register()
  const second = (await refresh(refreshToken)).refresh_token ?? ''
  const third = (await refresh(second)).refresh_token ?? ''
  expect(third).not.toBe('')
  galley.clock.forward(-3_600_000)
  expect(await refresh(refreshToken)).toMatchObject({ code: 'refresh_token_already_used' })
  galley.clock.forward(3_600_000)
})
