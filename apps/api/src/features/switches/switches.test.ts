// Switches: what is off is refused with a sentence, in every process within seconds; the rest goes on.
import { allCalls } from '@galley/contract/all-calls'
import { switchNames } from '@galley/contract/admin/switches'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { authCalls } from '../../testing/auth-calls.ts'
import { paid, verify } from '../../testing/buy.ts'
import { goodRequest, type CallName } from '../../testing/good-requests.ts'
import { operating } from '../../testing/operating.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/start-test-app.ts'
import { switchFreshMs } from './switches.service.ts'

let galley: TestApp
let other: TestApp
let by: Awaited<ReturnType<typeof operating>>
let person: TestUser
let resumeId = ''
let sessionId = ''
beforeAll(async () => {
  galley = await startTestApp({ isOneProcess: true })
  const { database, signingKey } = galley
  other = await startTestApp({ database, signingKey, isOneProcess: true })
  by = await operating(galley)
  person = await galley.register()
  const made = await galley.ask(person, { method: 'POST', url: '/api/resumes/', payload: { resume_data: {} } })
  resumeId = made.json<{ id: string }>().id
  const started = await galley.ask(person, {
    method: 'POST',
    url: '/api/ai/session/start',
    payload: { resume_id: resumeId },
  })
  sessionId = started.json<{ session_id: string }>().session_id
})
afterAll(async () => {
  await other.close()
  await galley.close()
})
afterEach(async () => {
  for (const name of switchNames) await by.turn(name, true)
})

const call = (name: CallName, app = galley) =>
  app.ask(
    name === 'registerAccount' ? null : person,
    goodRequest(name, { owner: person, resumeId, chat: { sessionId, messageId: resumeId } }),
  )

const refused: [CallName, (typeof switchNames)[number], number, string, RegExp][] = [
  ['registerAccount', 'registration', 403, 'sign_up_closed', /New accounts can’t be created here at the moment/],
  ['sendMessage', 'assistant', 503, 'assistant_off', /You were not charged. You can go on editing/],
  ['generateDocument', 'assistant', 503, 'assistant_off', /The assistant is switched off/],
  ['buyPack', 'purchases', 503, 'purchases_off', /Buying is paused at the moment. You were not charged/],
  ['subscribe', 'purchases', 503, 'purchases_off', /Buying is paused/],
]

it.each(refused)(
  '%s is refused while %s is off, and works again once it is on',
  async (name, of, status, code, words) => {
    await by.turn(of, false)
    const response = await call(name)
    expect([response.statusCode, response.json()]).toEqual([
      status,
      expect.objectContaining({ code, detail: expect.stringMatching(words) as string }),
    ])
    expect(response.headers['retry-after']).toBe('300')
    await by.turn(of, true)
    expect((await call(name)).statusCode).toBe(allCalls[name].answer.status)
  },
)

it('the sign-up of the browser is refused in the words of its protocol, which says so before', async () => {
  const auth = authCalls(galley)
  const settings = async () =>
    (await galley.app.inject({ url: '/auth/v1/settings' })).json<{ disable_signup: boolean }>()
  expect((await settings()).disable_signup).toBe(false)
  await by.turn('registration', false)
  const payload = { email: 'new@example.org', password: 'correct horse' }
  const closed = await auth.call('POST', '/auth/v1/signup', { payload })
  expect([closed.status, closed.body.code, (await settings()).disable_signup]).toEqual([422, 'signup_disabled', true])
  // Who has an account gets in.
  const signedIn = await galley.ask(null, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: person.email, password: 'a good password' },
  })
  expect(signedIn.statusCode).toBe(200)
})

it.each<[CallName]>([
  ['listPurchases'],
  ['listCredits'],
  ['compilePdf'],
  ['saveResume'],
  ['startSession'],
  ['listPacks'],
])('%s goes on with everything off', async (name) => {
  for (const one of switchNames) await by.turn(one, false)
  expect((await call(name)).statusCode).toBe(allCalls[name].answer.status)
})

it('what was paid is granted while buying is paused', async () => {
  const { answer } = await paid({ galley, person }, 'starter')
  await by.turn('purchases', false)
  expect((await verify(galley, person, answer)).json()).toMatchObject({ state: 'paid' })
})

describe('another process', () => {
  it('follows within two seconds, both ways', async () => {
    expect((await call('buyPack', other)).statusCode).toBe(200)
    await by.turn('purchases', false)
    expect((await call('buyPack')).statusCode).toBe(503)
    other.clock.forward(switchFreshMs)
    expect((await call('buyPack', other)).statusCode).toBe(503)
    await by.turn('purchases', true)
    other.clock.forward(switchFreshMs)
    expect((await call('buyPack', other)).statusCode).toBe(200)
  })

  it('asks the database once in that time', async () => {
    other.clock.forward(switchFreshMs)
    await call('buyPack', other)
    await galley.database.db.execute(
      sql`insert into feature_switches (name, is_on, changed_at) values ('purchases', false, now())
          on conflict (name) do update set is_on = false`,
    )
    other.clock.forward(switchFreshMs - 1)
    expect((await call('buyPack', other)).statusCode).toBe(200)
    other.clock.forward(1)
    expect((await call('buyPack', other)).statusCode).toBe(503)
  })
})

it('404 for a switch that there is not, 422 for what is no position', async () => {
  expect((await by.turn('telepathy', true)).statusCode).toBe(404)
  expect((await by.send('PUT /switches/assistant', { is_on: 'no', reason: 'Why not' })).statusCode).toBe(422)
  expect((await by.send('PUT /switches/assistant', { is_on: false })).statusCode).toBe(422)
})

it('the list says how each stands, and since when', async () => {
  await by.turn('assistant', false)
  expect((await by.get('/switches')).json()).toEqual({
    switches: [
      { name: 'registration', is_on: true, changed_at: expect.any(String) as string },
      { name: 'assistant', is_on: false, changed_at: galley.clock.now().toISOString() },
      { name: 'purchases', is_on: true, changed_at: expect.any(String) as string },
    ],
  })
})
