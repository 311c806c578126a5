// The second factor, driven by the real, unmodified client library of the hosted service.
import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeAt } from '../../../testing/authenticator-app.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let galley: TestApp
let origin = ''
beforeAll(async () => {
  galley = await startTestApp({ startAt: new Date().toISOString() })
  origin = await galley.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => galley.close())

const password = 'correct horse'
const client = () =>
  new AuthClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: 'galley-embedded', Authorization: 'Bearer galley-embedded' },
    autoRefreshToken: false,
    persistSession: false,
    experimental: { recoveryCodes: true },
  })
const levelOf = async (auth: InstanceType<typeof AuthClient>) => {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel()
  return [data?.currentLevel, data?.nextLevel]
}
let count = 0
async function signedUp() {
  const auth = client()
  const email = `client${(count += 1)}@example.org`
  await auth.signUp({ email, password })
  return { auth, email }
}
async function enrolled() {
  const { auth, email } = await signedUp()
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  if (!data) throw new Error('not enrolled')
  return { auth, email, factorId: data.id, totp: data.totp }
}
const nextCode = (secret: string) => {
  galley.clock.forward(30_000)
  return codeAt(secret, galley.clock.now())
}

it('is enrolled, verified, listed and removed', async () => {
  const { auth, factorId, totp } = await enrolled()
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
  expect((await auth.mfa.listFactors()).data).toMatchObject({ all: [{ id: factorId }], totp: [] })
  const { data: challenge } = await auth.mfa.challenge({ factorId })
  const verified = await auth.mfa.verify({
    factorId,
    challengeId: challenge?.id ?? '',
    code: nextCode(totp.secret),
  })
  expect(verified.error).toBeNull()
  expect(await levelOf(auth)).toEqual(['aal2', 'aal2'])
  expect((await auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId, status: 'verified' }])
  expect(await auth.mfa.unenroll({ factorId })).toEqual({ data: { id: factorId }, error: null })
  expect((await auth.mfa.listFactors()).data?.all).toEqual([])
  await auth.refreshSession()
  expect(await levelOf(auth)).toEqual(['aal1', 'aal1'])
})

it('is asked for at sign-in, and given by an app or a recovery code', async () => {
  const { auth, email, factorId, totp } = await enrolled()
  await auth.mfa.challengeAndVerify({ factorId, code: nextCode(totp.secret) })
  const { data: made } = await auth.mfa.recoveryCodes.generate()
  expect(made?.codes).toHaveLength(10)
  expect((await auth.mfa.listFactors()).data?.recovery_code).toMatchObject([{ id: made?.id, status: 'verified' }])

  const phone = client()
  await phone.signInWithPassword({ email, password })
  expect(await levelOf(phone)).toEqual(['aal1', 'aal2'])
  const wrong = await phone.mfa.challengeAndVerify({ factorId, code: '12345' })
  const message = 'Invalid TOTP code entered'
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed', message })
  expect((await phone.mfa.challengeAndVerify({ factorId, code: nextCode(totp.secret) })).error).toBeNull()
  expect(await levelOf(phone)).toEqual(['aal2', 'aal2'])

  const laptop = client()
  await laptop.signInWithPassword({ email, password })
  const unknown = await laptop.mfa.recoveryCodes.verify({ code: 'x' })
  expect(unknown.error).toMatchObject({ status: 422, message: 'Invalid recovery code entered' })
  expect((await laptop.mfa.recoveryCodes.verify({ code: made?.codes[0] ?? '' })).error).toBeNull()
  expect(await levelOf(laptop)).toEqual(['aal2', 'aal2'])
  expect((await laptop.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 })
  expect((await laptop.mfa.recoveryCodes.regenerate()).data?.codes).toHaveLength(10)
  expect((await laptop.mfa.recoveryCodes.unenroll()).data).toEqual({ id: made?.id })
})

it('is needed to reset a forgotten password, too', async () => {
  const mails: string[] = []
  const mailing = await startTestApp({
    startAt: new Date().toISOString(),
    mailer: { isOn: true, send: async ({ text }) => void mails.push(text) },
  })
  try {
    const url = `${await mailing.app.listen({ port: 0, host: '127.0.0.1' })}/auth/v1`
    const settings = { url, headers: { apikey: 'x' }, autoRefreshToken: false, persistSession: false }
    const [owner, reader] = [new AuthClient(settings), new AuthClient(settings)]
    const email = 'forgetful@example.org'
    await owner.signUp({ email, password })
    const { data } = await owner.mfa.enroll({ factorType: 'totp' })
    const [factorId, secret] = [data?.id ?? '', data?.totp.secret ?? '']
    await owner.mfa.challengeAndVerify({ factorId, code: codeAt(secret, mailing.clock.now()) })
    await reader.resetPasswordForEmail(email)
    const token_hash = mails.flatMap((text) => /#token=([\w-]{43})/.exec(text)?.[1] ?? []).at(-1) ?? ''
    expect((await reader.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
    const refused = await reader.updateUser({ password: 'battery staple' })
    expect(refused.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    mailing.clock.forward(30_000)
    await reader.mfa.challengeAndVerify({ factorId, code: codeAt(secret, mailing.clock.now()) })
    expect((await reader.updateUser({ password: 'battery staple' })).error).toBeNull()
  } finally {
    await mailing.close()
  }
})
