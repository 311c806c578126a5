// Buying credits: an order that a checkout takes the payment for, the checkout's signed answer, and what was bought.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { checkoutRefusals, workerRefusals } from './errors.ts'
import { packIds } from './pricing.ts'

const orderId = z.string().min(1).max(100)

/** What the payment provider's checkout is opened with. */
export const topup = z
  .object({
    key_id: z.string(),
    order_id: z.string(),
    /** In the currency's smallest unit. */
    amount: z.int(),
    currency: z.string(),
    country_code: z.string(),
    purchase_id: z.uuid(),
    /** Where the checkout's script is: the provider's, or this server's where payments are only tried. */
    checkout_url: z.string(),
    /** No money moves. */
    is_test: z.boolean(),
  })
  .meta({ id: 'Topup' })
export type Topup = z.infer<typeof topup>

export const buyPack = defineCall({
  method: 'POST',
  path: '/subscriptions/purchase/topup',
  access: 'signed_in',
  summary: 'Begin to buy a pack of credits: an order at the price of the visitor’s country',
  headers: z.object({ 'idempotency-key': z.string().min(8).max(100).optional() }),
  body: z.strictObject({
    pack_id: z.enum(packIds),
    /** What the buyer was shown: at another price nothing is begun. */
    shown: z.strictObject({ price: z.int(), currency: z.string().max(3) }).optional(),
  }),
  answer: { status: 200, json: topup },
  refusals: [...checkoutRefusals, 'key_expired'],
})

/**
 * `open`: nothing was paid as far as anybody knows. `processing`: paid, and the credits are on their way. `paid`: they
 * are there. `refunded`: the money went back, and the credits with it. `expired`: a test purchase, whose credits went
 * when real payments began.
 */
export const purchaseStates = ['open', 'processing', 'paid', 'refunded', 'expired'] as const
export type PurchaseState = (typeof purchaseStates)[number]

/**
 * A payment for a purchase that another one had paid: not captured, so that the money stays with the buyer, or
 * refunded.
 */
export const secondPaymentStates = ['not_captured', 'refunding', 'refunded'] as const
export type SecondPaymentState = (typeof secondPaymentStates)[number]

export const purchase = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    pack_id: z.string(),
    messages: z.int(),
    amount: z.int(),
    currency: z.string(),
    display_price: z.string(),
    state: z.enum(purchaseStates),
    /** The provider's id of the payment, to quote to support; null where there is none. */
    reference: z.string().nullable(),
    /** Of `amount`, what went back. */
    amount_refunded: z.int(),
    second_payments: z.array(
      z.object({
        reference: z.string(),
        amount: z.int(),
        display_price: z.string(),
        state: z.enum(secondPaymentStates),
      }),
    ),
    is_test: z.boolean(),
    /** The provider was asked about it just now: a state of `open` is known, not merely assumed. */
    is_fresh: z.boolean(),
  })
  .meta({ id: 'Purchase' })
export type Purchase = z.infer<typeof purchase>

export const verifyPayment = defineCall({
  method: 'POST',
  path: '/subscriptions/purchase/verify',
  access: 'signed_in',
  summary:
    'Hand over the checkout’s signed answer: the credits come at once where the payment is confirmed, else within minutes',
  body: z.strictObject({
    razorpay_order_id: orderId,
    razorpay_payment_id: orderId,
    razorpay_signature: z.string().min(1).max(200),
  }),
  answer: { status: 200, json: purchase },
  refusals: ['payment_unverified', 'not_found'],
})

export const listPurchases = defineCall({
  method: 'GET',
  path: '/subscriptions/purchases',
  access: 'signed_in',
  summary: 'Everything that was bought, newest first; what was never paid is left out',
  answer: { status: 200, json: z.array(purchase) },
})

export const getPurchase = defineCall({
  method: 'GET',
  path: '/subscriptions/purchases/:id',
  access: 'signed_in',
  summary: 'One purchase: whether its payment has arrived',
  params: z.object({ id: z.string().max(100) }),
  answer: { status: 200, json: purchase },
})

export const getReceipt = defineCall({
  method: 'GET',
  path: '/subscriptions/purchases/:id/receipt',
  access: 'signed_in',
  summary: 'The receipt of a paid purchase',
  params: z.object({ id: z.string().max(100) }),
  answer: { status: 200, bytes: 'application/pdf' },
  refusals: workerRefusals,
})

/** The payment provider's own call: signed, over the bytes as they came. */
export const receiveWebhook = defineCall({
  method: 'POST',
  path: '/webhooks/razorpay',
  access: 'public',
  summary: 'What the payment provider tells of payments and refunds',
  bodyLimit: 100 * 1024,
  answer: { status: 200, json: z.object({ received: z.literal(true) }).meta({ id: 'WebhookReceived' }) },
  refusals: ['bad_signature', 'unavailable'],
})
