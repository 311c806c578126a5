// The account calls where a hosted service keeps the accounts: passed on, and refused in Galley’s own words.
import { tierSample } from '@galley/resume/testing/tier'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../../adapters/mail/mailer.port.ts'
import { standInKey } from '../../../testing/hosted/hosted-stand-in.ts'
import { forward, startHostedApp, type HostedApp } from '../../../testing/hosted/start-hosted-app.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let app: HostedApp
beforeEach(async () => {
  app = await startHostedApp()
})
afterEach(() => app.close())

const account = { email: 'zoe@example.org', password: 'a good password', full_name: 'Zoë Ångström' }
const post = (path: string, payload: object) =>
  app.galley.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })
const register = (payload: object = account) => post('register', payload)
const logIn = (payload: object = { email: account.email, password: account.password }) => post('login', payload)
const me = (token: string) =>
  app.galley.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })
const tokenOf = (response: { json<T>(): T }) => response.json<{ access_token: string }>().access_token

describe('registering and signing in', () => {
  it('opens a session of the hosted service, which Galley takes', async () => {
    const registered = await register()
    expect(registered.statusCode).toBe(201)
    expect(registered.json()).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      refresh_token: expect.any(String) as string,
      user: { email: account.email, full_name: account.full_name, is_active: true },
    })
    const signedIn = await logIn()
    expect(signedIn.statusCode).toBe(200)
    expect((await me(tokenOf(signedIn))).json()).toEqual(signedIn.json<{ user: object }>().user)
  })

  it('keeps no account in Galley', async () => {
    const { user } = (await register()).json<{ user: { id: string } }>()
    expect(await app.standIn.inner.app.inject({ url: '/api/auth/service' })).toMatchObject({ statusCode: 200 })
    const { rows } = (await app.galley.database.db.execute('select count(*)::int as n from users')) as unknown as {
      rows: { n: number }[]
    }
    expect([rows[0]?.n, user.id]).toEqual([0, expect.any(String)])
  })

  it.each<[string, object, [number, object | string], number, string]>([
    [
      'taken',
      { status: 422, body: { code: 'user_already_exists', message: 'User already registered' } },
      [422, 'account_exists'],
      0,
      'User already registered',
    ],
    [
      'taken, where addresses are confirmed',
      { status: 200, body: { id: crypto.randomUUID(), identities: [] } },
      [422, 'account_exists'],
      0,
      'User already registered',
    ],
    [
      'waits for its confirmation',
      { status: 200, body: { id: crypto.randomUUID(), identities: [{}] } },
      [403, 'email_not_confirmed'],
      0,
      'Your account is created.',
    ],
    [
      'closed',
      { status: 422, body: { code: 'signup_disabled', message: 'x' } },
      [403, 'sign_up_closed'],
      0,
      'New accounts',
    ],
    [
      'weak password',
      { status: 422, body: { code: 'weak_password', message: 'Too short.' } },
      [422, 'validation_failed'],
      0,
      'password: Too short.',
    ],
    [
      'an address it does not take',
      { status: 400, body: { code: 400, error_code: 'email_address_invalid', msg: 'Not this one' } },
      [422, 'validation_failed'],
      0,
      'email: Not this one',
    ],
    [
      'too many',
      { status: 429, headers: { 'retry-after': '17' }, body: { code: 'over_email_send_rate_limit', message: 'x' } },
      [429, 'too_many_requests'],
      17,
      'Too many requests',
    ],
    [
      'its key is wrong',
      { status: 401, body: { message: 'Invalid API key' } },
      [503, 'sign_in_unavailable'],
      5,
      'can’t be reached',
    ],
    ['broken', { status: 500, body: {} }, [503, 'sign_in_unavailable'], 5, 'can’t be reached'],
    ['nonsense', { status: 200, body: { hello: 1 } }, [503, 'sign_in_unavailable'], 5, 'can’t be reached'],
  ])('registering: %s', async (_what, response, [status, code], retryAfter, sentence) => {
    app.standIn.respond('/auth/v1/signup', response as never)
    const answer = await register()
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
    expect(answer.json<{ detail: string }>().detail).toContain(sentence)
    expect(Number(answer.headers['retry-after'] ?? 0)).toBe(retryAfter)
  })

  it.each<[string, object, [number, string]]>([
    ['unconfirmed', { status: 400, body: { code: 'email_not_confirmed', message: 'x' } }, [403, 'email_not_confirmed']],
    ['banned', { status: 400, body: { code: 'user_banned', message: 'x' } }, [401, 'invalid_credentials']],
    ['too many', { status: 429, body: { message: 'x' } }, [429, 'too_many_requests']],
    ['broken', { status: 503, body: {} }, [503, 'sign_in_unavailable']],
  ])('signing in: %s', async (_what, response, [status, code]) => {
    app.standIn.respond('/auth/v1/token', response as never)
    const answer = await logIn()
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
  })

  it('refuses a wrong password and an unknown address alike', async () => {
    await register()
    const [wrong, unknown] = [
      await logIn({ ...account, full_name: undefined, password: 'wrong' }),
      await logIn({ email: 'no@example.org', password: 'x' }),
    ]
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(wrong.json<{ detail: string }>().detail).toBe(unknown.json<{ detail: string }>().detail)
  })

  it.each(tierSample(['refusing', 'silent'] as const, 1))(
    'is a 503 while the service is %s',
    async (outage) => {
      await app.standIn.outage(outage)
      expect((await logIn()).statusCode).toBe(503)
    },
    30_000,
  )
})

it('counts wrong passwords itself: the service sees one client for all', async () => {
  const limited = await startHostedApp({ allowances: { signInPerAddress: { points: 2, seconds: 60 } } })
  const attempt = async () =>
    (
      await limited.galley.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: 'a@example.org', password: 'x' },
      })
    ).statusCode
  expect([await attempt(), await attempt(), await attempt()]).toEqual([401, 401, 429])
  expect(limited.standIn.count('/auth/v1/token')).toBe(2)
  await limited.close()
})

describe('the signed-in user', () => {
  it('has the name of the row in user_profiles, read as that user', async () => {
    const ann = await app.galley.register('Ann Example')
    const changed = await app.standIn.inner.ask(ann, {
      method: 'PATCH',
      url: `/rest/v1/user_profiles?user_id=eq.${ann.id}`,
      payload: { full_name: 'Ann Other' },
    })
    expect(changed.statusCode).toBe(204)
    expect((await me(ann.accessToken)).json()).toMatchObject({ id: ann.id, email: ann.email, full_name: 'Ann Other' })
  })

  it('has the name of the token where there is no row, or no table', async () => {
    const ann = await app.galley.register('Ann Example')
    for (const [status, code] of [
      [406, 'PGRST116'],
      [404, 'PGRST205'],
      [401, 'PGRST301'],
    ] as const) {
      app.standIn.respond('/rest/v1/user_profiles', { status, body: { code, message: 'x' } })
      expect((await me(ann.accessToken)).json()).toMatchObject({ full_name: 'Ann Example' })
    }
  })

  it('is there in an outage, too, with what the service said before', async () => {
    const ann = await app.galley.register('Ann Example')
    const before = (await me(ann.accessToken)).json<{ created_at: string }>()
    await app.standIn.outage('failing')
    forward(app, 120_000)
    expect((await me(ann.accessToken)).json()).toEqual(before)
    expect(before.created_at).toMatch(/^2026-/)
  })

  it('needs a sign-in', async () => expect((await app.galley.app.inject({ url: '/api/auth/me' })).statusCode).toBe(401))
})

it.each([
  ['POST', '/auth/v1/signup'],
  ['POST', '/auth/v1/token?grant_type=password'],
  ['GET', '/auth/v1/user'],
  ['GET', '/auth/v1/.well-known/jwks.json'],
  ['GET', '/rest/v1/user_profiles?user_id=eq.x'],
] as const)('%s %s is not here any more, and says where it is', async (method, url) => {
  const response = await app.galley.app.inject({ method, url })
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'not_found'])
  expect(response.json<{ message: string }>().message).toContain(app.standIn.url)
})

it('pages may connect to the service, and to no other', async () => {
  const { headers } = await app.galley.app.inject({ url: '/api/auth/service' })
  expect(/connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]).toBe(`'self' ${app.standIn.url}`)
})

describe('where the accounts are', () => {
  let own: TestApp
  beforeAll(async () => {
    own = await startTestApp()
  })
  afterAll(() => own.close())
  it('is said to pages from elsewhere, without a session', async () => {
    const ask = async (one: TestApp) => (await one.app.inject({ url: '/api/auth/service' })).json()
    expect(await ask(own)).toEqual({ hosted: null })
    expect(await ask(app.galley)).toEqual({ hosted: { url: app.standIn.url, key: standInKey } })
  })
})

describe('deleting the account', () => {
  const remove = async (user: { accessToken: string }, password = 'a good password', { galley } = app) =>
    galley.app.inject({
      method: 'POST',
      url: '/api/account/deletion',
      headers: { authorization: `Bearer ${user.accessToken}` },
      payload: { password },
    })
  const rpc = '/rest/v1/rpc/delete_own_account'

  it('asks the service for the password, and has it remove the sign-in', async () => {
    const ann = await app.galley.register()
    await app.galley.ask(ann, { method: 'POST', url: '/api/resumes/', payload: { resume_data: {} } })
    app.standIn.respond(rpc, { status: 204, body: {} })
    expect((await remove(ann, 'wrong password')).statusCode).toBe(403)
    expect(app.standIn.count(rpc)).toBe(0)
    expect((await remove(ann)).statusCode).toBe(204)
    expect(app.standIn.count(rpc)).toBe(1)
    expect((await app.galley.ask(ann, { method: 'GET', url: '/api/resumes/' })).json()).toEqual([])
  })

  it('knows the address that the service has now, where the token has an older one', async () => {
    const mails: Mail[] = []
    const mailing = await startHostedApp({ mailer: { isOn: true, send: async (mail) => void mails.push(mail) } })
    const { galley, standIn } = mailing
    const [ann, fresh] = [await galley.register(), 'fresh@example.org']
    const emailOf = async () => (await galley.ask(ann, { url: '/api/auth/me' })).json<{ email: string }>().email
    expect(await emailOf()).toBe(ann.email)
    const payload = { email: fresh, current_password: account.password }
    expect((await standIn.inner.ask(ann, { method: 'PUT', url: '/auth/v1/user', payload })).statusCode).toBe(200)
    forward(mailing, 30_000)
    standIn.respond(rpc, { status: 204, body: {} })
    expect((await remove(ann, account.password, mailing)).statusCode).toBe(204)
    expect(mails.map(({ to }) => to)).toEqual([fresh])
    expect(await emailOf()).toBe(fresh)
    await mailing.close()
  })

  it('says so where the sign-in is still there', async () => {
    const ann = await app.galley.register()
    expect((await remove(ann)).json()).toMatchObject({ code: 'sign_in_kept' })
  })

  it('deletes nothing in an outage', async () => {
    const ann = await app.galley.register()
    await app.galley.ask(ann, { method: 'POST', url: '/api/resumes/', payload: { resume_data: {} } })
    await app.standIn.outage('failing')
    expect((await remove(ann)).statusCode).toBe(503)
    await app.standIn.outage('none')
    forward(app, 10_000)
    expect((await app.galley.ask(ann, { method: 'GET', url: '/api/resumes/' })).json()).toHaveLength(1)
  })
})
