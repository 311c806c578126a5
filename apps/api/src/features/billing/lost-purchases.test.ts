// The database was restored from a copy that is older than a purchase: its payment is found at the provider, and the
// purchase is written anew from what travelled there with its order.
import { randomUUID } from 'node:crypto'
import type { Purchase } from '@galley/contract/billing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { balanceOf, bought, deliver, inIndia, paid, topUp } from '../../testing/buy.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
let person: TestUser
beforeEach(async () => {
  galley = await startTestApp({})
  person = await galley.register()
})
afterEach(() => galley.close())
const balance = () => balanceOf(galley, person)
const recover = () => galley.app.recoverPayments()
const run = (statement: string) => galley.database.db.execute(statement)
const alarms = () => galley.logs.filter((line) => line.includes('needs a person'))
const purchases = async () =>
  (await galley.ask(person, { method: 'GET', url: '/api/subscriptions/purchases' })).json<Purchase[]>()

/** Of purchases nothing is left; what was bought with them neither. */
async function restoreOlderCopy(): Promise<void> {
  for (const table of ['payment_events', 'payments', 'payment_orders', 'purchases', 'subscriptions'])
    await run(`delete from ${table}`)
  await run(`delete from credit_entries where reason = 'purchase'`)
  await run(`update credit_accounts a set granted =
    (select coalesce(sum(amount), 0) from credit_entries e where e.user_id = a.user_id and kind = 'grant')`)
}

it('its credits are granted once, and it is listed with its price and receipt', async () => {
  const { id } = await bought({ galley, person }, 'pro')
  const [before] = await purchases()
  expect(await balance()).toBe(110)
  await restoreOlderCopy()
  expect([await balance(), await purchases()]).toEqual([10, []])
  expect([await recover(), await recover()]).toEqual([1, 0])
  expect(await balance()).toBe(110)
  expect(await purchases()).toMatchObject([{ ...before, id, at: expect.any(String) }])
  expect(alarms()).toEqual([])
})

it('the same pack, begun again since the copy was restored, is not in its way', async () => {
  await bought({ galley, person }, 'pro')
  await restoreOlderCopy()
  const { order_id: orderId } = (await topUp({ galley, person }, 'pro')).json<{ order_id: string }>()
  expect([await recover(), await balance()]).toEqual([1, 110])
  const { events } = galley.sandbox.engine.attempt({ orderId, outcome: 'success', method: 'card' })
  for (const event of events) await deliver(galley, event)
  expect([await recover(), await balance()]).toEqual([0, 210])
})

it('a webhook that comes before the provider’s list is read is made good', async () => {
  const { events } = await paid({ galley, person }, 'pro')
  await restoreOlderCopy()
  for (const event of events) await deliver(galley, event)
  expect([await balance(), alarms().length]).toEqual([10, 1])
  expect(await recover()).toBe(1)
  expect(await balance()).toBe(110)
})

it('where the account is gone, too, the operator is alarmed once', async () => {
  await bought({ galley, person }, 'pro')
  await restoreOlderCopy()
  await run('truncate users cascade')
  expect([await recover(), await recover()]).toEqual([0, 0])
  expect(alarms()).toHaveLength(1)
})

it('an order of an earlier version, which says no buyer, is for the operator', async () => {
  const purchase = randomUUID()
  const { engine } = galley.sandbox
  const { id } = engine.createOrder({ amount: 599, currency: 'USD', receipt: purchase, notes: { purchase } })
  engine.attempt({ orderId: id, outcome: 'success', method: 'card' })
  expect(await recover()).toBe(0)
  expect(alarms()).toHaveLength(1)
})

it.each([
  ['another receipt', { receipt: 'of another shop' }],
  ['no receipt', {}],
])('an order with %s is not ours, whatever its payment says', async (_what, more) => {
  const { engine } = galley.sandbox
  const notes = {
    purchase: randomUUID(),
    user: person.id,
    pack: 'pro',
    messages: '9999',
    price: '1 USD',
    country: 'US',
  }
  const { id } = engine.createOrder({ amount: 1, currency: 'USD', notes, ...more })
  engine.attempt({ orderId: id, outcome: 'success', method: 'card' })
  expect([await recover(), await balance(), alarms()]).toEqual([0, 10, []])
})

it('a monthly plan and its paid month are there again, once', async () => {
  const begun = await galley.ask(person, {
    method: 'POST',
    url: '/api/subscriptions/subscribe',
    payload: { plan_id: 'monthly' },
    remoteAddress: inIndia,
  })
  const { subscription_id: orderId } = begun.json<{ subscription_id: string }>()
  galley.sandbox.engine.attempt({ orderId, outcome: 'success', method: 'card' })
  await restoreOlderCopy()
  expect([await recover(), await recover()]).toEqual([1, 0])
  expect(await balance()).toBe(160)
  const again = await galley.ask(person, { method: 'GET', url: '/api/subscriptions/current-subscription' })
  expect(again.json()).toMatchObject({ plan_id: 'monthly', status: 'active' })
})
