// Two payments for one purchase, in any order of events: it is charged once, and the buyer receives a notice of the
// other.
import type { Purchase, Topup } from '@galley/contract/billing'
import type { GatewayEvent } from '@galley/payment-sandbox/entities'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../adapters/mail/mailer.port.ts'
import { balanceOf, deliver, topUp, verify } from '../../testing/buy.ts'
import { startTestApp, type TestUser, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
let person: TestUser
let sent: Mail[]
let isMailDown: boolean
type Entity = { id?: string; status?: string }
/** A payment whose authorization is over. */
let lapsed: string | null
let refuses: ((url: string, method: string) => boolean) | null
beforeEach(async () => {
  sent = []
  isMailDown = false
  refuses = null
  lapsed = null
  galley = await startTestApp({
    mailer: {
      isOn: true,
      async send(mail) {
        if (isMailDown) throw new Error('no mail today')
        sent.push(mail)
      },
    },
    sandbox: {
      autoCapture: false,
      between: (send) => async (url, init) => {
        if (refuses?.(url, init.method ?? 'GET')) throw new TypeError('fetch failed')
        const answer = await send(url, init)
        if (lapsed === null) return answer
        const body = (await answer.json()) as Entity & { items?: Entity[] }
        const seen = (one: Entity) => (one.id === lapsed ? { ...one, status: 'refunded', captured: false } : one)
        return Response.json(seen(body.items ? { ...body, items: body.items.map(seen) } : body), {
          status: answer.status,
        })
      },
    },
  })
  person = await galley.register()
})
afterEach(() => galley.close())

const engine = () => galley.sandbox.engine
const balance = () => balanceOf(galley, person)
const purchases = async () =>
  (await galley.ask(person, { method: 'GET', url: '/api/subscriptions/purchases' })).json<Purchase[]>()
const secondMails = () => sent.filter(({ subject }) => subject.includes('second payment'))
const minute = async () => {
  galley.clock.forward(60_000)
  await galley.reconcile()
}

/** Both authorized before any notification: two windows, or a card and a wallet. */
async function paidTwice() {
  const order = (await topUp({ galley, person }, 'pro')).json<Topup>()
  const pay = () => engine().attempt({ orderId: order.order_id, outcome: 'success', method: 'card' })
  return { order, first: pay(), second: pay() }
}
const statuses = (...ids: string[]) => ids.map((id) => engine().payment(id).status).toSorted()

describe('authorized twice', () => {
  type TwoPayments = Awaited<ReturnType<typeof paidTwice>>
  const deliveryOrders: Record<string, (made: TwoPayments) => Promise<unknown>[]> = {
    'the first, then the second': ({ first, second }) =>
      [first, second].map(({ events }) => deliver(galley, events[0] as GatewayEvent)),
    'the second, then the first': ({ first, second }) =>
      [second, first].map(({ events }) => deliver(galley, events[0] as GatewayEvent)),
    'the checkout of the first, the event of the second': ({ first, second }) => [
      verify(galley, person, first.answer),
      deliver(galley, second.events[0] as GatewayEvent),
    ],
    'everybody at once, again and again': ({ first, second }) =>
      [first, second, first, second].flatMap(({ answer, events }) => [
        verify(galley, person, answer),
        deliver(galley, events[0] as GatewayEvent),
      ]),
  }
  it.each(Object.entries(deliveryOrders))('one is captured: %s', async (_what, deliverAll) => {
    const made = await paidTwice()
    await Promise.all(deliverAll(made))
    await minute()
    expect(statuses(made.first.payment.id, made.second.payment.id)).toEqual(['authorized', 'captured'])
    expect(await balance()).toBe(110)
  })
  it('one is captured where only the reconciler finds them', async () => {
    const { first, second } = await paidTwice()
    await minute()
    await minute()
    expect(statuses(first.payment.id, second.payment.id)).toEqual(['authorized', 'captured'])
    expect(await balance()).toBe(110)
  })
  it('the buyer sees that the other was not captured, and has one mail about it', async () => {
    const { first, second } = await paidTwice()
    await verify(galley, person, first.answer)
    await deliver(galley, second.events[0] as GatewayEvent)
    const left = { reference: second.payment.id, amount: 599, display_price: '$5.99', state: 'not_captured' }
    expect(await purchases()).toMatchObject([{ state: 'paid', reference: first.payment.id, second_payments: [left] }])
    await galley.app.mailReceipts()
    await galley.app.mailReceipts()
    expect(secondMails()).toEqual([
      {
        to: person.email,
        subject: 'Test: Your second payment for Pro was not collected',
        text: expect.stringMatching(new RegExp(`USD 5\\.99[^]*was not collected[^]*${second.payment.id}`)),
        attachments: [],
      },
    ])
  })
  it('the mail is sent later where the mail server is away', async () => {
    const { first, second } = await paidTwice()
    await verify(galley, person, first.answer)
    await deliver(galley, second.events[0] as GatewayEvent)
    isMailDown = true
    await galley.app.mailReceipts()
    isMailDown = false
    galley.clock.forward(60 * 60_000)
    await galley.app.mailReceipts()
    expect(secondMails()).toHaveLength(1)
  })
  it('the other is captured where the first can’t be any more', async () => {
    const { first, second } = await paidTwice()
    refuses = (url) => url.includes('/capture')
    await deliver(galley, first.events[0] as GatewayEvent)
    await deliver(galley, second.events[0] as GatewayEvent)
    expect(await balance()).toBe(10)
    // The bank let the first one go.
    refuses = null
    lapsed = first.payment.id
    await minute()
    expect(await balance()).toBe(110)
    expect(statuses(second.payment.id)).toEqual(['captured'])
    expect(await purchases()).toMatchObject([{ state: 'paid', reference: second.payment.id, second_payments: [] }])
  })
})

describe('captured twice, by the provider itself', () => {
  const capturedTwice = async () => {
    const made = await paidTwice()
    const events = [made.first, made.second].map(
      ({ payment: { id, amount, currency } }) => engine().capture(id, { amount, currency }).events[0] as GatewayEvent,
    )
    return { ...made, events }
  }
  it.each(['in order', 'reversed', 'at once'])('one is granted, the other is refunded: notified %s', async (order) => {
    const { first, second, events } = await capturedTwice()
    const ordered = order === 'reversed' ? events.toReversed() : events
    if (order === 'at once') await Promise.all(ordered.map((event) => deliver(galley, event)))
    else for (const event of ordered) await deliver(galley, event)
    expect(statuses(first.payment.id, second.payment.id)).toEqual(['captured', 'refunded'])
    expect(await balance()).toBe(110)
    await minute()
    expect(await balance()).toBe(110)
    expect(await purchases()).toMatchObject([
      { state: 'paid', amount_refunded: 0, second_payments: [{ state: 'refunded' }] },
    ])
    await galley.app.mailReceipts()
    expect(secondMails()).toMatchObject([{ subject: 'Test: Your second payment for Pro was refunded' }])
  })
  it('the refund is requested again where the provider did not respond, and made once', async () => {
    const { first, second, events } = await capturedTwice()
    refuses = (url, method) => method === 'POST' && url.includes('/refund')
    for (const event of events) expect((await deliver(galley, event)).statusCode).toBe(200)
    expect(await purchases()).toMatchObject([{ second_payments: [{ state: 'refunding' }] }])
    await galley.app.mailReceipts()
    expect(secondMails()).toEqual([])
    refuses = null
    await minute()
    await minute()
    expect(statuses(first.payment.id, second.payment.id)).toEqual(['captured', 'refunded'])
    expect(engine().refundsOf(second.payment.id)).toHaveLength(1)
    expect(await purchases()).toMatchObject([{ second_payments: [{ state: 'refunded' }] }])
  })
  it('one that an event had called authorized is refunded all the same', async () => {
    const { first, second } = await paidTwice()
    await verify(galley, person, first.answer)
    await deliver(galley, second.events[0] as GatewayEvent)
    const { id, amount, currency } = second.payment
    for (const event of engine().capture(id, { amount, currency }).events) await deliver(galley, event)
    expect(engine().payment(id).status).toBe('refunded')
    expect(await purchases()).toMatchObject([{ second_payments: [{ state: 'refunded' }] }])
  })
})
