// What a payment leads to, whoever tells of it: the checkout, the gateway's event, or the reconciler. Credits come once, for the first
// payment of a purchase, at its own price; anything else is written down for a person to look at.
import type { Clock } from '../../adapters/clock.port.ts'
import type { GatewayPayment, GatewayRefund, PaymentGateway } from '../../adapters/payment-gateway.port.ts'
import type { Transaction, Transactions } from '../../adapters/transactions.port.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { PaymentsRepository, StoredPayment } from './payments.repository.ts'

/** `waiting`: not taken yet; `none`: nothing was paid; `repeated`: known already. */
export type Settled = StoredPayment['outcome'] | 'repeated' | 'waiting' | 'none'

/** For whoever runs Galley: what no rule can put right. Names ids, never a person. */
export interface Alarm {
  kind: 'unreadable_event' | 'second_payment' | 'wrong_amount' | 'unknown_order' | 'credits_used' | 'unknown_refund'
  paymentId: string
  orderId: string | null
}

export interface SettleParts {
  repository: PaymentsRepository
  credits: Pick<CreditsService, 'open' | 'grant' | 'takeBack'>
  transactions: Transactions
  gateway: PaymentGateway
  clock: Clock
  onAlarm: (alarm: Alarm) => void
}

export type SettleService = ReturnType<typeof createSettleService>

export function createSettleService(parts: SettleParts) {
  return {
    /** May be called any number of times, by anybody, at once, in any order. Rejects only where the database does. */
    async settle(told: GatewayPayment): Promise<Settled> {
      const payment = await taken(parts, told)
      if (payment.status === 'authorized') {
        await parts.repository.announce(payment.orderId, parts.clock.now())
        return 'waiting'
      }
      if (!payment.isCaptured) return 'none'
      const { outcome, isNew } = await parts.transactions.run((tx) => record(parts, payment, tx))
      if (isNew) tell(parts, outcome, payment)
      // It went back before anybody heard of it. Where that can't be asked now, the reconciler will.
      if (isNew && payment.amountRefunded > 0)
        for (const refunded of await parts.gateway.refundsOf(payment.id).catch(() => [])) await refund(parts, refunded)
      return isNew ? outcome : 'repeated'
    },

    /** Takes back the credits that were bought with what was paid back: its share of them, as far as they are there. */
    refund: (refunded: GatewayRefund) => refund(parts, refunded),
  }
}

async function refund(parts: SettleParts, refunded: GatewayRefund): Promise<'refunded' | 'repeated' | 'none'> {
  const { alarm, outcome } = await parts.transactions.run((tx) => recordRefund(parts, refunded, tx))
  if (alarm) parts.onAlarm(alarm)
  return outcome
}

/** What is only authorized goes back to the person within days: it is taken now. Where that fails the next round tries again. */
async function taken({ gateway, repository }: SettleParts, payment: GatewayPayment): Promise<GatewayPayment> {
  if (payment.status !== 'authorized') return payment
  // Another's, or at another price: that is for a person to decide.
  const purchase = await repository.priceOfOrder(payment.orderId)
  if (purchase?.amount !== payment.amount || purchase.currency !== payment.currency) return payment
  try {
    return await gateway.capture(payment)
  } catch {
    // It may have been taken meanwhile, by the gateway itself.
    return gateway.payment(payment.id).catch(() => payment)
  }
}

async function record(
  { repository, credits, clock }: SettleParts,
  { id, orderId, amount, currency }: GatewayPayment,
  tx: Transaction,
): Promise<{ outcome: StoredPayment['outcome']; isNew: boolean }> {
  const purchase = await repository.lockOfOrder(tx, orderId)
  const isRight = purchase?.amount === amount && purchase.currency === currency
  const isFirst = purchase?.state !== 'paid'
  const outcome = !purchase ? 'unknown' : !isRight ? 'mismatch' : isFirst ? 'granted' : 'second'
  const at = clock.now()
  const payment = { id, orderId, purchaseId: purchase?.id ?? null, amount, currency, outcome, createdAt: at } as const
  if (!(await repository.addPayment(tx, payment))) return { outcome, isNew: false }
  if (purchase && outcome === 'granted') {
    await repository.pay(tx, purchase.id, { paymentId: id, at })
    const { userId, messages } = purchase
    await credits.grant(tx, { userId, amount: messages, key: `purchase:${purchase.id}` })
  }
  return { outcome, isNew: true }
}

const alarms = { second: 'second_payment', mismatch: 'wrong_amount', unknown: 'unknown_order' } as const

function tell({ onAlarm }: SettleParts, outcome: StoredPayment['outcome'], { id, orderId }: GatewayPayment): void {
  if (outcome !== 'granted') onAlarm({ kind: alarms[outcome], paymentId: id, orderId })
}

async function recordRefund(
  { repository, credits, clock }: SettleParts,
  { id, paymentId, amount }: GatewayRefund,
  tx: Transaction,
): Promise<{ outcome: 'refunded' | 'repeated' | 'none'; alarm: Alarm | null }> {
  const payment = await repository.payment(tx, paymentId)
  if (!payment) return { outcome: 'none', alarm: { kind: 'unknown_refund', paymentId, orderId: null } }
  const { orderId, purchaseId } = payment
  const purchase = purchaseId === null ? undefined : await repository.lock(tx, purchaseId)
  const earlier = await repository.refundsOf(tx, paymentId)
  if (earlier.some((refund) => refund.id === id)) return { outcome: 'repeated', alarm: null }
  const row = { id, paymentId, amount, createdAt: clock.now() }
  if (!purchase || payment.outcome !== 'granted') {
    await repository.addRefund(tx, { ...row, taken: 0, shortfall: 0 })
    return { outcome: 'refunded', alarm: null }
  }
  const refunded = Math.min(purchase.amount, sum(earlier.map((one) => one.amount)) + amount)
  const due = Math.floor((purchase.messages * refunded) / purchase.amount)
  const owed = due - sum(earlier.map((one) => one.taken + one.shortfall))
  const key = `refund:${id}`
  const taken = await credits.takeBack(tx, { userId: purchase.userId, amount: owed, key })
  await repository.addRefund(tx, { ...row, taken, shortfall: owed - taken })
  await repository.setRefunded(tx, purchase.id, refunded)
  return { outcome: 'refunded', alarm: taken < owed ? { kind: 'credits_used', paymentId, orderId } : null }
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
