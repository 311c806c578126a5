// What providers do now and then: money that was never captured and went back, unreadable responses, notifications that
// are late or incomplete.
import type { NewSubscription } from '@galley/contract/plans'
import type { Payment } from '@galley/payment-sandbox/entities'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { balanceOf, bought, deliver, inIndia, paid, subscribing, topUp, verify } from '../../testing/buy.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

type Entity = Record<string, unknown>
/** The gateway's response in transit: a test may change it. */
let reword: (entity: Entity, url: string) => Entity | number
let galley: TestApp
let person: TestUser
let asked: string[]
beforeEach(async () => {
  asked = []
  reword = (entity) => entity
  galley = await startTestApp({
    sandbox: {
      between: (send) => async (url, init) => {
        asked.push(`${init.method} ${new URL(url).pathname}`)
        const answer = await send(url, init)
        const said = reword((await answer.json()) as Entity, url)
        return typeof said === 'number'
          ? new Response('{}', { status: said })
          : Response.json(said, { status: answer.status })
      },
    },
  })
  person = await galley.register()
})
afterEach(() => galley.close())
const balance = () => balanceOf(galley, person)
const logged = (words: string) => galley.logs.filter((line) => line.includes(words))
const minutes = async (count: number) => {
  galley.clock.forward(count * 60_000)
  await galley.reconcile()
}
const items = (entity: Entity, change: (one: Entity) => Entity | Entity[]) =>
  Array.isArray(entity['items']) ? { ...entity, items: (entity['items'] as Entity[]).flatMap(change) } : entity

describe('a payment that was never taken', () => {
  const untaken = (payment: Payment) => ({
    ...payment,
    status: 'refunded',
    captured: false,
    amount_refunded: payment.amount,
    refund_status: 'full',
  })
  it('and went back by itself grants nothing, from any source', async () => {
    const { order, answer, events, payment } = await paid({ galley, person }, 'pro')
    reword = (entity, url) =>
      url.includes('/payments')
        ? Array.isArray(entity['items'])
          ? items(entity, () => untaken(payment) as never)
          : (untaken(payment) as never)
        : entity
    await verify(galley, person, answer)
    for (const event of events) await deliver(galley, { ...event, payload: { payment: untaken(payment) as never } })
    await minutes(3)
    expect([await balance(), order.amount]).toEqual([10, 599])
  })
  it('beside one that was: the one that was taken counts', async () => {
    const { payment } = await paid({ galley, person }, 'pro')
    const double = { ...untaken(payment), id: 'pay_double00000001' }
    reword = (entity, url) => (url.endsWith('/payments') ? items(entity, (one) => [double as never, one]) : entity)
    await minutes(3)
    expect(await balance()).toBe(110)
    expect(logged('needs a person')).toEqual([])
  })
  it('but was, and went back before anybody heard: its credits come and go', async () => {
    const { payment } = await paid({ galley, person }, 'pro')
    galley.sandbox.engine.refund(payment.id, {})
    await minutes(3)
    expect(await balance()).toBe(10)
  })
})

describe('an unreadable response', () => {
  it('about one purchase keeps no other waiting', async () => {
    const { order } = await paid({ galley, person }, 'pro')
    const other = await galley.register()
    galley.clock.forward(1_000)
    await paid({ galley, person: other }, 'starter')
    reword = (entity, url) => (url.includes(order.order_id) ? { items: [{ id: 7 }] } : entity)
    await minutes(1)
    expect(await balanceOf(galley, other)).toBe(35)
    expect(logged('did not do what it was asked')).toHaveLength(1)
    reword = (entity) => entity
    await minutes(5)
    expect(await balance()).toBe(110)
  })
  it('in a signed event raises an alarm, and the provider need not send it again', async () => {
    const { events } = await paid({ galley, person }, 'pro')
    const odd = { ...events[0], payload: { payment: 7 } }
    expect((await deliver(galley, odd as never)).statusCode).toBe(200)
    expect(logged('unreadable_event')).toHaveLength(1)
  })
  it('of a state that is not known yet is no payment', async () => {
    await paid({ galley, person }, 'pro')
    reword = (entity) => items(entity, (one) => ({ ...one, status: 'pondering', captured: null }))
    await minutes(2)
    expect(await balance()).toBe(10)
  })
})

it('wrong keys alarm the operator', async () => {
  reword = () => 401
  expect((await topUp({ galley, person }, 'pro')).statusCode).toBe(503)
  expect(logged('did not do what it was asked')).toHaveLength(1)
})

it('an order that is opened again late in the day is found within two minutes', async () => {
  await topUp({ galley, person }, 'pro')
  await minutes(11 * 60)
  const payload = { email: person.email, password: 'a good password' }
  const again = await galley.ask(null, { method: 'POST', url: '/api/auth/login', payload })
  person = { ...person, accessToken: again.json<{ access_token: string }>().access_token }
  await paid({ galley, person }, 'pro')
  await minutes(1)
  await minutes(1)
  expect(await balance()).toBe(110)
})

it('is asked once, however many look at once', async () => {
  const { order } = await paid({ galley, person }, 'pro')
  galley.clock.forward(60_000)
  asked = []
  const url = `/api/subscriptions/purchases/${order.purchase_id}`
  const answers = await Promise.all(Array.from({ length: 20 }, () => galley.ask(person, { method: 'GET', url })))
  expect(asked.filter((one) => one.endsWith('/payments'))).toHaveLength(1)
  expect(answers.filter((answer) => answer.json<{ is_fresh: boolean }>().is_fresh).length).toBeGreaterThan(0)
})

describe('a price that is not the one that was shown', () => {
  const shown = { price: 599, currency: 'USD' }
  it('is not charged', async () => {
    const payload = { pack_id: 'pro', shown }
    const [here, there] = [
      await topUp({ galley, person }, 'pro', { payload }),
      await topUp({ galley, person }, 'pro', { payload, remoteAddress: inIndia }),
    ]
    expect([here.statusCode, there.statusCode, there.json<{ code: string }>().code]).toEqual([
      200,
      409,
      'price_changed',
    ])
    const plan = {
      method: 'POST',
      url: '/api/subscriptions/subscribe',
      remoteAddress: inIndia,
      payload: { plan_id: 'monthly', shown },
    } as const
    expect((await galley.ask(person, plan)).statusCode).toBe(409)
  })
})

describe('a month', () => {
  const subscribe = async () => {
    const answer = await galley.ask(person, {
      method: 'POST',
      url: '/api/subscriptions/subscribe',
      remoteAddress: inIndia,
      payload: { plan_id: 'monthly' },
    })
    return answer.json<NewSubscription>().subscription_id
  }
  it('whose payment was taken for an unknown one is granted once its plan is known', async () => {
    const pay = await subscribing({ galley, person })
    const { razorpay_payment_id: id } = pay() as { razorpay_payment_id: string }
    const payment = galley.sandbox.engine.payment(id)
    await deliver(galley, {
      id: 'evt_1',
      event: 'payment.captured',
      created_at: 1,
      payload: { payment: { ...payment, invoice_id: null } as never },
    })
    expect([await balance(), logged('unknown_order').length]).toEqual([10, 1])
    await minutes(2)
    expect(await balance()).toBe(160)
  })
  it('that is paid before its bill is there is not taken for granted', async () => {
    const pay = await subscribing({ galley, person })
    reword = (entity, url) => (url.includes('/invoices') ? { ...entity, items: [] } : entity)
    const answer = await galley.ask(person, { method: 'POST', url: '/api/subscriptions/verify', payload: pay() })
    expect(answer.json()).toMatchObject({ plan_id: 'free', message_quota: 10 })
    reword = (entity) => entity
    await minutes(2)
    expect(await balance()).toBe(160)
  })
  it('that is paid while its plan is replaced is granted, and is the plan', async () => {
    const first = await subscribe()
    await galley.database.db.execute("update subscriptions set created_at = created_at - interval '2 days'")
    const { engine } = galley.sandbox
    let isPaid = false
    reword = (entity, url) => {
      // Between our question and our cancel.
      if (!isPaid && url.includes('/invoices')) {
        isPaid = true
        engine.attempt({ orderId: first, outcome: 'success', method: 'card' })
      }
      return entity
    }
    const other = await galley.ask(person, {
      method: 'POST',
      url: '/api/subscriptions/subscribe',
      remoteAddress: inIndia,
      payload: { plan_id: 'monthly' },
    })
    expect(other.statusCode).toBe(409)
    expect(await balance()).toBe(160)
  })
})

it('receipts that can’t be sent keep no other waiting', async () => {
  const sent: string[] = []
  const bad = new Set<string>()
  const mailing = await startTestApp({
    mailer: {
      isOn: true,
      async send({ to }) {
        if (bad.has(to)) throw new Error(`no such person: ${to}`)
        sent.push(to)
      },
    },
  })
  for (let people = 0; people < 3; people += 1) {
    const one = await mailing.register()
    if (people < 2) bad.add(one.email)
    await bought({ galley: mailing, person: one }, 'starter')
  }
  expect(await mailing.app.mailReceipts()).toBe(1)
  expect(await mailing.app.mailReceipts()).toBe(0)
  expect(sent).toHaveLength(1)
  expect(mailing.logs.filter((line) => line.includes('a receipt could not be sent'))).toHaveLength(2)
  expect(mailing.logs.join('\n')).not.toContain('no such person')
  await mailing.close()
})
