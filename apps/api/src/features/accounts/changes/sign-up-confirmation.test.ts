// A new account follows a link in a mail before its first sign-in, where the server mails.
import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../../adapters/mail/mailer.port.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

const password = 'a good password'
const minuteMs = 60_000

let galley: TestApp
let number = 0
let email = ''
const mails: Mail[] = []
beforeAll(async () => {
  const mailer = { isOn: true, send: async (mail: Mail) => void mails.push(mail) }
  galley = await startTestApp({ mailer, confirmsSignUp: true })
})
beforeEach(() => {
  mails.length = 0
  email = `new${(number += 1)}@example.org`
})
afterAll(() => galley.close())

const post = (url: string, payload: object) => galley.app.inject({ method: 'POST', url, payload })
const signUp = (given = password, name = 'Ann') =>
  post('/auth/v1/signup', { email, password: given, data: { full_name: name } })
const signIn = (given = password) => post('/auth/v1/token?grant_type=password', { email, password: given })
const tokenOf = (mail: Mail | undefined) => /#token=([\w-]{43})&type=signup/.exec(mail?.text ?? '')?.[1] ?? ''
const codeOf = (mail: Mail | undefined) => /code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? ''
const verify = (payload: object) => post('/auth/v1/verify', { type: 'signup', ...payload })

describe('signing up', () => {
  it('returns a user without a session, and mails a link and a code', async () => {
    const answer = await signUp()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ email, role: 'authenticated', identities: [{ provider: 'email' }] })
    expect(answer.json()).toHaveProperty('confirmation_sent_at')
    expect(answer.json()).not.toHaveProperty('access_token')
    expect(answer.json()).not.toHaveProperty('email_confirmed_at')
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Confirm your Galley account']])
  })

  it('says in the settings that an address is confirmed', async () => {
    const settings = await galley.app.inject({ url: '/auth/v1/settings' })
    expect(settings.json()).toMatchObject({ mailer_autoconfirm: false })
  })

  it('with the address of an account returns another user’s look, and mails nothing', async () => {
    await signUp()
    await verify({ token_hash: tokenOf(mails[0]) })
    mails.length = 0
    const answer = await signUp('another password', 'Someone')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ email, role: '', identities: [], user_metadata: { full_name: 'Someone' } })
    expect(mails).toEqual([])
    expect((await signIn()).statusCode).toBe(200)
    expect((await signIn('another password')).statusCode).toBe(400)
  })

  it('refuses a weak password, and mails nothing', async () => {
    expect((await signUp('12345')).statusCode).toBe(422)
    expect(mails).toEqual([])
  })

  it('for scripts: 403 says what to do, then the link opens the account', async () => {
    const body = { email, password, full_name: 'Ann' }
    const answer = await post('/api/auth/register', body)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'email_not_confirmed'])
    expect((await post('/api/auth/login', body)).statusCode).toBe(422)
    expect((await post('/api/auth/login', { email, password })).json()).toMatchObject({ code: 'email_not_confirmed' })
    await verify({ token_hash: tokenOf(mails[0]) })
    expect((await post('/api/auth/login', { email, password })).statusCode).toBe(200)
  })
})

describe('before the link is followed', () => {
  it('a right password is refused for what it is, a wrong one as ever', async () => {
    await signUp()
    expect((await signIn()).json()).toMatchObject({ code: 'email_not_confirmed' })
    expect((await signIn('wrong')).json()).toMatchObject({ code: 'invalid_credentials' })
  })

  it.each([
    ['a minute later', minuteMs + 1],
    ['at once', 0],
  ])('another sign-up %s with another password: neither counts, and a mailed link sets one', async (_when, ms) => {
    await signUp('the first password', 'First')
    galley.clock.forward(ms)
    await signUp(password, 'Second')
    const confirmed = (await verify({ token_hash: tokenOf(mails.at(-1)) })).json<{ access_token: string }>()
    const me = { url: '/api/auth/me', headers: { authorization: `Bearer ${confirmed.access_token}` } }
    expect((await galley.app.inject(me)).json()).toMatchObject({ full_name: 'Second' })
    expect((await signIn('the first password')).json()).toMatchObject({ code: 'invalid_credentials' })
    expect((await signIn()).json()).toMatchObject({ code: 'invalid_credentials' })
    await post('/auth/v1/recover', { email })
    const token = /reset-password#token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
    const opened = (await verify({ type: 'recovery', token_hash: token })).json<{ access_token: string }>()
    const set = await galley.app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      headers: { authorization: `Bearer ${opened.access_token}` },
      payload: { password: 'a password of my own' },
    })
    expect(set.statusCode).toBe(200)
    expect((await signIn('a password of my own')).statusCode).toBe(200)
  })

  it('another sign-up with the same password changes nothing', async () => {
    await signUp()
    galley.clock.forward(minuteMs + 1)
    await signUp()
    expect((await verify({ token_hash: tokenOf(mails[0]) })).statusCode).toBe(403)
    expect((await verify({ token_hash: tokenOf(mails[1]) })).statusCode).toBe(200)
    expect((await signIn()).statusCode).toBe(200)
  })

  it('the mail is sent again on request; for an unknown or a confirmed address the answer is the same', async () => {
    await signUp()
    galley.clock.forward(minuteMs + 1)
    const resend = (to: string) => post('/auth/v1/resend', { type: 'signup', email: to })
    const answers = [await resend(email), await resend('unknown@example.org')]
    await verify({ token_hash: tokenOf(mails[1]) })
    galley.clock.forward(minuteMs + 1)
    answers.push(await resend(email))
    expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(
      Array.from({ length: 3 }, () => [200, '{}']),
    )
    expect(mails).toHaveLength(2)
  })

  it('a link to reset the password confirms the address, too; the password of the sign-up counts no more', async () => {
    await signUp()
    await post('/auth/v1/recover', { email })
    const token = /reset-password#token=([\w-]{43})/.exec(mails[1]?.text ?? '')?.[1] ?? ''
    expect((await verify({ type: 'recovery', token_hash: token })).statusCode).toBe(200)
    expect((await signIn()).json()).toMatchObject({ code: 'invalid_credentials' })
  })

  it('the account is removed after a week; one that is confirmed stays', async () => {
    await signUp()
    const confirmed = email
    await verify({ token_hash: tokenOf(mails[0]) })
    email = `late-${email}`
    await signUp()
    galley.clock.forward(8 * 86_400_000)
    await galley.app.sweep()
    expect((await signIn()).json()).toMatchObject({ code: 'invalid_credentials' })
    email = confirmed
    expect((await signIn()).statusCode).toBe(200)
  })
})

describe('the link', () => {
  it('opens a session, once, within an hour', async () => {
    await signUp()
    const token = tokenOf(mails[0])
    const session = (await verify({ token_hash: token })).json<{ access_token: string }>()
    const me = await galley.app.inject({
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    expect(me.json()).toMatchObject({ email, full_name: 'Ann' })
    expect((await verify({ token_hash: token })).statusCode).toBe(403)

    email = `late-${email}`
    await signUp()
    galley.clock.forward(60 * minuteMs + 1)
    expect((await verify({ token_hash: tokenOf(mails[1]) })).statusCode).toBe(403)
  })

  it('works by its code as well, and by its older address', async () => {
    await signUp()
    expect((await verify({ email, token: codeOf(mails[0]) })).statusCode).toBe(200)
    const followed = await galley.app.inject({ url: '/auth/v1/verify?type=signup&token=abc' })
    expect(followed.headers.location).toBe('http://galley.test/confirm-email#token=abc&type=signup')
  })

  it('is what the client library sends', async () => {
    const client = new AuthClient({
      url: 'http://galley.test/auth/v1',
      autoRefreshToken: false,
      persistSession: false,
      fetch: async (url, init) => {
        const { pathname, search } = new URL(url instanceof Request ? url.url : url)
        const answer = await galley.app.inject({
          method: (init?.method ?? 'GET') as 'POST',
          url: pathname + search,
          headers: Object.fromEntries(new Headers(init?.headers)),
          ...(typeof init?.body === 'string' && { payload: init.body }),
        })
        return new Response(answer.body, {
          status: answer.statusCode,
          headers: answer.headers as Record<string, string>,
        })
      },
    })
    const made = await client.signUp({ email, password })
    expect([made.error, made.data.session, made.data.user?.identities?.length]).toEqual([null, null, 1])
    const early = await client.signInWithPassword({ email, password })
    expect(early.error?.code).toBe('email_not_confirmed')
    const verified = await client.verifyOtp({ type: 'email', token_hash: tokenOf(mails[0]) })
    expect(verified.data.session?.user.email).toBe(email)
  })
})

describe('limits', () => {
  it('count a sign-up the same whether the address has an account or not', async () => {
    const limited = await startTestApp({
      mailer: { isOn: true, send: async () => {} },
      confirmsSignUp: true,
      allowances: { mailPerRecipient: { points: 2, seconds: 60 } },
    })
    const { database, app } = limited
    const statuses = async (to: string) => {
      const all: number[] = []
      for (let time = 0; time < 3; time += 1) {
        const payload = { email: to, password, data: {} }
        all.push((await app.inject({ method: 'POST', url: '/auth/v1/signup', payload })).statusCode)
      }
      return all
    }
    const other = await startTestApp({ database })
    const known = await other.register()
    expect(await statuses(known.email)).toEqual([200, 200, 429])
    expect(await statuses('unknown@example.org')).toEqual([200, 200, 429])
    await other.app.close()
    await limited.close()
  })
})
