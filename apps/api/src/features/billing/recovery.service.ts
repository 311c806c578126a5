// The last resort against a payment without its credits: the provider's own list of payments of the last 30 days. What
// it has for one of our purchases and we have not settled is settled, also where the purchase is younger than the copy
// that the database was restored from; payments of others in the same account are left alone.
import { GatewayFailure, type GatewayPayment } from '../../adapters/payments/payment-gateway.port.ts'
import type { OnTrouble } from './ask-gateway.ts'
import { rewritePurchase, rewriteSubscription, type LostParts } from './lost-purchases.ts'
import type { PaymentsRepository } from './payments.repository.ts'
import type { PurchasesRepository } from './purchases.repository.ts'
import type { SettleService } from './settle.service.ts'
import type { SubscriptionsService } from './subscriptions.service.ts'

const reachMs = 30 * 24 * 60 * 60_000
/** Against a list that never ends. */
const maxPages = 1_000

interface Parts extends LostParts {
  repository: Pick<PurchasesRepository, 'byId' | 'addOrder' | 'begin'>
  payments: Pick<PaymentsRepository, 'settledOf' | 'purchaseOfOrder'>
  settle: Pick<SettleService, 'settle'>
  subscriptions: Pick<SubscriptionsService, 'hearOwn'>
  onTrouble: OnTrouble
}

export type RecoveryService = ReturnType<typeof createRecoveryService>

export function createRecoveryService(parts: Parts) {
  const { gateway, clock, onTrouble } = parts
  return {
    /** Returns how many payments were settled. A provider that does not respond ends the round. */
    async recover(): Promise<number> {
      const to = clock.now()
      const from = new Date(to.getTime() - reachMs)
      let [recovered, skip] = [0, 0]
      try {
        for (let page = 0; page < maxPages; page += 1) {
          const { payments, isLast } = await gateway.paymentsBetween({ from, to, skip })
          recovered += await recoverPage(parts, payments)
          if (isLast) break
          skip += payments.length
        }
      } catch (error) {
        if (!(error instanceof GatewayFailure)) throw error
        onTrouble(error)
      }
      return recovered
    },
  }
}

async function recoverPage(parts: Parts, found: GatewayPayment[]): Promise<number> {
  const paid = found.filter(({ isCaptured, status }) => isCaptured || status === 'authorized')
  const settled = await parts.payments.settledOf(paid.map(({ id }) => id))
  let recovered = 0
  for (const payment of paid)
    if (!settled.has(payment.id) && (await recoverOne(parts, payment).catch(odd(parts)))) recovered += 1
  return recovered
}

/** One that the gateway says something odd about keeps no other from being recovered. */
const odd =
  ({ onTrouble }: Parts) =>
  (error: unknown): false => {
    if (!(error instanceof GatewayFailure) || error.kind === 'unreachable' || error.kind === 'refused') throw error
    onTrouble(error)
    return false
  }

async function recoverOne(parts: Parts, payment: GatewayPayment): Promise<boolean> {
  if (payment.subscriptionNote !== null && isId(payment.subscriptionNote))
    return recoverMonth(parts, payment, payment.subscriptionNote)
  const found = await purchaseOf(parts, payment)
  if (found === 'foreign') return false
  // Without its buyer it is stored for the operator, who is alarmed once.
  return (await parts.settle.settle(payment)) === 'granted'
}

async function recoverMonth(parts: Parts, payment: GatewayPayment, note: string): Promise<boolean> {
  const heard = await parts.subscriptions.hearOwn(note, payment.id)
  if (heard !== 'unknown') return heard
  const rewritten = await rewriteSubscription(parts, payment)
  if (rewritten === 'no_buyer') await parts.settle.settle(payment)
  return rewritten === 'written' && (await parts.subscriptions.hearOwn(note, payment.id)) === true
}

/**
 * By its order, or by the purchase in its notes, whose order is stored now. The price is compared when it is settled.
 */
async function purchaseOf(parts: Parts, payment: GatewayPayment): Promise<'ours' | 'foreign' | 'no_buyer'> {
  const { repository, payments, gateway, clock } = parts
  if (await payments.purchaseOfOrder(payment.orderId)) return 'ours'
  const { purchaseNote, orderId } = payment
  if (purchaseNote === null || !isId(purchaseNote) || orderId === '') return 'foreign'
  const purchase = (await repository.byId(purchaseNote)) ?? (await rewritePurchase(parts, payment))
  if (typeof purchase === 'string') return purchase
  if (purchase.isTest !== gateway.isTest) return 'foreign'
  await repository.addOrder(orderId, purchase.id, clock.now())
  return 'ours'
}

const isId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
