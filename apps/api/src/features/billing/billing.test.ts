// Buying over HTTP: what it costs, that nothing is granted that was not paid, and that what was paid is granted once.
import type { Purchase, Topup } from '@galley/contract/billing'
import type { CreditEntry } from '@galley/contract/credits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { balanceOf, bought, deliver, inIndia, paid, topUp, verify } from '../../testing/buy.ts'
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
const get = (path: string, who: TestUser | null = person) =>
  galley.ask(who, { method: 'GET', url: `/api/subscriptions/${path}` })
const alarms = () =>
  galley.logs.filter((line) => line.includes('needs a person')).map((line) => JSON.parse(line) as object)

describe('topup', () => {
  it('makes an order at the price of the country', async () => {
    const order = (await topUp({ galley, person }, 'pro', { remoteAddress: inIndia })).json<Topup>()
    expect(order).toEqual({
      key_id: 'rzp_test_sandbox',
      order_id: expect.stringMatching(/^order_\w{14}$/),
      amount: 29_900,
      currency: 'INR',
      country_code: 'IN',
      purchase_id: expect.any(String),
      checkout_url: '/payment-sandbox/checkout.js',
      is_test: true,
    })
    expect(galley.sandbox.engine.order(order.order_id)).toMatchObject({ amount: 29_900, receipt: order.purchase_id })
    expect((await topUp({ galley, person }, 'ultra')).json()).toMatchObject({ amount: 1_399, currency: 'USD' })
    expect(await balance()).toBe(10)
  })

  it.each([{ pack_id: 'x' }, {}, { pack_id: 'pro', amount: 1 }, { pack_id: 'pro', price: 1 }, { pack_id: ['pro'] }])(
    'refuses %j',
    async (payload) => {
      expect((await topUp({ galley, person }, 'pro', { payload })).statusCode).toBe(422)
    },
  )

  it('is one order for a double click, for a retry, and in two tabs', async () => {
    const key = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const orders = await Promise.all([topUp({ galley, person }, 'pro', key), topUp({ galley, person }, 'pro', key)])
    orders.push(await topUp({ galley, person }, 'pro', key), await topUp({ galley, person }, 'pro'))
    expect(new Set(orders.map((order) => order.json<Topup>().order_id)).size).toBe(1)
  })

  it('is refused with a key that is older than a day, and nothing is begun', async () => {
    const buyer = await galley.register()
    const key = { headers: { 'idempotency-key': 'a-key-of-the-day-before' } }
    const { order_id } = (await topUp({ galley, person: buyer }, 'pro', key)).json<Topup>()
    const aged = (age: string) =>
      galley.database.db.execute(
        `update purchases set created_at = created_at - interval '${age}' where user_id = '${buyer.id}'`,
      )
    await aged('23 hours 59 minutes')
    expect((await topUp({ galley, person: buyer }, 'pro', key)).json<Topup>().order_id).toBe(order_id)
    await aged('2 minutes')
    for (const pack of ['pro', 'starter'] as const) {
      const refused = await topUp({ galley, person: buyer }, pack, key)
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'key_expired'])
    }
    const orders = await galley.database.db.execute(`select id from purchases where user_id = '${buyer.id}'`)
    expect((orders as unknown as { rows: unknown[] }).rows).toHaveLength(1)
  })

  it('is another order for another pack, in another country, another day, and once it is paid', async () => {
    const ids = [
      (await topUp({ galley, person }, 'pro')).json<Topup>().order_id,
      (await topUp({ galley, person }, 'starter')).json<Topup>().order_id,
      (await topUp({ galley, person }, 'pro', { remoteAddress: inIndia })).json<Topup>().order_id,
    ]
    await galley.database.db.execute(`update purchases set created_at = created_at - interval '25 hours'`)
    ids.push((await topUp({ galley, person }, 'pro', { remoteAddress: inIndia })).json<Topup>().order_id)
    await bought({ galley, person }, 'starter')
    ids.push((await topUp({ galley, person }, 'starter')).json<Topup>().order_id)
    expect(new Set(ids).size).toBe(5)
  })
})

describe('a payment', () => {
  it('is granted with the checkout’s result, and is seen everywhere', async () => {
    const { order, answer, payment } = await paid({ galley, person }, 'pro', { remoteAddress: inIndia })
    const response = await verify(galley, person, answer)
    expect(response.statusCode).toBe(200)
    const expected: Purchase = {
      id: order.purchase_id,
      at: expect.any(String) as string,
      pack_id: 'pro',
      messages: 100,
      amount: 29_900,
      currency: 'INR',
      display_price: '₹299',
      state: 'paid',
      reference: payment.id,
      amount_refunded: 0,
      second_payments: [],
      is_test: true,
      is_fresh: false,
    }
    expect(response.json()).toEqual(expected)
    expect((await get(`purchases/${order.purchase_id}`)).json()).toEqual({ ...expected, is_fresh: true })
    expect((await get('purchases')).json()).toEqual([expected])
    expect(await balance()).toBe(110)
    const { entries } = (await get('ledger')).json<{ entries: CreditEntry[] }>()
    expect(entries[0]).toMatchObject({ reason: 'purchase', amount: 100, balance: 110 })
  })

  it('is granted once, however often its result comes', async () => {
    const { answer } = await paid({ galley, person }, 'starter')
    const responses = await Promise.all(Array.from({ length: 20 }, () => verify(galley, person, answer)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await balance()).toBe(35)
  })

  it('of a superseded order counts', async () => {
    const { answer } = await paid({ galley, person }, 'starter')
    await topUp({ galley, person }, 'starter', { remoteAddress: inIndia })
    await verify(galley, person, answer)
    expect(await balance()).toBe(35)
  })

  it('that failed grants nothing, and another try with the same order does', async () => {
    const order = (await topUp({ galley, person }, 'starter')).json<Topup>()
    const failed = galley.sandbox.engine.attempt({ orderId: order.order_id, outcome: 'failure', method: 'card' })
    for (const event of failed.events) expect((await deliver(galley, event)).statusCode).toBe(200)
    expect(await balance()).toBe(10)
    const again = await paid({ galley, person }, 'starter')
    expect(again.order.order_id).toBe(order.order_id)
    await verify(galley, person, again.answer)
    expect(await balance()).toBe(35)
  })
})

describe('a result of the checkout is refused', () => {
  const refused = async (answer: object | null, status: number, who = person) => {
    const response = await verify(galley, who, answer)
    expect(response.statusCode).toBe(status)
    expect(await balance()).toBe(10)
    return response
  }

  it('with any one sign of its signature changed', async () => {
    const { answer } = await paid({ galley, person }, 'pro')
    const signature = answer?.razorpay_signature ?? ''
    for (let at = 0; at < signature.length; at += 1) {
      const changed = `${signature.slice(0, at)}${signature[at] === '0' ? '1' : '0'}${signature.slice(at + 1)}`
      const response = await refused({ ...answer, razorpay_signature: changed }, 400)
      expect(response.json()).toMatchObject({
        code: 'payment_unverified',
        detail: 'The payment could not be verified. If you paid, your credits arrive within minutes.',
      })
    }
  })
  it('of another user', async () => {
    const { answer } = await paid({ galley, person }, 'pro')
    const other = await galley.register()
    expect((await verify(galley, other, answer)).statusCode).toBe(404)
    expect(await balanceOf(galley, other)).toBe(10)
    expect(await balance()).toBe(10)
  })
  it('with a dearer order put into it', async () => {
    const { answer } = await paid({ galley, person }, 'starter')
    const dearer = (await topUp({ galley, person }, 'ultra')).json<Topup>()
    await refused({ ...answer, razorpay_order_id: dearer.order_id }, 400)
  })
  it('with another payment put into it', async () => {
    const { answer } = await paid({ galley, person }, 'starter')
    await refused({ ...answer, razorpay_payment_id: 'pay_AAAAAAAAAAAAAA' }, 400)
  })
  it('of an unknown order, and without its parts', async () => {
    const { answer } = await paid({ galley, person }, 'starter')
    await refused({ ...answer, razorpay_order_id: 'order_AAAAAAAAAAAAAA' }, 404)
    await refused({ ...answer, razorpay_signature: '' }, 422)
    await refused({}, 422)
  })
})

describe('purchases', () => {
  it('are seen by no other user, as if there were none', async () => {
    const { id } = await bought({ galley, person }, 'starter')
    const other = await galley.register()
    for (const path of [`purchases/${id}`, `purchases/${id}/receipt`]) {
      expect((await get(path, other)).statusCode).toBe(404)
      expect((await get(path, null)).statusCode).toBe(401)
    }
    expect((await get('purchases', other)).json()).toEqual([])
    for (const nonsense of ['x', '%2e%2e', crypto.randomUUID()])
      expect((await get(`purchases/${nonsense}`)).statusCode).toBe(404)
  })
  it('that were never paid are not listed, and have no receipt', async () => {
    const { purchase_id: id } = (await topUp({ galley, person }, 'pro')).json<Topup>()
    expect((await get('purchases')).json()).toEqual([])
    expect((await get(`purchases/${id}`)).json()).toMatchObject({ state: 'open', reference: null })
    expect((await get(`purchases/${id}/receipt`)).statusCode).toBe(404)
  })
  it('have a receipt, as a PDF', async () => {
    const { id } = await bought({ galley, person }, 'starter')
    const receipt = await get(`purchases/${id}/receipt`)
    expect(receipt.statusCode).toBe(200)
    expect(receipt.headers['content-type']).toBe('application/pdf')
    expect(receipt.headers['content-disposition']).toContain('galley-receipt-')
  })
})

describe('where only people in India can pay', () => {
  let indian: TestApp
  beforeAll(async () => {
    indian = await startTestApp({ indiaOnly: true })
  })
  afterAll(() => indian.close())

  it('no other user can, and the pricing says so', async () => {
    const someone = await indian.register()
    const refused = await topUp({ galley: indian, person: someone }, 'pro')
    expect([refused.statusCode, refused.json()]).toEqual([403, expect.objectContaining({ code: 'payment_restricted' })])
    expect((await topUp({ galley: indian, person: someone }, 'pro', { remoteAddress: inIndia })).statusCode).toBe(200)
    const restriction = await indian.app.inject({ method: 'GET', url: '/api/pricing/payment-restriction' })
    expect(restriction.json()).toEqual({ india_only: true, is_test: true })
  })
})

describe('refunds', () => {
  const refund = async (paymentId: string, amount?: number) => {
    const { events } = galley.sandbox.engine.refund(paymentId, amount === undefined ? {} : { amount })
    for (const event of [...events, ...events]) expect((await deliver(galley, event)).statusCode).toBe(200)
  }
  const buy = async () => {
    const { payment, answer, order } = await paid({ galley, person }, 'pro')
    await verify(galley, person, answer)
    return { paymentId: payment.id, purchaseId: order.purchase_id }
  }

  it('take the credits back, once', async () => {
    const { paymentId, purchaseId } = await buy()
    await refund(paymentId)
    expect(await balance()).toBe(10)
    expect((await get(`purchases/${purchaseId}`)).json()).toMatchObject({ state: 'refunded', amount_refunded: 599 })
    const { entries } = (await get('ledger')).json<{ entries: CreditEntry[] }>()
    expect(entries[0]).toMatchObject({ reason: 'refund', amount: -100, balance: 10 })
  })
  it('take back their share where only a part is paid back, and all of it in the end', async () => {
    const { paymentId, purchaseId } = await buy()
    await refund(paymentId, 200)
    expect(await balance()).toBe(110 - 33)
    expect((await get(`purchases/${purchaseId}`)).json()).toMatchObject({ state: 'paid', amount_refunded: 200 })
    await refund(paymentId, 399)
    expect(await balance()).toBe(10)
  })
  it('never take more than there is: the rest is stored, and raises an alarm', async () => {
    const { paymentId } = await buy()
    const { db } = galley.database
    await db.execute(`update credit_accounts set used = 50 where user_id = '${person.id}'`)
    await db.execute(
      `insert into credit_entries (id, user_id, kind, reason, amount, balance, created_at)
       values (gen_random_uuid(), '${person.id}', 'spend', 'message', -50, 60, now())`,
    )
    await refund(paymentId)
    expect(await balance()).toBe(0)
    expect(alarms().at(-1)).toMatchObject({ alarm: 'credits_used', payment: paymentId })
  })
  it('without a notification are found within two days, and taken back once', async () => {
    const { paymentId } = await buy()
    galley.sandbox.engine.refund(paymentId, { amount: 200 })
    galley.clock.forward(25 * 60 * 60_000)
    const granted = async () =>
      (await galley.database.db.execute(
        `select granted from credit_accounts where user_id = '${person.id}'`,
      )) as unknown as { rows: { granted: number }[] }
    await galley.reconcile()
    await galley.reconcile()
    expect((await granted()).rows).toEqual([{ granted: 77 }])
    await refund(paymentId, 399)
    expect((await granted()).rows).toEqual([{ granted: 10 }])
  })
  it('that come before their payment leave nothing behind', async () => {
    const { payment, events } = await paid({ galley, person }, 'pro')
    await refund(payment.id)
    for (const event of events) await deliver(galley, event)
    expect(await balance()).toBe(10)
  })
})
