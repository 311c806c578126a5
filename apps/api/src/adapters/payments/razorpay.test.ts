// The client against the gateway's own REST interface on a real port, and against servers that fail in every way.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGateway } from '@galley/payment-sandbox/create-gateway'
import { gatewayRoutes } from '@galley/payment-sandbox/gateway-routes'
import { createWebhooks } from '@galley/payment-sandbox/webhooks'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { razorpay } from './razorpay.ts'

const keys = { keyId: 'rzp_test_abc', keySecret: 'EnLs21M47BllR3X8PSFtjtbd', webhookSecrets: ['123456', 'the old one'] }

describe('signatures, by the documentation’s own examples', () => {
  const gateway = razorpay(keys)
  const answer = {
    orderId: 'order_IEIaMR65cu6nz3',
    paymentId: 'pay_IH4NVgf4Dreq1l',
    signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  }
  const body = Buffer.from('{"a":1,"b":2,"c":{"d":3}}')
  const signature = '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc'

  it('of the checkout', () => expect(gateway.isSignedAnswer(answer)).toBe(true))
  it('of a webhook', () => expect(gateway.isSignedWebhook(body, signature)).toBe(true))
  it('by the old secret, while it is being changed', () => {
    const swapped = razorpay({ ...keys, webhookSecrets: ['new', '123456'] })
    expect(swapped.isSignedWebhook(body, signature)).toBe(true)
    expect(razorpay({ ...keys, webhookSecrets: ['new'] }).isSignedWebhook(body, signature)).toBe(false)
  })
  it('are wrong with any one sign changed', () => {
    for (let at = 0; at < signature.length; at += 1) {
      const flip = (text: string) => `${text.slice(0, at)}${text[at] === 'f' ? 'e' : 'f'}${text.slice(at + 1)}`
      expect(gateway.isSignedWebhook(body, flip(signature))).toBe(false)
      expect(gateway.isSignedAnswer({ ...answer, signature: flip(answer.signature) })).toBe(false)
    }
  })
  it.each(['', '0', 'zz', `${signature}0`, signature.toUpperCase(), 'é'.repeat(64)])('are wrong as %o', (given) => {
    expect(gateway.isSignedWebhook(body, given)).toBe(false)
    expect(gateway.isSignedAnswer({ ...answer, signature: given })).toBe(false)
  })
  it('are wrong for the same JSON in other bytes', () => {
    expect(gateway.isSignedWebhook(Buffer.from('{"a": 1,"b":2,"c":{"d":3}}'), signature)).toBe(false)
  })
})

describe('over the REST interface', () => {
  const engine = createGateway({ ...keys, autoCapture: false })
  const server = Fastify()
  let gateway: ReturnType<typeof razorpay>
  beforeAll(async () => {
    const webhooks = createWebhooks({ secret: 'x', send: async () => 200 })
    await server.register(gatewayRoutes, { gateway: engine, webhooks })
    gateway = razorpay({ ...keys, baseUrl: `${await server.listen({ port: 0 })}/v1` })
  })
  afterAll(() => server.close())
  const make = (receipt: string) =>
    gateway.createOrder({ amount: 29_900, currency: 'INR', receipt, notes: { user: 'u1' } })

  it('makes an order, and finds it again by its receipt', async () => {
    const order = await make('r1')
    expect(order).toMatchObject({ id: expect.stringMatching(/^order_\w{14}$/), amount: 29_900, currency: 'INR' })
    expect(await gateway.ordersOf('r1')).toEqual([order])
    expect(await gateway.order(order.id)).toEqual({ ...order, receipt: 'r1', notes: { user: 'u1', purchase: 'r1' } })
    await expect(gateway.order('order_none')).rejects.toMatchObject({ kind: 'unknown' })
    expect(await gateway.ordersOf('none & such')).toEqual([])
  })
  it('sees a payment, and takes it', async () => {
    const { id: orderId } = await make('r2')
    const { payment } = engine.attempt({ orderId, outcome: 'success', method: 'upi' })
    const expected = {
      id: payment.id,
      orderId,
      amount: 29_900,
      currency: 'INR',
      status: 'authorized',
      invoiceId: null,
      isCaptured: false,
      amountRefunded: 0,
      purchaseNote: 'r2',
      subscriptionNote: null,
    }
    expect(await gateway.paymentsOf(orderId)).toEqual([expected])
    const captured = await gateway.capture(await gateway.payment(payment.id))
    expect(captured).toEqual({ ...expected, status: 'captured', isCaptured: true })
    await expect(gateway.capture(captured)).rejects.toMatchObject({ kind: 'refused', message: /already been captured/ })
  })
  it('lists the payments of a time, newest first', async () => {
    const { id: orderId } = await make('r5')
    const { payment } = engine.attempt({ orderId, outcome: 'success', method: 'card' })
    const now = Date.now()
    const page = { from: new Date(now - 60_000), to: new Date(now + 60_000), skip: 0 }
    const { payments, isLast } = await gateway.paymentsBetween(page)
    expect([payments[0]?.id, isLast]).toEqual([payment.id, true])
    expect((await gateway.paymentsBetween({ ...page, skip: 1 })).payments).toHaveLength(payments.length - 1)
    const before = { from: new Date(now - 120_000), to: new Date(now - 60_000), skip: 0 }
    expect(await gateway.paymentsBetween(before)).toEqual({ payments: [], isLast: true })
  })
  it('refunds a payment once for a key', async () => {
    const { id: orderId } = await make('r6')
    const { payment } = engine.attempt({ orderId, outcome: 'success', method: 'card' })
    await gateway.capture(await gateway.payment(payment.id))
    const refund = await gateway.refund(payment.id, 'a-key-of-its-own')
    expect(refund).toMatchObject({ paymentId: payment.id, amount: 29_900 })
    expect(await gateway.refund(payment.id, 'a-key-of-its-own')).toEqual(refund)
    await expect(gateway.refund(payment.id, 'another-key')).rejects.toMatchObject({ kind: 'refused' })
  })
  it('is refused for what the gateway does not take', async () => {
    await make('r3')
    await expect(make('r3')).rejects.toMatchObject({ kind: 'refused', message: 'Order receipt should be unique.' })
    await expect(gateway.createOrder({ amount: 99, currency: 'INR', receipt: 'r4', notes: {} })).rejects.toThrow(
      'minimum amount',
    )
    await expect(gateway.payment('pay_none')).rejects.toThrow('does not exist')
  })
  it('is refused with a wrong key', async () => {
    const baseUrl = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/v1`
    const wrong = razorpay({ ...keys, keySecret: 'wrong', baseUrl })
    await expect(wrong.payment('x')).rejects.toMatchObject({ kind: 'refused', message: 'Authentication failed' })
  })
})

describe('a gateway that', () => {
  const servers: ReturnType<typeof createServer>[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections()
  })
  const against = async (listener: RequestListener) => {
    const server = createServer(listener)
    servers.push(server)
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return razorpay({ ...keys, baseUrl: `http://127.0.0.1:${port}/v1`, timeoutMs: 200 })
  }
  const unreachable = { name: 'Error', kind: 'unreachable' }

  it.each<[string, RequestListener]>([
    ['hangs', () => {}],
    ['hangs in the middle', (_request, response) => void response.writeHead(200).write('{"id":')],
    ['hangs up', (request) => void request.socket.destroy()],
    ['answers 500', (_request, response) => void response.writeHead(500).end('{}')],
    ['answers 429', (_request, response) => void response.writeHead(429).end('{}')],
    [
      'sends one elsewhere',
      (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
  ])('%s is unreachable: its outcome is unknown', async (_what, listener) => {
    await expect((await against(listener)).payment('pay_1')).rejects.toMatchObject(unreachable)
  })
  it.each(['<html>', '{"id":7}', ''])('answers %j is unreadable', async (body) => {
    const gateway = await against((_request, response) => void response.end(body))
    await expect(gateway.payment('pay_1')).rejects.toMatchObject({ kind: 'unreadable' })
  })
  it('refuses without JSON has refused', async () => {
    const gateway = await against((_request, response) => void response.writeHead(401).end('no'))
    await expect(gateway.payment('pay_1')).rejects.toMatchObject({ kind: 'refused' })
  })
})
