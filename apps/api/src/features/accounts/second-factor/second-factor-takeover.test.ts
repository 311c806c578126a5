// What a thief gets who has the password, a token from before the code, or a session that was left open: nothing more.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authCalls, password } from '../../../testing/auth-calls.ts'
import { codeAt } from '../../../testing/authenticator-app.ts'
import { defaultAllowances } from '../../../http/rate-limits.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let galley: TestApp
let auth: ReturnType<typeof authCalls>
beforeAll(async () => {
  const { secondFactorPerUser, recoveryCodePerUser } = defaultAllowances
  galley = await startTestApp({ allowances: { secondFactorPerUser, recoveryCodePerUser } })
  auth = authCalls(galley)
})
afterAll(() => galley.close())

/** Each as the holder of `token`. */
const attempts = (token: string, { factorId, userId }: { factorId: string; userId: string }) => ({
  'add an app': auth.post('/factors', token, { factor_type: 'totp', friendly_name: 'Mine' }),
  'remove the app': auth.call('DELETE', `/auth/v1/factors/${factorId}`, { token }),
  'make recovery codes': auth.post('/factors/recovery-codes', token),
  'make new recovery codes': auth.post('/factors/recovery-codes/regenerate', token),
  'remove recovery codes': auth.call('DELETE', '/auth/v1/factors/recovery-codes', { token }),
  'change the password': auth.call('PUT', '/auth/v1/user', {
    token,
    payload: { password: 'battery staple', current_password: password },
  }),
  'change the address': auth.call('PUT', '/auth/v1/user', {
    token,
    payload: { email: 'thief@example.org', current_password: password },
  }),
  'change the name': auth.call('PUT', '/auth/v1/user', { token, payload: { data: { full_name: 'Thief' } } }),
  'read the profile': auth.call('GET', `/rest/v1/user_profiles?user_id=eq.${userId}`, { token }),
  'rename the profile': auth.call('PATCH', `/rest/v1/user_profiles?user_id=eq.${userId}`, {
    token,
    payload: { full_name: 'Thief' },
  }),
})

describe('a session by the password alone', () => {
  it('changes and reads nothing', async () => {
    const { email, id, factor } = await auth.withFactor()
    const { access_token: token } = await auth.signIn(email)
    const outcomes = Object.entries(attempts(token, { factorId: factor.id, userId: id }))
    for (const [what, asked] of outcomes) {
      const { status, body } = await asked
      const isRest = what.endsWith('the profile')
      expect([what, status, body.code]).toEqual(
        isRest ? [what, 401, 'second_factor_needed'] : [what, 403, 'insufficient_aal'],
      )
    }
  })
  it('signs no other device out', async () => {
    const { email, token } = await auth.withFactor()
    for (const scope of ['global', 'others']) {
      const { access_token: thief } = await auth.signIn(email)
      await auth.post(`/logout?scope=${scope}`, thief)
      expect((await auth.call('GET', '/auth/v1/user', { token: thief })).status).toBe(403)
      expect((await auth.call('GET', '/api/auth/me', { token })).status).toBe(200)
    }
  })
  it('finishes no app that was begun before the second factor was on', async () => {
    const { token, email } = await auth.signUp()
    const thief = await auth.signIn(email)
    const [mine, theirs] = [await auth.enrol(token, 'Mine'), await auth.enrol(thief.access_token, 'Theirs')]
    await auth.verify(token, mine, auth.nextCode(mine.totp.secret))
    const { access_token: next } = await auth.signIn(email)
    const answer = await auth.verify(next, theirs, auth.nextCode(theirs.totp.secret))
    expect(answer.status).toBe(404)
  })
  it('finishes no app that the owner has begun', async () => {
    const { token, email } = await auth.withFactor()
    const begun = await auth.enrol(token, 'Tablet')
    const { access_token: thief } = await auth.signIn(email)
    const answer = await auth.verify(thief, begun, auth.nextCode(begun.totp.secret))
    expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
  })
  it('that was stolen stays what it is when the owner types the code', async () => {
    const { email, factor, secret } = await auth.withFactor()
    const stolen = await auth.signIn(email)
    await auth.verify(stolen.access_token, factor, auth.nextCode(secret))
    const me = await auth.call('GET', '/api/auth/me', { token: stolen.access_token })
    expect(me.body.code).toBe('second_factor_needed')
    const payload = { refresh_token: stolen.refresh_token }
    expect((await auth.call('POST', '/auth/v1/token?grant_type=refresh_token', { payload })).status).toBe(400)
  })
})

describe('another user’s app', () => {
  it('is not found, as none is', async () => {
    const [owner, thief] = [await auth.withFactor(), await auth.withFactor()]
    for (const id of [owner.factor.id, crypto.randomUUID(), 'nonsense', "1';--"]) {
      const path = `/factors/${encodeURIComponent(id)}`
      const payload = { challenge_id: crypto.randomUUID(), code: codeAt(owner.secret, galley.clock.now()) }
      const answers = await Promise.all([
        auth.post(`${path}/challenge`, thief.token),
        auth.post(`${path}/verify`, thief.token, payload),
        auth.call('DELETE', `/auth/v1${path}`, { token: thief.token }),
      ])
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 404, body: { code: 'mfa_factor_not_found' } })
    }
  })
  it('takes no code for a challenge of one’s own', async () => {
    const [owner, thief] = [await auth.withFactor(), await auth.withFactor()]
    const { body } = await auth.post(`/factors/${owner.factor.id}/challenge`, owner.token)
    const payload = { challenge_id: body.id, code: auth.nextCode(thief.secret) }
    const answer = await auth.post(`/factors/${thief.factor.id}/verify`, thief.token, payload)
    expect(answer.body.code).toBe('mfa_challenge_expired')
  })
})

describe('a session that was left open', () => {
  it('adds no app to an account without one, a quarter of an hour after its sign-in', async () => {
    const { token } = await auth.signUp()
    galley.clock.forward(15 * 60_000)
    const answer = await auth.post('/factors', token, { factor_type: 'totp' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } })
  })
  it('turns nothing off a quarter of an hour after its code, but does after another', async () => {
    const { token, factor, secret } = await auth.withFactor()
    galley.clock.forward(15 * 60_000)
    const weakenings = [
      () => auth.call('DELETE', `/auth/v1/factors/${factor.id}`, { token }),
      () => auth.post('/factors/recovery-codes', token),
      () => auth.post('/factors', token, { factor_type: 'totp', friendly_name: 'Another' }),
    ]
    for (const weaken of weakenings) expect((await weaken()).body.code).toBe('reauthentication_needed')
    const { body } = await auth.verify(token, factor, auth.nextCode(secret))
    const removed = await auth.call('DELETE', `/auth/v1/factors/${factor.id}`, { token: body.access_token })
    expect(removed.status).toBe(200)
  })
})

describe('trying codes', () => {
  const wrongCode = (secret: string) => {
    const right = [-1, 0, 1].map((steps) => codeAt(secret, galley.clock.now(), steps))
    return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code))!
  }
  it('ends after seven wrong ones, the right one included, in whatever session', async () => {
    const { email, factor, secret, token } = await auth.withFactor()
    const { access_token: thief } = await auth.signIn(email)
    for (let tries = 0; tries < 7; tries += 1)
      expect((await auth.verify(thief, factor, wrongCode(secret))).status).toBe(422)
    for (const tried of [thief, (await auth.signIn(email)).access_token, token])
      expect(await auth.verify(tried, factor, auth.nextCode(secret))).toMatchObject({
        status: 429,
        body: { code: 'over_request_rate_limit' },
      })
  })
  it('costs nothing where they are right', async () => {
    const { email, factor, secret } = await auth.withFactor()
    for (let tries = 0; tries < 12; tries += 1) {
      const { access_token: token } = await auth.signIn(email)
      expect((await auth.verify(token, factor, auth.nextCode(secret))).status).toBe(200)
    }
  })
  it('of recovery ends after ten, the right one included', async () => {
    const { email, token } = await auth.withFactor()
    const { body } = await auth.post('/factors/recovery-codes', token)
    const { access_token: thief } = await auth.signIn(email)
    const use = (code: string) => auth.post('/factors/recovery-codes/verify', thief, { code })
    for (let tries = 0; tries < 10; tries += 1) expect((await use('0'.repeat(16))).status).toBe(422)
    expect(await use(body.codes[0]!)).toMatchObject({ status: 429, body: { code: 'mfa_recovery_codes_locked' } })
  })
})
