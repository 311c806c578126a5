// Exactly one grant: from any source of a payment, in any order, however often, also when the process dies in between.
import type { Topup } from '@galley/contract/billing'
import type { GatewayEvent } from '@galley/payment-sandbox/entities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { balanceOf, deliver, paid, topUp, verify, webhookOf } from '../../testing/buy.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
let person: TestUser
beforeAll(async () => {
  galley = await startTestApp()
})
afterAll(() => galley.close())
beforeEach(async () => {
  person = await galley.register()
})
const balance = () => balanceOf(galley, person)
const lastAlarm = () => {
  const line = galley.logs.findLast((entry) => entry.includes('needs a person'))
  return line === undefined ? null : (JSON.parse(line) as { alarm: string; payment: string })
}

const sources = ['verify', 'payment.authorized', 'payment.captured', 'order.paid'] as const
type Source = (typeof sources)[number]
const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))

async function notifierOf() {
  const { answer, events } = await paid({ galley, person }, 'starter')
  return async (source: Source) => {
    const event = events.find(({ event: name }) => name === source)
    const response = event ? await deliver(galley, event) : await verify(galley, person, answer)
    expect(response.statusCode).toBe(200)
  }
}

describe('one grant', () => {
  it.each(permutations(sources).map((order) => [order.join(', '), order] as const))('for %s', async (_title, order) => {
    const notify = await notifierOf()
    for (const source of order) await notify(source)
    expect(await balance()).toBe(35)
    // All again, each twice: webhooks are retried until they are acknowledged.
    for (const source of [...order, ...order]) await notify(source)
    expect(await balance()).toBe(35)
  })
  it.each(sources)('by %s alone', async (source) => {
    const notify = await notifierOf()
    await notify(source)
    expect(await balance()).toBe(35)
  })
  it('for all of them at once', async () => {
    const notify = await notifierOf()
    await Promise.all([...sources, ...sources, ...sources].map(notify))
    expect(await balance()).toBe(35)
  })
  it('for a payment that failed at first and came after all', async () => {
    const { answer, events, payment } = await paid({ galley, person }, 'starter')
    const captured = events.find(({ event }) => event === 'payment.captured') as GatewayEvent
    const failed = { ...structuredClone(captured), id: 'evt_failed', event: 'payment.failed' as const }
    if (failed.payload.payment) failed.payload.payment.status = 'failed'
    for (const event of [failed, captured, failed]) await deliver(galley, event)
    await verify(galley, person, answer)
    expect(await balance()).toBe(35)
    expect(payment.status).toBe('captured')
  })
})

describe('an event', () => {
  const send = async (more: { body?: string; headers?: Record<string, string> } = {}) => {
    person = await galley.register()
    const { events } = await paid({ galley, person }, 'pro')
    const { payload, headers = {} } = webhookOf(galley, events.at(-1) as GatewayEvent)
    return galley.app.inject({
      method: 'POST',
      url: '/api/webhooks/razorpay',
      payload: more.body ?? (payload as string),
      headers: { ...(headers as Record<string, string>), ...more.headers },
    })
  }
  it.each(['', 'zz', 'a'.repeat(64), 'a'.repeat(63), 'é'.repeat(64)])('signed %o is refused', async (signature) => {
    const response = await send({ headers: { 'x-razorpay-signature': encodeURIComponent(signature) } })
    expect([response.statusCode, response.json()]).toEqual([400, expect.objectContaining({ code: 'bad_signature' })])
    expect(await balance()).toBe(10)
  })
  it('with any byte of its body changed is refused', async () => {
    const { events } = await paid({ galley, person }, 'pro')
    const { payload, headers = {} } = webhookOf(galley, events.at(-1) as GatewayEvent)
    const body = payload as string
    for (let at = 0; at < body.length; at += 1) {
      const changed = `${body.slice(0, at)}${body[at] === '7' ? '8' : '7'}${body.slice(at + 1)}`
      const response = await galley.app.inject({
        method: 'POST',
        url: '/api/webhooks/razorpay',
        payload: changed,
        headers,
      })
      expect(response.statusCode).toBe(400)
    }
    expect(await balance()).toBe(10)
  })
  it('in other bytes of the same JSON is refused', async () => {
    const { events } = await paid({ galley, person }, 'pro')
    const { payload, headers = {} } = webhookOf(galley, events.at(-1) as GatewayEvent)
    const again = JSON.stringify(JSON.parse(payload as string), null, 1)
    const response = await galley.app.inject({ method: 'POST', url: '/api/webhooks/razorpay', payload: again, headers })
    expect(response.statusCode).toBe(400)
    expect(await balance()).toBe(10)
  })
  it('of 200 KB, of no JSON, of another type is refused', async () => {
    expect((await send({ body: `"${'x'.repeat(200_000)}"` })).statusCode).toBe(413)
    expect((await send({ headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415)
    expect((await send({ body: 'no JSON' })).statusCode).toBe(400)
  })
  it('of an unknown kind, or without its parts, is acknowledged and does nothing', async () => {
    const event = { id: `evt_${crypto.randomUUID()}`, event: 'payment.dispute.created', payload: {}, created_at: 1 }
    expect((await deliver(galley, event as never)).json()).toEqual({ received: true })
    expect(
      (await deliver(galley, { ...event, id: `${event.id}2`, payload: { payment: { id: 'pay_1' } } } as never))
        .statusCode,
    ).toBe(200)
    expect(await balance()).toBe(10)
  })
})

describe('what no rule can resolve is stored, and alarms the operator', () => {
  const changed = async (
    change: (payment: { amount: number; currency: string; order_id: string; id: string }) => void,
  ) => {
    const { events, payment } = await paid({ galley, person }, 'pro')
    for (const event of events) {
      if (event.payload.payment) change(event.payload.payment)
      expect((await deliver(galley, event)).statusCode).toBe(200)
    }
    return payment
  }
  it('a smaller amount', async () => {
    const { id } = await changed((payment) => (payment.amount = 1))
    expect(await balance()).toBe(10)
    expect(lastAlarm()).toMatchObject({ alarm: 'wrong_amount', payment: id })
  })
  it('another currency', async () => {
    await changed((payment) => (payment.currency = 'INR'))
    expect(await balance()).toBe(10)
    expect(lastAlarm()).toMatchObject({ alarm: 'wrong_amount' })
  })
  it('an unknown order', async () => {
    await changed((payment) => (payment.order_id = 'order_unknown'))
    expect(await balance()).toBe(10)
    expect(lastAlarm()).toMatchObject({ alarm: 'unknown_order' })
  })
  it('a second payment of one order', async () => {
    const { events } = await paid({ galley, person }, 'pro')
    for (const event of events) await deliver(galley, event)
    const second = structuredClone(events.find(({ event }) => event === 'payment.captured') as GatewayEvent)
    second.id = 'evt_second'
    if (second.payload.payment) second.payload.payment.id = 'pay_second'
    expect((await deliver(galley, second)).statusCode).toBe(200)
    expect(await balance()).toBe(110)
    expect(lastAlarm()).toMatchObject({ alarm: 'second_payment', payment: 'pay_second' })
  })
})

describe('the reconciler', () => {
  const reconciled = async () => {
    galley.clock.forward(60_000)
    await galley.reconcile()
  }
  it('finds payments without a notification: the browser died, and the event never came', async () => {
    await paid({ galley, person }, 'ultra')
    expect(await balance()).toBe(10)
    await reconciled()
    expect(await balance()).toBe(310)
    await reconciled()
    expect(await balance()).toBe(310)
  })
  it('is triggered by a waiting client: the gateway is asked every few seconds', async () => {
    const { order } = await paid({ galley, person }, 'ultra')
    const find = () => galley.ask(person, { method: 'GET', url: `/api/subscriptions/purchases/${order.purchase_id}` })
    expect((await find()).json()).toMatchObject({ state: 'open' })
    galley.clock.forward(9_000)
    expect((await find()).json()).toMatchObject({ state: 'paid' })
    expect(await balance()).toBe(310)
  })
  it('leaves alone what was not paid, or failed', async () => {
    const { order_id: orderId } = (await topUp({ galley, person }, 'ultra')).json<Topup>()
    galley.sandbox.engine.attempt({ orderId, outcome: 'failure', method: 'card' })
    await reconciled()
    expect(await balance()).toBe(10)
  })
  it('and the others at once grant it once', async () => {
    const { answer, events } = await paid({ galley, person }, 'ultra')
    galley.clock.forward(60_000)
    await Promise.all([
      galley.reconcile(),
      verify(galley, person, answer),
      ...events.map((event) => deliver(galley, event)),
    ])
    expect(await balance()).toBe(310)
  })
  it('is not kept from the others by one that the gateway does not know', async () => {
    const { order_id: orderId } = (await topUp({ galley, person }, 'starter')).json<Topup>()
    await galley.database.db.execute(`update payment_orders set id = 'order_lost' where id = '${orderId}'`)
    const other = await galley.register()
    await paid({ galley, person: other }, 'ultra')
    await reconciled()
    expect(await balanceOf(galley, other)).toBe(310)
  })
})

it('captures what is only authorized: no user’s payment lapses', async () => {
  const manual = await startTestApp({ sandbox: { autoCapture: false } })
  const [first, second] = [await manual.register(), await manual.register()]
  const { answer } = await paid({ galley: manual, person: first }, 'starter')
  await verify(manual, first, answer)
  expect(await balanceOf(manual, first)).toBe(35)
  const { events, payment } = await paid({ galley: manual, person: second }, 'pro')
  expect(events.map(({ event }) => event)).toEqual(['payment.authorized'])
  for (const event of events) await deliver(manual, event)
  expect(manual.sandbox.engine.payment(payment.id).status).toBe('captured')
  expect(await balanceOf(manual, second)).toBe(110)
  await manual.close()
})
