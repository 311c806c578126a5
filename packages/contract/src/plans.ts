// A plan that brings credits every month until it is cancelled, beside the packs that are bought once.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { checkoutRefusals } from './errors.ts'
import { subscription } from './credits.ts'

export const planIds = ['free', 'monthly'] as const
export type PlanId = (typeof planIds)[number]

export const plan = z
  .object({
    id: z.enum(planIds),
    name: z.string(),
    /** The free plan's come once, the others' with every paid period. */
    messages: z.int(),
    /** In the currency's smallest unit; what a period costs. */
    price: z.int(),
    currency: z.string(),
    display_price: z.string(),
    interval: z.literal('month').nullable(),
  })
  .meta({ id: 'Plan' })
export type Plan = z.infer<typeof plan>

export const listPlans = defineCall({
  method: 'GET',
  path: '/subscriptions/plans',
  access: 'signed_in',
  summary: 'The plans, with their prices in the visitor’s country',
  answer: { status: 200, json: z.object({ plans: z.array(plan) }).meta({ id: 'Plans' }) },
})

/** What the payment provider's checkout is opened with. */
export const newSubscription = z
  .object({
    key_id: z.string(),
    subscription_id: z.string(),
    /** Of a month, in the currency's smallest unit. */
    amount: z.int(),
    currency: z.string(),
    country_code: z.string(),
    checkout_url: z.string(),
    /** No money moves. */
    is_test: z.boolean(),
  })
  .meta({ id: 'NewSubscription' })
export type NewSubscription = z.infer<typeof newSubscription>

export const subscribe = defineCall({
  method: 'POST',
  path: '/subscriptions/subscribe',
  access: 'signed_in',
  summary: 'Begin a monthly plan: it starts once its first month is paid in the checkout',
  body: z.strictObject({
    plan_id: z.literal('monthly'),
    /** What was shown: at another price nothing is begun. */
    shown: z.strictObject({ price: z.int(), currency: z.string().max(3) }).optional(),
  }),
  answer: { status: 200, json: newSubscription },
  refusals: ['already_subscribed', ...checkoutRefusals],
})

export const verifySubscription = defineCall({
  method: 'POST',
  path: '/subscriptions/verify',
  access: 'signed_in',
  summary:
    'Hand over the checkout’s signed answer: the plan starts at once where the payment is confirmed, else within minutes',
  body: z.strictObject({
    razorpay_subscription_id: z.string().min(1).max(100),
    razorpay_payment_id: z.string().min(1).max(100),
    razorpay_signature: z.string().min(1).max(200),
  }),
  answer: { status: 200, json: subscription },
  refusals: ['payment_unverified', 'not_found'],
})

export const cancelSubscription = defineCall({
  method: 'POST',
  path: '/subscriptions/cancel-subscription',
  access: 'signed_in',
  summary: 'Cancel the monthly plan: it lasts to the end of the month that is paid, and nothing more is charged',
  answer: { status: 200, json: subscription },
  refusals: ['not_subscribed', 'not_cancelled'],
})
