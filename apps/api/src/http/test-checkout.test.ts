// Reached by another name than the machine's own, the test checkout is not there, and nothing can be bought.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inIndia } from '../testing/buy.ts'
import { startTestApp, type TestUser, type TestApp } from '../testing/start-test-app.ts'

let galley: TestApp
let person: TestUser
beforeAll(async () => {
  galley = await startTestApp()
  person = await galley.register()
})
afterAll(() => galley.close())

const asked = async (host: string, more: Record<string, string> = {}) => {
  const headers = { host, ...more }
  const inject = (method: 'GET' | 'POST', url: string, payload?: object) =>
    galley.ask(person, { method, url, headers, remoteAddress: inIndia, ...(payload && { payload }) })
  const answers = await Promise.all([
    inject('GET', '/payment-sandbox/window.html'),
    inject('GET', '/payment-sandbox/order?key_id=rzp_test_sandbox'),
    inject('POST', '/payment-sandbox/pay', { key_id: 'rzp_test_sandbox', outcome: 'success' }),
    inject('POST', '/payment-sandbox/v1/orders', {}),
    inject('POST', '/api/subscriptions/purchase/topup', { pack_id: 'starter' }),
    inject('POST', '/api/subscriptions/subscribe', { plan_id: 'monthly' }),
    inject('GET', '/api/resumes/'),
  ])
  return answers.map(({ statusCode }) => statusCode)
}

it('by the machine’s own name it is there', async () =>
  expect(await asked('localhost:3000')).toEqual([200, 400, 400, 401, 200, 200, 200]))
it.each(['galley.example', 'x.ngrok.app', '192.168.1.5:3000', '127.0.0.1.nip.io', 'localhost.evil.example'])(
  'by %s it is not',
  async (host) => expect(await asked(host)).toEqual([404, 404, 404, 404, 503, 503, 200]),
)

it.each([
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-forwarded-host': 'galley.example' },
  { 'x-forwarded-proto': 'https' },
  { 'x-real-ip': '203.0.113.7' },
  { forwarded: 'for=203.0.113.7' },
  { via: '1.1 proxy' },
])('through a proxy that says so (%o) it is not, whatever name it passes on', async (proxied) =>
  expect(await asked('localhost:3000', proxied)).toEqual([404, 404, 404, 404, 503, 503, 200]),
)

it('nothing of anybody’s can change what every object has', async () => {
  const names = ['__proto__', 'constructor', 'toString']
  for (const order_id of names)
    for (const outcome of ['success', 'failure'])
      await galley.ask(null, {
        method: 'POST',
        url: '/payment-sandbox/pay',
        payload: { key_id: 'rzp_test_sandbox', order_id, outcome },
      })
  expect(Object.keys(Object.prototype)).toEqual([])
  const signIn = { email: person.email, password: 'a good password' }
  expect((await galley.ask(null, { method: 'POST', url: '/api/auth/login', payload: signIn })).statusCode).toBe(200)
})
