// The one table of prices. Amounts are in the currency's main unit, as shops display them; `minorUnits` converts them
// to integers.
import { packIds, type PackId } from '@galley/contract/pricing'

export const packMessages: Readonly<Record<PackId, number>> = { starter: 25, pro: 100, ultra: 300 }

/** Of the monthly plan: so many come with every paid month. */
export const monthlyMessages = 150

export interface PriceList {
  currency: string
  /** How people there write prices. */
  locale: string
  /** Of the packs, from the smallest to the largest. */
  prices: readonly [starter: number, pro: number, ultra: number]
  /** Of a month of the monthly plan. */
  monthly: number
}

const euro = [1.79, 5.49, 12.99] as const
const inEuro = (locale: string): PriceList => ({ currency: 'EUR', locale, prices: euro, monthly: 7.29 })

/**
 * The currencies that the wallet takes from buyers outside India. Left out: BRL, CNY and MYR, which it takes within
 * their own countries only. A country with another currency has no prices of its own, and pays in dollars.
 */
export const walletCurrencies: ReadonlySet<string> = new Set(
  'AUD CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' '),
)

/** By ISO 3166 code. Near to the price in dollars, rounded as shops there do; India has prices of its own. */
export const priceLists = {
  US: { currency: 'USD', locale: 'en-US', prices: [1.99, 5.99, 13.99], monthly: 7.99 },
  IN: { currency: 'INR', locale: 'en-IN', prices: [99, 299, 699], monthly: 399 },
  GB: { currency: 'GBP', locale: 'en-GB', prices: [1.59, 4.59, 10.79], monthly: 6.19 },
  CA: { currency: 'CAD', locale: 'en-CA', prices: [2.79, 8.29, 18.99], monthly: 10.99 },
  AU: { currency: 'AUD', locale: 'en-AU', prices: [2.99, 8.99, 20.99], monthly: 11.99 },
  NZ: { currency: 'NZD', locale: 'en-NZ', prices: [3.49, 10.49, 23.99], monthly: 13.99 },
  AT: inEuro('de-AT'),
  BE: inEuro('nl-BE'),
  BG: inEuro('bg-BG'),
  CY: inEuro('el-CY'),
  DE: inEuro('de-DE'),
  EE: inEuro('et-EE'),
  ES: inEuro('es-ES'),
  FI: inEuro('fi-FI'),
  FR: inEuro('fr-FR'),
  GR: inEuro('el-GR'),
  HR: inEuro('hr-HR'),
  IE: inEuro('en-IE'),
  IT: inEuro('it-IT'),
  LT: inEuro('lt-LT'),
  LU: inEuro('fr-LU'),
  LV: inEuro('lv-LV'),
  MT: inEuro('en-MT'),
  NL: inEuro('nl-NL'),
  PT: inEuro('pt-PT'),
  SI: inEuro('sl-SI'),
  SK: inEuro('sk-SK'),
  CH: { currency: 'CHF', locale: 'de-CH', prices: [1.6, 4.9, 11.5], monthly: 6.5 },
  SE: { currency: 'SEK', locale: 'sv-SE', prices: [19, 59, 135], monthly: 79 },
  NO: { currency: 'NOK', locale: 'nb-NO', prices: [20, 60, 139], monthly: 80 },
  DK: { currency: 'DKK', locale: 'da-DK', prices: [13, 39, 89], monthly: 52 },
  PL: { currency: 'PLN', locale: 'pl-PL', prices: [7.49, 21.99, 51.99], monthly: 29.49 },
  CZ: { currency: 'CZK', locale: 'cs-CZ', prices: [42, 129, 299], monthly: 172 },
  HU: { currency: 'HUF', locale: 'hu-HU', prices: [690, 1990, 4690], monthly: 2690 },
  IL: { currency: 'ILS', locale: 'he-IL', prices: [6.9, 20.9, 48.9], monthly: 27.9 },
  MX: { currency: 'MXN', locale: 'es-MX', prices: [37, 109, 259], monthly: 149 },
  SG: { currency: 'SGD', locale: 'en-SG', prices: [2.6, 7.8, 17.9], monthly: 10.4 },
  TH: { currency: 'THB', locale: 'th-TH', prices: [65, 195, 455], monthly: 260 },
  PH: { currency: 'PHP', locale: 'en-PH', prices: [115, 345, 799], monthly: 459 },
  HK: { currency: 'HKD', locale: 'en-HK', prices: [16, 47, 109], monthly: 63 },
  TW: { currency: 'TWD', locale: 'zh-TW', prices: [60, 180, 430], monthly: 240 },
  JP: { currency: 'JPY', locale: 'ja-JP', prices: [300, 900, 2100], monthly: 1200 },
} as const satisfies Record<string, PriceList>

/** For a country without prices of its own, and for an unknown country. */
export const homeCountry = 'US'

export const priceListOf = (countryCode: string): PriceList =>
  Object.hasOwn(priceLists, countryCode) ? priceLists[countryCode as keyof typeof priceLists] : priceLists[homeCountry]

/**
 * How many digits a currency has behind the point, by ISO 4217: what providers count in. Formatting differs, and
 * changes with the system's tables: forints are written without fillér, and paid in them.
 */
export const digitsOf = (currency: string): number => minorDigits[currency as keyof typeof minorDigits] ?? 2
const minorDigits = { JPY: 0, KRW: 0, VND: 0, CLP: 0, KWD: 3 }

/** Of a month, in the currency's smallest unit. */
export const monthlyPriceOf = ({ currency, monthly }: PriceList): number =>
  Math.round(monthly * 10 ** digitsOf(currency))

/** In the currency's smallest unit. */
export const priceOf = ({ currency, prices }: PriceList, id: PackId): number =>
  Math.round((prices[packIds.indexOf(id)] ?? 0) * 10 ** digitsOf(currency))

/** The sign that every font has, in place of its wide form. */
const narrow = (text: string): string => text.replace('￥', '¥')

/** As people there write it; whole amounts without a fraction. */
export const displayPrice = ({ currency, locale }: Pick<PriceList, 'currency' | 'locale'>, price: number): string =>
  narrow(
    new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
      price / 10 ** digitsOf(currency),
    ),
  )

export function symbolOf({ currency, locale }: PriceList): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0)
  return narrow(parts.find(({ type }) => type === 'currency')?.value ?? currency)
}
