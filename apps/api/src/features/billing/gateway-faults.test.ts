// A gateway that is down, slow, or refuses: no user is charged for nothing, none has two orders, and what was paid is
// granted in the end.
import type { Purchase, Topup } from '@galley/contract/billing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { balanceOf, paid, topUp, verify } from '../../testing/buy.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

type Send = (url: string, init: RequestInit) => Promise<Response>
/** The faults of the next requests; a request without one goes through. */
type Fault = (through: () => Promise<Response>, url: string) => Promise<Response>
let fault: Fault | null = null
let galley: TestApp
let person: TestUser
let created = 0

beforeAll(async () => {
  const between =
    (send: Send): Send =>
    async (url, init) => {
      const through = async () => {
        if (init.method === 'POST' && url.endsWith('/orders')) created += 1
        return send(url, init)
      }
      return fault ? fault(through, url) : through()
    }
  galley = await startTestApp({ sandbox: { between } })
})
afterAll(() => galley.close())
beforeEach(async () => {
  fault = null
  created = 0
  person = await galley.register()
})

const answer =
  (status: number, body = '{}') =>
  async () =>
    new Response(body, { status })
const down = () => Promise.reject(new TypeError('fetch failed'))
const faults: [string, Fault][] = [
  ['is down', down],
  ['times out', () => Promise.reject(new DOMException('too late', 'TimeoutError'))],
  ['answers 500', answer(500)],
  ['answers 401', answer(401, '{"error":{"description":"Authentication failed"}}')],
  ['answers something else', answer(200, '<html>')],
]

describe('a topup, when the gateway', () => {
  it.each(faults)('%s: 503, not charged, and the next try makes one order', async (_what, broken) => {
    fault = broken
    const response = await topUp({ galley, person }, 'pro')
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect(response.json()).toMatchObject({
      code: 'payment_unavailable',
      detail: 'The payment could not be started. You were not charged. Please try again in a moment.',
    })
    fault = null
    expect((await topUp({ galley, person }, 'pro')).statusCode).toBe(200)
    expect(created).toBe(1)
  })

  it('made the order, and its response was lost: the same order is found again', async () => {
    fault = async (through, url) => {
      const made = await through()
      return url.endsWith('/orders') ? down() : made
    }
    const order = (await topUp({ galley, person }, 'pro')).json<Topup>()
    expect(created).toBe(1)
    expect(galley.sandbox.engine.ordersOf(order.purchase_id)).toHaveLength(1)
  })

  it('made the order, then was gone: the next try finds it', async () => {
    fault = async (through) => {
      await through()
      return down()
    }
    expect((await topUp({ galley, person }, 'pro')).statusCode).toBe(503)
    fault = null
    const order = (await topUp({ galley, person }, 'pro')).json<Topup>()
    expect(created).toBe(1)
    expect(galley.sandbox.engine.ordersOf(order.purchase_id).map(({ id }) => id)).toEqual([order.order_id])
  })
})

describe('after the payment, when the gateway', () => {
  it.each(faults)('%s: the credits are on their way, and come', async (_what, broken) => {
    const { order, answer: signed } = await paid({ galley, person }, 'pro')
    fault = broken
    const response = await verify(galley, person, signed)
    expect([response.statusCode, response.json()]).toEqual([200, expect.objectContaining({ state: 'processing' })])
    expect(await balanceOf(galley, person)).toBe(10)
    galley.clock.forward(60_000)
    await galley.reconcile().catch(() => {})
    fault = null
    galley.clock.forward(60_000)
    await galley.reconcile()
    expect(await balanceOf(galley, person)).toBe(110)
    const url = `/api/subscriptions/purchases/${order.purchase_id}`
    expect((await galley.ask(person, { method: 'GET', url })).json()).toMatchObject({ state: 'paid' })
  })

  it('says that the payment failed after all: it is no longer on its way, and counts should it come', async () => {
    const { engine } = galley.sandbox
    const order = (await topUp({ galley, person }, 'pro')).json<Topup>()
    const { payment } = engine.attempt({ orderId: order.order_id, outcome: 'failure', method: 'card' })
    await galley.database.db.execute(`update purchases set announced_at = now() where id = '${order.purchase_id}'`)
    const stateOf = async () => {
      const url = `/api/subscriptions/purchases/${order.purchase_id}`
      return (await galley.ask(person, { method: 'GET', url })).json<Purchase>().state
    }
    expect(payment.status).toBe('failed')
    expect(await stateOf()).toBe('processing')
    galley.clock.forward(60_000)
    await galley.reconcile()
    expect(await stateOf()).toBe('open')
    engine.attempt({ orderId: order.order_id, outcome: 'success', method: 'card' })
    galley.clock.forward(120_000)
    await galley.reconcile()
    expect(await stateOf()).toBe('paid')
  })
})
