// The gateway's objects and states, as Razorpay's documentation has them.
import { describe, expect, it } from 'vitest'
import { createGateway, type Keep } from './create-gateway.ts'
import { sign } from './signatures.ts'

const keys = { keyId: 'rzp_test_1', keySecret: 'secret' }
const open = (more = {}) => createGateway({ ...keys, ...more })
const order = { amount: 29_900, currency: 'INR', receipt: 'r1' }
const names = (events: { event: string }[]) => events.map(({ event }) => event)

describe('an order', () => {
  it('is created, attempted, paid', () => {
    const gateway = open()
    const { id, ...made } = gateway.createOrder(order)
    expect(id).toMatch(/^order_\w{14}$/)
    expect(made).toMatchObject({ entity: 'order', status: 'created', amount_due: 29_900, attempts: 0, receipt: 'r1' })
    gateway.attempt({ orderId: id, outcome: 'failure', method: 'card' })
    expect(gateway.order(id)).toMatchObject({ status: 'attempted', attempts: 1, amount_paid: 0 })
    gateway.attempt({ orderId: id, outcome: 'success', method: 'card' })
    expect(gateway.order(id)).toMatchObject({ status: 'paid', attempts: 2, amount_paid: 29_900, amount_due: 0 })
    expect(() => gateway.attempt({ orderId: id, outcome: 'success', method: 'card' })).toThrow(
      'the order is already paid',
    )
  })
  it.each([
    [{ currency: 'INR' }, 'amount: is required.'],
    [{ amount: 1.5, currency: 'INR' }, 'The amount must be an integer.'],
    [{ amount: '100', currency: 'INR' }, 'The amount must be an integer.'],
    [{ amount: 99, currency: 'INR' }, 'Order amount less than minimum amount allowed'],
    [{ amount: 0, currency: 'USD' }, 'Order amount less than minimum amount allowed'],
    [{ amount: 100, currency: 'rupees' }, 'The currency is not supported.'],
    [{ amount: 100, currency: 'INR', receipt: 'x'.repeat(41) }, 'greater than 40 characters'],
  ])('is refused as %j', (given, why) => expect(() => open().createOrder(given as never)).toThrow(why))
  it('has a receipt of its own, by which it is found', () => {
    const gateway = open()
    const { id } = gateway.createOrder(order)
    expect(() => gateway.createOrder(order)).toThrow('Order receipt should be unique.')
    expect(gateway.ordersOf('r1').map((one) => one.id)).toEqual([id])
  })
})

describe('a payment', () => {
  const pay = (more = {}, outcome: 'success' | 'failure' = 'success') => {
    const gateway = open(more)
    const { id: orderId } = gateway.createOrder(order)
    return { gateway, orderId, ...gateway.attempt({ orderId, outcome, method: 'upi' }) }
  }
  it('is taken at once, told in three events, and signed over order and payment', () => {
    const { payment, events, answer, orderId } = pay()
    expect(payment).toMatchObject({ status: 'captured', captured: true, order_id: orderId, method: 'upi' })
    expect(names(events)).toEqual(['payment.authorized', 'payment.captured', 'order.paid'])
    expect(events.map(({ payload }) => payload.payment?.status)).toEqual(['authorized', 'captured', 'captured'])
    expect(answer?.razorpay_signature).toBe(sign('secret', `${orderId}|${payment.id}`))
  })
  it('waits to be taken where the account says so, and is taken once, whole', () => {
    const { gateway, payment, events } = pay({ autoCapture: false })
    expect([payment.status, names(events)]).toEqual(['authorized', ['payment.authorized']])
    expect(() => gateway.capture(payment.id, { amount: 1, currency: 'INR' })).toThrow('equal to the amount authorized')
    const taken = gateway.capture(payment.id, { amount: 29_900, currency: 'INR' })
    expect(names(taken.events)).toEqual(['payment.captured', 'order.paid'])
    expect(() => gateway.capture(payment.id, { amount: 29_900, currency: 'INR' })).toThrow('already been captured')
  })
  it('that failed says why, and has no signed answer', () => {
    const { payment, events, answer } = pay({}, 'failure')
    expect(payment).toMatchObject({ status: 'failed', error_source: 'bank', error_reason: 'payment_failed' })
    expect([names(events), answer]).toEqual([['payment.failed'], null])
  })
  it('is paid back in parts, never more than it was', () => {
    const { gateway, payment } = pay()
    expect(gateway.refund(payment.id, { amount: 9_900 }).refund).toMatchObject({ amount: 9_900, status: 'processed' })
    expect(gateway.payment(payment.id)).toMatchObject({ refund_status: 'partial', amount_refunded: 9_900 })
    expect(() => gateway.refund(payment.id, { amount: 20_001 })).toThrow('greater than amount captured')
    expect(names(gateway.refund(payment.id, {}).events)).toEqual(['refund.created', 'refund.processed'])
    expect(gateway.payment(payment.id)).toMatchObject({ status: 'refunded', refund_status: 'full' })
    expect(() => gateway.refund(payment.id, {})).toThrow('fully refunded already')
  })
})

it('goes on where it stopped', () => {
  let kept: string | null = null
  const keep: Keep = { load: () => kept, save: (text) => void (kept = text) }
  const { id } = open({ keep }).createOrder(order)
  expect(open({ keep }).order(id)).toMatchObject({ amount: 29_900 })
})
