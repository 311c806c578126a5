// Prices over HTTP: the caller's country, and what a pack costs there.
import { homeCountry, homePacks, type Country, type Pack } from '@galley/contract/pricing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let galley: TestApp
beforeAll(async () => {
  galley = await startTestApp({ trustedProxies: ['10.0.0.1'], countryHeader: 'cf-ipcountry' })
})
afterAll(() => galley.close())

const get = async <T>(path: string, more: object = {}) =>
  (await galley.app.inject({ method: 'GET', url: `/api/pricing/${path}`, ...more })).json<T>()
const through = (peer: string, headers: Record<string, string>) =>
  get<Country>('detect-country', { remoteAddress: peer, headers })

describe('detect-country', () => {
  const unitedStates = { country_code: 'US', country_name: 'United States', currency: 'USD', symbol: '$' }

  it('is the country of the address', async () => {
    expect(await get<Country>('detect-country', { remoteAddress: '49.36.0.1' })).toEqual({
      country_code: 'IN',
      country_name: 'India',
      currency: 'INR',
      symbol: '₹',
    })
  })
  it('is the United States where the table does not know', async () => {
    expect(await get<Country>('detect-country', { remoteAddress: '127.0.0.1' })).toEqual(unitedStates)
  })
  it('is the country that a trusted proxy sends', async () => {
    expect(await through('10.0.0.1', { 'cf-ipcountry': 'jp' })).toMatchObject({ country_code: 'JP', currency: 'JPY' })
  })
  it('is not what any other client sends', async () => {
    expect(await through('203.0.113.9', { 'cf-ipcountry': 'IN' })).toEqual(unitedStates)
  })
  it.each(['XX', 'T1', 'ZZ', '', 'India', '../IN', 'I'])('takes %o of a trusted proxy for nothing', async (header) => {
    expect(await through('10.0.0.1', { 'cf-ipcountry': header })).toEqual(unitedStates)
  })
  it('is the address that a trusted proxy forwards, where it sends no country', async () => {
    expect(await through('10.0.0.1', { 'x-forwarded-for': '49.36.0.1' })).toMatchObject({ country_code: 'IN' })
  })
  it('names a country without prices of its own, which pays in dollars', async () => {
    expect(await through('10.0.0.1', { 'cf-ipcountry': 'BT' })).toEqual({
      country_code: 'BT',
      country_name: 'Bhutan',
      currency: 'USD',
      symbol: '$',
    })
  })
})

it('is the home country where the table does not know, if one is set', async () => {
  const inIndia = await startTestApp({ homeCountry: 'IN' })
  try {
    const answer = await inIndia.app.inject({ method: 'GET', url: '/api/pricing/detect-country' })
    expect(answer.json()).toMatchObject({ country_code: 'IN', currency: 'INR' })
  } finally {
    await inIndia.close()
  }
})

describe('packs', () => {
  it('has the prices of India, in paise', async () => {
    expect(await get<{ packs: Pack[] }>('packs/IN')).toEqual({
      packs: [
        { id: 'starter', messages: 25, price: 9_900, display_price: '₹99' },
        { id: 'pro', messages: 100, price: 29_900, display_price: '₹299' },
        { id: 'ultra', messages: 300, price: 69_900, display_price: '₹699' },
      ],
    })
  })
  it.each(['US', 'us', 'ZZ', 'BT', '%20', '__proto__', 'constructor'])('has those in dollars for %s', async (code) => {
    const { packs } = await get<{ packs: Pack[] }>(`packs/${code}`)
    expect(packs.map(({ price, display_price }) => [price, display_price])).toEqual([
      [199, '$1.99'],
      [599, '$5.99'],
      [1_399, '$13.99'],
    ])
  })
})

it('has the packs that a browser shows which can’t ask', async () => {
  expect(await get('packs/US')).toEqual({ packs: homePacks })
  expect(await get('detect-country')).toEqual(homeCountry)
})

describe('a pack', () => {
  it('has its price in every country that has one', async () => {
    const { pricing } = await get<{ pricing: { prices: Record<string, object> } }>('pack/pro')
    expect(pricing).toMatchObject({ pack_id: 'pro', messages: 100 })
    expect(Object.keys(pricing.prices).length).toBeGreaterThanOrEqual(30)
    expect(pricing.prices['JP']).toEqual({ price: 900, currency: 'JPY', symbol: '¥', display_price: '¥900' })
    expect(pricing.prices['DE']).toMatchObject({ price: 549, currency: 'EUR', symbol: '€' })
  })
  it.each(['x', 'constructor', '%00'])('is not found as %s', async (id) => {
    expect((await galley.app.inject({ method: 'GET', url: `/api/pricing/pack/${id}` })).statusCode).toBe(404)
  })
})

it('says whether only people in India can pay', async () => {
  expect(await get('payment-restriction')).toEqual({ india_only: false, is_test: true })
})
