import { getSubscription, type Subscription } from '@galley/contract/credits'
import { cancelSubscription, listPlans, subscribe, verifySubscription } from '@galley/contract/plans'
import type { FastifyInstance } from 'fastify'
import { GatewayFailure } from '../../adapters/payments/payment-gateway.port.ts'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import type { RequestLimits } from '../../http/rate-limits.ts'
import type { WhereIs } from '../../http/where-is.ts'
import { welcomeCredits, type CreditsService } from '../credits/credits.service.ts'
import type { PricingService } from '../pricing/pricing.service.ts'
import { checkoutOf, priceToPay } from './begin-checkout.ts'
import type { SubscriptionsService } from './subscriptions.service.ts'

interface Parts {
  subscriptions: SubscriptionsService
  pricing: PricingService
  whereIs: WhereIs
  limits: RequestLimits
  credits: Pick<CreditsService, 'sumsOf'>
}

export async function subscriptionsRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { subscriptions, pricing, whereIs, limits, credits } = parts
  const { gateway } = subscriptions

  async function subscriptionOf(userId: string): Promise<Subscription> {
    const [{ granted, used }, plan] = await Promise.all([credits.sumsOf(userId), subscriptions.current(userId)])
    return {
      plan_id: plan?.planId ?? 'free',
      plan_name: plan ? 'Monthly' : 'Free',
      status: plan?.status ?? 'active',
      message_quota: granted,
      messages_used: used,
      current_period_end: plan?.periodEnd.toISOString() ?? null,
    }
  }
  bind(app, getSubscription, ({ caller }) => subscriptionOf(caller.userId))

  bind(app, listPlans, async ({ request }) => {
    const { amount, currency, countryCode, messages } = pricing.monthly(whereIs(request))
    const priced = (price: number) => ({
      price,
      currency,
      display_price: pricing.display({ countryCode, currency, amount: price }),
    })
    return {
      plans: [
        { id: 'free' as const, name: 'Free', messages: welcomeCredits, ...priced(0), interval: null },
        { id: 'monthly' as const, name: 'Monthly', messages, ...priced(amount), interval: 'month' as const },
      ],
    }
  })

  bind(app, subscribe, async ({ caller, body, request }) => {
    const { userId } = caller
    const priced = await priceToPay({ ...parts, gateway }, { userId, request, id: body.plan_id, shown: body.shown })
    const begun = await subscriptions.begin(caller, priced)
    if (begun === null) throw new ApiFailure('payment_unavailable', { retryAfterSeconds: 5 })
    if (begun === 'subscribed') throw new ApiFailure('already_subscribed', await untilWhen(subscriptions, userId))
    return { ...checkoutOf(gateway, begun), subscription_id: begun.gatewayId }
  })

  bind(app, verifySubscription, async ({ caller, body }) => {
    await limits.spend('verifyPerUser', caller.userId)
    const verified = await subscriptions.verify(caller.userId, {
      subscriptionId: body.razorpay_subscription_id,
      paymentId: body.razorpay_payment_id,
      signature: body.razorpay_signature,
    })
    if (verified === false) throw new ApiFailure('not_found')
    if (verified === 'unverified') throw new ApiFailure('payment_unverified')
    return subscriptionOf(caller.userId)
  })

  bind(app, cancelSubscription, async ({ caller }) => {
    await limits.spend('cancelPerUser', caller.userId)
    const outcome = await subscriptions.cancel(caller.userId).catch((error: unknown) => {
      if (error instanceof GatewayFailure) throw new ApiFailure('not_cancelled', { retryAfterSeconds: 5 })
      throw error
    })
    if (outcome === 'none') throw new ApiFailure('not_subscribed')
    return subscriptionOf(caller.userId)
  })
}

/** One that was cancelled lasts, and stands in the way of another until then. */
async function untilWhen(subscriptions: SubscriptionsService, userId: string): Promise<{ detail?: string }> {
  const plan = await subscriptions.current(userId)
  if (plan?.status !== 'cancelled') return {}
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(plan.periodEnd)
  return { detail: `Your canceled plan runs until ${day}. You can subscribe again after that. You were not charged.` }
}
