// Razorpay's plans and subscriptions: a month is one invoice, and a paid one names its order and its payment.
import { z } from 'zod'
import type { GatewaySubscription, SubscriptionGateway } from './subscription-gateway.port.ts'

/**
 * Calls the gateway: a POST where there is a body. Rejects with a GatewayFailure, also on a response of another shape.
 */
type Ask = <S extends z.ZodType>(schema: S, path: string, body?: object) => Promise<z.output<S>>

/** An empty list where there are none. What is no plain text is left out. */
export const notesOf = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((notes) =>
    Object.fromEntries(
      Object.entries(notes).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && /^[\x20-\x7e]{1,256}$/.test(entry[1]),
      ),
    ),
  )

export const collection = <S extends z.ZodType>(items: S) => z.object({ items: z.array(items) })

const states = {
  created: 'waiting',
  authenticated: 'waiting',
  active: 'running',
  pending: 'owing',
  halted: 'owing',
  paused: 'owing',
  cancelled: 'over',
  completed: 'over',
  expired: 'over',
} as const

const plan = z.object({ id: z.string() })
const subscription = z
  .object({
    id: z.string(),
    status: z.enum(Object.keys(states) as (keyof typeof states)[]),
    current_end: z.number().nullish(),
    paid_count: z.number().nullish(),
    notes: notesOf,
  })
  .transform(({ id, status, current_end: end, paid_count: paid, notes }): GatewaySubscription => ({
    id,
    state: states[status],
    periodEnd: end ? new Date(end * 1000) : null,
    paidMonths: paid ?? null,
    notes,
  }))
const invoice = z.object({
  status: z.string(),
  order_id: z.string().nullish(),
  payment_id: z.string().nullish(),
})
const invoiceOfSubscription = z.object({ subscription_id: z.string().nullish() })

/** So many months at most: Razorpay wants a number, and a hundred years are too many for it. */
const maxMonths = 120

export function razorpaySubscriptions(ask: Ask): Omit<SubscriptionGateway, 'isSignedSubscription'> {
  const path = (id: string) => `/subscriptions/${encodeURIComponent(id)}`
  return {
    createPlan: async (item) => (await ask(plan, '/plans', { period: 'monthly', interval: 1, item })).id,
    createSubscription: ({ gatewayPlanId, id, notes }) =>
      ask(subscription, '/subscriptions', {
        plan_id: gatewayPlanId,
        total_count: maxMonths,
        quantity: 1,
        customer_notify: true,
        notes: { ...notes, subscription: id },
      }),
    subscription: (id) => ask(subscription, path(id)),
    async chargesOf(id) {
      const { items } = await ask(collection(invoice), `/invoices?subscription_id=${encodeURIComponent(id)}&count=100`)
      return items.flatMap(({ status, order_id: orderId, payment_id: paymentId }) =>
        status === 'paid' && orderId && paymentId ? [{ orderId, paymentId }] : [],
      )
    },
    subscriptionOfInvoice: async (id) =>
      (await ask(invoiceOfSubscription, `/invoices/${encodeURIComponent(id)}`)).subscription_id ?? null,
    cancelSubscription: (id, when) =>
      ask(subscription, `${path(id)}/cancel`, { cancel_at_cycle_end: when === 'at the end of the month' }),
  }
}
