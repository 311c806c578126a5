// After a change of address the new one counts at once, also in requests with a token from before.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../../adapters/mail/mailer.port.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../testing/start-test-app.ts'

const password = 'a good password'
const mails: Mail[] = []
const withMailer = { mailer: { isOn: true, send: async (mail: Mail) => void mails.push(mail) } }

/** With a mailer the link has to be followed; without one the address changes at once. */
describe.each([
  ['by a mailed link', withMailer],
  ['without a mailer', {}],
])('an address changed %s', (_how, options) => {
  let galley: TestApp
  let ann: TestUser
  beforeAll(async () => void (galley = await startTestApp(options)))
  beforeEach(async () => {
    ann = await galley.register()
    // From now on the token is known.
    await events()
    mails.length = 0
  })
  afterAll(() => galley.close())

  const events = async () => {
    const response = await galley.ask(ann, { url: '/api/auth/events' })
    return response.json<{ events: { kind: string }[] }>().events.map(({ kind }) => kind)
  }
  const failToSignIn = (email: string) =>
    galley.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: 'wrong' } })

  async function changeAddress() {
    const fresh = `fresh-${ann.email}`
    const payload = { email: fresh, current_password: password }
    await galley.ask(ann, { method: 'PUT', url: '/auth/v1/user', payload })
    const token = /confirm-email#token=([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1]
    if (token !== undefined) {
      const proof = { type: 'email_change', token_hash: token }
      const followed = await galley.app.inject({ method: 'POST', url: '/auth/v1/verify', payload: proof })
      expect(followed.statusCode).toBe(200)
    }
    mails.length = 0
    return fresh
  }

  it('is the one whose failed sign-ins are listed', async () => {
    const fresh = await changeAddress()
    await failToSignIn(ann.email)
    expect(await events()).not.toContain('sign_in_failed')
    await failToSignIn(fresh)
    expect(await events()).toContain('sign_in_failed')
  })

  it('is the one that is deleted, and mailed of it', async () => {
    const fresh = await changeAddress()
    await failToSignIn(fresh)
    const deletion = { method: 'POST', url: '/api/account/deletion', payload: { password } } as const
    expect((await galley.ask(ann, deletion)).statusCode).toBe(204)
    const goodbye = options === withMailer ? [[fresh, 'Your Galley account was deleted']] : []
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(goodbye)
    const again = await galley.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { email: fresh, password, full_name: 'Ann' },
    })
    ann = { ...ann, accessToken: again.json<{ access_token: string }>().access_token }
    expect(await events()).not.toContain('sign_in_failed')
  })
})
