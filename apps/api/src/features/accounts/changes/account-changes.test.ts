// Passwords, addresses and names changed, and a forgotten password reset by mail: by the hosted service's own client.
import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../../adapters/mail/mailer.port.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let galley: TestApp
let origin = ''
const mails: Mail[] = []
const mailer = { isOn: true, send: async (mail: Mail) => void mails.push(mail) }
beforeAll(async () => {
  galley = await startTestApp({ startAt: new Date().toISOString(), mailer })
  origin = await galley.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => void mails.splice(0))
afterAll(() => galley.close())

function client() {
  const kept = new Map<string, string>()
  return new AuthClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: 'galley-embedded', Authorization: 'Bearer galley-embedded' },
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    autoRefreshToken: false,
    persistSession: true,
  })
}
let count = 0
const address = () => `changing${(count += 1)}@example.org`
const password = 'correct horse'
const next = 'battery staple'

async function signedUp() {
  const email = address()
  const auth = client()
  await auth.signUp({ email, password, options: { data: { full_name: 'Zoë Ångström' } } })
  return { auth, email }
}
async function signedIn(email: string) {
  const auth = client()
  const { data } = await auth.signInWithPassword({ email, password })
  return { auth, token: data.session?.access_token ?? '' }
}
const isIn = async (token: string) =>
  (await galley.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })).statusCode === 200
const canSignIn = async (email: string, by: string) =>
  (await client().signInWithPassword({ email, password: by })).error === null
const tokenIn = ({ text }: Mail) => /#token=([\w-]{43})/.exec(text)?.[1] ?? ''
const codeIn = ({ text }: Mail) => /: (\d{6})$/m.exec(text)?.[1] ?? ''
const mailTo = async (email: string) => {
  await client().resetPasswordForEmail(email)
  return mails.find(({ to }) => to === email)!
}

describe('a forgotten password', () => {
  it('is reset by the link, once, and every other device is signed out', async () => {
    const { email } = await signedUp()
    const { token: elsewhere } = await signedIn(email)
    const mail = await mailTo(email)
    expect(mail.subject).toBe('Reset your Galley password')
    expect(mail.html).toContain(`/reset-password#token=${tokenIn(mail)}`)
    const auth = client()
    const { data, error } = await auth.verifyOtp({ type: 'recovery', token_hash: tokenIn(mail) })
    expect([error, data.user?.email]).toEqual([null, email])
    expect(await isIn(elsewhere)).toBe(true)
    expect((await auth.updateUser({ password: next })).error).toBeNull()
    expect([await canSignIn(email, next), await canSignIn(email, password)]).toEqual([true, false])
    expect([await isIn(elsewhere), await isIn(data.session!.access_token)]).toEqual([false, true])
    expect(mails.at(-1)).toMatchObject({ to: email, subject: 'Your Galley password was changed' })
    const again = await client().verifyOtp({ type: 'recovery', token_hash: tokenIn(mail) })
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  it('is reset by the code, too, which five wrong ones spend', async () => {
    const { email } = await signedUp()
    const code = codeIn(await mailTo(email))
    const { data } = await client().verifyOtp({ type: 'recovery', email, token: code })
    expect(data.session).not.toBeNull()

    const { email: other } = await signedUp()
    const right = codeIn(await mailTo(other))
    const wrong = right === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1)
      await client().verifyOtp({ type: 'recovery', email: other, token: wrong })
    const { error } = await client().verifyOtp({ type: 'recovery', email: other, token: right })
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  it('says nothing of whether there is an account, and mails it once a minute', async () => {
    const { email } = await signedUp()
    const answers = []
    for (const one of ['no-account@example.org', email, email]) answers.push(await client().resetPasswordForEmail(one))
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ data: {}, error: null })))
    expect(mails.map(({ to }) => to)).toEqual([email])
    galley.clock.forward(61_000)
    await client().resetPasswordForEmail(email)
    expect(mails).toHaveLength(2)
    const [first, second] = mails
    const old = await client().verifyOtp({ type: 'recovery', token_hash: tokenIn(first!) })
    expect(old.error).toMatchObject({ code: 'otp_expired' })
    expect((await client().verifyOtp({ type: 'recovery', token_hash: tokenIn(second!) })).error).toBeNull()
  })

  it('can’t be reset after an hour', async () => {
    const { email } = await signedUp()
    const mail = await mailTo(email)
    galley.clock.forward(61 * 60_000)
    const { error } = await client().verifyOtp({ type: 'recovery', token_hash: tokenIn(mail) })
    expect(error).toMatchObject({ code: 'otp_expired' })
  })

  it('opens no session from a link: the page takes the token', async () => {
    const { headers, statusCode } = await galley.app.inject({
      url: '/auth/v1/verify?type=recovery&token=abc&redirect_to=https://evil.example',
    })
    expect([statusCode, headers.location]).toEqual([
      303,
      expect.stringMatching(/\/reset-password#token=abc$/) as unknown,
    ])
    expect((await galley.app.inject({ url: '/auth/v1/verify?type=invite&token=abc' })).statusCode).toBe(400)
  })

  it.each(['x', '', 'a'.repeat(500)])('refuses the link %j', async (token_hash) => {
    const { error } = await client().verifyOtp({ type: 'recovery', token_hash })
    expect(['otp_expired', 'validation_failed']).toContain(error?.code)
  })
})

describe('a changed password', () => {
  it('needs the old one, and signs every other device out', async () => {
    const { email, auth } = await signedUp()
    const { token: elsewhere } = await signedIn(email)
    for (const current_password of [undefined, 'wrong horse'])
      expect(
        (await auth.updateUser({ password: next, ...(current_password && { current_password }) })).error,
      ).toMatchObject({
        status: 400,
        code: 'current_password_mismatch',
      })
    expect(await canSignIn(email, password)).toBe(true)
    expect((await auth.updateUser({ password: next, current_password: password })).error).toBeNull()
    expect([await isIn(elsewhere), await canSignIn(email, next)]).toEqual([false, true])
    expect((await auth.getUser()).error).toBeNull()
  })

  it.each([
    ['12345', 'weak_password', 422],
    ['iLoveYou', 'weak_password', 422],
    ['x'.repeat(73), 'validation_failed', 400],
    [password, 'same_password', 422],
  ])('is refused: %s', async (bad, code, status) => {
    const { auth, email } = await signedUp()
    expect((await auth.updateUser({ password: bad, current_password: password })).error).toMatchObject({ code, status })
    expect(await canSignIn(email, password)).toBe(true)
  })

  it('is for users who are signed in', async () => {
    const answer = await galley.app.inject({ method: 'PUT', url: '/auth/v1/user', payload: { password: next } })
    expect(answer.statusCode).toBe(401)
  })
})

describe('a changed address', () => {
  it('counts once its own link was followed, and the old one hears of it', async () => {
    const { auth, email } = await signedUp()
    const fresh = address()
    const { data } = await auth.updateUser({ email: fresh.toUpperCase() })
    expect(data.user?.email).toBe(email)
    const [mail, notice] = mails
    expect(mail).toMatchObject({ to: fresh, subject: 'Confirm your new email address' })
    expect(notice).toMatchObject({ to: email, text: expect.stringContaining(fresh) as unknown })
    const { data: confirmed } = await client().verifyOtp({ type: 'email_change', token_hash: tokenIn(mail!) })
    // The address may be mistyped, and its reader another.
    expect(confirmed).toEqual({ user: null, session: null })
    expect(mails.at(-1)).toMatchObject({ to: email, text: expect.stringContaining(fresh) as unknown })
    expect([await canSignIn(fresh, password), await canSignIn(email, password)]).toEqual([true, false])
  })

  it('is mailed its link once more, which voids the one before', async () => {
    const { auth, email } = await signedUp()
    const fresh = address()
    await auth.updateUser({ email: fresh })
    galley.clock.forward(61_000)
    await auth.resend({ type: 'email_change', email })
    const links = mails.filter(({ to }) => to === fresh).map(tokenIn)
    expect(links).toHaveLength(2)
    const errors = []
    for (const token_hash of links) errors.push((await client().verifyOtp({ type: 'email_change', token_hash })).error)
    expect(errors).toEqual([expect.objectContaining({ code: 'otp_expired' }), null])
    galley.clock.forward(61_000)
    await auth.resend({ type: 'email_change', email: fresh })
    expect(mails.filter(({ to }) => to === fresh)).toHaveLength(2)
  })

  it('needs the password where the sign-in was long ago', async () => {
    const { auth } = await signedUp()
    galley.clock.forward(16 * 60_000)
    const email = address()
    for (const current_password of [undefined, 'wrong horse'])
      expect((await auth.updateUser({ email, ...(current_password && { current_password }) })).error).toMatchObject({
        status: 400,
        code: 'current_password_mismatch',
      })
    expect((await auth.updateUser({ email, current_password: password })).error).toBeNull()
  })

  it('can’t be another account’s', async () => {
    const [{ auth }, { email: taken }] = [await signedUp(), await signedUp()]
    expect((await auth.updateUser({ email: taken })).error).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await auth.updateUser({ email: 'nonsense' })).error).toMatchObject({ status: 400 })
  })
})

it('a name is merged into what is known of the user', async () => {
  const { auth } = await signedUp()
  const { data } = await auth.updateUser({ data: { full_name: 'Zoë Å', locale: 'sv' } })
  expect(data.user?.user_metadata).toEqual({ full_name: 'Zoë Å', locale: 'sv' })
  expect((await auth.updateUser({ data: { note: 'x'.repeat(3_000) } })).error).toMatchObject({ status: 400 })
})

it('signing out the others keeps this session', async () => {
  const { auth, email } = await signedUp()
  const { token: elsewhere } = await signedIn(email)
  await auth.signOut({ scope: 'others' })
  expect([await isIn(elsewhere), (await auth.getUser()).error]).toEqual([false, null])
})

describe('the name of one’s own profile', () => {
  const rename = (token: string, userId: string, payload: object) =>
    galley.app.inject({
      method: 'PATCH',
      url: `/rest/v1/user_profiles?user_id=eq.${userId}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), prefer: 'return=representation' },
      payload,
    })
  it('is changed by its owner, and by no other user', async () => {
    const { auth } = await signedUp()
    const { data } = await auth.getSession()
    const { access_token: token, user } = data.session!
    const changed = await rename(token, user.id, { full_name: '  Zoë Å ' })
    expect(changed.json()).toMatchObject([{ user_id: user.id, full_name: 'Zoë Å' }])
    const { token: other } = await signedIn((await signedUp()).email)
    expect((await rename(other, user.id, { full_name: 'Mallory' })).json()).toEqual([])
    expect((await rename('', user.id, { full_name: 'Mallory' })).statusCode).toBe(401)
    for (const payload of [{}, { full_name: ' ' }, { full_name: 'x'.repeat(1_000) }, { user_id: user.id }])
      expect((await rename(token, user.id, payload)).statusCode).toBe(400)
    const me = await galley.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })
    expect(me.json()).toMatchObject({ full_name: 'Zoë Å' })
  })
})
