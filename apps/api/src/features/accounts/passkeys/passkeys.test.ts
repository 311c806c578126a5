// Passkeys over HTTP, with a device in software.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../../adapters/mail/mailer.port.ts'
import { authCalls } from '../../../testing/auth-calls.ts'
import {
  softwareAuthenticator,
  type SoftwareAuthenticator,
  type Twist,
} from '../../../testing/software-authenticator.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

const site = { origin: 'https://galley.example', rpId: 'galley.example' }
let galley: TestApp
let auth: ReturnType<typeof authCalls>
const mails: Mail[] = []
beforeAll(async () => {
  galley = await startTestApp({
    publicUrl: site.origin,
    webOrigin: 'https://web.galley.example',
    mailer: { isOn: true, send: async (mail) => void mails.push(mail) },
  })
  auth = authCalls(galley)
})
beforeEach(() => void mails.splice(0))
afterAll(() => galley.close())

interface Options {
  challenge_id: string
  expires_at: number
  options: { challenge: string; rp: object; rpId: string; user: { id: string; name: string } } & Record<string, unknown>
}
const begin = async (ceremony: 'registration' | 'authentication', token = '') => {
  const answer = await auth.post(`/passkeys/${ceremony}/options`, token)
  return { status: answer.status, body: answer.body as unknown as Options & { code: string } }
}
async function add(token: string, device: SoftwareAuthenticator, twist: Twist = {}) {
  const { body } = await begin('registration', token)
  const credential = device.create(body.options, twist)
  return auth.post('/passkeys/registration/verify', token, { challenge_id: body.challenge_id, credential })
}
async function signIn(device: SoftwareAuthenticator, twist: Twist = {}) {
  const { body } = await begin('authentication')
  const payload = { challenge_id: body.challenge_id, credential: device.get(body.options, twist) }
  return auth.call('POST', '/auth/v1/passkeys/authentication/verify', { payload })
}
async function withPasskey() {
  const person = await auth.signUp()
  const device = softwareAuthenticator(site)
  const { body } = await add(person.token, device)
  return { ...person, device, passkey: body.id }
}
const me = (token: string) => auth.call('GET', '/api/auth/me', { token })
const list = async (token: string) =>
  (await auth.call('GET', '/auth/v1/passkeys', { token })).body as unknown as {
    id: string
    friendly_name: string
    last_used_at?: string
  }[]

describe('adding a passkey', () => {
  it('asks the device for one that is kept on it, and that is unlocked for each use', async () => {
    const { token, email } = await auth.signUp()
    const { status, body } = await begin('registration', token)
    expect(status).toBe(200)
    expect(body.options).toMatchObject({
      rp: { name: 'Galley', id: 'galley.example' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(body.expires_at).toBe(Math.floor(galley.clock.now().getTime() / 1000) + 300)
  })
  it('is listed, and mailed', async () => {
    const { token, email, passkey } = await withPasskey()
    expect(await list(token)).toMatchObject([{ id: passkey, friendly_name: 'Passkey' }])
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'A passkey was added to your Galley account'],
    ])
  })
  it('works from the web app’s own origin', async () => {
    const { token } = await auth.signUp()
    const device = softwareAuthenticator({ ...site, origin: 'https://web.galley.example' })
    expect((await add(token, device)).status).toBe(200)
  })
  it('does not add one twice, and names those that are known to the browser', async () => {
    const { token, device } = await withPasskey()
    const { body } = await begin('registration', token)
    expect(body.options['excludeCredentials']).toMatchObject([{ id: device.id }])
    expect(await add(token, device)).toMatchObject({ status: 422, body: { code: 'webauthn_credential_exists' } })
    const other = await auth.signUp()
    expect((await add(other.token, device)).status).toBe(422)
  })
  it('stops at twenty', async () => {
    const { token } = await auth.signUp()
    for (let number = 1; number <= 20; number += 1)
      expect((await add(token, softwareAuthenticator(site))).status).toBe(200)
    expect((await add(token, softwareAuthenticator(site))).body.code).toBe('too_many_passkeys')
  })
  it.each<[string, Twist]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a ceremony of another type', { type: 'webauthn.get' }],
    ['a device that was not unlocked', { isVerified: false }],
    [
      'the certificate of a maker, which names addresses to read',
      { attestation: { format: 'packed', statement: new Map([['x5c', Buffer.from('cert')]]) } },
    ],
    ['an attestation of another format', { attestation: { format: 'apple', statement: new Map() } }],
  ])('refuses %s', async (_, twist) => {
    const { token } = await auth.signUp()
    const answer = await add(token, softwareAuthenticator(site), twist)
    expect(answer).toMatchObject({ status: 400, body: { code: 'webauthn_verification_failed' } })
    expect(await list(token)).toEqual([])
  })
  it('takes each challenge once, for five minutes, from its own user', async () => {
    const [one, other] = [await auth.signUp(), await auth.signUp()]
    const { body } = await begin('registration', one.token)
    const payload = () => ({
      challenge_id: body.challenge_id,
      credential: softwareAuthenticator(site).create(body.options),
    })
    const send = (token: string) => auth.post('/passkeys/registration/verify', token, payload())
    expect((await send(other.token)).body.code).toBe('webauthn_challenge_not_found')
    expect((await send(one.token)).body.code).toBe('webauthn_challenge_not_found')
    const late = await begin('registration', one.token)
    galley.clock.forward(300_000)
    const credential = softwareAuthenticator(site).create(late.body.options)
    const answer = await auth.post('/passkeys/registration/verify', one.token, {
      challenge_id: late.body.challenge_id,
      credential,
    })
    expect(answer.body.code).toBe('webauthn_challenge_expired')
  })
  it('needs a sign-in of the last fifteen minutes, or a code', async () => {
    const { token } = await auth.signUp()
    const withCode = await auth.withFactor()
    galley.clock.forward(15 * 60_000)
    for (const old of [token, withCode.token])
      expect(await begin('registration', old)).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } })
    const { access_token: half } = await auth.signIn(withCode.email)
    expect(await begin('registration', half)).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
    const { body } = await auth.verify(half, withCode.factor, auth.nextCode(withCode.secret))
    expect((await begin('registration', body.access_token)).status).toBe(200)
  })
  it.each([{}, { challenge_id: 'x' }, { challenge_id: crypto.randomUUID(), credential: { id: '../x' } }])(
    'refuses %j',
    async (payload) => {
      const { token } = await auth.signUp()
      const answer = await auth.post('/passkeys/registration/verify', token, payload)
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    },
  )
})

describe('signing in with a passkey', () => {
  it('opens a full session, without the code of a second step', async () => {
    const { token, email, device } = await withPasskey()
    const factor = await auth.enrol(token)
    await auth.verify(token, factor, auth.nextCode(factor.totp.secret))
    const { status, body } = await signIn(device)
    expect([status, body.user.email]).toEqual([200, email])
    expect((await me(body.access_token)).status).toBe(200)
    const claims = JSON.parse(Buffer.from(body.access_token.split('.')[1] ?? '', 'base64url').toString()) as object
    expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'webauthn' }] })
    expect((await list(body.access_token))[0]?.last_used_at).toBeTruthy()
  })
  it.each<[string, Twist]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a ceremony of another type', { type: 'webauthn.create' }],
    ['a device that was not unlocked', { isVerified: false }],
    ['another user', { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') }],
    ['a counter that went back, as a copy’s does', { counter: 1 }],
  ])('refuses %s', async (_, twist) => {
    const { device } = await withPasskey()
    expect(await signIn(device, twist)).toMatchObject({ status: 400, body: { code: 'webauthn_verification_failed' } })
    expect((await signIn(device)).status).toBe(200)
  })
  it('accepts devices that do not count', async () => {
    const { token } = await auth.signUp()
    const device = softwareAuthenticator(site)
    await add(token, device, { counter: 0 })
    expect((await signIn(device, { counter: 0 })).status).toBe(200)
    expect((await signIn(device, { counter: 0 })).status).toBe(200)
  })
  it('refuses a passkey that is not known, in the same words', async () => {
    expect((await signIn(softwareAuthenticator(site))).body.code).toBe('webauthn_verification_failed')
  })
  it('refuses another device’s signature', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()]
    const { body } = await begin('authentication')
    const credential = { ...other.device.get(body.options), id: one.device.id, rawId: one.device.id }
    const payload = { challenge_id: body.challenge_id, credential }
    const answer = await auth.call('POST', '/auth/v1/passkeys/authentication/verify', { payload })
    expect(answer.body.code).toBe('webauthn_verification_failed')
  })
  it('takes each challenge once, and none that was made for adding', async () => {
    const { device, token } = await withPasskey()
    const send = (payload: object) => auth.call('POST', '/auth/v1/passkeys/authentication/verify', { payload })
    const { body } = await begin('authentication')
    const payload = { challenge_id: body.challenge_id, credential: device.get(body.options) }
    const answers = await Promise.all([send(payload), send(payload)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const adding = await begin('registration', token)
    const crossed = { challenge_id: adding.body.challenge_id, credential: device.get(adding.body.options) }
    expect((await send(crossed)).body.code).toBe('webauthn_challenge_not_found')
    const late = await begin('authentication')
    galley.clock.forward(300_000)
    const old = { challenge_id: late.body.challenge_id, credential: device.get(late.body.options) }
    expect((await send(old)).body.code).toBe('webauthn_challenge_expired')
  })
})

describe('a passkey', () => {
  const at = (id: string) => `/auth/v1/passkeys/${id}`
  it('is renamed and removed by its owner, and signs in no more', async () => {
    const { token, email, passkey, device } = await withPasskey()
    const payload = { friendly_name: ' My phone ' }
    const renamed = await auth.call('PATCH', at(passkey), { token, payload })
    expect(renamed).toMatchObject({ status: 200, body: { id: passkey, friendly_name: 'My phone' } })
    expect((await auth.call('DELETE', at(passkey), { token })).status).toBe(204)
    expect(await list(token)).toEqual([])
    expect((await signIn(device)).status).toBe(400)
    expect(mails.at(-1)).toMatchObject({ to: email, subject: 'A passkey was removed from your Galley account' })
  })
  it('of another user is not found', async () => {
    const [owner, thief] = [await withPasskey(), await withPasskey()]
    for (const id of [owner.passkey, crypto.randomUUID(), 'nonsense']) {
      const { token } = thief
      const renamed = await auth.call('PATCH', at(id), { token, payload: { friendly_name: 'Mine' } })
      const removed = await auth.call('DELETE', at(id), { token })
      for (const answer of [renamed, removed])
        expect(answer).toMatchObject({ status: 404, body: { code: 'webauthn_credential_not_found' } })
    }
    expect(await list(owner.token)).toHaveLength(1)
  })
  it('is shown to and changed by no session that waits for its code', async () => {
    const { token, email, passkey } = await withPasskey()
    const factor = await auth.enrol(token)
    await auth.verify(token, factor, auth.nextCode(factor.totp.secret))
    const { access_token: half } = await auth.signIn(email)
    for (const method of ['PATCH', 'DELETE'] as const) {
      const answer = await auth.call(method, at(passkey), { token: half, payload: { friendly_name: 'Mine' } })
      expect(answer.body.code).toBe('insufficient_aal')
    }
    expect((await auth.call('GET', '/auth/v1/passkeys', { token: half })).status).toBe(403)
  })
})

it('there are none where the product is reached by a number, which the settings say', async () => {
  const numbered = await startTestApp({ publicUrl: 'http://127.0.0.1:3000' })
  try {
    const settings = await numbered.app.inject({ url: '/auth/v1/settings' })
    expect(settings.json()).toMatchObject({ galley_passkeys: null })
    const options = await numbered.app.inject({ method: 'POST', url: '/auth/v1/passkeys/authentication/options' })
    expect(options.statusCode).toBe(404)
    expect((await galley.app.inject({ url: '/auth/v1/settings' })).json()).toMatchObject({
      galley_passkeys: 'galley.example',
    })
  } finally {
    await numbered.close()
  }
})
