// What a response says, or how long it takes, does not say whether an address has an account.
// npm run bench:account-timing measures the times; here it is shown that the calls are held.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

const password = 'a good password'
const paceMs = 300

let galley: TestApp
let known = ''
let number = 0
const unknown = () => `unknown${(number += 1)}@example.org`
beforeAll(async () => {
  const mailer = { isOn: true, send: async () => {} }
  galley = await startTestApp({ mailer, confirmsSignUp: true, paceMs })
  const plain = await startTestApp({ database: galley.database })
  known = (await plain.register()).email
  await plain.app.close()
})
afterAll(() => galley.close())

const post = async (url: string, payload: object) => {
  const answer = await galley.app.inject({ method: 'POST', url, payload })
  return { status: answer.statusCode, body: answer.json<unknown>(), headers: Object.keys(answer.headers).sort() }
}

describe('the same response for an account and for none', () => {
  it.each<[string, string, object]>([
    ['a recovery', '/auth/v1/recover', {}],
    ['the mail once more', '/auth/v1/resend', { type: 'signup' }],
    ['the mail of a new address once more', '/auth/v1/resend', { type: 'email_change' }],
    ['a wrong password', '/auth/v1/token?grant_type=password', { password: 'a wrong password' }],
  ])('%s', async (_what, url, body) => {
    expect(await post(url, { ...body, email: known })).toEqual(await post(url, { ...body, email: unknown() }))
  })
})

describe('is held until a step is over', () => {
  const script = { password, full_name: 'Ann' }
  it.each<[string, string, object, number]>([
    ['a recovery', '/auth/v1/recover', {}, 200],
    ['the mail once more', '/auth/v1/resend', { type: 'signup' }, 200],
    ['a sign-up that is confirmed by mail', '/auth/v1/signup', { password }, 200],
    ['the same by script', '/api/auth/register', script, 403],
  ])('%s', async (_what, url, body, status) => {
    const order: string[] = []
    const timer = setTimeout(() => order.push('the step is nearly over'), paceMs - 50)
    expect((await post(url, { ...body, email: unknown() })).status).toBe(status)
    order.push('the response')
    clearTimeout(timer)
    expect(order).toEqual(['the step is nearly over', 'the response'])
  })
})
