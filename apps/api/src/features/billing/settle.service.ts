// Settles a payment, whatever its source: the checkout, a webhook, or the reconciler. Credits are granted once, for the
// first payment of a purchase, at its own price. A second payment is not captured, or refunded; anything else is stored
// for the operator.
import type { Clock } from '../../adapters/clock.port.ts'
import {
  GatewayFailure,
  type GatewayPayment,
  type GatewayRefund,
  type PaymentGateway,
} from '../../adapters/payments/payment-gateway.port.ts'
import type { Transaction, Transactions } from '../../adapters/transactions.port.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { Alarm } from '../../adapters/alarms.port.ts'
import { askAboutEach, type OnTrouble } from './ask-gateway.ts'
import { capturePayment } from './capture-payment.ts'
import type { PaymentsRepository, StoredPayment } from './payments.repository.ts'
import { applyRefunds, recordRefund } from './refunds.ts'

/** `waiting`: not captured yet; `none`: nothing was paid; `repeated`: settled already. */
export type SettleOutcome = StoredPayment['outcome'] | 'repeated' | 'waiting' | 'none'

export interface SettleParts {
  repository: PaymentsRepository
  credits: Pick<CreditsService, 'open' | 'grant' | 'takeBack'>
  transactions: Transactions
  gateway: PaymentGateway
  clock: Clock
  onAlarm: (alarm: Alarm) => void
  onTrouble: OnTrouble
}

export type SettleService = ReturnType<typeof createSettleService>

export function createSettleService(parts: SettleParts) {
  return {
    /** May be called any number of times, by anybody, at once, in any order. Rejects only where the database does. */
    settle: (received: GatewayPayment): Promise<SettleOutcome> => settle(parts, received),

    /** Takes back the credits that were bought with what was paid back: its share of them, as far as they are there. */
    refund: (refunded: GatewayRefund) => refund(parts, refunded),

    /** Second payments whose refund the gateway has not accepted yet. Returns how many it accepted now. */
    refundSeconds: async (): Promise<number> => {
      const { repository, gateway, clock, onTrouble } = parts
      return askAboutEach({
        things: await repository.secondsToRefund({ isTest: gateway.isTest, now: clock.now() }),
        ask: ({ id }) => refundSecond(parts, id),
        passed: async () => {},
        onTrouble,
      })
    },
  }
}

async function settle(parts: SettleParts, received: GatewayPayment): Promise<SettleOutcome> {
  const { repository, clock, transactions } = parts
  const payment = received.status === 'authorized' ? await capturePayment(parts, received) : received
  if (payment === 'uncaptured') {
    const row = {
      ...rowOf(received, clock.now()),
      purchaseId: (await repository.purchaseOfOrder(received.orderId))?.id ?? null,
    }
    const isNew = await transactions.run((tx) => repository.addPayment(tx, { ...row, outcome: 'uncaptured' }))
    return isNew ? 'uncaptured' : 'repeated'
  }
  if (payment.status === 'authorized') {
    await repository.announce(payment.orderId, clock.now())
    return 'waiting'
  }
  if (!payment.isCaptured) return 'none'
  const { outcome, isNew, alarm } = await transactions.run((tx) => record(parts, payment, tx))
  if (!isNew) return 'repeated'
  if (alarm) parts.onAlarm(alarm)
  raiseAlarm(parts, outcome, payment)
  // It went back before anybody heard of it. Where that can't be asked now, the reconciler will.
  if (payment.amountRefunded > 0)
    for (const refunded of await parts.gateway.refundsOf(payment.id).catch(() => [])) await refund(parts, refunded)
  if (outcome === 'second') await refundSecond(parts, payment.id).catch((error: unknown) => onlyOfGateway(parts, error))
  return outcome
}

async function refund(parts: SettleParts, refunded: GatewayRefund): Promise<'refunded' | 'repeated' | 'none'> {
  const { alarm, outcome } = await parts.transactions.run((tx) => recordRefund(parts, refunded, tx))
  if (alarm) parts.onAlarm(alarm)
  return outcome
}

const rowOf = ({ id, orderId, amount, currency }: GatewayPayment, createdAt: Date) => ({
  id,
  orderId,
  amount,
  currency,
  createdAt,
  refundedAt: null,
  refundTriedAt: null,
  noticeSentAt: null,
  noticeTries: 0,
  noticeNextAt: null,
})

async function record(
  parts: SettleParts,
  received: GatewayPayment,
  tx: Transaction,
): Promise<{ outcome: StoredPayment['outcome']; isNew: boolean; alarm: Alarm | null }> {
  const { repository, credits, clock } = parts
  const { id, orderId, amount, currency } = received
  await repository.lockPayment(tx, id)
  const purchase = await repository.lockOfOrder(tx, orderId)
  const isRight = purchase?.amount === amount && purchase.currency === currency
  const isFirst = purchase?.state !== 'paid'
  const outcome = !purchase ? 'unknown' : !isRight ? 'mismatch' : isFirst ? 'granted' : 'second'
  const at = clock.now()
  const payment = { ...rowOf(received, at), purchaseId: purchase?.id ?? null, outcome } as const
  if (!(await repository.addPayment(tx, payment))) return { outcome, isNew: false, alarm: null }
  if (!purchase || outcome !== 'granted') return { outcome, isNew: true, alarm: null }
  await repository.pay(tx, purchase.id, { paymentId: id, at })
  const { userId, messages } = purchase
  await credits.grant(tx, { userId, amount: messages, key: `purchase:${purchase.id}` })
  const refunds = await repository.refundsOf(tx, id)
  return { outcome, isNew: true, alarm: await applyRefunds(parts, { payment, purchase, refunds }, tx) }
}

const alarms = { second: 'second_payment', mismatch: 'wrong_amount', unknown: 'unknown_order' } as const

function raiseAlarm(
  { onAlarm }: SettleParts,
  outcome: StoredPayment['outcome'],
  { id, orderId }: GatewayPayment,
): void {
  if (outcome !== 'granted' && outcome !== 'uncaptured') onAlarm({ kind: alarms[outcome], paymentId: id, orderId })
}

/** True once the gateway has accepted the refund; the webhook about it, or the reconciler, records the money. */
async function refundSecond({ repository, gateway, clock }: SettleParts, id: string): Promise<boolean> {
  await repository.secondTried(id, clock.now())
  const isDone = await gateway.refund(id, `second-payment-${id}`).then(
    () => true,
    async (error: unknown) => {
      // A person may have refunded it before.
      const { amount, amountRefunded } = await gateway.payment(id).catch(() => ({ amount: 1, amountRefunded: 0 }))
      if (amountRefunded >= amount) return true
      throw error
    },
  )
  await repository.setSecondRefunded(null, id, clock.now())
  return isDone
}

function onlyOfGateway({ onTrouble }: SettleParts, error: unknown): void {
  if (!(error instanceof GatewayFailure)) throw error
  onTrouble(error)
}
