// Begins a monthly plan: one at a time for each user, also across concurrent requests and processes.
import { GatewayFailure } from '../../adapters/payments/payment-gateway.port.ts'
import type { PriceOffer } from '../pricing/pricing.service.ts'
import type { Buyer } from './billing.service.ts'
import { notesOf } from './order-notes.ts'
import type { StoredSubscription } from './subscriptions.repository.ts'
import type { SubscriptionParts } from './subscription-parts.ts'
import { cancelWith, syncWith } from './sync-subscription.ts'

/** After so long the price is asked for anew. */
const maxWaitMs = 24 * 60 * 60_000
/** Longer than the gateway's calls take together. A process that died keeps it no longer. */
const leaseMs = 60_000
const pollMs = 50
/** Half a minute: the holder of the lease is done by then, or does not get through to the gateway. */
const maxPolls = 600

interface Wish {
  buyer: Buyer
  priced: PriceOffer
}

/** Rejects with a GatewayFailure where the gateway does not respond. */
export async function beginSubscription(
  parts: SubscriptionParts,
  wish: Wish,
): Promise<StoredSubscription | 'subscribed'> {
  const { repository, clock, ids } = parts
  const mine = { userId: wish.buyer.userId, holderId: ids.next() }
  const take = () => {
    const now = clock.now()
    return repository.takeLease({ ...mine, expiresAt: new Date(now.getTime() + leaseMs) }, now)
  }
  for (let polls = 0; !(await take()); polls += 1) {
    if (polls === maxPolls) throw new GatewayFailure('unreachable', 'another request is still waiting for it')
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  try {
    return await beginWith(parts, wish)
  } finally {
    await repository.returnLease(mine)
  }
}

async function beginWith(
  parts: SubscriptionParts,
  { buyer: { userId, email }, priced }: Wish,
): Promise<StoredSubscription | 'subscribed'> {
  const { repository, gateway, clock, ids } = parts
  const live = await repository.live({ userId, isTest: gateway.isTest })
  const known = live && (await syncWith(parts, live))
  if (known?.state === 'running' || known?.state === 'owing') return 'subscribed'
  if (known?.state === 'waiting') {
    const isSame = known.amount === priced.amount && known.currency === priced.currency
    if (isSame && clock.now().getTime() - known.createdAt.getTime() < maxWaitMs)
      return repository.update(known.id, { begunAt: clock.now(), checkedAt: null })
    // Should it have been paid a moment ago, that is what the person has.
    if ((await cancelWith(parts, known)).periodEnd !== null) return 'subscribed'
  }
  const { amount, currency, countryCode, messages, packId: planId } = priced
  const id = ids.next()
  const { id: gatewayId, state } = await gateway.createSubscription({
    gatewayPlanId: await gatewayPlanOf(parts, priced),
    id,
    notes: notesOf({ userId, packId: planId, messages, amount, currency, countryCode }),
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
    version: 0,
  }
  if (await repository.add(made)) return made
  // Another process took over the expired lease and was faster: this subscription is shown to no user, so it can't be
  // paid.
  return (await repository.live({ userId, isTest: gateway.isTest })) ?? made
}

async function gatewayPlanOf({ repository, gateway }: SubscriptionParts, priced: PriceOffer): Promise<string> {
  const { packId: planId, amount, currency, messages } = priced
  const wanted = { keyId: gateway.keyId, planId, amount, currency }
  const known = await repository.gatewayPlan(wanted)
  if (known !== undefined) return known
  const gatewayPlanId = await gateway.createPlan({ name: `Galley: ${messages} AI messages a month`, amount, currency })
  await repository.addGatewayPlan({ ...wanted, gatewayPlanId })
  return gatewayPlanId
}
