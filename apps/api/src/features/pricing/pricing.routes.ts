import { detectCountry, getPackPricing, getPaymentRestriction, listPacks } from '@galley/contract/pricing'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../http/api-failure.ts'
import { bind } from '../../http/bind.ts'
import type { WhereIs } from '../../http/where-is.ts'
import type { PricingService } from './pricing.service.ts'

interface Parts {
  pricing: PricingService
  whereIs: WhereIs
  /** No money moves. */
  isTest: boolean
}

export async function pricingRoutes(app: FastifyInstance, { pricing, whereIs, isTest }: Parts): Promise<void> {
  bind(app, detectCountry, ({ request }) => pricing.detect(whereIs(request)))
  bind(app, listPacks, ({ params }) => ({ packs: pricing.packs(params.country) }))
  bind(app, getPackPricing, ({ params }) => {
    const found = pricing.pricesOf(params.pack)
    if (!found) throw new ApiFailure('not_found')
    return { pricing: found }
  })
  bind(app, getPaymentRestriction, () => ({ india_only: pricing.indiaOnly, is_test: isTest }))
}
