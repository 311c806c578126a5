// A payment gateway in which no money moves: orders, payments, refunds and their events, as Razorpay has them. It knows
// nothing of who uses it, and keeps what happened through `keep`.
import { eventOf, find, readState, refuse, writeState, type Desk } from './desk.ts'
import type {
  GatewayEvent,
  Invoice,
  SandboxOrder,
  Payment,
  SandboxPlan,
  Refund,
  SandboxSubscription,
} from './entities.ts'
import { listPayments, type Listed } from './list-payments.ts'
import { newPayment, refusedByBank } from './new-payment.ts'
import { readNotes } from './notes.ts'
import { newId, sign } from './signatures.ts'
import {
  cancel,
  collect,
  createPlan,
  createSubscription,
  invoicesOf,
  payFirst,
  planOf,
  subscriptionOf,
  type NewPlan,
  type SubscriptionRequest,
} from './subscriptions.ts'

export interface Keep {
  /** What was saved last; null: nothing yet. */
  load(): string | null
  save(text: string): void
}

export interface GatewaySettings {
  keyId: string
  keySecret: string
  /** False: payments wait to be captured. */
  autoCapture?: boolean
  keep?: Keep
  now?: () => Date
}

export interface NewOrder {
  amount: unknown
  currency: unknown
  receipt?: unknown
  notes?: unknown
}

export interface Attempt {
  /** Of an order, or of a subscription whose first period is to be paid. */
  orderId: string
  outcome: 'success' | 'failure'
  method: Payment['method']
  email?: string
  contact?: string
}
/** What the checkout hands to the page that opened it. */
export interface SignedAnswer {
  razorpay_payment_id: string
  razorpay_order_id?: string
  razorpay_subscription_id?: string
  razorpay_signature: string
}
export interface Attempted {
  payment: Payment
  answer: SignedAnswer | null
  events: GatewayEvent[]
}

const minAmount = 100
const nowhere: Keep = { load: () => null, save: () => {} }

export type Gateway = ReturnType<typeof createGateway>

export function createGateway(settings: GatewaySettings) {
  const { keyId, keySecret, keep = nowhere, now = () => new Date() } = settings
  const state = readState(keep.load())
  const desk: Desk = { state, seconds: () => Math.floor(now().getTime() / 1000) }
  const change = <Result>(work: () => Result): Result => {
    const result = structuredClone(work())
    keep.save(writeState(state))
    return result
  }
  return {
    keyId,
    isKey: (id: string, secret: string) => id === keyId && secret === keySecret,
    createOrder: (given: NewOrder): SandboxOrder => change(() => createOrder(desk, given)),
    order: (id: string): SandboxOrder => structuredClone(orderOf(desk, id)),
    ordersOf: (receipt: string): SandboxOrder[] =>
      structuredClone([...state.orders.values()].filter((order) => order.receipt === receipt)),
    paymentsOf(orderId: string): Payment[] {
      orderOf(desk, orderId)
      return structuredClone([...state.payments.values()].filter(({ order_id }) => order_id === orderId))
    },
    /** Newest first. */
    payments: (asked: Listed): Payment[] => structuredClone(listPayments(desk, asked)),
    payment: (id: string): Payment => structuredClone(paymentOf(desk, id)),

    refundsOf(id: string): Refund[] {
      paymentOf(desk, id)
      return structuredClone([...state.refunds.values()].filter(({ payment_id }) => payment_id === id))
    },

    /** What the window of the checkout does. A paid order takes no more payments. */
    attempt: (how: Attempt): Attempted =>
      change(() => {
        const isSubscription = how.orderId.startsWith('sub_')
        const { payment, events } = isSubscription
          ? payFirst(desk, how)
          : attempt(desk, how, settings.autoCapture ?? true)
        const answer = isSubscription
          ? {
              razorpay_payment_id: payment.id,
              razorpay_subscription_id: how.orderId,
              razorpay_signature: sign(keySecret, `${payment.id}|${how.orderId}`),
            }
          : {
              razorpay_payment_id: payment.id,
              razorpay_order_id: payment.order_id,
              razorpay_signature: sign(keySecret, `${payment.order_id}|${payment.id}`),
            }
        return { payment, answer: how.outcome === 'success' ? answer : null, events }
      }),
    capture: (id: string, asked: { amount: unknown; currency: unknown }) => change(() => capture(desk, id, asked)),
    /** The same key refunds once, and returns the refund that it made. */
    refund: (id: string, asked: { amount?: unknown }, idempotencyKey?: string) =>
      change(() => {
        const known = [...state.refunds.values()].find(({ key }) => key !== undefined && key === idempotencyKey)
        if (known) return { refund: known, events: [] }
        const made = refund(desk, id, asked)
        if (idempotencyKey !== undefined) made.refund.key = idempotencyKey
        return made
      }),

    createPlan: (given: NewPlan): SandboxPlan => change(() => createPlan(desk, given)),
    createSubscription: (given: SubscriptionRequest): SandboxSubscription =>
      change(() => createSubscription(desk, given)),
    subscription: (id: string): SandboxSubscription => structuredClone(subscriptionOf(desk, id)),
    /** What the window of the checkout shows of a subscription. */
    offer(id: string): Pick<SandboxOrder, 'id' | 'amount' | 'currency' | 'status'> {
      const { status, plan_id } = subscriptionOf(desk, id)
      const { amount, currency } = planOf(desk, plan_id).item
      return { id, amount, currency, status: status === 'created' ? 'created' : 'paid' }
    },
    invoicesOf: (id: string): Invoice[] => structuredClone(invoicesOf(desk, id)),
    invoice: (id: string): Invoice => structuredClone(find(state.invoices, id)),
    cancelSubscription: (id: string, asked: { cancel_at_cycle_end?: unknown }) => change(() => cancel(desk, id, asked)),
    /** Charges what has become due, as a bank's nightly run does: returns the events to send. */
    collect: (outcome: Attempt['outcome'] = 'success'): GatewayEvent[] => change(() => collect(desk, outcome)),
  }
}

const orderOf = ({ state }: Desk, id: string): SandboxOrder => find(state.orders, id)
const paymentOf = ({ state }: Desk, id: string): Payment => find(state.payments, id)
function createOrder({ state, seconds }: Desk, given: NewOrder): SandboxOrder {
  const { amount, currency, receipt, notes } = readOrder(given)
  if (receipt !== null && [...state.orders.values()].some((order) => order.receipt === receipt))
    refuse('Order receipt should be unique.', 'receipt')
  const order: SandboxOrder = {
    id: newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes,
    created_at: seconds(),
  }
  state.orders.set(order.id, order)
  return order
}

function attempt(desk: Desk, { orderId, outcome, method, email = '', contact = '' }: Attempt, autoCapture: boolean) {
  const order = orderOf(desk, orderId)
  if (order.status === 'paid') refuse('the order is already paid')
  const payment = newPayment(order, { method, email, contact, created_at: desk.seconds() })
  desk.state.payments.set(payment.id, payment)
  order.attempts += 1
  order.status = 'attempted'
  if (outcome === 'failure') {
    Object.assign(payment, refusedByBank)
    return { payment, events: [eventOf(desk, 'payment.failed', { payment })] }
  }
  payment.status = 'authorized'
  const authorized = eventOf(desk, 'payment.authorized', { payment })
  return { payment, events: [authorized, ...(autoCapture ? settleOrder(desk, payment) : [])] }
}

function settleOrder(desk: Desk, payment: Payment): GatewayEvent[] {
  const order = orderOf(desk, payment.order_id)
  const isFirst = order.status !== 'paid'
  Object.assign(payment, { status: 'captured', captured: true, fee: Math.round(payment.amount * 0.02), tax: 0 })
  Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 })
  const captured = eventOf(desk, 'payment.captured', { payment })
  return isFirst ? [captured, eventOf(desk, 'order.paid', { payment, order })] : [captured]
}

function capture(desk: Desk, id: string, { amount, currency }: { amount: unknown; currency: unknown }) {
  const payment = paymentOf(desk, id)
  if (payment.captured) refuse('This payment has already been captured')
  if (payment.status !== 'authorized')
    refuse('Only payments which have been authorized and not yet captured can be captured')
  if (amount !== payment.amount || currency !== payment.currency)
    refuse('Capture amount must be equal to the amount authorized', 'amount')
  return { payment, events: settleOrder(desk, payment) }
}

function refund(desk: Desk, id: string, { amount }: { amount?: unknown }) {
  const payment = paymentOf(desk, id)
  const rest = payment.amount - payment.amount_refunded
  const asked = amount ?? rest
  if (!payment.captured || rest === 0) refuse('The payment has been fully refunded already')
  if (typeof asked !== 'number' || !Number.isInteger(asked) || asked < 1 || asked > rest)
    return refuse('The refund amount provided is greater than amount captured', 'amount')
  const made = newRefund(payment, asked, desk.seconds())
  desk.state.refunds.set(made.id, made)
  payment.amount_refunded += asked
  payment.refund_status = payment.amount_refunded === payment.amount ? 'full' : 'partial'
  if (payment.refund_status === 'full') payment.status = 'refunded'
  const payload = { refund: made, payment }
  return {
    refund: made,
    events: [eventOf(desk, 'refund.created', payload), eventOf(desk, 'refund.processed', payload)],
  }
}

function readOrder({ amount, currency, receipt, notes }: NewOrder) {
  if (amount === undefined) refuse('amount: is required.', 'amount')
  if (typeof amount !== 'number' || !Number.isInteger(amount)) return refuse('The amount must be an integer.', 'amount')
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    return refuse('The currency is not supported.', 'currency')
  if (currency === 'INR' ? amount < minAmount : amount < 1)
    refuse('Order amount less than minimum amount allowed', 'amount')
  if (receipt !== undefined && receipt !== null && (typeof receipt !== 'string' || receipt.length > 40))
    return refuse('The receipt may not be greater than 40 characters.', 'receipt')
  return {
    amount,
    currency,
    receipt: (receipt ?? null) as string | null,
    notes: readNotes(notes),
  }
}

const newRefund = ({ id, currency }: Payment, amount: number, created_at: number): Refund => ({
  id: newId('rfnd'),
  entity: 'refund',
  amount,
  currency,
  payment_id: id,
  notes: [],
  receipt: null,
  acquirer_data: { arn: null },
  created_at,
  batch_id: null,
  status: 'processed',
  speed_requested: 'normal',
  speed_processed: 'normal',
})
