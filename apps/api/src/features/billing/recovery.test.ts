// Payments without a webhook that the reconciler no longer checks: found in the provider's list of payments.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { balanceOf, inIndia, paid, topUp } from '../../testing/buy.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

const day = 24 * 60 * 60_000
let galley: TestApp
let person: TestUser
let asked: string[]
let isDown: boolean
beforeEach(async () => {
  asked = []
  isDown = false
  galley = await startTestApp({
    sandbox: {
      between: (send) => async (url, init) => {
        asked.push(url)
        if (isDown) throw new TypeError('fetch failed')
        return send(url, init)
      },
    },
  })
  person = await galley.register()
})
afterEach(() => galley.close())
const balance = () => balanceOf(galley, person)
const recover = () => galley.app.recoverPayments()
async function later(days: number): Promise<void> {
  galley.clock.forward(days * day)
  const payload = { email: person.email, password: 'a good password' }
  const again = await galley.ask(null, { method: 'POST', url: '/api/auth/login', payload })
  person = { ...person, accessToken: again.json<{ access_token: string }>().access_token }
}

it('a payment of a purchase that is too old for the reconciler is settled, once', async () => {
  await paid({ galley, person }, 'pro')
  await later(10)
  await galley.reconcile()
  expect(await balance()).toBe(10)
  expect([await recover(), await recover()]).toEqual([1, 0])
  expect(await balance()).toBe(110)
})
it('a payment of an order that was never written down is found by its purchase', async () => {
  await paid({ galley, person }, 'pro')
  await galley.database.db.execute('delete from payment_orders')
  await recover()
  expect(await balance()).toBe(110)
})
it('one that was only authorized is captured', async () => {
  const manual = await startTestApp({ sandbox: { autoCapture: false } })
  const buyer = await manual.register()
  await paid({ galley: manual, person: buyer }, 'starter')
  manual.clock.forward(day * 8)
  const payload = { email: buyer.email, password: 'a good password' }
  const again = await manual.ask(null, { method: 'POST', url: '/api/auth/login', payload })
  await manual.app.recoverPayments()
  const signedIn = { ...buyer, accessToken: again.json<{ access_token: string }>().access_token }
  expect(await balanceOf(manual, signedIn)).toBe(35)
  await manual.close()
})
it('a month of a plan without a notification is settled', async () => {
  const payload = { plan_id: 'monthly' }
  const begun = await galley.ask(person, {
    method: 'POST',
    url: '/api/subscriptions/subscribe',
    payload,
    remoteAddress: inIndia,
  })
  const { subscription_id: orderId } = begun.json<{ subscription_id: string }>()
  galley.sandbox.engine.attempt({ orderId, outcome: 'success', method: 'card' })
  await recover()
  expect(await balance()).toBe(160)
})
it('what is not a purchase of ours, failed, or is older than 30 days is left alone', async () => {
  const { engine } = galley.sandbox
  const { id: foreign } = engine.createOrder({ amount: 500, currency: 'USD', notes: { purchase: 'of another shop' } })
  engine.attempt({ orderId: foreign, outcome: 'success', method: 'card' })
  const { order_id: orderId } = (await topUp({ galley, person }, 'pro')).json<{ order_id: string }>()
  engine.attempt({ orderId, outcome: 'failure', method: 'card' })
  expect(await recover()).toBe(0)
  engine.attempt({ orderId, outcome: 'success', method: 'card' })
  await later(31)
  expect(await recover()).toBe(0)
  expect(await balance()).toBe(10)
  expect(galley.logs.filter((line) => line.includes('needs a person'))).toEqual([])
})
it('all pages of the list are read', async () => {
  const { order } = await paid({ galley, person }, 'pro')
  await galley.database.db.execute('delete from payment_orders')
  const { engine } = galley.sandbox
  galley.clock.forward(60_000)
  for (let count = 0; count < 205; count += 1) {
    const { id } = engine.createOrder({ amount: 500, currency: 'USD' })
    engine.attempt({ orderId: id, outcome: 'success', method: 'card' })
  }
  asked = []
  expect(await recover()).toBe(1)
  const pages = asked.filter((url) => url.includes('/payments?')).map((url) => new URL(url).searchParams)
  expect(pages.map((query) => [query.get('count'), query.get('skip')])).toEqual([
    ['100', '0'],
    ['100', '100'],
    ['100', '200'],
  ])
  expect(Number(pages[0]?.get('to')) - Number(pages[0]?.get('from'))).toBe(30 * 24 * 60 * 60)
  expect(order.amount).toBe(599)
})
it('a provider that does not respond is asked again in the next round', async () => {
  await paid({ galley, person }, 'pro')
  isDown = true
  expect(await recover()).toBe(0)
  expect(galley.logs.filter((line) => line.includes('did not do what it was asked'))).toHaveLength(1)
  isDown = false
  expect(await recover()).toBe(1)
})
