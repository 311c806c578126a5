// A monthly plan over HTTP: it starts once its first month is paid, by any notification, and is granted once.
import type { Purchase } from '@galley/contract/billing'
import type { NewSubscription, Plan } from '@galley/contract/plans'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { deliver, inIndia } from '../../testing/buy.ts'
import { usePlanHolder } from '../../testing/plan-holder.ts'

const { holder, ask, subscribe, verify, current, begin, quota, alarms, subscribed, named, later } = usePlanHolder()

describe('plans', () => {
  const plans = async (more: InjectOptions = {}) => (await ask('GET', 'plans', more)).json<{ plans: Plan[] }>().plans
  it('are the free one and a monthly one, priced for the country', async () => {
    expect(await plans()).toEqual([
      { id: 'free', name: 'Free', messages: 10, price: 0, currency: 'USD', display_price: '$0', interval: null },
      {
        id: 'monthly',
        name: 'Monthly',
        messages: 150,
        price: 799,
        currency: 'USD',
        display_price: '$7.99',
        interval: 'month',
      },
    ])
    expect((await plans({ remoteAddress: inIndia }))[1]).toMatchObject({ price: 39_900, display_price: '₹399' })
  })
  it('are for who is signed in', async () => {
    for (const [method, path] of [
      ['GET', 'plans'],
      ['POST', 'subscribe'],
      ['POST', 'verify'],
      ['POST', 'cancel-subscription'],
    ] as const)
      expect((await holder.galley.ask(null, { method, url: `/api/subscriptions/${path}` })).statusCode).toBe(401)
  })
})

describe('subscribing', () => {
  it('returns the checkout’s parameters, and grants nothing yet', async () => {
    expect((await subscribe()).json()).toEqual({
      key_id: 'rzp_test_sandbox',
      subscription_id: expect.stringMatching(/^sub_\w{14}$/),
      amount: 39_900,
      currency: 'INR',
      country_code: 'IN',
      checkout_url: '/payment-sandbox/checkout.js',
      is_test: true,
    })
    expect(await current()).toMatchObject({ plan_id: 'free', message_quota: 10, current_period_end: null })
  })
  it.each([{}, { plan_id: 'free' }, { plan_id: 'yearly' }, { plan_id: 'monthly', amount: 1 }])(
    'refuses %j',
    async (payload) => expect((await ask('POST', 'subscribe', { payload })).statusCode).toBe(422),
  )
  it('twice, also at once, is one subscription', async () => {
    const answers = await Promise.all([subscribe(), subscribe(), subscribe()])
    answers.push(await subscribe())
    expect(new Set(answers.map((answer) => answer.json<NewSubscription>().subscription_id)).size).toBe(1)
  })
  it('outside India is refused: people pay with a wallet there, which can’t be charged every month', async () => {
    const refused = await subscribe({ remoteAddress: '127.0.0.1' })
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'payment_restricted', detail: 'Currently available in India only' }),
    ])
  })
  it('at another price takes the place of the one that was not paid, which can’t be paid any more', async () => {
    const first = (await subscribe()).json<NewSubscription>().subscription_id
    await holder.galley.database.db.execute('update subscriptions set amount = 29900')
    const second = (await subscribe()).json<NewSubscription>()
    expect(second).toMatchObject({ amount: 39_900, currency: 'INR' })
    const pay = () => holder.galley.sandbox.engine.attempt({ orderId: first, outcome: 'success', method: 'card' })
    expect(pay).toThrow('The subscription is already paid')
  })
  it('with a plan is refused, and nothing is charged', async () => {
    await subscribed()
    const answer = await subscribe()
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      409,
      'You already have a monthly plan. You were not charged.',
    ])
  })
  it('while the gateway is down is refused, and a retry begins one', async () => {
    holder.line = 'down'
    const answer = await subscribe()
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      503,
      expect.stringContaining('You were not charged'),
    ])
    holder.line = 'whole'
    expect((await subscribe()).statusCode).toBe(200)
  })
  it('whose response is lost leaves nothing that could be charged', async () => {
    holder.line = 'answers are lost'
    expect((await subscribe()).statusCode).toBe(503)
    holder.line = 'whole'
    await subscribed()
    await later(40)
    expect(await quota()).toBe(10 + 150 + 150)
  })
})

describe('the first month', () => {
  it('starts the plan, with the checkout’s result', async () => {
    const { answer, payment } = await begin({ remoteAddress: inIndia })
    const response = await verify(answer)
    const expected = {
      plan_id: 'monthly',
      plan_name: 'Monthly',
      status: 'active',
      message_quota: 160,
      messages_used: 0,
      current_period_end: '2026-04-01T12:00:00.000Z',
    }
    expect([response.statusCode, response.json()]).toEqual([200, expected])
    expect(await current()).toEqual(expected)
    expect((await ask('GET', 'purchases')).json<Purchase[]>()).toEqual([
      expect.objectContaining({
        pack_id: 'monthly',
        messages: 150,
        display_price: '₹399',
        state: 'paid',
        reference: payment.id,
      }),
    ])
  })
  it.each(['payment.captured', 'order.paid', 'subscription.activated', 'subscription.charged'])(
    'starts the plan with %s alone, once however often it comes',
    async (name) => {
      const { events } = await begin()
      for (let times = 0; times < 3; times += 1)
        expect((await deliver(holder.galley, named(events, name))).statusCode).toBe(200)
      expect(await current()).toMatchObject({ plan_id: 'monthly', message_quota: 160 })
      expect(alarms()).toEqual([])
    },
  )
  it('is granted once, by all notifications at once', async () => {
    const { events, answer } = await begin()
    const deliveries = events.toReversed().map((event) => deliver(holder.galley, event))
    await Promise.all([...deliveries, verify(answer), verify(answer), later(0.01)])
    expect(await quota()).toBe(160)
    expect(alarms()).toEqual([])
  })
  it('without a notification is found within two minutes', async () => {
    await begin()
    holder.galley.clock.forward(110_000)
    await holder.galley.reconcile()
    expect(await current()).toMatchObject({ plan_id: 'monthly', message_quota: 160 })
  })
  it('that was declined starts nothing', async () => {
    const { subscription_id: orderId } = (await subscribe()).json<NewSubscription>()
    const { events } = holder.galley.sandbox.engine.attempt({ orderId, outcome: 'failure', method: 'card' })
    for (const event of events) await deliver(holder.galley, event)
    await later(0.1)
    expect(await current()).toMatchObject({ plan_id: 'free', message_quota: 10 })
  })
  it('is delivered again later where the gateway does not respond now', async () => {
    const { events, answer } = await begin()
    holder.line = 'down'
    expect((await deliver(holder.galley, named(events, 'subscription.charged'))).statusCode).toBe(503)
    expect((await verify(answer)).json()).toMatchObject({ plan_id: 'free' })
    holder.line = 'whole'
    expect((await deliver(holder.galley, named(events, 'subscription.charged'))).statusCode).toBe(200)
    expect(await quota()).toBe(160)
  })
})

describe('a signed result', () => {
  it('counts with its own signature only', async () => {
    const { answer } = await begin()
    const signature = answer?.razorpay_signature ?? ''
    for (let at = 0; at < signature.length; at += 1) {
      const wrong = `${signature.slice(0, at)}${signature[at] === '0' ? '1' : '0'}${signature.slice(at + 1)}`
      expect((await verify({ ...answer, razorpay_signature: wrong })).statusCode).toBe(400)
    }
    expect((await verify({ ...answer, razorpay_payment_id: 'pay_other' })).statusCode).toBe(400)
    expect(await quota()).toBe(10)
  })
  it('of another user’s plan is unknown', async () => {
    const { answer } = await begin()
    holder.person = await holder.galley.register()
    expect((await verify(answer)).statusCode).toBe(404)
    expect(await quota()).toBe(10)
  })
})
