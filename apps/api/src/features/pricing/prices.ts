// The one table of prices. Amounts are in the currency's main unit, as a shop window has them; `minorUnits` makes whole numbers of them.
import { packIds, type PackId } from '@galley/contract/pricing'

export const packMessages: Readonly<Record<PackId, number>> = { starter: 25, pro: 100, ultra: 300 }

export interface PriceList {
  currency: string
  /** How people there write prices. */
  locale: string
  /** Of the packs, from the smallest to the largest. */
  prices: readonly [starter: number, pro: number, ultra: number]
}

const euro = [1.79, 5.49, 12.99] as const
const inEuro = (locale: string): PriceList => ({ currency: 'EUR', locale, prices: euro })

/** By ISO 3166 code. Near to the price in dollars, rounded as shops there do; India has prices of its own. */
export const priceLists = {
  US: { currency: 'USD', locale: 'en-US', prices: [1.99, 5.99, 13.99] },
  IN: { currency: 'INR', locale: 'en-IN', prices: [99, 299, 699] },
  GB: { currency: 'GBP', locale: 'en-GB', prices: [1.59, 4.59, 10.79] },
  CA: { currency: 'CAD', locale: 'en-CA', prices: [2.79, 8.29, 18.99] },
  AU: { currency: 'AUD', locale: 'en-AU', prices: [2.99, 8.99, 20.99] },
  NZ: { currency: 'NZD', locale: 'en-NZ', prices: [3.49, 10.49, 23.99] },
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
  CH: { currency: 'CHF', locale: 'de-CH', prices: [1.6, 4.9, 11.5] },
  SE: { currency: 'SEK', locale: 'sv-SE', prices: [19, 59, 135] },
  NO: { currency: 'NOK', locale: 'nb-NO', prices: [20, 60, 139] },
  DK: { currency: 'DKK', locale: 'da-DK', prices: [13, 39, 89] },
  PL: { currency: 'PLN', locale: 'pl-PL', prices: [7.49, 21.99, 51.99] },
  CZ: { currency: 'CZK', locale: 'cs-CZ', prices: [42, 129, 299] },
  HU: { currency: 'HUF', locale: 'hu-HU', prices: [690, 1990, 4690] },
  RO: { currency: 'RON', locale: 'ro-RO', prices: [8.79, 25.99, 60.99] },
  UA: { currency: 'UAH', locale: 'uk-UA', prices: [83, 249, 579] },
  TR: { currency: 'TRY', locale: 'tr-TR', prices: [82.99, 249.99, 584.99] },
  IL: { currency: 'ILS', locale: 'he-IL', prices: [6.9, 20.9, 48.9] },
  AE: { currency: 'AED', locale: 'en-AE', prices: [7.5, 22, 51] },
  SA: { currency: 'SAR', locale: 'en-SA', prices: [7.5, 22.5, 52.5] },
  QA: { currency: 'QAR', locale: 'en-QA', prices: [7.25, 22, 51] },
  KW: { currency: 'KWD', locale: 'en-KW', prices: [0.6, 1.85, 4.3] },
  ZA: { currency: 'ZAR', locale: 'en-ZA', prices: [34.99, 104.99, 244.99] },
  NG: { currency: 'NGN', locale: 'en-NG', prices: [2950, 8900, 20900] },
  KE: { currency: 'KES', locale: 'en-KE', prices: [260, 775, 1800] },
  EG: { currency: 'EGP', locale: 'en-EG', prices: [95, 289, 675] },
  BR: { currency: 'BRL', locale: 'pt-BR', prices: [10.9, 32.9, 75.9] },
  MX: { currency: 'MXN', locale: 'es-MX', prices: [37, 109, 259] },
  CL: { currency: 'CLP', locale: 'es-CL', prices: [1890, 5690, 13_290] },
  CO: { currency: 'COP', locale: 'es-CO', prices: [7900, 23_900, 55_900] },
  PE: { currency: 'PEN', locale: 'es-PE', prices: [6.9, 20.9, 48.9] },
  SG: { currency: 'SGD', locale: 'en-SG', prices: [2.6, 7.8, 17.9] },
  MY: { currency: 'MYR', locale: 'ms-MY', prices: [8.5, 24.9, 58.9] },
  TH: { currency: 'THB', locale: 'th-TH', prices: [65, 195, 455] },
  PH: { currency: 'PHP', locale: 'en-PH', prices: [115, 345, 799] },
  ID: { currency: 'IDR', locale: 'id-ID', prices: [33_000, 99_000, 229_000] },
  VN: { currency: 'VND', locale: 'vi-VN', prices: [52_000, 155_000, 365_000] },
  HK: { currency: 'HKD', locale: 'en-HK', prices: [16, 47, 109] },
  TW: { currency: 'TWD', locale: 'zh-TW', prices: [60, 180, 430] },
  KR: { currency: 'KRW', locale: 'ko-KR', prices: [2800, 8400, 19_500] },
  JP: { currency: 'JPY', locale: 'ja-JP', prices: [300, 900, 2100] },
  LK: { currency: 'LKR', locale: 'en-LK', prices: [600, 1790, 4190] },
  BD: { currency: 'BDT', locale: 'en-BD', prices: [240, 730, 1690] },
  NP: { currency: 'NPR', locale: 'en-NP', prices: [275, 825, 1950] },
  PK: { currency: 'PKR', locale: 'en-PK', prices: [560, 1690, 3950] },
} as const satisfies Record<string, PriceList>

/** Where a country has no prices of its own, and where nobody knows which it is. */
export const homeCountry = 'US'

export const priceListOf = (countryCode: string): PriceList =>
  Object.hasOwn(priceLists, countryCode) ? priceLists[countryCode as keyof typeof priceLists] : priceLists[homeCountry]

/** How many digits a currency has behind the point: none in Japan, three in Kuwait (ISO 4217). */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

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
