// The second factor as users have it: turned on, asked for at sign-in, turned off.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../../adapters/mail/mailer.port.ts'
import { authCalls } from '../../../testing/auth-calls.ts'
import { codeAt } from '../../../testing/authenticator-app.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { mfaFactors } from './second-factor.tables.ts'

let galley: TestApp
let auth: ReturnType<typeof authCalls>
const mails: Mail[] = []
beforeAll(async () => {
  galley = await startTestApp({ mailer: { isOn: true, send: async (mail) => void mails.push(mail) } })
  auth = authCalls(galley)
})
beforeEach(() => void mails.splice(0))
afterAll(() => galley.close())

const me = (token: string) => auth.call('GET', '/api/auth/me', { token })
const remove = (token: string, id: string) => auth.call('DELETE', `/auth/v1/factors/${id}`, { token })
const refreshed = async (refresh_token: string) =>
  auth.call('POST', '/auth/v1/token?grant_type=refresh_token', { payload: { refresh_token } })
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    aal: string
    amr: { method: string; timestamp: number }[]
    session_id: string
  }
const subjectsTo = (email: string) => mails.filter(({ to }) => to === email).map(({ subject }) => subject)

describe('adding an authenticator app', () => {
  it('shows a picture for the app, and its secret to type', async () => {
    const { token, email } = await auth.signUp()
    const { status, body } = await auth.post('/factors', token, { factor_type: 'totp', friendly_name: 'Phone' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ type: 'totp', friendly_name: 'Phone' })
    expect(body.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(body.totp.uri)
    expect(decodeURIComponent(uri.pathname)).toContain(`Galley:${email}`)
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Galley',
      secret: body.totp.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(body.totp.qr_code).toMatch(/^<svg /)
    // The client puts it behind "data:image/svg+xml;utf-8,", where a "#" would end it.
    expect(body.totp.qr_code).not.toContain('#')
  })
  it('stores the secret encrypted', async () => {
    const { token } = await auth.signUp()
    const { totp } = await auth.enrol(token)
    const stored = await galley.database.db.select().from(mfaFactors)
    expect(stored.length).toBeGreaterThan(0)
    expect(JSON.stringify(stored)).not.toContain(totp.secret)
  })
  it('asks nothing at sign-in before its first code was right', async () => {
    const { token, email } = await auth.signUp()
    const { id } = await auth.enrol(token)
    const session = await auth.signIn(email)
    expect(session.user.factors).toMatchObject([{ id, factor_type: 'totp', status: 'unverified' }])
    expect((await me(session.access_token)).status).toBe(200)
  })
  it('begins again under the same name, until it is verified', async () => {
    const { token } = await auth.signUp()
    const first = await auth.enrol(token)
    const second = await auth.enrol(token)
    expect((await auth.verify(token, first, codeAt(first.totp.secret, galley.clock.now()))).status).toBe(404)
    const { body } = await auth.verify(token, second, auth.nextCode(second.totp.secret))
    const again = await auth.post('/factors', body.access_token, { factor_type: 'totp', friendly_name: 'Phone' })
    expect(again).toMatchObject({ status: 422, body: { code: 'mfa_factor_name_conflict' } })
  })
  it('stops at ten', async () => {
    const { token } = await auth.signUp()
    for (let number = 1; number <= 10; number += 1) expect((await auth.enrol(token, `App ${number}`)).id).toBeTruthy()
    const eleventh = await auth.post('/factors', token, { factor_type: 'totp', friendly_name: 'App 11' })
    expect(eleventh).toMatchObject({ status: 422, body: { code: 'too_many_enrolled_mfa_factors' } })
  })
  it('that was begun and left is forgotten after a day', async () => {
    const { token, email } = await auth.signUp()
    await auth.enrol(token)
    galley.clock.forward(25 * 3_600_000)
    await galley.app.sweep()
    expect((await auth.signIn(email)).user.factors).toBeUndefined()
  })
  it.each([
    {},
    { factor_type: 'fax' },
    { factor_type: 'totp', friendly_name: 'x'.repeat(61) },
    { factor_type: 'totp', issuer: 'Bank:Galley' },
    { factor_type: 'totp', friendly_name: 7 },
  ])('refuses %j', async (payload) => {
    const { token } = await auth.signUp()
    const answer = await auth.post('/factors', token, payload)
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })
})

describe('the first right code', () => {
  it('makes this session a full one, ends all others, and is mailed', async () => {
    const { token, email, refreshToken } = await auth.signUp()
    const other = await auth.signIn(email)
    const factor = await auth.enrol(token)
    const { status, body } = await auth.verify(token, factor, auth.nextCode(factor.totp.secret))
    expect(status).toBe(200)
    expect(body.user.factors).toMatchObject([{ id: factor.id, status: 'verified' }])
    expect((await me(body.access_token)).status).toBe(200)
    expect((await me(other.access_token)).status).toBe(401)
    expect((await refreshed(other.refresh_token)).status).toBe(400)
    expect(subjectsTo(email)).toEqual(['Two-step sign-in is on for your Galley account'])
    const { aal, amr, session_id: session } = claimsOf(body.access_token)
    expect(session).toBe(claimsOf(token).session_id)
    expect([aal, amr.map(({ method }) => method)]).toEqual(['aal2', ['totp', 'password']])
    expect(amr[0]!.timestamp).toBe(Math.floor(galley.clock.now().getTime() / 1000))
    // The tokens from before it stay without it.
    expect((await me(token)).body.code).toBe('second_factor_needed')
    expect((await refreshed(refreshToken)).status).toBe(400)
  })
  it('stays in the session through a refresh', async () => {
    const { refreshToken } = await auth.withFactor()
    const { body } = await refreshed(refreshToken)
    expect(claimsOf(body.access_token).aal).toBe('aal2')
    expect((await me(body.access_token)).status).toBe(200)
  })
})

describe('signing in', () => {
  it('opens nothing before the code, and everything after it', async () => {
    const { email, factor, secret } = await auth.withFactor()
    const session = await auth.signIn(email)
    expect(session.user.factors).toMatchObject([{ id: factor.id, status: 'verified' }])
    expect(claimsOf(session.access_token).aal).toBe('aal1')
    expect(await me(session.access_token)).toMatchObject({ status: 401, body: { code: 'second_factor_needed' } })
    const { body } = await auth.verify(session.access_token, factor, auth.nextCode(secret))
    expect((await me(body.access_token)).status).toBe(200)
  })
  it('by the call for scripts opens nothing either', async () => {
    const { email } = await auth.withFactor()
    const payload = { email, password: 'correct horse' }
    const { body } = await auth.call('POST', '/api/auth/login', { payload })
    expect((await me(body.access_token)).body.code).toBe('second_factor_needed')
  })
  it('takes the code of the step before and after, as clocks differ', async () => {
    const { email, factor, secret } = await auth.withFactor()
    for (const steps of [-1, 1]) {
      galley.clock.forward(120_000)
      const { access_token: token } = await auth.signIn(email)
      const code = codeAt(secret, galley.clock.now(), steps)
      expect((await auth.verify(token, factor, code)).status).toBe(200)
    }
  })
  it.each([-2, 2, 20])('refuses the code of %i steps away', async (steps) => {
    const { email, factor, secret } = await auth.withFactor()
    galley.clock.forward(600_000)
    const { access_token: token } = await auth.signIn(email)
    const answer = await auth.verify(token, factor, codeAt(secret, galley.clock.now(), steps))
    expect(answer).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } })
  })
  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', "' or 1=1"])('refuses the code %j', async (code) => {
    const { email, factor } = await auth.withFactor()
    const { access_token: token } = await auth.signIn(email)
    expect((await auth.verify(token, factor, code)).body.code).toBe('mfa_verification_failed')
  })
  it('takes each code once, also where two ask at once', async () => {
    const { email, factor, secret } = await auth.withFactor()
    const tokens = [await auth.signIn(email), await auth.signIn(email)].map((session) => session.access_token)
    const code = auth.nextCode(secret)
    const answers = await Promise.all(tokens.map((token) => auth.verify(token, factor, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    galley.clock.forward(1_000)
    const { access_token: third } = await auth.signIn(email)
    expect((await auth.verify(third, factor, code)).body.code).toBe('mfa_verification_failed')
  })
  it('takes a code for a challenge of the last five minutes, once', async () => {
    const { email, factor, secret } = await auth.withFactor()
    const { access_token: token } = await auth.signIn(email)
    const path = `/factors/${factor.id}`
    const challenge = async () => (await auth.post(`${path}/challenge`, token)).body
    const verify = (challenge_id: string) =>
      auth.post(`${path}/verify`, token, { challenge_id, code: auth.nextCode(secret) })
    const old = await challenge()
    expect(old.expires_at).toBe(Math.floor(galley.clock.now().getTime() / 1000) + 300)
    galley.clock.forward(300_000)
    expect(await verify(old.id)).toMatchObject({ status: 422, body: { code: 'mfa_challenge_expired' } })
    const good = await challenge()
    expect((await verify(good.id)).status).toBe(200)
    expect((await verify(good.id)).body.code).toBe('mfa_challenge_expired')
    expect((await verify(crypto.randomUUID())).body.code).toBe('mfa_challenge_expired')
  })
  it('ends other sessions that know the password alone', async () => {
    const { email, factor, secret, token } = await auth.withFactor()
    const [thief, owner] = [await auth.signIn(email), await auth.signIn(email)]
    await auth.verify(owner.access_token, factor, auth.nextCode(secret))
    expect((await auth.call('GET', '/auth/v1/user', { token: thief.access_token })).body.code).toBe('session_not_found')
    expect((await me(token)).status).toBe(200)
  })
})

describe('removing the app', () => {
  it('turns the second factor off, takes the recovery codes along, and is mailed', async () => {
    const { token, email, factor } = await auth.withFactor()
    const { body } = await auth.post('/factors/recovery-codes', token)
    expect(await remove(token, factor.id)).toMatchObject({ status: 200, body: { id: factor.id } })
    const session = await auth.signIn(email)
    expect(session.user.factors).toBeUndefined()
    expect((await me(session.access_token)).status).toBe(200)
    const code = { code: body.codes[0]! }
    expect((await auth.post('/factors/recovery-codes/verify', session.access_token, code)).status).toBe(422)
    expect(subjectsTo(email)).toContain('Two-step sign-in is off for your Galley account')
  })
  it('of two keeps asking for codes of the other', async () => {
    const { token, email, factor } = await auth.withFactor()
    const second = await auth.enrol(token, 'Tablet')
    const { body } = await auth.verify(token, second, auth.nextCode(second.totp.secret))
    expect((await remove(body.access_token, factor.id)).status).toBe(200)
    const { access_token: next } = await auth.signIn(email)
    expect((await me(next)).body.code).toBe('second_factor_needed')
    expect((await auth.verify(next, second, auth.nextCode(second.totp.secret))).status).toBe(200)
    expect(subjectsTo(email).slice(-2)).toEqual([
      'An authenticator app was added to your Galley account',
      'An authenticator app was removed from your Galley account',
    ])
  })
  it('and adding another one asks other devices for its code again', async () => {
    const { token, email, factor, secret } = await auth.withFactor()
    const other = await auth.signIn(email)
    const { body: full } = await auth.verify(other.access_token, factor, auth.nextCode(secret))
    await remove(token, factor.id)
    expect((await me(full.access_token)).status).toBe(200)
    const next = await auth.enrol(token)
    await auth.verify(token, next, auth.nextCode(next.totp.secret))
    expect((await me(full.access_token)).status).toBe(401)
  })
})
