// A monthly plan: the gateway charges it, and whatever tells of that leads to `sync`, which asks the gateway for the whole truth. So it
// does not matter who tells, how often or in which order. Each paid month becomes a purchase, and is settled as one.
import type { Clock, Ids } from '../../adapters/clock.port.ts'
import { GatewayFailure, type PaymentGateway } from '../../adapters/payment-gateway.port.ts'
import type { GatewayCharge, SubscriptionAnswer } from '../../adapters/subscription-gateway.port.ts'
import type { Transactions } from '../../adapters/transactions.port.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { Priced } from '../pricing/pricing.service.ts'
import { askAboutEach, type OnTrouble } from './ask-gateway.ts'
import type { Buyer } from './billing.service.ts'
import type { PaymentsRepository } from './payments.repository.ts'
import { untouched } from './purchases.repository.ts'
import type { SettleService } from './settle.service.ts'
import type { StoredSubscription, SubscriptionsRepository } from './subscriptions.repository.ts'

/** After so long the price is asked for anew; what nobody paid within a week is given up. */
const longestWaitMs = 24 * 60 * 60_000
const longestUnpaidMs = 7 * 24 * 60 * 60_000
/** The gateway lists so many at most. */
const mostCharges = 100

export interface CurrentPlan {
  planId: string
  status: 'active' | 'cancelled' | 'past_due'
  periodEnd: Date
}

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>

export interface SubscriptionParts {
  repository: SubscriptionsRepository
  payments: Pick<PaymentsRepository, 'isSettled'>
  settle: SettleService
  credits: Pick<CreditsService, 'open'>
  transactions: Transactions
  gateway: PaymentGateway
  clock: Clock
  ids: Ids
  onTrouble: OnTrouble
}

export function createSubscriptionsService(parts: SubscriptionParts) {
  const { repository, gateway, clock, credits } = parts
  const whose = (userId: string) => ({ userId, isTest: gateway.isTest })
  const sync = (stored: StoredSubscription) => syncWith(parts, stored)

  async function current(userId: string): Promise<CurrentPlan | null> {
    const last = await repository.lastPaid(whose(userId))
    if (!last?.periodEnd) return null
    const isEnding = last.state === 'over' || last.cancelledAt !== null
    if (isEnding && last.periodEnd <= clock.now()) return null
    const status = isEnding ? 'cancelled' : last.state === 'owing' ? 'past_due' : 'active'
    return { planId: last.planId, status, periodEnd: last.periodEnd }
  }

  return {
    gateway,
    current,

    /** To be paid in the checkout. Null where the gateway does not answer now: nothing was charged. */
    async begin(buyer: Buyer, priced: Priced): Promise<StoredSubscription | 'subscribed' | null> {
      await credits.open(buyer.userId)
      try {
        return await beginWith(parts, { buyer, priced })
      } catch (error) {
        if (!(error instanceof GatewayFailure)) throw error
        parts.onTrouble(error)
        return null
      }
    },

    /** Of the checkout's signed answer. False: nobody's subscription, or another person's. */
    async verify(userId: string, answer: SubscriptionAnswer): Promise<boolean | 'unverified'> {
      const found = await repository.ofGateway(answer.subscriptionId)
      if (found?.userId !== userId) return false
      if (!gateway.isSignedSubscription(answer)) return 'unverified'
      // Where the gateway does not answer now, its event or the reconciler will tell.
      await sync(found).catch(onlyOfGateway)
      return true
    },

    /** Nothing more is charged; what is paid lasts. Rejects with a GatewayFailure where that is not certain. */
    async cancel(userId: string): Promise<'cancelled' | 'none'> {
      const live = await repository.live(whose(userId))
      const known = live && (await sync(live))
      if (!known || known.state === 'waiting' || known.state === 'over')
        return (await current(userId)) ? 'cancelled' : 'none'
      if (known.cancelledAt === null) await cancelWith(parts, known)
      return 'cancelled'
    },

    /** Something happened to it, as the gateway says. `unknown`: it is nobody's here. */
    async hear(gatewayId: string): Promise<'synced' | 'unknown'> {
      const stored = await repository.ofGateway(gatewayId)
      if (!stored) return 'unknown'
      await sync(stored)
      return 'synced'
    },

    /** Asks the gateway about all that may have changed. Answers how many did. */
    async reconcile(): Promise<number> {
      return askAboutEach({
        things: await repository.due({ isTest: gateway.isTest, now: clock.now() }),
        async ask(stored) {
          const now = await reviewed(parts, stored)
          return now.state !== stored.state || now.periodEnd?.getTime() !== stored.periodEnd?.getTime()
        },
        passed: ({ id }) => repository.update(id, { checkedAt: clock.now() }),
        onTrouble: parts.onTrouble,
      })
    },
  }
}

async function syncWith(parts: SubscriptionParts, stored: StoredSubscription): Promise<StoredSubscription> {
  const { gateway, repository, payments, clock } = parts
  const checkedAt = clock.now()
  try {
    const told = await gateway.subscription(stored.gatewayId)
    const charges = await gateway.chargesOf(stored.gatewayId)
    for (const charge of charges)
      if (!(await payments.isSettled(charge.paymentId))) await settleMonth(parts, stored, charge)
    // It has been paid more often than its bills say yet: what it was is what it is, until they do.
    if (told.paidMonths !== null && charges.length < Math.min(told.paidMonths, mostCharges))
      return await repository.update(stored.id, { checkedAt })
    return await repository.update(stored.id, {
      state: told.state,
      periodEnd: told.periodEnd ?? stored.periodEnd,
      checkedAt,
    })
  } catch (error) {
    // A test gateway may have been emptied. A real account that does not know it may be another one, and it is still charged.
    if (stored.isTest && error instanceof GatewayFailure && error.kind === 'unknown')
      return repository.update(stored.id, { state: 'over', checkedAt })
    throw error
  }
}

async function settleMonth(
  { gateway, repository, settle, transactions, clock, ids }: SubscriptionParts,
  stored: StoredSubscription,
  { paymentId, orderId }: GatewayCharge,
): Promise<void> {
  const { userId, email, messages, amount, currency, countryCode, isTest } = stored
  const payment = await gateway.payment(paymentId)
  const month = {
    ...untouched,
    id: ids.next(),
    subscriptionId: stored.id,
    packId: stored.planId,
    userId,
    email,
    messages,
    amount,
    currency,
    countryCode,
    isTest,
    idempotencyKey: null,
    createdAt: clock.now(),
  }
  await transactions.run((tx) => repository.addMonth(tx, month, orderId))
  await settle.settle({ ...payment, orderId })
}

async function beginWith(
  parts: SubscriptionParts,
  { buyer: { userId, email }, priced }: { buyer: Buyer; priced: Priced },
): Promise<StoredSubscription | 'subscribed'> {
  const { repository, gateway, clock, ids } = parts
  const live = await repository.live({ userId, isTest: gateway.isTest })
  const known = live && (await syncWith(parts, live))
  if (known?.state === 'running' || known?.state === 'owing') return 'subscribed'
  if (known?.state === 'waiting') {
    const isSame = known.amount === priced.amount && known.currency === priced.currency
    if (isSame && clock.now().getTime() - known.createdAt.getTime() < longestWaitMs)
      return repository.update(known.id, { begunAt: clock.now(), checkedAt: null })
    // Should it have been paid a moment ago, that is what the person has.
    if ((await cancelWith(parts, known)).periodEnd !== null) return 'subscribed'
  }
  const { amount, currency, countryCode, messages, packId: planId } = priced
  const id = ids.next()
  const { id: gatewayId, state } = await gateway.createSubscription({
    gatewayPlanId: await gatewayPlanOf(parts, priced),
    note: id,
  })
  const made = {
    id,
    userId,
    email,
    planId,
    messages,
    amount,
    currency,
    countryCode,
    gatewayId,
    state,
    isTest: gateway.isTest,
    createdAt: clock.now(),
    begunAt: null,
    periodEnd: null,
    cancelledAt: null,
    checkedAt: null,
  }
  if (await repository.add(made)) return made
  // Another request was first: what this one made is shown to nobody, and can't be paid.
  return (await repository.live({ userId, isTest: gateway.isTest })) ?? made
}

async function gatewayPlanOf({ repository, gateway }: SubscriptionParts, priced: Priced): Promise<string> {
  const { packId: planId, amount, currency, messages } = priced
  const wanted = { keyId: gateway.keyId, planId, amount, currency }
  const known = await repository.gatewayPlan(wanted)
  if (known !== undefined) return known
  const gatewayPlanId = await gateway.createPlan({ name: `Galley: ${messages} AI messages a month`, amount, currency })
  await repository.addGatewayPlan({ ...wanted, gatewayPlanId })
  return gatewayPlanId
}

/** At the end of the month that is paid; at once where none is. Then once more what was charged meanwhile. */
async function cancelWith(parts: SubscriptionParts, stored: StoredSubscription): Promise<StoredSubscription> {
  const { gateway, repository, clock } = parts
  const now = clock.now()
  const isPaid = stored.state === 'running' && stored.periodEnd !== null && stored.periodEnd > now
  const { state } = await gateway.cancelSubscription(stored.gatewayId, isPaid ? 'at the end of the month' : 'now')
  const cancelled = await repository.update(stored.id, { state, cancelledAt: now })
  // It is cancelled, whether or not the gateway answers once more: the reconciler asks again.
  return syncWith(parts, cancelled).catch((error: unknown) => {
    onlyOfGateway(error)
    return cancelled
  })
}

async function reviewed(parts: SubscriptionParts, stored: StoredSubscription): Promise<StoredSubscription> {
  const { clock } = parts
  const now = await syncWith(parts, stored)
  const sinceMs = clock.now().getTime() - (now.begunAt ?? now.createdAt).getTime()
  return now.state === 'waiting' && sinceMs > longestUnpaidMs ? cancelWith(parts, now) : now
}

function onlyOfGateway(error: unknown): void {
  if (!(error instanceof GatewayFailure)) throw error
}
