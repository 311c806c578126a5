// A second factor that users have set up at the hosted service: asked for here as the embedded accounts ask for it.
import { tierSample } from '@galley/resume/testing/tier'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { authCalls } from '../../../testing/auth-calls.ts'
import { codeAt } from '../../../testing/authenticator-app.ts'
import { forward, startHostedApp, type HostedApp } from '../../../testing/hosted/start-hosted-app.ts'

const minute = 60_000

let app: HostedApp
let auth: ReturnType<typeof authCalls>
beforeEach(async () => {
  app = await startHostedApp()
  auth = authCalls(app.standIn.inner)
})
afterEach(() => app.close())

const list = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const response = await app.galley.app.inject({ url: '/api/resumes/', headers })
  return [response.statusCode, ...(response.statusCode === 200 ? [] : [response.json<{ code: string }>().code])]
}
const opened = [200]
const codeNeeded = [401, 'second_factor_needed']

/** Shows the code of the app at the service, and returns the token of `aal2`. */
async function shown(token: string, { id, secret }: { id: string; secret: string }) {
  forward(app, 30_000)
  const { body } = await auth.verify(token, { id }, codeAt(secret, app.standIn.inner.clock.now()))
  return body.access_token
}
async function withFactor() {
  const { email, token } = await auth.signUp()
  const { id, totp } = await auth.enrol(token)
  const factor = { id, secret: totp.secret }
  return { email, factor, first: token, sure: await shown(token, factor) }
}
const passwordAlone = async (email: string) => (await auth.signIn(email)).access_token

describe('a user with a verified factor', () => {
  it('gets in with the code, and not by the password alone', async () => {
    const { email, factor, sure } = await withFactor()
    expect(await list(sure)).toEqual(opened)
    const half = await passwordAlone(email)
    const response = await app.galley.app.inject({
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${half}` },
    })
    expect([response.statusCode, response.json()]).toEqual([
      401,
      expect.objectContaining({
        code: 'second_factor_needed',
        detail: 'Enter the code of your second step to go on.',
      }),
    ])
    expect(await list(await shown(half, factor))).toEqual(opened)
  })

  it('is asked for the code although the service has just refused another token', async () => {
    const { email } = await withFactor()
    const half = await passwordAlone(email)
    const { token: other } = await auth.signUp()
    app.standIn.respond('/auth/v1/user', { status: 429, body: { code: 429, error_code: 'over_request_rate_limit' } })
    await list(other)
    app.standIn.respond('/auth/v1/user', null)
    expect(await list(half)).toEqual(codeNeeded)
  })

  it('gets no further by the call for scripts, which signs in by the password', async () => {
    const { email } = await withFactor()
    const payload = { email, password: 'correct horse' }
    const signedIn = await app.galley.app.inject({ method: 'POST', url: '/api/auth/login', payload })
    expect(signedIn.statusCode).toBe(200)
    expect(await list(signedIn.json<{ access_token: string }>().access_token)).toEqual(codeNeeded)
  })

  it('does not delete the account by the password alone', async () => {
    const { email } = await withFactor()
    const removed = await app.galley.app.inject({
      method: 'POST',
      url: '/api/account/deletion',
      headers: { authorization: `Bearer ${await passwordAlone(email)}` },
      payload: { password: 'correct horse' },
    })
    expect([removed.statusCode, removed.json<{ code: string }>().code]).toEqual(codeNeeded)
    expect(app.standIn.count('/rest/v1/rpc/delete_own_account')).toBe(0)
  })

  it('has turned it on: the session’s token from before is refused at once', async () => {
    const { email, token } = await auth.signUp()
    expect(await list(token)).toEqual(opened)
    const { id, totp } = await auth.enrol(token)
    const sure = await shown(token, { id, secret: totp.secret })
    expect(await list(sure)).toEqual(opened)
    expect(await list(token)).toEqual(codeNeeded)
    expect(await list(await passwordAlone(email))).toEqual(codeNeeded)
  })

  it('has turned it off: the password is enough again', async () => {
    const { email, factor, sure } = await withFactor()
    expect(await list(await passwordAlone(email))).toEqual(codeNeeded)
    const { status } = await auth.call('DELETE', `/auth/v1/factors/${factor.id}`, { token: sure })
    expect(status).toBe(200)
    expect(await list(await passwordAlone(email))).toEqual(opened)
  })
})

it('a factor that was begun and not verified asks for nothing', async () => {
  const { email, token } = await auth.signUp()
  await auth.enrol(token)
  expect(await list(token)).toEqual(opened)
  expect(await list(await passwordAlone(email))).toEqual(opened)
})

it('another user’s factor asks for nothing', async () => {
  const { sure } = await withFactor()
  expect(await list(sure)).toEqual(opened)
  expect(await list((await auth.signUp()).token)).toEqual(opened)
})

it.each([
  ['none', [], opened],
  ['null', null, opened],
  ['one by phone', [{ id: 'x', factor_type: 'phone', status: 'verified' }], codeNeeded],
  ['one that is verified among others', [{ status: 'unverified' }, { status: 'verified' }], codeNeeded],
])('the service lists factors: %s', async (_what, factors, expected) => {
  const { token } = await auth.signUp()
  const body = { created_at: '2026-01-01T00:00:00Z', factors }
  app.standIn.respond('/auth/v1/user', { status: 200, body })
  expect(await list(token)).toEqual(expected)
})

describe('in an outage', () => {
  it.each(tierSample(['refusing', 'failing', 'silent'] as const, 2))(
    'that is %s, a known factor is asked for',
    async (outage) => {
      const { email, sure } = await withFactor()
      const [seen, unseen] = [await passwordAlone(email), await passwordAlone(email)]
      expect([await list(sure), await list(seen)]).toEqual([opened, codeNeeded])
      await app.standIn.outage(outage)
      forward(app, 2 * minute)
      expect([await list(sure), await list(seen)]).toEqual([opened, codeNeeded])
      // Of a session that Galley sees for the first time.
      expect(await list(unseen)).toEqual(codeNeeded)
    },
  )

  it('a response that can’t be read takes it off no user', async () => {
    const { email, sure } = await withFactor()
    expect(await list(sure)).toEqual(opened)
    const half = await passwordAlone(email)
    const body = { created_at: '2026-01-01T00:00:00Z', factors: 'none' }
    app.standIn.respond('/auth/v1/user', { status: 200, body })
    expect(await list(half)).toEqual(codeNeeded)
  })
})

it('is asked for where the project signs with a secret, too', async () => {
  const old = await startHostedApp({ secret: 'a secret of a project that signs with HS256' })
  const calls = authCalls(old.standIn.inner)
  const { token, email } = await calls.signUp()
  const { id, totp } = await calls.enrol(token)
  forward(old, 30_000)
  const { body } = await calls.verify(token, { id }, codeAt(totp.secret, old.standIn.inner.clock.now()))
  const half = (await calls.signIn(email)).access_token
  const statuses = [body.access_token, half].map(async (accessToken) => {
    const headers = { authorization: `Bearer ${accessToken}` }
    return (await old.galley.app.inject({ url: '/api/resumes/', headers })).statusCode
  })
  expect(await Promise.all(statuses)).toEqual([200, 401])
  await old.close()
})
