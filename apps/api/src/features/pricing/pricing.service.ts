// What credits cost, and the caller's country.
import { packIds, type Country, type Pack, type PackId } from '@galley/contract/pricing'
import type { CountryTable } from '../../adapters/geo/country-table.port.ts'
import {
  digitsOf,
  displayPrice,
  monthlyMessages,
  monthlyPriceOf,
  packMessages,
  priceListOf,
  priceLists,
  priceOf,
  symbolOf,
} from './prices.ts'

export type PricingService = ReturnType<typeof createPricingService>

/** Of a request: who it came from, and what a trusted proxy says of them. */
export interface Whereabouts {
  address: string
  proxyCountry: string | null
}

export interface PriceOffer {
  packId: PackId | 'monthly'
  messages: number
  amount: number
  currency: string
  countryCode: string
}

/** A client that saw no price, or this one, is charged this one. */
export const isAsShown = (
  { amount, currency }: PriceOffer,
  shown: { price: number; currency: string } | undefined,
): boolean => shown === undefined || (shown.price === amount && shown.currency === currency)

const names = new Intl.DisplayNames('en', { type: 'region' })
/** Proxies say XX for "unknown" and T1 for Tor. */
const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !['XX', 'ZZ', 'EU', 'UN'].includes(code) && names.of(code) !== code

interface Settings {
  countries: CountryTable
  indiaOnly: boolean
  /** For a caller whose country is unknown. */
  homeCountry: string
}

export function createPricingService({ countries, indiaOnly, homeCountry }: Settings) {
  const countryAt = ({ address, proxyCountry }: Whereabouts): string => {
    const named = (proxyCountry?.toUpperCase() ?? '').replace(/^UK$/, 'GB')
    return isCountry(named) ? named : (countries.find(address) ?? homeCountry)
  }
  return {
    indiaOnly,

    detect(where: Whereabouts): Country {
      const code = countryAt(where)
      const list = priceListOf(code)
      return {
        country_code: code,
        country_name: names.of(code) ?? code,
        currency: list.currency,
        symbol: symbolOf(list),
      }
    },

    packs: (countryCode: string): Pack[] => packIds.map((id) => packOf(countryCode.toUpperCase(), id)),

    /** A pack's price everywhere; null where there is no such pack. */
    pricesOf(id: string) {
      const packId = packIds.find((one) => one === id)
      if (!packId) return null
      const prices = Object.entries(priceLists).map(([code, list]) => {
        const { price, display_price } = packOf(code, packId)
        return [code, { price, currency: list.currency, symbol: symbolOf(list), display_price }] as const
      })
      return { pack_id: packId, messages: packMessages[packId], prices: Object.fromEntries(prices) }
    },

    /** A sum as people in that country write it. */
    display({ countryCode, currency, amount }: { countryCode: string; currency: string; amount: number }): string {
      return displayPrice({ currency, locale: priceListOf(countryCode).locale }, amount)
    },

    /** A sum with its currency's code, such as INR 299.00. */
    coded: (amount: number, currency: string): string =>
      `${currency} ${(amount / 10 ** digitsOf(currency)).toFixed(digitsOf(currency))}`,

    /** The price there; null where payment is impossible at present. */
    priceFor(where: Whereabouts, packId: PriceOffer['packId']): PriceOffer | null {
      const countryCode = countryAt(where)
      if (indiaOnly && countryCode !== 'IN') return null
      return monthlyOrPack(countryCode, packId)
    },

    /** What the monthly plan costs there, whether it can be had or not. */
    monthly: (where: Whereabouts): PriceOffer => monthlyOrPack(countryAt(where), 'monthly'),
  }
}

function monthlyOrPack(countryCode: string, packId: PriceOffer['packId']): PriceOffer {
  const list = priceListOf(countryCode)
  const { currency } = list
  return packId === 'monthly'
    ? { packId, messages: monthlyMessages, amount: monthlyPriceOf(list), currency, countryCode }
    : { packId, messages: packMessages[packId], amount: priceOf(list, packId), currency, countryCode }
}

function packOf(countryCode: string, id: PackId): Pack {
  const list = priceListOf(countryCode)
  const price = priceOf(list, id)
  return { id, messages: packMessages[id], price, display_price: displayPrice(list, price) }
}
