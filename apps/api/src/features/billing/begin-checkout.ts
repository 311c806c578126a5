// The start of every purchase and every plan: whether anything can be bought here, at which price, and the checkout's
// parameters.
import type { FastifyRequest } from 'fastify'
import type { PaymentGateway } from '../../adapters/payments/payment-gateway.port.ts'
import { ApiFailure } from '../../http/api-failure.ts'
import type { RequestLimits } from '../../http/rate-limits.ts'
import type { WhereIs } from '../../http/where-is.ts'
import { isAsShown, type PriceOffer, type PricingService } from '../pricing/pricing.service.ts'

interface Parts {
  gateway: PaymentGateway
  pricing: PricingService
  whereIs: WhereIs
  limits: RequestLimits
}

interface Wanted {
  userId: string
  request: FastifyRequest
  id: PriceOffer['packId']
  /** What the buyer was shown; undefined: nothing. */
  shown: { price: number; currency: string } | undefined
}

/** Throws where the caller can't buy here, now, from that place, or at the price that was shown. */
export async function priceToPay(
  { gateway, pricing, whereIs, limits }: Parts,
  { userId, request, id, shown }: Wanted,
): Promise<PriceOffer> {
  if (!gateway.isOn) throw new ApiFailure('payments_off')
  await limits.spend('buyPerUser', userId)
  const priced = pricing.priceFor(whereIs(request), id)
  // Outside India people pay with a wallet, which can't be charged every month.
  const isForWallet = priced !== null && priced.countryCode !== 'IN'
  if (!priced || (id === 'monthly' && isForWallet)) throw new ApiFailure('payment_restricted')
  if (!isAsShown(priced, shown)) throw new ApiFailure('price_changed')
  return priced
}

export const checkoutOf = (
  gateway: PaymentGateway,
  { amount, currency, countryCode }: Pick<PriceOffer, 'amount' | 'currency' | 'countryCode'>,
) => ({
  key_id: gateway.keyId,
  amount,
  currency,
  country_code: countryCode,
  checkout_url: gateway.checkoutUrl,
  is_test: gateway.isTest,
})
