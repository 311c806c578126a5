// The last resort against a payment without its credits: the provider's own list of payments of the last 30 days. What
// it has for one of our purchases and we have not settled is settled; payments of others in the same account are left
// alone.
import type { Clock } from '../../adapters/clock.port.ts'
import {
  GatewayFailure,
  type GatewayPayment,
  type PaymentGateway,
} from '../../adapters/payments/payment-gateway.port.ts'
import type { OnTrouble } from './ask-gateway.ts'
import type { PaymentsRepository } from './payments.repository.ts'
import type { PurchasesRepository } from './purchases.repository.ts'
import type { SettleService } from './settle.service.ts'
import type { SubscriptionsService } from './subscriptions.service.ts'

const reachMs = 30 * 24 * 60 * 60_000
/** Against a list that never ends. */
const maxPages = 1_000

interface Parts {
  repository: Pick<PurchasesRepository, 'byId' | 'addOrder'>
  payments: Pick<PaymentsRepository, 'settledOf' | 'purchaseOfOrder'>
  settle: Pick<SettleService, 'settle'>
  subscriptions: Pick<SubscriptionsService, 'hearOwn'>
  gateway: PaymentGateway
  clock: Clock
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
  for (const payment of paid) if (!settled.has(payment.id) && (await recoverOne(parts, payment))) recovered += 1
  return recovered
}

async function recoverOne(parts: Parts, payment: GatewayPayment): Promise<boolean> {
  if (payment.subscriptionNote !== null && isId(payment.subscriptionNote))
    return parts.subscriptions.hearOwn(payment.subscriptionNote, payment.id)
  return (await isOurs(parts, payment)) && (await parts.settle.settle(payment)) === 'granted'
}

/**
 * By its order, or by the purchase in its notes, whose order is stored now. The price is compared when it is settled.
 */
async function isOurs({ repository, payments, gateway, clock }: Parts, payment: GatewayPayment): Promise<boolean> {
  if (await payments.purchaseOfOrder(payment.orderId)) return true
  const { purchaseNote, orderId } = payment
  const purchase = purchaseNote !== null && isId(purchaseNote) ? await repository.byId(purchaseNote) : undefined
  if (purchase?.isTest !== gateway.isTest || orderId === '') return false
  await repository.addOrder(orderId, purchase.id, clock.now())
  return true
}

const isId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
