// A ban: every session ends at once, no way leads in, and all of it is as before once it is lifted.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../../../adapters/mail/mailer.port.ts'
import { authCalls, password } from '../../../testing/auth-calls.ts'
import { operating } from '../../../testing/operating.ts'
import { makeOperator } from '../../../testing/make-operator.ts'
import { softwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../testing/start-test-app.ts'
import { createBansRepository } from './bans.repository.ts'

const site = { origin: 'https://galley.example', rpId: 'galley.example' }
const mails: Mail[] = []
let galley: TestApp
let auth: ReturnType<typeof authCalls>
let by: Awaited<ReturnType<typeof operating>>
beforeAll(async () => {
  galley = await startTestApp({
    publicUrl: site.origin,
    mailer: { isOn: true, send: async (mail) => void mails.push(mail) },
  })
  auth = authCalls(galley)
  by = await operating(galley)
})
afterAll(() => galley.close())

const me = (token: string) => auth.call('GET', '/api/auth/me', { token })
const refresh = (token: string) =>
  auth.call('POST', '/auth/v1/token?grant_type=refresh_token', { payload: { refresh_token: token } })
const logIn = (email: string, by = password) =>
  galley.ask(null, { method: 'POST', url: '/api/auth/login', payload: { email, password: by } })

describe('a banned user', () => {
  it('is signed out everywhere at once, by access and by refresh token', async () => {
    const person = await auth.signUp()
    const elsewhere = await auth.signIn(person.email)
    // Both tokens are known to this process before the ban.
    expect([(await me(person.token)).status, (await me(elsewhere.access_token)).status]).toEqual([200, 200])
    expect((await by.ban(person)).statusCode).toBe(200)
    for (const token of [person.token, elsewhere.access_token]) {
      expect((await me(token)).status).toBe(401)
      expect((await auth.call('GET', '/auth/v1/user', { token })).status).toBe(403)
    }
    for (const token of [person.refreshToken, elsewhere.refresh_token])
      expect((await refresh(token)).body.code).toBe('refresh_token_not_found')
  })

  it('can’t sign in by the right password, and is not found out by a wrong one', async () => {
    const person = await auth.signUp()
    await by.ban(person)
    expect((await auth.signIn(person.email)).code).toBe('user_banned')
    expect((await auth.signIn(person.email, 'wrong horse')).code).toBe('invalid_credentials')
    const refused = await logIn(person.email)
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      expect.objectContaining({
        code: 'account_banned',
        detail: expect.stringContaining('This account was banned by the people who run this site.'),
      }),
    ])
  })

  it('can’t sign in by a mailed link, neither an old one nor a new one', async () => {
    const person = await auth.signUp()
    const linkOf = async () => {
      mails.splice(0)
      await auth.call('POST', '/auth/v1/recover', { payload: { email: person.email } })
      return /#token=([\w-]{43})/.exec(mails.find(({ to }) => to === person.email)?.text ?? '')?.[1] ?? ''
    }
    const follow = (token: string) =>
      auth.call('POST', '/auth/v1/verify', { payload: { type: 'recovery', token_hash: token } })
    const old = await linkOf()
    await by.ban(person)
    expect((await follow(old)).body.code).toBe('otp_expired')
    expect((await follow(await linkOf())).body.code).toBe('user_banned')
  })

  it('can’t sign in by a passkey', async () => {
    const person = await auth.signUp()
    const device = softwareAuthenticator(site)
    type Ceremony = { challenge_id: string; options: { challenge: string; rpId: string; user: { id: string } } }
    const begin = async (ceremony: string, token = '') =>
      (await auth.post(`/passkeys/${ceremony}/options`, token)).body as unknown as Ceremony
    const adding = await begin('registration', person.token)
    const credential = device.create(adding.options as never)
    await auth.post('/passkeys/registration/verify', person.token, { challenge_id: adding.challenge_id, credential })
    const signIn = async () => {
      const { challenge_id: id, options } = await begin('authentication')
      const payload = { challenge_id: id, credential: device.get(options as never) }
      return auth.call('POST', '/auth/v1/passkeys/authentication/verify', { payload })
    }
    expect((await signIn()).status).toBe(200)
    await by.ban(person)
    expect((await signIn()).body.code).toBe('user_banned')
  })

  it('of a sign-in at the same moment, no session is left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await auth.signUp()
      const [signedIn] = await Promise.all([
        Promise.all(Array.from({ length: 4 }, () => auth.signIn(person.email))),
        by.ban(person),
      ])
      for (const { access_token: token } of signedIn.filter((one) => one.access_token))
        expect((await me(token)).status).toBe(401)
    }
  })

  // On Postgres: the embedded database does one after the other anyway.
  it('of a sign-in while the ban is being written, no session is left', async () => {
    const { email, id: userId } = await auth.signUp()
    const { db } = galley.database
    const signedIn = await db.transaction(async (tx) => {
      await createBansRepository(db).add(tx, { userId, reason: 'Sent spam', at: galley.clock.now() })
      const trying = auth.signIn(email)
      // Long enough for the password to be checked, and for the sign-in to come to the lock.
      await wait(700)
      return { trying }
    })
    const { access_token: token, code } = await signedIn.trying
    expect([token, code]).toEqual([undefined, 'user_banned'])
  })

  it('is as before once the ban is lifted: resumes and credits are there, old sessions are not', async () => {
    const person = await galley.register()
    await galley.ask(person, { method: 'POST', url: '/api/resumes/', payload: { resume_data: {} } })
    await by.ban(person)
    expect((await by.liftBan(person)).json()).toMatchObject({ ban: null, resumes: 1 })
    expect((await me(person.accessToken)).status).toBe(401)
    const again = await logIn(person.email, 'a good password')
    const signedIn: TestUser = { ...person, accessToken: again.json<{ access_token: string }>().access_token }
    expect((await galley.ask(signedIn, { url: '/api/resumes/' })).json<unknown[]>()).toHaveLength(1)
  })
})

describe('who may be banned', () => {
  it('no operator, oneself included', async () => {
    const other = await galley.register()
    await makeOperator(galley, other)
    for (const operator of [other, by.operator]) {
      const refused = await by.ban(operator)
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'operator_protected', detail: expect.stringContaining('bin/operator revoke') }),
      ])
      expect((await me(operator.accessToken)).status).toBe(200)
    }
  })

  it('nobody else: others go on', async () => {
    const [banned, other] = [await galley.register(), await galley.register()]
    await by.ban(banned)
    expect((await me(other.accessToken)).status).toBe(200)
  })
})
