import {
  buyPack,
  getPurchase,
  getReceipt,
  listPurchases,
  receiveWebhook,
  verifyPayment,
  type Purchase,
  type PurchaseState,
} from '@galley/contract/billing'
import { isWorkerRefusal } from '@galley/contract/errors'
import type { FastifyInstance } from 'fastify'
import { GatewayFailure } from '../../adapters/payments/payment-gateway.port.ts'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import type { RequestLimits } from '../../http/rate-limits.ts'
import type { WhereIs } from '../../http/where-is.ts'
import type { PricingService } from '../pricing/pricing.service.ts'
import { checkoutOf, priceToPay } from './begin-checkout.ts'
import type { BillingService, PurchaseStatus } from './billing.service.ts'
import type { WebhooksService } from './webhooks.service.ts'
import type { StoredPayment } from './payments.repository.ts'
import type { StoredPurchase } from './purchases.repository.ts'
import { receiptName, type ReceiptsService } from './receipts.service.ts'

interface Parts {
  billing: BillingService
  webhooks: WebhooksService
  pricing: PricingService
  receipts: Pick<ReceiptsService, 'print'>
  whereIs: WhereIs
  limits: RequestLimits
}

export async function billingRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { billing, pricing, limits } = parts
  const { gateway } = billing
  const shown = async (purchase: StoredPurchase, isFresh: boolean) =>
    present(pricing, { purchase, isFresh, others: await billing.secondPaymentsOf([purchase]) })

  bind(app, buyPack, async ({ caller, body, headers, request }) => {
    const { userId } = caller
    const priced = await priceToPay({ ...parts, gateway }, { userId, request, id: body.pack_id, shown: body.shown })
    const idempotencyKey = headers['idempotency-key'] ?? null
    const begun = await billing.begin({ buyer: caller, priced, idempotencyKey })
    if (begun === 'key_expired') throw new ApiFailure('key_expired')
    if (!begun) throw new ApiFailure('payment_unavailable', { retryAfterSeconds: 5 })
    const { purchase, orderId } = begun
    return { ...checkoutOf(gateway, purchase), order_id: orderId, purchase_id: purchase.id }
  })

  bind(app, verifyPayment, async ({ caller, body }) => {
    await limits.spend('verifyPerUser', caller.userId)
    const verified = await billing.verify(caller.userId, {
      orderId: body.razorpay_order_id,
      paymentId: body.razorpay_payment_id,
      signature: body.razorpay_signature,
    })
    if (verified === null) throw new ApiFailure('not_found')
    if (verified === 'unverified') throw new ApiFailure('payment_unverified')
    return shown(verified, false)
  })

  bind(app, listPurchases, async ({ caller }) => {
    const purchases = await billing.list(caller.userId)
    const others = await billing.secondPaymentsOf(purchases)
    return purchases.map((purchase) => present(pricing, { purchase, others, isFresh: false }))
  })

  const ownPurchase = async (userId: string, id: string): Promise<PurchaseStatus> => {
    const found = isUuid.test(id) ? await billing.find(userId, id) : undefined
    if (!found) throw new ApiFailure('not_found')
    return found
  }
  bind(app, getPurchase, async ({ caller, params }) => {
    const { purchase, isFresh } = await ownPurchase(caller.userId, params.id)
    return shown(purchase, isFresh)
  })

  bind(app, getReceipt, async ({ caller, params, reply, signal }) => {
    const { purchase } = await ownPurchase(caller.userId, params.id)
    if (purchase.state !== 'paid') throw new ApiFailure('not_found')
    await limits.spend('compilePerUser', caller.userId)
    const { report, pdf } = await parts.receipts.print(purchase, purchase.email ?? caller.email, signal)
    const { outcome } = report
    if (isWorkerRefusal(outcome)) throw new ApiFailure(outcome)
    if (pdf === null) throw new ApiFailure('internal')
    return reply
      .header('content-disposition', `attachment; filename="${receiptName(purchase)}"`)
      .type('application/pdf')
      .send(Buffer.from(pdf))
  })

  await app.register(async (scope) => webhookRoute(scope, parts.webhooks))
}

/** The signature is over the bytes as they came: nothing reads them before. */
async function webhookRoute(app: FastifyInstance, webhooks: WebhooksService): Promise<void> {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  bind(app, receiveWebhook, async ({ request }) => {
    const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = request.headers
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const isOwn =
      typeof signature === 'string' &&
      (await webhooks
        .receive({ body, signature, eventId: typeof eventId === 'string' ? eventId.slice(0, 200) : null })
        .catch(sentAgain))
    if (!isOwn) throw new ApiFailure('bad_signature')
    return { received: true as const }
  })
}

/** A webhook that could not be processed now is delivered again later. */
function sentAgain(error: unknown): never {
  throw error instanceof GatewayFailure ? new ApiFailure('unavailable') : error
}

const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function stateOf({ state, amount, amountRefunded, announcedAt, creditsExpiredAt }: StoredPurchase): PurchaseState {
  if (creditsExpiredAt !== null) return 'expired'
  if (state === 'paid') return amountRefunded === amount ? 'refunded' : 'paid'
  return announcedAt === null ? 'open' : 'processing'
}

interface Shown {
  purchase: StoredPurchase
  isFresh: boolean
  /** Payments for purchases that another payment has paid. */
  others: StoredPayment[]
}

function present(pricing: PricingService, { purchase, isFresh, others }: Shown): Purchase {
  const { id, packId, messages, amount, currency, countryCode } = purchase
  return {
    id,
    at: (purchase.paidAt ?? purchase.createdAt).toISOString(),
    pack_id: packId,
    messages,
    amount,
    currency,
    display_price: pricing.display({ countryCode, currency, amount }),
    state: stateOf(purchase),
    reference: purchase.paymentId,
    amount_refunded: purchase.amountRefunded,
    second_payments: others
      .filter(({ purchaseId }) => purchaseId === id)
      .map((other) => ({
        reference: other.id,
        amount: other.amount,
        display_price: pricing.display({ countryCode, currency: other.currency, amount: other.amount }),
        state: other.outcome === 'uncaptured' ? 'not_captured' : other.refundedAt === null ? 'refunding' : 'refunded',
      })),
    is_test: purchase.isTest,
    is_fresh: isFresh,
  }
}
