// Refunds: each is stored once, and takes its share of the credits. One that comes before its payment waits for it.
import type { Clock } from '../../adapters/clock.port.ts'
import type { GatewayRefund } from '../../adapters/payments/payment-gateway.port.ts'
import type { Transaction } from '../../adapters/transactions.port.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { Alarm } from '../../adapters/alarms.port.ts'
import type { PaymentsRepository, StoredPayment, StoredRefund } from './payments.repository.ts'
import type { StoredPurchase } from './purchases.repository.ts'

interface Parts {
  repository: PaymentsRepository
  credits: Pick<CreditsService, 'takeBack'>
  clock: Clock
}

interface Recorded {
  outcome: 'refunded' | 'repeated' | 'none'
  alarm: Alarm | null
}

/**
 * Within the caller's transaction. `none`: its payment is unknown as yet, and the refund is applied once it is known.
 */
export async function recordRefund(
  parts: Parts,
  { id, paymentId, amount }: GatewayRefund,
  tx: Transaction,
): Promise<Recorded> {
  const { repository, clock } = parts
  await repository.lockPayment(tx, paymentId)
  const earlier = await repository.refundsOf(tx, paymentId)
  if (earlier.some((refund) => refund.id === id)) return { outcome: 'repeated', alarm: null }
  const refund = { id, paymentId, amount, taken: 0, waiting: 0, shortfall: 0, createdAt: clock.now() }
  // One refund of two payments is a contradiction that a person has to look at.
  if (!(await repository.addRefund(tx, refund)))
    return { outcome: 'repeated', alarm: { kind: 'unknown_refund', paymentId, orderId: null } }
  const payment = await repository.payment(tx, paymentId)
  if (!payment) return { outcome: 'none', alarm: { kind: 'unknown_refund', paymentId, orderId: null } }
  const refunds = [...earlier, refund]
  if (payment.outcome === 'second' && sum(refunds.map((one) => one.amount)) >= payment.amount)
    await repository.setSecondRefunded(tx, paymentId, clock.now())
  if (payment.outcome !== 'granted' || payment.purchaseId === null) return { outcome: 'refunded', alarm: null }
  const purchase = await repository.lock(tx, payment.purchaseId)
  return { outcome: 'refunded', alarm: purchase ? await applyRefunds(parts, { payment, purchase, refunds }, tx) : null }
}

interface Applied {
  payment: Pick<StoredPayment, 'id' | 'orderId'>
  purchase: StoredPurchase
  /** All of the payment, in their order. */
  refunds: StoredRefund[]
}

/** Takes back what the refunds are due and have not taken yet. Returns an alarm where some of it had been used. */
export async function applyRefunds(
  { repository, credits }: Parts,
  { payment, purchase, refunds }: Applied,
  tx: Transaction,
): Promise<Alarm | null> {
  let [amount, settled, isShort] = [0, 0, false]
  for (const refund of refunds) {
    amount = Math.min(purchase.amount, amount + refund.amount)
    const due = Math.floor((purchase.messages * amount) / purchase.amount)
    const known = refund.taken + refund.waiting + refund.shortfall
    const owed = known > 0 ? 0 : due - settled
    settled += known + owed
    if (owed === 0) continue
    const { taken, waiting } = await credits.takeBack(tx, {
      userId: purchase.userId,
      amount: owed,
      key: `refund:${refund.id}`,
      kind: 'refund',
    })
    const shortfall = owed - taken - waiting
    isShort ||= shortfall > 0
    await repository.setTaken(tx, refund.id, { taken, waiting, shortfall })
  }
  if (refunds.length > 0) await repository.setRefunded(tx, purchase.id, amount)
  return isShort ? { kind: 'credits_used', paymentId: payment.id, orderId: payment.orderId } : null
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
