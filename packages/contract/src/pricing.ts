// What credits cost, by country. Prices are whole numbers of the currency's smallest unit: paise, cents, yen.
import { z } from 'zod'
import { defineCall } from './call.ts'

const countryCode = z.string().regex(/^[A-Z]{2}$/)
const currency = z.string().regex(/^[A-Z]{3}$/)

export const country = z
  .object({ country_code: countryCode, country_name: z.string(), currency, symbol: z.string() })
  .meta({ id: 'Country' })
export type Country = z.infer<typeof country>

export const packIds = ['starter', 'pro', 'ultra'] as const
export type PackId = (typeof packIds)[number]

export const pack = z
  .object({
    id: z.enum(packIds),
    messages: z.int(),
    /** In the currency's smallest unit. */
    price: z.int(),
    /** As shops in that country write it. */
    display_price: z.string(),
  })
  .meta({ id: 'Pack' })
export type Pack = z.infer<typeof pack>

/** Where the price of something is unknown: the country that prices are made for, and its packs. */
export const homeCountry: Country = { country_code: 'US', country_name: 'United States', currency: 'USD', symbol: '$' }
export const homePacks: readonly Pack[] = [
  { id: 'starter', messages: 25, price: 199, display_price: '$1.99' },
  { id: 'pro', messages: 100, price: 599, display_price: '$5.99' },
  { id: 'ultra', messages: 300, price: 1_399, display_price: '$13.99' },
]

export const detectCountry = defineCall({
  method: 'GET',
  path: '/pricing/detect-country',
  access: 'public',
  summary: 'Where the visitor is, and what is paid with there; the United States where that is not known',
  answer: { status: 200, json: country },
})

export const listPacks = defineCall({
  method: 'GET',
  path: '/pricing/packs/:country',
  access: 'public',
  summary:
    'The packs of credits, with their prices in a country; those of the United States for a country without its own',
  params: z.object({ country: z.string().max(20) }),
  answer: { status: 200, json: z.object({ packs: z.array(pack) }).meta({ id: 'Packs' }) },
})

export const getPackPricing = defineCall({
  method: 'GET',
  path: '/pricing/pack/:pack',
  access: 'public',
  summary: 'One pack, with its price in every country that has one of its own',
  params: z.object({ pack: z.string().max(50) }),
  answer: {
    status: 200,
    json: z
      .object({
        pricing: z.object({
          pack_id: z.enum(packIds),
          messages: z.int(),
          prices: z.record(
            countryCode,
            z.object({ price: z.int(), currency, symbol: z.string(), display_price: z.string() }),
          ),
        }),
      })
      .meta({ id: 'PackPricing' }),
  },
})

export const getPaymentRestriction = defineCall({
  method: 'GET',
  path: '/pricing/payment-restriction',
  access: 'public',
  summary: 'Whether only people in India can pay at present, and whether payments are only tried',
  answer: {
    status: 200,
    json: z.object({ india_only: z.boolean(), is_test: z.boolean() }).meta({ id: 'PaymentRestriction' }),
  },
})
