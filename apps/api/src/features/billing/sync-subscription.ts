// The stored subscription follows the gateway. Optimistic: a response is written only where nothing was written since
// its request, so of two concurrent syncs, the one with the older response asks again.
import { GatewayFailure } from '../../adapters/payments/payment-gateway.port.ts'
import type { GatewayCharge } from '../../adapters/payments/subscription-gateway.port.ts'
import { untouched } from './purchases.repository.ts'
import type { StoredSubscription } from './subscriptions.repository.ts'
import type { SubscriptionParts } from './subscription-parts.ts'

/** The gateway lists so many at most. */
const maxCharges = 100
/** After so many others were faster, what they wrote is good enough. */
const maxAttempts = 5

export async function syncWith(parts: SubscriptionParts, { id }: StoredSubscription): Promise<StoredSubscription> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const stored = await parts.repository.get(id)
    const updated = await parts.repository.updateUnchanged(stored, await snapshotOf(parts, stored))
    if (updated) return updated
  }
  return parts.repository.get(id)
}

/** What the gateway says now. Months that it was paid for are settled on the way. */
async function snapshotOf(
  parts: SubscriptionParts,
  stored: StoredSubscription,
): Promise<Partial<Pick<StoredSubscription, 'state' | 'periodEnd' | 'checkedAt'>>> {
  const { gateway, payments, clock } = parts
  const checkedAt = clock.now()
  try {
    const current = await gateway.subscription(stored.gatewayId)
    const charges = await gateway.chargesOf(stored.gatewayId)
    for (const charge of charges)
      if (!(await payments.isSettled(charge.paymentId))) await settleMonth(parts, stored, charge)
    // It has been paid more often than its bills say yet: the stored state stays until they do.
    if (current.paidMonths !== null && charges.length < Math.min(current.paidMonths, maxCharges)) return { checkedAt }
    return { state: current.state, periodEnd: current.periodEnd ?? stored.periodEnd, checkedAt }
  } catch (error) {
    // A test gateway may have been emptied. A real account that does not know it may be another one, and it is still
    // charged.
    if (stored.isTest && error instanceof GatewayFailure && error.kind === 'unknown')
      return { state: 'over', checkedAt }
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
    // Of an account that is kept elsewhere, or deleted, it may not be known.
    email: email || null,
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

/** At the end of the paid month; at once without one. Then once more what was charged meanwhile. */
export async function cancelWith(parts: SubscriptionParts, stored: StoredSubscription): Promise<StoredSubscription> {
  const { gateway, repository, clock } = parts
  const now = clock.now()
  const isPaid = stored.state === 'running' && stored.periodEnd !== null && stored.periodEnd > now
  const { state } = await gateway.cancelSubscription(stored.gatewayId, isPaid ? 'at the end of the month' : 'now')
  const cancelled = await repository.update(stored.id, { state, cancelledAt: now })
  // It is cancelled, whether or not the gateway responds once more: the reconciler asks again.
  return syncWith(parts, cancelled).catch((error: unknown) => {
    onlyOfGateway(error)
    return cancelled
  })
}

export function onlyOfGateway(error: unknown): void {
  if (!(error instanceof GatewayFailure)) throw error
}
