// Anonymous callers reach the checkout, and the seller's server sends what users typed: no id, field or key of theirs
// may change anything but the entity that it names, or make the gateway fail.
import fc from 'fast-check'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createGateway, type Gateway } from './create-gateway.ts'
import { gatewayRoutes } from './gateway-routes.ts'
import { createWebhooks } from './webhooks.ts'

const keys = { keyId: 'rzp_test_1', keySecret: 'secret' }
const seller = { authorization: `Basic ${Buffer.from('rzp_test_1:secret').toString('base64')}` }
let app: FastifyInstance
let gateway: Gateway
let kept: string | null
const keep = { load: () => kept, save: (text: string) => void (kept = text) }

beforeEach(async () => {
  kept = null
  gateway = createGateway({ ...keys, keep })
  app = Fastify()
  await app.register(gatewayRoutes, { gateway, webhooks: createWebhooks({ secret: 's', send: async () => 200 }) })
})
afterEach(() => app.close())

const namesOfObject = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
]
const isClean = () => {
  const inherited = []
  for (const key in {}) inherited.push(key)
  return inherited
}
const pay = (body: unknown) => app.inject({ method: 'POST', url: '/pay', payload: body as object })
const attempt = { key_id: keys.keyId, outcome: 'success' }

it.each(namesOfObject)('an id that every object has names no order, payment, plan or subscription: %s', async (id) => {
  for (const field of ['order_id', 'subscription_id'])
    for (const outcome of ['success', 'failure'])
      expect((await pay({ ...attempt, [field]: id, outcome })).statusCode).toBe(400)
  const prefixed = `sub_${id}`
  expect((await pay({ ...attempt, order_id: prefixed })).statusCode).toBe(400)
  const urls = ['orders', 'payments', 'subscriptions', 'invoices'].map((kind) => `/v1/${kind}/${id}`)
  for (const url of [
    ...urls,
    `/v1/orders/${id}/payments`,
    `/v1/payments/${id}/refunds`,
    `/v1/invoices?subscription_id=${id}`,
  ])
    expect([url, (await app.inject({ url, headers: seller })).statusCode]).toEqual([url, 400])
  for (const url of [`/order?key_id=${keys.keyId}&order_id=${id}`, `/order?key_id=${keys.keyId}&subscription_id=${id}`])
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 400])
  for (const url of [`/v1/payments/${id}/capture`, `/v1/payments/${id}/refund`, `/v1/subscriptions/${id}/cancel`]) {
    const payload = { amount: 1, currency: 'INR' }
    expect([url, (await app.inject({ method: 'POST', url, headers: seller, payload })).statusCode]).toEqual([url, 400])
  }
  const planned = { plan_id: id, total_count: 12 }
  expect(
    (await app.inject({ method: 'POST', url: '/v1/subscriptions', headers: seller, payload: planned })).statusCode,
  ).toBe(400)
  expect(isClean()).toEqual([])
})

it('what was kept is read back, and a kept file cannot name a prototype either', async () => {
  const { id } = gateway.createOrder({ amount: 100, currency: 'INR', receipt: 'r' })
  const again = createGateway({ ...keys, keep })
  expect(again.order(id).id).toBe(id)
  kept = '{"orders":{"__proto__":{"id":"__proto__","status":"created"}}}'
  createGateway({ ...keys, keep })
  expect(isClean()).toEqual([])
})

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...namesOfObject, '', '\u0000', '\ud800', 1.5, -1, 1e30, null, [], {}, 'x'.repeat(5_000)),
)
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const routes: [url: string, fields: string[], good: object][] = [
  ['/pay', ['key_id', 'order_id', 'subscription_id', 'outcome', 'method', 'webhook', 'email'], attempt],
  ['/v1/orders', ['amount', 'currency', 'receipt', 'notes'], { amount: 100, currency: 'INR' }],
  [
    '/v1/plans',
    ['period', 'interval', 'item'],
    { period: 'monthly', interval: 1, item: { name: 'a', amount: 100, currency: 'INR' } },
  ],
  ['/v1/subscriptions', ['plan_id', 'total_count', 'notes'], { total_count: 12 }],
  ['/v1/payments/pay_1/capture', ['amount', 'currency'], {}],
  ['/v1/payments/pay_1/refund', ['amount'], {}],
]
it.each(routes)('no body makes the gateway fail or touches what it does not name: %s', async (url, fields, good) => {
  const { id: order_id } = gateway.createOrder({ amount: 100, currency: 'INR' })
  const bodies = fc.oneof(
    fc
      .record(Object.fromEntries(fields.map((field) => [field, odd])), { requiredKeys: [] })
      .map((given) => ({ order_id, ...good, ...given })),
    odd,
  )
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const headers = { 'content-type': 'application/json', ...seller }
      const response = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) ?? 'null' })
      expect(response.statusCode).toBeLessThan(500)
    }),
    { numRuns: 250 },
  )
  for (const [type, text] of [
    ['application/json', '{"a":'],
    ['application/json', ''],
    ['application/json', '{"__proto__":{"a":1}}'],
    ['text/csv', 'a'],
    ['application/json', `{"x":"${'x'.repeat(2_000_000)}"}`],
  ] as const) {
    const response = await app.inject({
      method: 'POST',
      url,
      headers: { ...seller, 'content-type': type },
      payload: text,
    })
    expect([text.slice(0, 20), response.statusCode]).toEqual([
      text.slice(0, 20),
      expect.toSatisfy((status: number) => status >= 400 && status < 500),
    ])
  }
  expect(isClean()).toEqual([])
})

it('no query or path makes the gateway fail', async () => {
  const query = fc.array(
    fc.tuple(fc.constantFrom('key_id', 'order_id', 'subscription_id', 'receipt', '__proto__'), odd),
    { maxLength: 4 },
  )
  await fc.assert(
    fc.asyncProperty(query, fc.string({ unit: 'binary' }), async (pairs, id) => {
      const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(textOf(value).toWellFormed())}`).join('&')
      const path = encodeURIComponent(id.toWellFormed())
      for (const url of [
        `/order?key_id=${keys.keyId}&${text}`,
        `/order?${text}`,
        `/v1/orders?${text}`,
        `/v1/invoices?${text}`,
        `/v1/orders/${path}`,
        `/v1/payments/${path}`,
      ])
        expect((await app.inject({ url, headers: seller })).statusCode).toBeLessThan(500)
    }),
    { numRuns: 250 },
  )
})
