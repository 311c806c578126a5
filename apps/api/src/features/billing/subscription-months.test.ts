// A monthly plan as time goes by: credits with every paid month and never twice, cancelled to the end of what is paid.
import type { Purchase } from '@galley/contract/billing'
import type { NewSubscription } from '@galley/contract/plans'
import { describe, expect, it } from 'vitest'
import { deliver } from '../../testing/buy.ts'
import { usePlanHolder } from '../../testing/plan-holder.ts'

const { holder, ask, subscribe, current, cancel, quota, alarms, subscribed, named, forward, later } = usePlanHolder()

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
  it('that can’t be charged is reported, and brings nothing until it is paid', async () => {
    await subscribed()
    await forward(31.5)
    for (const event of holder.galley.sandbox.engine.collect('failure')) await deliver(holder.galley, event)
    expect(await current()).toMatchObject({ plan_id: 'monthly', status: 'past_due', message_quota: 160 })
    await later(1)
    expect(await current()).toMatchObject({ status: 'active', message_quota: 310 })
  })
  it('is paid back as a pack is: its credits go', async () => {
    const { payment } = await subscribed()
    const { events } = holder.galley.sandbox.engine.refund(payment.id, {})
    for (const event of events) await deliver(holder.galley, event)
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
    holder.galley.sandbox.engine.collect('failure')
    expect((await cancel()).json()).toMatchObject({ plan_id: 'free', message_quota: 160 })
    await later(3)
    expect(await quota()).toBe(160)
  })
  it('without a plan, or before it is paid, says that there is none', async () => {
    expect((await cancel()).statusCode).toBe(404)
    await subscribe()
    expect((await cancel()).json()).toMatchObject({ detail: 'There is no monthly plan to cancel.' })
  })
  it('is done though the gateway is gone right after', async () => {
    await subscribed()
    let isGone = false
    holder.between = (url) => {
      if (isGone) return 'down'
      isGone = url.endsWith('/cancel')
      return 'whole'
    }
    expect((await cancel()).json()).toMatchObject({ status: 'cancelled' })
    holder.between = null
    await later(40)
    expect(await quota()).toBe(160)
  })
  it('while the gateway is down is not believed', async () => {
    await subscribed()
    holder.line = 'down'
    const answer = await cancel()
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      503,
      expect.stringContaining('couldn’t be canceled'),
    ])
    holder.line = 'whole'
    expect(await current()).toMatchObject({ status: 'active' })
  })
})

it('of an unknown plan alarms the operator, and grants nothing', async () => {
  const { engine } = holder.galley.sandbox
  const plan = engine.createPlan({ period: 'monthly', interval: 1, item: { name: 'x', amount: 100, currency: 'USD' } })
  const { id } = engine.createSubscription({ plan_id: plan.id, total_count: 2 })
  const { events } = engine.attempt({ orderId: id, outcome: 'success', method: 'card' })
  expect((await deliver(holder.galley, named(events, 'subscription.charged'))).statusCode).toBe(200)
  expect(alarms()).toEqual([expect.stringContaining('unknown_order')])
  expect(await quota()).toBe(10)
})

it('that was never paid is given up after a week, and can’t be paid any more', async () => {
  const { subscription_id: orderId } = (await subscribe()).json<NewSubscription>()
  await later(3)
  await later(5)
  expect(() => holder.galley.sandbox.engine.attempt({ orderId, outcome: 'success', method: 'card' })).toThrow(
    'The subscription is already paid',
  )
})
