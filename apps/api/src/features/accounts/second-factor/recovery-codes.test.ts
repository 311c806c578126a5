// Recovery codes: for an account whose authenticator app is lost.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../../adapters/mail/mailer.port.ts'
import { authCalls } from '../../../testing/auth-calls.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { recoveryCodes } from './second-factor.tables.ts'

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
const amrOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { amr: { method: string }[] }).amr
const subjectsTo = (email: string) => mails.filter(({ to }) => to === email).map(({ subject }) => subject)

describe('recovery codes', () => {
  async function withCodes() {
    const person = await auth.withFactor()
    const { body } = await auth.post('/factors/recovery-codes', person.token)
    return { ...person, codes: body.codes }
  }
  const use = (token: string, code: string) => auth.post('/factors/recovery-codes/verify', token, { code })
  const left = (token: string) => auth.call('GET', '/auth/v1/factors/recovery-codes', { token })

  it('are ten, of 80 bits each, shown once, and stored as hashes', async () => {
    const { codes, token, email } = await withCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/)
    expect(await left(token)).toMatchObject({ status: 200, body: { type: 'recovery_code', total: 10, remaining: 10 } })
    const stored = JSON.stringify(await galley.database.db.select().from(recoveryCodes))
    for (const code of codes) expect(stored).not.toContain(code)
    expect(await auth.post('/factors/recovery-codes', token)).toMatchObject({
      status: 422,
      body: { code: 'mfa_verified_factor_exists' },
    })
    expect(subjectsTo(email)).toContain('New recovery codes for your Galley account')
  })
  it('need another factor', async () => {
    const { token } = await auth.signUp()
    expect(await auth.post('/factors/recovery-codes', token)).toMatchObject({
      status: 422,
      body: { code: 'mfa_recovery_codes_sole_factor' },
    })
    expect(await left(token)).toMatchObject({ status: 404, body: { code: 'mfa_factor_not_found' } })
  })
  it('each open the account once, and say how many are left in a mail', async () => {
    const { codes, email } = await withCodes()
    const [first = '', second = ''] = codes
    const { access_token: token } = await auth.signIn(email)
    const { status, body } = await use(token, first)
    expect(status).toBe(200)
    expect(amrOf(body.access_token).map(({ method }) => method)).toEqual(['mfa/recovery_code', 'password'])
    expect((await me(body.access_token)).status).toBe(200)
    expect((await left(body.access_token)).body.remaining).toBe(9)
    expect(mails.at(-1)).toMatchObject({ to: email, subject: 'A recovery code of your Galley account was used' })
    expect(mails.at(-1)?.text).toContain('9 are left.')
    const { access_token: again } = await auth.signIn(email)
    expect((await use(again, first)).body.code).toBe('mfa_verification_failed')
    expect((await use(again, second)).status).toBe(200)
  })
  it('are read as people type them', async () => {
    const { codes, email } = await withCodes()
    const { access_token: token } = await auth.signIn(email)
    const typed = ` ${codes[0]!.toUpperCase().replaceAll(/.{4}/g, '$& - ')}`.replaceAll('0', 'O').replaceAll('1', 'l')
    expect((await use(token, typed)).status).toBe(200)
  })
  it('let the owner of a lost phone remove its app', async () => {
    const { codes, email, factor } = await withCodes()
    const { access_token: token } = await auth.signIn(email)
    const { body } = await use(token, codes[0]!)
    expect((await remove(body.access_token, factor.id)).status).toBe(200)
    expect((await me((await auth.signIn(email)).access_token)).status).toBe(200)
  })
  it('of another user open nothing', async () => {
    const [one, other] = [await withCodes(), await withCodes()]
    const { access_token: token } = await auth.signIn(other.email)
    expect((await use(token, one.codes[0]!)).body.code).toBe('mfa_verification_failed')
  })
  it('are spent once where two use one at the same time', async () => {
    const { codes, email } = await withCodes()
    const tokens = [await auth.signIn(email), await auth.signIn(email)].map((session) => session.access_token)
    const answers = await Promise.all(tokens.map((token) => use(token, codes[0]!)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
  it('are replaced by new ones', async () => {
    const { codes, email, token } = await withCodes()
    const { body } = await auth.post('/factors/recovery-codes/regenerate', token)
    expect(body.codes).toHaveLength(10)
    const { access_token: next } = await auth.signIn(email)
    expect((await use(next, codes[0]!)).body.code).toBe('mfa_verification_failed')
    expect((await use(next, body.codes[0]!)).status).toBe(200)
  })
  it('can be removed', async () => {
    const { token } = await withCodes()
    expect((await auth.call('DELETE', '/auth/v1/factors/recovery-codes', { token })).status).toBe(200)
    expect((await left(token)).status).toBe(404)
    expect((await auth.call('DELETE', '/auth/v1/factors/recovery-codes', { token })).status).toBe(404)
    expect((await auth.post('/factors/recovery-codes/regenerate', token)).status).toBe(404)
  })
})
