import { z } from 'zod'
import { defineCall } from './call.ts'

/**
 * `message_quota` is all that was ever granted, `messages_used` all that was ever spent: both are sums over the ledger.
 */
export const subscription = z
  .object({
    plan_id: z.string(),
    plan_name: z.string(),
    /**
     * `cancelled`: it lasts to the end of its period. `past_due`: the last month could not be charged; it is tried
     * again.
     */
    status: z.enum(['active', 'cancelled', 'past_due']),
    message_quota: z.int(),
    messages_used: z.int(),
    /** Null where nothing is charged. */
    current_period_end: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.infer<typeof subscription>

/** Why credits came or went. */
export const creditReasons = [
  'welcome',
  'message',
  'refund',
  'purchase',
  'test_expired',
  'returned',
  'operator',
] as const
export type CreditReason = (typeof creditReasons)[number]

/** One line of the account's statement: credits that came, or one that an answered message took. */
export const creditEntry = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    reason: z.enum(creditReasons),
    /** Above zero where credits came, below where they went. */
    amount: z.int(),
    /** What was left after it. */
    balance: z.int(),
    /** The resume that the message was about, while it is there. */
    resume_title: z.string().nullable(),
  })
  .meta({ id: 'CreditEntry' })
export type CreditEntry = z.infer<typeof creditEntry>

export const getSubscription = defineCall({
  method: 'GET',
  path: '/subscriptions/current-subscription',
  access: 'signed_in',
  summary: 'How many AI messages were granted, and how many are spent',
  answer: { status: 200, json: subscription },
})

export const listCredits = defineCall({
  method: 'GET',
  path: '/subscriptions/ledger',
  access: 'signed_in',
  summary: 'Credits added and used, newest first',
  query: z.object({ before: z.uuid().optional() }),
  answer: {
    status: 200,
    json: z
      .object({
        entries: z.array(creditEntry),
        /** Hands back as `before` for the next part; null: that was all. */
        next: z.uuid().nullable(),
      })
      .meta({ id: 'CreditStatement' }),
  },
})
