// A monthly plan: the gateway charges it, and every notification leads to `sync`, which fetches the gateway's full
// state. So the source, count and order of notifications do not matter. Each paid month becomes a purchase, and is
// settled as one.
import { GatewayFailure } from '../../adapters/payments/payment-gateway.port.ts'
import type { SubscriptionAnswer } from '../../adapters/payments/subscription-gateway.port.ts'
import type { PriceOffer } from '../pricing/pricing.service.ts'
import { askAboutEach } from './ask-gateway.ts'
import { beginSubscription } from './begin-subscription.ts'
import type { Buyer } from './billing.service.ts'
import type { SubscriptionParts } from './subscription-parts.ts'
import type { StoredSubscription } from './subscriptions.repository.ts'
import { cancelWith, onlyOfGateway, syncWith } from './sync-subscription.ts'

/** A plan that stays unpaid for a week is abandoned. */
const maxUnpaidMs = 7 * 24 * 60 * 60_000

export interface CurrentPlan {
  planId: string
  status: 'active' | 'cancelled' | 'past_due'
  periodEnd: Date
}

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>

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

    /** To be paid in the checkout. Null where the gateway does not respond now: nothing was charged. */
    async begin(buyer: Buyer, priced: PriceOffer): Promise<StoredSubscription | 'subscribed' | null> {
      await credits.open(buyer.userId)
      try {
        return await beginSubscription(parts, { buyer, priced })
      } catch (error) {
        if (!(error instanceof GatewayFailure)) throw error
        parts.onTrouble(error)
        return null
      }
    },

    /** The checkout's signed result. False: an unknown subscription, or another user's. */
    async verify(userId: string, answer: SubscriptionAnswer): Promise<boolean | 'unverified'> {
      const found = await repository.ofGateway(answer.subscriptionId)
      if (found?.userId !== userId) return false
      if (!gateway.isSignedSubscription(answer)) return 'unverified'
      // Where the gateway does not respond now, its webhook or the reconciler follows up.
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

    /**
     * Before an account is deleted: a plan that was never paid is cancelled. `active`: one that is charged every month;
     * `unsure`: the gateway does not respond now.
     */
    async endUnpaid(userId: string): Promise<'none' | 'active' | 'unsure'> {
      try {
        const live = await repository.live(whose(userId))
        const known = live && (await sync(live))
        if (!known || known.state === 'over' || known.cancelledAt !== null) return 'none'
        if (known.state !== 'waiting') return 'active'
        await cancelWith(parts, known)
        return 'none'
      } catch (error) {
        onlyOfGateway(error)
        return 'unsure'
      }
    },

    /** The gateway notified a change. `unknown`: no subscription of ours. */
    async hear(gatewayId: string): Promise<'synced' | 'unknown'> {
      const stored = await repository.ofGateway(gatewayId)
      if (!stored) return 'unknown'
      await sync(stored)
      return 'synced'
    },

    /** Of one by our own name for it: whether a payment of it is settled once the gateway was asked. */
    async hearOwn(id: string, paymentId: string): Promise<boolean | 'unknown'> {
      const stored = await repository.find(id)
      if (!stored) return 'unknown'
      if (stored.isTest !== gateway.isTest) return false
      await sync(stored)
      return parts.payments.isSettled(paymentId)
    },

    /** Asks the gateway about all that may have changed. Returns how many did. */
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

async function reviewed(parts: SubscriptionParts, stored: StoredSubscription): Promise<StoredSubscription> {
  const { clock } = parts
  const now = await syncWith(parts, stored)
  const sinceMs = clock.now().getTime() - (now.begunAt ?? now.createdAt).getTime()
  return now.state === 'waiting' && sinceMs > maxUnpaidMs ? cancelWith(parts, now) : now
}
