// Plans, subscriptions and their paid periods, as Razorpay has them: a period is charged when it begins, and each
// charge is an order, a payment and an invoice of its own.
import { eventOf, find, refuse, type Desk } from './desk.ts'
import type { GatewayEvent, Invoice, SandboxOrder, Payment, SandboxPlan, SandboxSubscription } from './entities.ts'
import { newPayment, refusedByBank } from './new-payment.ts'
import { readNotes } from './notes.ts'
import { newId } from './signatures.ts'

export interface NewPlan {
  period?: unknown
  interval?: unknown
  item?: { name?: unknown; amount?: unknown; currency?: unknown }
}
export interface SubscriptionRequest {
  plan_id?: unknown
  total_count?: unknown
  notes?: unknown
}
interface FirstPayment {
  /** The subscription's. */
  orderId: string
  outcome: 'success' | 'failure'
  method: Payment['method']
  email?: string
  contact?: string
}

const minAmount = 100

export function createPlan({ state, seconds }: Desk, { period, interval, item }: NewPlan): SandboxPlan {
  const { name, amount, currency } = item ?? {}
  if (period !== 'monthly' || interval !== 1) refuse('The period or interval is not supported.', 'period')
  if (typeof name !== 'string' || name === '') return refuse('item.name: is required.', 'name')
  if (typeof amount !== 'number' || !Number.isInteger(amount)) return refuse('The amount must be an integer.', 'amount')
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    return refuse('The currency is not supported.', 'currency')
  if (currency === 'INR' && amount < minAmount) refuse('Order amount less than minimum amount allowed', 'amount')
  const plan: SandboxPlan = {
    id: newId('plan'),
    entity: 'plan',
    interval: 1,
    period: 'monthly',
    item: { id: newId('item'), active: true, name, amount, currency },
    notes: [],
    created_at: seconds(),
  }
  state.plans.set(plan.id, plan)
  return plan
}

export const planOf = ({ state }: Desk, id: unknown): SandboxPlan => find(state.plans, id, 'plan_id')

export function createSubscription(
  desk: Desk,
  { plan_id, total_count, notes }: SubscriptionRequest,
): SandboxSubscription {
  const plan = planOf(desk, plan_id)
  if (typeof total_count !== 'number' || !Number.isInteger(total_count) || total_count < 1)
    return refuse('The total count must be at least 1.', 'total_count')
  const subscription: SandboxSubscription = {
    id: newId('sub'),
    entity: 'subscription',
    plan_id: plan.id,
    status: 'created',
    current_start: null,
    current_end: null,
    ended_at: null,
    quantity: 1,
    notes: readNotes(notes),
    charge_at: null,
    auth_attempts: 0,
    total_count,
    paid_count: 0,
    remaining_count: total_count,
    customer_notify: true,
    has_scheduled_changes: false,
    created_at: desk.seconds(),
  }
  desk.state.subscriptions.set(subscription.id, subscription)
  return subscription
}

export const subscriptionOf = ({ state }: Desk, id: string): SandboxSubscription => find(state.subscriptions, id)

/** Newest first. */
export function invoicesOf(desk: Desk, id: string): Invoice[] {
  subscriptionOf(desk, id)
  return [...desk.state.invoices.values()].filter(({ subscription_id }) => subscription_id === id).toReversed()
}

/** What the window of the checkout does: the first period is paid, and the others are allowed for. */
export function payFirst(desk: Desk, { orderId: id, outcome, ...how }: FirstPayment) {
  const subscription = subscriptionOf(desk, id)
  if (subscription.status !== 'created') refuse('The subscription is already paid')
  subscription.auth_attempts += 1
  if (outcome === 'success') return charge(desk, subscription, { how, from: desk.seconds() })
  const payment = { ...newCharge(desk, subscription, how).payment, ...refusedByBank }
  desk.state.payments.set(payment.id, payment)
  return { payment, events: [eventOf(desk, 'payment.failed', { payment })] }
}

/** Charges every period that has begun, and ends what was cancelled or is over. */
export function collect(desk: Desk, outcome: 'success' | 'failure'): GatewayEvent[] {
  return [...desk.state.subscriptions.values()].flatMap((subscription) => {
    const events: GatewayEvent[] = []
    while (isDue(desk, subscription)) {
      const from = subscription.current_end ?? desk.seconds()
      if (subscription.has_scheduled_changes) events.push(end(desk, subscription, 'cancelled'))
      else if (subscription.remaining_count === 0) events.push(end(desk, subscription, 'completed'))
      else if (outcome === 'failure') {
        subscription.status = 'pending'
        subscription.charge_at = desk.seconds() + retrySeconds
        return [...events, eventOf(desk, 'subscription.pending', { subscription })]
      } else events.push(...charge(desk, subscription, { how: { method: 'card' }, from }).events)
    }
    return events
  })
}

/** A charge that failed is tried again the next day. */
const retrySeconds = 24 * 60 * 60

const isDue = ({ seconds }: Desk, { status, charge_at: at }: SandboxSubscription) =>
  (status === 'active' || status === 'pending') && at !== null && at <= seconds()

export function cancel(desk: Desk, id: string, { cancel_at_cycle_end: atEnd }: { cancel_at_cycle_end?: unknown }) {
  const subscription = subscriptionOf(desk, id)
  const { status } = subscription
  if (status === 'cancelled' || status === 'completed' || status === 'expired')
    refuse(`Subscription is not cancellable in ${status} status.`, 'status')
  const isLater = atEnd === true || atEnd === 1
  if (isLater && status !== 'active')
    refuse('Subscription cannot be cancelled since no billing cycle is going on', 'cancel_at_cycle_end')
  if (isLater) {
    subscription.has_scheduled_changes = true
    return { subscription, events: [] }
  }
  return { subscription, events: [end(desk, subscription, 'cancelled')] }
}

function end(desk: Desk, subscription: SandboxSubscription, status: 'cancelled' | 'completed'): GatewayEvent {
  Object.assign(subscription, { status, ended_at: desk.seconds(), has_scheduled_changes: false, charge_at: null })
  return eventOf(desk, `subscription.${status}`, { subscription })
}

type How = Omit<FirstPayment, 'orderId' | 'outcome'>

function newCharge(desk: Desk, { plan_id, notes }: SandboxSubscription, { method, email = '', contact = '' }: How) {
  const { amount, currency } = planOf(desk, plan_id).item
  const order: SandboxOrder = {
    id: newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt: null,
    offer_id: null,
    status: 'attempted',
    attempts: 1,
    notes,
    created_at: desk.seconds(),
  }
  desk.state.orders.set(order.id, order)
  return { order, payment: newPayment(order, { method, email, contact, created_at: desk.seconds() }) }
}

function charge(desk: Desk, subscription: SandboxSubscription, { how, from }: { how: How; from: number }) {
  const isFirst = subscription.paid_count === 0
  const { order, payment } = newCharge(desk, subscription, how)
  const to = monthAfter(from)
  const invoice: Invoice = {
    id: newId('inv'),
    entity: 'invoice',
    type: 'invoice',
    subscription_id: subscription.id,
    order_id: order.id,
    payment_id: payment.id,
    status: 'paid',
    amount: order.amount,
    amount_paid: order.amount,
    amount_due: 0,
    currency: order.currency,
    billing_start: from,
    billing_end: to,
    created_at: desk.seconds(),
  }
  Object.assign(payment, { status: 'captured', captured: true, invoice_id: invoice.id, fee: 0, tax: 0 })
  Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 })
  desk.state.payments.set(payment.id, payment)
  desk.state.invoices.set(invoice.id, invoice)
  subscription.paid_count += 1
  subscription.remaining_count -= 1
  Object.assign(subscription, { status: 'active', current_start: from, current_end: to, charge_at: to })
  const events = [
    eventOf(desk, 'payment.captured', { payment }),
    eventOf(desk, 'order.paid', { payment, order }),
    ...(isFirst ? [eventOf(desk, 'subscription.activated', { subscription })] : []),
    eventOf(desk, 'subscription.charged', { subscription, payment }),
  ]
  return { payment, events }
}

/** The same day of the next month, or its last one. */
function monthAfter(seconds: number): number {
  const from = new Date(seconds * 1000)
  const to = new Date(from)
  to.setUTCMonth(from.getUTCMonth() + 1)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return Math.floor(to.getTime() / 1000)
}
