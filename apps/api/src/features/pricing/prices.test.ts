import { packIds } from '@galley/contract/pricing'
import { describe, expect, it } from 'vitest'
import { digitsOf, displayPrice, monthlyPriceOf, priceListOf, priceLists, priceOf, walletCurrencies } from './prices.ts'

/** Of a dollar, about, when the prices were made. */
const rates = `
  USD 1 GBP 0.77 CAD 1.38 AUD 1.52 NZD 1.73 EUR 0.91 CHF 0.82 SEK 9.7 NOK 10.1 DKK 6.5 PLN 3.7 CZK
  21.5 HUF 338 RON 4.4 UAH 41.5 TRY 41.8 ILS 3.5 AED 3.67 SAR 3.75 QAR 3.64 KWD 0.307 ZAR 17.6 NGN
  1490 KES 129 EGP 48.2 BRL 5.45 MXN 18.5 CLP 950 COP 3990 PEN 3.5 SGD 1.29 MYR 4.2 THB 32.5 PHP 57.3
  IDR 16450 VND 26050 HKD 7.83 TWD 30.6 KRW 1400 JPY 150 LKR 300 BDT 121 NPR 139 PKR 282`
const perDollar = Object.fromEntries(
  [...rates.matchAll(/([A-Z]{3})\s+([\d.]+)/g)].map(([, currency, rate]) => [currency, Number(rate)]),
)

describe.each(Object.entries(priceLists))('%s', (code, list) => {
  it('has prices near to those in dollars, rising, in whole smallest units', () => {
    const amounts = packIds.map((id) => priceOf(priceListOf(code), id))
    expect(amounts.every((amount) => Number.isInteger(amount) && amount >= 100)).toBe(true)
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    const rate = perDollar[list.currency]
    if (rate === undefined) return expect(list.currency).toBe('INR')
    const inDollars = [...priceLists.US.prices, priceLists.US.monthly]
    for (const [index, price] of [...list.prices, list.monthly].entries()) {
      const ratio = price / ((inDollars[index] ?? 0) * rate)
      expect(ratio).toBeGreaterThan(0.9)
      expect(ratio).toBeLessThan(1.1)
    }
  })
  it('charges the larger pack less a message', () => {
    const [starter, pro, ultra] = list.prices
    expect(pro / 100).toBeLessThan(starter / 25)
    expect(ultra / 300).toBeLessThan(pro / 100)
  })
  it('charges the monthly plan less a message than a pack of that size', () => {
    expect(Number.isInteger(monthlyPriceOf(list))).toBe(true)
    expect(list.monthly / 150).toBeLessThan(list.prices[1] / 100)
    expect(list.monthly / 150).toBeGreaterThan(list.prices[2] / 300)
  })
})

it.each(Object.entries(priceLists))('%s pays in rupees, or in a currency that the wallet takes', (code, { currency }) =>
  expect(code === 'IN' ? currency === 'INR' : walletCurrencies.has(currency)).toBe(true),
)
it.each(['BR', 'CN', 'MY', 'KR', 'NG', 'TR', 'AE', 'BT'])(
  '%s, whose currency it does not take, pays in dollars',
  (code) => expect(priceListOf(code).currency).toBe('USD'),
)

it('has thirty countries and more', () => expect(Object.keys(priceLists).length).toBeGreaterThanOrEqual(30))

it.each([
  ['USD', 2],
  ['INR', 2],
  ['EUR', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['VND', 0],
  ['CLP', 0],
  ['KWD', 3],
  ['HUF', 2],
  ['IDR', 2],
  ['COP', 2],
  ['PKR', 2],
  ['TWD', 2],
])('%s has %i digits behind the point', (currency, digits) => expect(digitsOf(currency)).toBe(digits))

it.each([
  ['US', 599, '$5.99'],
  ['IN', 29_900, '₹299'],
  ['DE', 549, '5,49\u00a0€'],
  ['FR', 549, '5,49\u00a0€'],
  ['JP', 900, '¥900'],
  ['CH', 490, 'CHF\u00a04.90'],
  ['HU', 199_000, '1990\u00a0Ft'],
  ['KW', 599, '$5.99'],
])('is written in %s as people there do', (code, price, shown) =>
  expect(displayPrice(priceListOf(code), price)).toBe(shown),
)
