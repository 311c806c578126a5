// What the protocol has and these accounts do not: each is refused in the hosted service's own words.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authCalls } from '../../testing/auth-calls.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
let auth: ReturnType<typeof authCalls>
beforeAll(async () => {
  galley = await startTestApp()
  auth = authCalls(galley)
})
afterAll(() => galley.close())

const password = 'correct horse'
const phone = '4915112345678'

type Case = [what: string, path: string, payload: object, status: number, code: string, message: string]
it.each<Case>([
  ['a guest', '/signup', { data: {} }, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  ['a new phone', '/signup', { phone, password }, 400, 'phone_provider_disabled', 'Phone logins are disabled'],
  [
    'a phone',
    '/token?grant_type=password',
    { phone, password },
    400,
    'phone_provider_disabled',
    'Phone logins are disabled',
  ],
  ['a code to a phone', '/otp', { phone }, 400, 'phone_provider_disabled', 'Phone logins are disabled'],
  [
    'a code to a phone once more',
    '/resend',
    { type: 'sms', phone },
    400,
    'phone_provider_disabled',
    'Phone logins are disabled',
  ],
  [
    'a link that signs in',
    '/otp',
    { email: 'a@b.org', create_user: true },
    422,
    'email_provider_disabled',
    'Login with magic link is disabled',
  ],
  [
    'the token of another provider',
    '/token?grant_type=id_token',
    { provider: 'google', id_token: 'x' },
    400,
    'provider_disabled',
    'This provider is not enabled',
  ],
  [
    'a wallet',
    '/token?grant_type=web3',
    { chain: 'solana' },
    422,
    'web3_provider_disabled',
    'Web3 provider is disabled',
  ],
  ['SSO', '/sso', { domain: 'b.org' }, 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
])('refuses %s', async (_what, path, payload, status, code, message) => {
  const answer = await auth.call('POST', `/auth/v1${path}`, { payload })
  expect(answer).toEqual({ status, body: { code, message } })
})

it.each(
  [{}, [], 'otp', { email: 7 }, { phone: '' }, { phone, email: 'a@b.org' }].map((payload) => [JSON.stringify(payload)]),
)('refuses POST /otp with %s as no request of the protocol', async (payload) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await galley.app.inject({ method: 'POST', url: '/auth/v1/otp', headers, payload })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'validation_failed'])
})

it('refuses the address of another provider', async () => {
  const { status, body } = await auth.call('GET', '/auth/v1/authorize?provider=google')
  expect([status, body.code]).toEqual([400, 'validation_failed'])
})

describe('an identity of another provider', () => {
  const calls = [
    ['GET', '/auth/v1/user/identities/authorize?provider=google'],
    ['DELETE', '/auth/v1/user/identities/1'],
  ] as const
  it.each(calls)('needs a session first: %s %s', async (method, path) => {
    expect((await auth.call(method, path)).status).toBe(401)
  })
  it.each(calls)('is refused to a user: %s %s', async (method, path) => {
    const { token } = await auth.signUp()
    const body = { code: 'manual_linking_disabled', message: 'Manual linking is disabled' }
    expect(await auth.call(method, path, { token })).toEqual({ status: 404, body })
  })
})

it.each(['phone', 'webauthn'])('refuses a second factor of the type %s', async (factor_type) => {
  const { token } = await auth.signUp()
  const { status, body } = await auth.post('/factors', token, { factor_type })
  expect([status, body.code]).toEqual([422, `mfa_${factor_type}_enroll_not_enabled`])
})

describe('a code or a link of a kind that is never sent', () => {
  const verify = (payload: object) => auth.call('POST', '/auth/v1/verify', { payload })
  it.each([
    { type: 'sms', phone, token: '123456' },
    { type: 'phone_change', phone: `+49 ${phone.slice(2)}`, token: '123456' },
    { type: 'magiclink', token_hash: 'abc' },
    { type: 'invite', email: 'a@b.org', token: '123456' },
  ])('is refused as one that is used up: %j', async (payload) => {
    expect(await verify(payload)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
  })
  it.each([`${phone}-invalid`, '', '0', '1'.repeat(16)])('says what a phone number is: %j', async (bad) => {
    const message = 'Invalid phone number format (E.164 required)'
    const answer = await verify({ type: 'sms', phone: bad, token: '123456' })
    expect(answer).toEqual({ status: 400, body: { code: 'validation_failed', message } })
  })
})
