// The tables of buying: plans, purchases, and the payment provider's notifications. A change here needs a migration
// beside it: `npx drizzle-kit generate`.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from '../../db/columns.ts'

/** A plan that a user pays for every month. Each paid month is a purchase of its own, at the price stored here. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** Where its receipts go. */
    email: text('email').notNull(),
    planId: text('plan_id').notNull(),
    messages: integer('messages').notNull(),
    /** Of a month, in the currency's smallest unit. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    countryCode: text('country_code').notNull(),
    /** The gateway's name for it. */
    gatewayId: text('gateway_id').notNull().unique(),
    /** As the gateway said last. */
    state: text('state').$type<'waiting' | 'running' | 'owing' | 'over'>().notNull(),
    isTest: boolean('is_test').notNull(),
    createdAt: at('created_at').notNull(),
    /** When its checkout was last opened, as far as we know. */
    begunAt: at('begun_at'),
    /** Of the month that was paid last. */
    periodEnd: at('period_end'),
    /** When the person cancelled it. */
    cancelledAt: at('cancelled_at'),
    checkedAt: at('checked_at'),
    /** Counts changes: what the gateway said before another change is never written over it. */
    version: integer('version').notNull().default(0),
  },
  (table) => [
    uniqueIndex('subscriptions_one_each')
      .on(table.userId, table.isTest)
      .where(sql`${table.state} <> 'over'`),
  ],
)

/**
 * A lease, held while a plan is begun: concurrent requests, also of several processes, make one subscription at the
 * gateway.
 */
export const subscriptionLeases = pgTable('subscription_leases', {
  userId: uuid('user_id').primaryKey(),
  holderId: uuid('holder_id').notNull(),
  expiresAt: at('expires_at').notNull(),
})

/** The gateway's id of a plan at a price: created at the first request for it. */
export const gatewayPlans = pgTable(
  'gateway_plans',
  {
    /** The account at the gateway. */
    keyId: text('key_id').notNull(),
    planId: text('plan_id').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    gatewayPlanId: text('gateway_plan_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.planId, table.amount, table.currency] })],
)

/** A pack that a user is buying. Its price is stored here before the gateway is called, and never changes. */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** Of the account at the purchase: where the receipt goes. Null for purchases older than receipts. */
    email: text('email'),
    packId: text('pack_id').notNull(),
    messages: integer('messages').notNull(),
    /** In the currency's smallest unit. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    countryCode: text('country_code').notNull(),
    /** `superseded`: another one was begun in its place. Its payment, should it come, counts all the same. */
    state: text('state').$type<'open' | 'superseded' | 'paid'>().notNull(),
    isTest: boolean('is_test').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** Whose month it is; null for what is bought once. */
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id),
    /** The payment that it was paid with. */
    paymentId: text('payment_id'),
    /** The one authorized payment that may be captured for it. */
    captureId: text('capture_id'),
    amountRefunded: integer('amount_refunded').notNull(),
    createdAt: at('created_at').notNull(),
    /** When its checkout was last opened, as far as we know: from then on it may be paid. */
    begunAt: at('begun_at'),
    /** When the checkout, or the gateway, first spoke of a payment that was not confirmed yet. */
    announcedAt: at('announced_at'),
    paidAt: at('paid_at'),
    receiptSentAt: at('receipt_sent_at'),
    receiptTries: integer('receipt_tries').notNull().default(0),
    /** Back-off of the receipt's mail: no attempt before then, because one is under way or failed. */
    receiptNextAt: at('receipt_next_at'),
    /** When the gateway was last asked about it. */
    checkedAt: at('checked_at'),
    /** Of a test purchase: when its credits were taken out of the account, because real payments are taken now. */
    creditsExpiredAt: at('credits_expired_at'),
  },
  (table) => [
    index('purchases_user').on(table.userId, table.createdAt),
    index('purchases_unpaid')
      .on(table.createdAt)
      .where(sql`${table.state} <> 'paid'`),
    uniqueIndex('purchases_once').on(table.userId, table.idempotencyKey),
    uniqueIndex('purchases_one_open')
      .on(table.userId, table.packId)
      .where(sql`${table.state} = 'open' and ${table.subscriptionId} is null`),
    check('purchases_refund_within', sql`${table.amountRefunded} between 0 and ${table.amount}`),
  ],
)

/** The gateway's orders: one for a purchase, or several where a first could not be used. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: text('id').primaryKey(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('payment_orders_purchase').on(table.purchaseId)],
)

/** Every payment that the gateway has taken, and its outcome here. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull(),
    purchaseId: uuid('purchase_id'),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /**
     * `second`: captured for a purchase that another payment had paid; it is refunded. `uncaptured`: authorized for
     * such a purchase, and left to lapse. Another price (`mismatch`) or an unknown order (`unknown`) needs the
     * operator.
     */
    outcome: text('outcome').$type<'granted' | 'second' | 'uncaptured' | 'mismatch' | 'unknown'>().notNull(),
    createdAt: at('created_at').notNull(),
    /** Of a second payment: when the gateway accepted its refund, and when it was last asked to. */
    refundedAt: at('refunded_at'),
    refundTriedAt: at('refund_tried_at'),
    /** Of a second or uncaptured payment: the mail to the buyer about it. */
    noticeSentAt: at('notice_sent_at'),
    noticeTries: integer('notice_tries').notNull().default(0),
    noticeNextAt: at('notice_next_at'),
  },
  (table) => [
    uniqueIndex('payments_one_grant')
      .on(table.purchaseId)
      .where(sql`${table.outcome} = 'granted'`),
  ],
)

/** Money that went back, and the credits that went with it. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Credits that were taken back. */
    taken: integer('taken').notNull(),
    /** Credits that were reserved at that moment: credit_debts holds their outcome. */
    waiting: integer('waiting').notNull().default(0),
    /** Credits that should have been, and had been used. */
    shortfall: integer('shortfall').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('payment_refunds_payment').on(table.paymentId)],
)

/** The gateway's events, each once: a signed body carries no time, so this table is what stops a replay. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  outcome: text('outcome').notNull(),
  receivedAt: at('received_at').notNull(),
})
