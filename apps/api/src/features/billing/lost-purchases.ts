// Purchases and plans that the gateway knows and the database does not: it was restored from a copy that is older than
// they are. They are written anew from what the gateway keeps with them, which this server wrote there.
import type { Clock } from '../../adapters/clock.port.ts'
import {
  GatewayFailure,
  type GatewayPayment,
  type PaymentGateway,
} from '../../adapters/payments/payment-gateway.port.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import { soldIn } from './order-notes.ts'
import { untouched, type PurchasesRepository, type StoredPurchase } from './purchases.repository.ts'
import type { SubscriptionsRepository } from './subscriptions.repository.ts'

export interface LostParts {
  repository: Pick<PurchasesRepository, 'begin'>
  subscriptionRows: Pick<SubscriptionsRepository, 'add'>
  credits: Pick<CreditsService, 'open'>
  /** Undefined: there is no such account. Null in the place of the address: it is kept elsewhere. */
  findBuyer: (userId: string) => Promise<{ email: string | null } | undefined>
  gateway: PaymentGateway
  clock: Clock
}

/** `foreign`: of another seller, or nothing that can be written anew; `no_buyer`: its account is not there either. */
export type Rewritten<Row> = Row | 'foreign' | 'no_buyer'

/** Of a payment whose notes name a purchase that is not there. Rejects with a GatewayFailure. */
export async function rewritePurchase(
  { repository, credits, findBuyer, gateway, clock }: LostParts,
  { orderId, purchaseNote }: GatewayPayment,
): Promise<Rewritten<StoredPurchase>> {
  const order = await gateway.order(orderId).catch(nullIfUnknown)
  if (purchaseNote === null || order?.receipt !== purchaseNote || order.notes['purchase'] !== purchaseNote)
    return 'foreign'
  const sold = soldIn(order.notes)
  const buyer = sold && (await findBuyer(sold.userId))
  if (!sold || !buyer) return 'no_buyer'
  await credits.open(sold.userId)
  const purchase: StoredPurchase = {
    ...untouched,
    ...sold,
    // The price that was agreed on is the order's own.
    amount: order.amount,
    currency: order.currency,
    id: purchaseNote,
    email: buyer.email,
    // Beside one that was begun since: its payment counts all the same.
    state: 'superseded',
    isTest: gateway.isTest,
    idempotencyKey: null,
    subscriptionId: null,
    createdAt: clock.now(),
  }
  await repository.begin(purchase)
  return purchase
}

/** Of a payment whose notes name a plan that is not there. Rejects with a GatewayFailure. */
export async function rewriteSubscription(
  { subscriptionRows, credits, findBuyer, gateway, clock }: LostParts,
  { invoiceId, subscriptionNote }: GatewayPayment,
): Promise<Rewritten<'written'>> {
  const gatewayId = invoiceId === null ? null : await gateway.subscriptionOfInvoice(invoiceId).catch(nullIfUnknown)
  const known = gatewayId === null ? null : await gateway.subscription(gatewayId).catch(nullIfUnknown)
  if (!known || subscriptionNote === null || known.notes['subscription'] !== subscriptionNote) return 'foreign'
  const sold = soldIn(known.notes)
  const buyer = sold && (await findBuyer(sold.userId))
  if (!sold || !buyer || sold.amount === 0) return 'no_buyer'
  const { packId: planId, ...rest } = sold
  await credits.open(sold.userId)
  const isAdded = await subscriptionRows.add({
    ...rest,
    planId,
    id: subscriptionNote,
    email: buyer.email ?? '',
    gatewayId: known.id,
    state: known.state,
    isTest: gateway.isTest,
    createdAt: clock.now(),
    begunAt: null,
    periodEnd: null,
    cancelledAt: null,
    checkedAt: null,
    version: 0,
  })
  // Another plan of the buyer seems to run: once the gateway was asked about that one, the next round gets here again.
  return isAdded ? 'written' : 'foreign'
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof GatewayFailure && error.kind === 'unknown') return null
  throw error
}
