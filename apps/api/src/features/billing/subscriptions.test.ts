// A monthly plan over HTTP: it starts once its first month is paid, brings its credits with every paid month and never twice, and lasts,
// cancelled, to the end of what is paid.
import type { Purchase } from '@galley/contract/billing'
import type { Subscription } from '@galley/contract/credits'
import type { NewSubscription, Plan } from '@galley/contract/plans'
import type { GatewayEvent } from '@galley/payment-sandbox/entities'
import type { InjectOptions } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliver, inIndia } from '../../testing/buy.ts'
import { startTestApp, type Person, type TestApp } from '../../testing/start-test-app.ts'

const day = 24 * 60 * 60_000

let galley: TestApp
let person: Person
/** What happens to each request to the gateway. */
let line: 'whole' | 'down' | 'answers are lost'
beforeEach(async () => {
  line = 'whole'
  galley = await startTestApp({
    sandbox: {
      between: (send) => async (url, init) => {
        if (line === 'down') throw new TypeError('fetch failed')
        const answer = await send(url, init)
        if (line === 'answers are lost' && init.method === 'POST') throw new TypeError('fetch failed')
        return answer
      },
    },
  })
  person = await galley.register()
})
afterEach(() => galley.close())

const ask = (method: 'GET' | 'POST', path: string, payload?: object, more: InjectOptions = {}) =>
  galley.ask(person, { method, url: `/api/subscriptions/${path}`, ...(payload && { payload }), ...more })
const subscribe = (more: InjectOptions = {}) => ask('POST', 'subscribe', { plan_id: 'monthly' }, more)
const cancel = () => ask('POST', 'cancel-subscription')
const verify = (answer: object | null) => ask('POST', 'verify', answer ?? {})
const current = async () => (await ask('GET', 'current-subscription')).json<Subscription>()
const quota = async () => (await current()).message_quota
const alarms = () => galley.logs.filter((text) => text.includes('needs a person'))

/** The first month is paid in the window of the checkout; nobody was told. */
async function begin(more: InjectOptions = {}) {
  const begun = (await subscribe(more)).json<NewSubscription>()
  const { engine } = galley.sandbox
  return { begun, ...engine.attempt({ orderId: begun.subscription_id, outcome: 'success', method: 'card' }) }
}
async function subscribed() {
  const made = await begin()
  await verify(made.answer)
  return made
}
const named = (events: GatewayEvent[], name: string) => events.find(({ event }) => event === name) as GatewayEvent
const forward = async (days: number) => {
  galley.clock.forward(days * day)
  const payload = { email: person.email, password: 'a good password' }
  const { access_token: accessToken } = (
    await galley.ask(null, { method: 'POST', url: '/api/auth/login', payload })
  ).json<{ access_token: string }>()
  person = { ...person, accessToken }
}
const later = async (days: number) => {
  await forward(days)
  await galley.reconcile()
}

describe('plans', () => {
  const plans = async (more: InjectOptions = {}) =>
    (await ask('GET', 'plans', undefined, more)).json<{ plans: Plan[] }>().plans
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
    for (const [method, path] of [['GET', 'plans'], ['POST', 'subscribe'], ['POST', 'verify'], ['POST', 'cancel-subscription']] as const)
      expect((await galley.ask(null, { method, url: `/api/subscriptions/${path}` })).statusCode).toBe(401)
  }) // prettier-ignore
})

describe('subscribing', () => {
  it('answers what the checkout is opened with, and grants nothing yet', async () => {
    expect((await subscribe()).json()).toEqual({
      key_id: 'rzp_test_sandbox',
      subscription_id: expect.stringMatching(/^sub_\w{14}$/),
      amount: 799,
      currency: 'USD',
      country_code: 'US',
      checkout_url: '/payment-sandbox/checkout.js',
      is_test: true,
    })
    expect(await current()).toMatchObject({ plan_id: 'free', message_quota: 10, current_period_end: null })
  })
  it.each([{}, { plan_id: 'free' }, { plan_id: 'yearly' }, { plan_id: 'monthly', amount: 1 }])('refuses %j', async (payload) =>
    expect((await ask('POST', 'subscribe', payload)).statusCode).toBe(422),
  ) // prettier-ignore
  it('twice, also at once, is one subscription', async () => {
    const answers = await Promise.all([subscribe(), subscribe(), subscribe()])
    answers.push(await subscribe())
    expect(new Set(answers.map((answer) => answer.json<NewSubscription>().subscription_id)).size).toBe(1)
  })
  it('at another price takes the place of the one that was not paid, which can’t be paid any more', async () => {
    const first = (await subscribe()).json<NewSubscription>().subscription_id
    const second = (await subscribe({ remoteAddress: inIndia })).json<NewSubscription>()
    expect(second).toMatchObject({ amount: 39_900, currency: 'INR' })
    const pay = () => galley.sandbox.engine.attempt({ orderId: first, outcome: 'success', method: 'card' })
    expect(pay).toThrow()
  })
  it('with a plan is refused, and nothing is charged', async () => {
    await subscribed()
    const answer = await subscribe()
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      409,
      'You have a monthly plan already. Nothing was charged.',
    ])
  })
  it('while the gateway is down is refused, and a retry begins one', async () => {
    line = 'down'
    const answer = await subscribe()
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      503,
      expect.stringContaining('You were not charged'),
    ])
    line = 'whole'
    expect((await subscribe()).statusCode).toBe(200)
  })
  it('whose answer is lost leaves nothing that could be charged', async () => {
    line = 'answers are lost'
    expect((await subscribe()).statusCode).toBe(503)
    line = 'whole'
    await subscribed()
    await later(40)
    expect(await quota()).toBe(10 + 150 + 150)
  })
})

describe('the first month', () => {
  it('starts the plan, with the checkout’s answer', async () => {
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
        expect((await deliver(galley, named(events, name))).statusCode).toBe(200)
      expect(await current()).toMatchObject({ plan_id: 'monthly', message_quota: 160 })
      expect(alarms()).toEqual([])
    },
  )
  it('is granted once, whoever tells, all at once', async () => {
    const { events, answer } = await begin()
    const told = events.toReversed().map((event) => deliver(galley, event))
    await Promise.all([...told, verify(answer), verify(answer), later(0.01)])
    expect(await quota()).toBe(160)
    expect(alarms()).toEqual([])
  })
  it('that nobody tells of is found within two minutes', async () => {
    await begin()
    galley.clock.forward(110_000)
    await galley.reconcile()
    expect(await current()).toMatchObject({ plan_id: 'monthly', message_quota: 160 })
  })
  it('that was declined starts nothing', async () => {
    const { subscription_id: orderId } = (await subscribe()).json<NewSubscription>()
    const { events } = galley.sandbox.engine.attempt({ orderId, outcome: 'failure', method: 'card' })
    for (const event of events) await deliver(galley, event)
    await later(0.1)
    expect(await current()).toMatchObject({ plan_id: 'free', message_quota: 10 })
  })
  it('is told again later where the gateway does not answer now', async () => {
    const { events, answer } = await begin()
    line = 'down'
    expect((await deliver(galley, named(events, 'subscription.charged'))).statusCode).toBe(503)
    expect((await verify(answer)).json()).toMatchObject({ plan_id: 'free' })
    line = 'whole'
    expect((await deliver(galley, named(events, 'subscription.charged'))).statusCode).toBe(200)
    expect(await quota()).toBe(160)
  })
})

describe('a signed answer', () => {
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
  it('of somebody else’s plan is nobody’s', async () => {
    const { answer } = await begin()
    person = await galley.register()
    expect((await verify(answer)).statusCode).toBe(404)
    expect(await quota()).toBe(10)
  })
})

describe('every month', () => {
  it('brings its credits, once, and its receipt', async () => {
    await subscribed()
    await later(32)
    expect(await current()).toMatchObject({ message_quota: 310, current_period_end: '2026-05-01T12:00:00.000Z' })
    await later(0)
    await later(60)
    expect(await current()).toMatchObject({ message_quota: 10 + 4 * 150, status: 'active' })
    const months = (await ask('GET', 'purchases')).json<Purchase[]>()
    expect(months).toHaveLength(4)
    const receipt = await ask('GET', `purchases/${months[0]?.id}/receipt`)
    expect([receipt.statusCode, receipt.headers['content-type']]).toEqual([200, 'application/pdf'])
  })
  it('that can’t be charged is told, and brings nothing until it is paid', async () => {
    await subscribed()
    await forward(31.5)
    for (const event of galley.sandbox.engine.collect('failure')) await deliver(galley, event)
    expect(await current()).toMatchObject({ plan_id: 'monthly', status: 'past_due', message_quota: 160 })
    await later(1)
    expect(await current()).toMatchObject({ status: 'active', message_quota: 310 })
  })
  it('is paid back as a pack is: its credits go', async () => {
    const { payment } = await subscribed()
    const { events } = galley.sandbox.engine.refund(payment.id, {})
    for (const event of events) await deliver(galley, event)
    expect(await current()).toMatchObject({ message_quota: 10 })
  })
})

describe('cancelling', () => {
  it('lasts to the end of the month, and nothing more is charged', async () => {
    await subscribed()
    const response = await cancel()
    expect([response.statusCode, response.json()]).toEqual([
      200,
      expect.objectContaining({
        plan_id: 'monthly',
        status: 'cancelled',
        current_period_end: '2026-04-01T12:00:00.000Z',
      }),
    ])
    await later(20)
    expect(await current()).toMatchObject({ plan_id: 'monthly', status: 'cancelled' })
    await later(40)
    expect(await current()).toMatchObject({
      plan_id: 'free',
      status: 'active',
      message_quota: 160,
      current_period_end: null,
    })
    expect((await subscribe()).statusCode).toBe(200)
  })
  it('twice is the same', async () => {
    await subscribed()
    await cancel()
    expect((await cancel()).json()).toMatchObject({ status: 'cancelled' })
  })
  it('ends a plan at once whose month could not be charged', async () => {
    await subscribed()
    await forward(31.5)
    galley.sandbox.engine.collect('failure')
    expect((await cancel()).json()).toMatchObject({ plan_id: 'free', message_quota: 160 })
    await later(3)
    expect(await quota()).toBe(160)
  })
  it('without a plan, or before it is paid, says that there is none', async () => {
    expect((await cancel()).statusCode).toBe(404)
    await subscribe()
    expect((await cancel()).json()).toMatchObject({ detail: 'There is no monthly plan to cancel.' })
  })
  it('while the gateway is down is not believed', async () => {
    await subscribed()
    line = 'down'
    const answer = await cancel()
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      503,
      expect.stringContaining('could not be cancelled'),
    ])
    line = 'whole'
    expect(await current()).toMatchObject({ status: 'active' })
  })
})

it('of which nobody knows is told to whoever runs Galley, and grants nothing', async () => {
  const { engine } = galley.sandbox
  const plan = engine.createPlan({ period: 'monthly', interval: 1, item: { name: 'x', amount: 100, currency: 'USD' } })
  const { id } = engine.createSubscription({ plan_id: plan.id, total_count: 2 })
  const { events } = engine.attempt({ orderId: id, outcome: 'success', method: 'card' })
  expect((await deliver(galley, named(events, 'subscription.charged'))).statusCode).toBe(200)
  expect(alarms()).toEqual([expect.stringContaining('unknown_subscription')])
  expect(await quota()).toBe(10)
})

it('that was never paid is given up after a week, and can’t be paid any more', async () => {
  const { subscription_id: orderId } = (await subscribe()).json<NewSubscription>()
  await later(3)
  await later(5)
  expect(() => galley.sandbox.engine.attempt({ orderId, outcome: 'success', method: 'card' })).toThrow()
})
