// Against robots, where SIGN_UP_PROOF is on: a sign-up, a recovery and a mail sent again prove some work first.
import type { ChallengePurpose } from '@galley/contract/accounts'
import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../adapters/mail/mailer.port.ts'
import { solveChallenge } from '../../testing/solve-challenge.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import type { LimitCounter, LimitCounters } from '../../adapters/limits/limit-counters.port.ts'
import { memoryCounters } from '../../adapters/limits/memory-counters.ts'
import { challengeMs, createProofOfWork, createSpentChallenges } from './proof-of-work.service.ts'

const bits = 8
const password = 'a good password'

let galley: TestApp
let number = 0
let email = ''
const mails: Mail[] = []
beforeAll(async () => {
  const mailer = { isOn: true, send: async (mail: Mail) => void mails.push(mail) }
  galley = await startTestApp({ mailer, signUpProof: { bits }, startAt: new Date().toISOString() })
})
beforeEach(() => {
  mails.length = 0
  email = `new${(number += 1)}@example.org`
  // Ten proofs of one address within ten minutes would make the next one harder.
  galley.clock.forward(challengeMs)
})
afterAll(() => galley.close())

interface Challenge {
  challenge: string
  bits: number
}
const challengeFor = async (purpose: ChallengePurpose, app = galley) =>
  (await app.app.inject({ url: '/api/auth/challenge', query: { purpose } })).json<Challenge>()
async function proofFor(purpose: ChallengePurpose, app = galley) {
  const asked = await challengeFor(purpose, app)
  return solveChallenge(asked.challenge, asked.bits)
}

async function send(path: string, token: string | undefined, extra: object = {}) {
  const gotrue_meta_security = token === undefined ? {} : { captcha_token: token }
  const payload = { email, gotrue_meta_security, ...extra }
  const answer = await galley.app.inject({ method: 'POST', url: `/auth/v1${path}`, payload })
  return { status: answer.statusCode, ...answer.json<{ code?: string; message?: string }>() }
}
const signUp = (token?: string) => send('/signup', token, { password })
const recover = (token?: string) => send('/recover', token)
const resend = (token?: string) => send('/resend', token, { type: 'signup' })

const sentence = (why: string) => `captcha protection: request disallowed (${why})`
const missing = { status: 400, code: 'captcha_failed', message: sentence('missing-input-response') }
const invalid = { status: 400, code: 'captcha_failed', message: sentence('invalid-input-response') }
const late = { status: 400, code: 'captcha_failed', message: sentence('timeout-or-duplicate') }

describe('with the setting on', () => {
  it('says so in the settings', async () =>
    expect((await galley.app.inject({ url: '/auth/v1/settings' })).json()).toMatchObject({ galley_proof: true }))

  it.each<[string, ChallengePurpose, (token?: string) => ReturnType<typeof send>]>([
    ['signing up', 'sign_up', signUp],
    ['a recovery', 'recover', recover],
    ['a mail once more', 'resend', resend],
  ])('%s needs a proof, and passes with one', async (_what, purpose, ask) => {
    expect(await ask()).toEqual(missing)
    expect(await ask('')).toEqual(missing)
    expect(mails).toEqual([])
    expect((await ask(await proofFor(purpose))).status).toBe(200)
  })

  it('registering by script needs one, too, in a field of its own', async () => {
    const body = { email, password, full_name: 'Ann' }
    const register = (proof?: string) =>
      galley.app.inject({ method: 'POST', url: '/api/auth/register', payload: { ...body, proof } })
    const refusal = await register()
    expect([refusal.statusCode, refusal.json<{ code: string }>().code]).toEqual([400, 'proof_refused'])
    const proof = await proofFor('sign_up')
    expect((await register(proof)).statusCode).toBe(201)
    expect((await register(proof)).json()).toMatchObject({ code: 'proof_refused' })
  })

  it('signing in needs none', async () => {
    await signUp(await proofFor('sign_up'))
    expect((await send('/token?grant_type=password', undefined, { password })).status).toBe(200)
  })

  it('takes it from the client library, in the field of a hosted service’s captcha', async () => {
    const client = new AuthClient({
      url: 'http://galley.test/auth/v1',
      persistSession: false,
      autoRefreshToken: false,
      fetch: async (url, init) => {
        const { pathname } = new URL(url instanceof Request ? url.url : url)
        const answer = await galley.app.inject({
          method: 'POST',
          url: pathname,
          headers: Object.fromEntries(new Headers(init?.headers)),
          ...(typeof init?.body === 'string' && { payload: init.body }),
        })
        return new Response(answer.body, {
          status: answer.statusCode,
          headers: answer.headers as Record<string, string>,
        })
      },
    })
    expect((await client.signUp({ email, password })).error?.code).toBe('captcha_failed')
    const options = { captchaToken: await proofFor('sign_up') }
    expect((await client.signUp({ email, password, options })).error).toBeNull()
    const asked = await client.resetPasswordForEmail(email, { captchaToken: await proofFor('recover') })
    expect(asked.error).toBeNull()
    expect(mails.map(({ to }) => to)).toEqual([email])
  })
})

describe('a proof is refused that', () => {
  it('is too easy: its hash begins with too few zero bits', async () => {
    const { challenge } = await challengeFor('sign_up')
    expect(await signUp(solveChallenge(challenge, bits, { isRight: false }))).toEqual(invalid)
  })

  it('was used before, for this or another account, or with another number', async () => {
    const { challenge } = await challengeFor('sign_up')
    const proof = solveChallenge(challenge, bits)
    const another = solveChallenge(challenge, bits, { from: Number(proof.split('.').at(-1)) + 1 })
    expect((await signUp(proof)).status).toBe(200)
    expect(await signUp(proof)).toEqual(late)
    email = `other-${email}`
    expect(await signUp(proof)).toEqual(late)
    expect(await signUp(another)).toEqual(late)
  })

  it('another process has taken, where they count together', async () => {
    const shared = { tokens: galley.tokens, clock: galley.clock, bits: 2, limitCounters: sharedCounters() }
    const [one, other] = [createProofOfWork(shared), createProofOfWork(shared)]
    const use = { purpose: 'sign_up', address: '192.0.2.7' } as const
    const { challenge } = one.issue(use)
    const proof = solveChallenge(challenge, 2)
    expect(await other.spend(proof, use)).toBeNull()
    expect(await one.spend(proof, use)).toBe('timeout-or-duplicate')
    expect(await other.spend(proof, use)).toBe('timeout-or-duplicate')
  })

  it('is older than ten minutes', async () => {
    const [early, exact] = [await proofFor('sign_up'), await proofFor('sign_up')]
    galley.clock.forward(challengeMs - 1)
    expect((await signUp(early)).status).toBe(200)
    galley.clock.forward(1)
    email = `other-${email}`
    expect(await signUp(exact)).toEqual(late)
  })

  it('is for another purpose', async () => {
    const proof = await proofFor('sign_up')
    expect(await recover(proof)).toEqual(invalid)
    expect(await resend(proof)).toEqual(invalid)
    expect((await signUp(proof)).status).toBe(200)
  })

  it('has a changed challenge: less work, more time, another purpose or id', async () => {
    const { challenge } = await challengeFor('sign_up')
    const [version = '', purpose = '', own = '', until = '', id = '', seal = ''] = challenge.split('.')
    const changed = [
      [version, purpose, '0', until, id, seal],
      [version, purpose, own, String(Number(until) + 60_000), id, seal],
      [version, 'recover', own, until, id, seal],
      [version, purpose, own, until, `${id.slice(0, -1)}${id.endsWith('A') ? 'Q' : 'A'}`, seal],
      [version, purpose, own, until, id, 'A'.repeat(43)],
      ['2', purpose, own, until, id, seal],
    ]
    for (const parts of changed) expect(await signUp(solveChallenge(parts.join('.'), bits))).toEqual(invalid)
  })

  it('was sealed with the key of another installation', async () => {
    const other = await startTestApp({ signUpProof: { bits }, startAt: galley.clock.now().toISOString() })
    expect(await signUp(await proofFor('sign_up', other))).toEqual(invalid)
    await other.close()
  })

  it.each(['x', '....', '1.sign_up', `1.sign_up.8.1.${'A'.repeat(22)}.${'A'.repeat(43)}.1`, '9'.repeat(50_000)])(
    'is none: %.40s',
    async (token) => expect(await signUp(token)).toEqual(invalid),
  )

  it.each([7, null, {}, ['a'], true])('is no text: %o', async (token) => {
    const answer = await send('/signup', undefined, { password, gotrue_meta_security: { captcha_token: token } })
    expect(answer).toEqual(missing)
  })
})

describe('limits', () => {
  it('still count with right proofs, and a robot without one uses up no user’s', async () => {
    const limited = await startTestApp({
      signUpProof: { bits },
      allowances: { signUpPerAddress: { points: 2, seconds: 60 } },
    })
    const register = async (n: number, proof?: string) =>
      (
        await limited.app.inject({
          method: 'POST',
          url: '/api/auth/register',
          payload: { email: `bulk${n}@example.org`, password, full_name: 'B', proof },
        })
      ).statusCode
    for (let n = 0; n < 5; n += 1) expect(await register(n)).toBe(400)
    const statuses = []
    for (let n = 0; n < 3; n += 1) statuses.push(await register(n, await proofFor('sign_up', limited)))
    expect(statuses).toEqual([201, 201, 429])
    await limited.close()
  })

  it('an address that proves often works longer, up to eight times, and for ten minutes', async () => {
    const proof = createProofOfWork({ tokens: galley.tokens, clock: galley.clock, bits: 2 })
    const use = { purpose: 'sign_up', address: '192.0.2.1' } as const
    const early = proof.issue(use)
    const seen = []
    for (let n = 0; n < 60; n += 1) {
      const { challenge, bits: asked } = proof.issue(use)
      if (n % 10 === 0) seen.push(asked)
      expect(await proof.spend(solveChallenge(challenge, asked), use)).toBeNull()
    }
    expect(seen).toEqual([2, 3, 4, 5, 5, 5])
    // Nor does a challenge of before help that was kept for later.
    expect(await proof.spend(solveChallenge(early.challenge, early.bits), use)).toBe('timeout-or-duplicate')
    expect(proof.issue({ ...use, address: '192.0.2.2' }).bits).toBe(2)
    galley.clock.forward(challengeMs)
    expect(proof.issue(use).bits).toBe(2)
  })

  it('what is remembered of used challenges has an end, and goes with their time', () => {
    const spent = createSpentChallenges(100)
    for (let n = 0; n < 1_000; n += 1) spent.add(`id ${n}`, { untilMs: 10_000, nowMs: n })
    expect(spent.size()).toBe(100)
    expect(spent.add('id 999', { untilMs: 10_000, nowMs: 1_000 })).toBe(false)
    spent.add('later', { untilMs: 30_000, nowMs: 20_000 })
    expect(spent.size()).toBe(1)
  })
})

describe('with the setting off', () => {
  it('nothing is asked for, what is sent is ignored, and the challenge is null', async () => {
    const open = await startTestApp()
    const ask = (payload: object) =>
      open.app.inject({ method: 'POST', url: '/auth/v1/signup', payload: { password, ...payload } })
    expect((await open.app.inject({ url: '/auth/v1/settings' })).json()).toMatchObject({ galley_proof: false })
    expect(await challengeFor('sign_up', open)).toEqual({ challenge: null, bits: 0 })
    expect((await ask({ email: 'a@example.org' })).statusCode).toBe(200)
    const sent = { email: 'b@example.org', gotrue_meta_security: { captcha_token: 'x' } }
    expect((await ask(sent)).statusCode).toBe(200)
    await open.close()
  })

  it.each(['', 'sign_in', 'sign_up&purpose=recover'])('a challenge for “%s” is refused', async (purpose) => {
    const answer = await galley.app.inject({ url: `/api/auth/challenge?purpose=${purpose}` })
    expect(answer.statusCode).toBe(422)
  })
})

/** As Redis does it: who asks for a limit by its name gets the one that there is. */
function sharedCounters(): LimitCounters {
  const byName = new Map<string, LimitCounter>()
  return (limit) => {
    const known = byName.get(limit.name) ?? memoryCounters(limit)
    byName.set(limit.name, known)
    return known
  }
}
