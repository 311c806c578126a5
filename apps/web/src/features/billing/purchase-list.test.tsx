// @vitest-environment jsdom
import type { Purchase } from '@galley/contract/billing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PurchaseList } from './purchase-list.tsx'

const purchase: Purchase = {
  id: '3f2b7c7e-1111-4222-8333-944455566677',
  at: '2026-03-04T12:00:00Z',
  pack_id: 'pro',
  messages: 100,
  amount: 29_900,
  currency: 'INR',
  display_price: '₹299',
  state: 'paid',
  reference: 'pay_1',
  amount_refunded: 0,
  second_payments: [],
  is_test: false,
  is_fresh: false,
}
const show = (changes: Partial<Purchase>) => {
  render(<PurchaseList purchases={[{ ...purchase, ...changes }]} />)
  return screen.getAllByRole('cell').map(({ textContent }) => textContent)
}
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

it.each<[Partial<Purchase>, string]>([
  [{}, 'Paid'],
  [{ amount_refunded: 10_000 }, 'Partly refunded'],
  [{ amount_refunded: 10_000, is_test: true }, 'Partly refunded (test)'],
  [{ amount_refunded: 29_900, state: 'refunded' }, 'Refunded'],
])('%o: %s', (changes, text) => {
  expect(show(changes)[3]).toBe(text)
})

it.each([
  ['refunded', 'A second payment of ₹299 was refunded. Reference: pay_2'],
  ['refunding', 'A second payment of ₹299 is being refunded. Reference: pay_2'],
  ['not_captured', 'A second payment of ₹299 was not collected. Reference: pay_2'],
] as const)('says what became of a second payment: %s', (state, sentence) => {
  show({ second_payments: [{ reference: 'pay_2', amount: 29_900, display_price: '₹299', state }] })
  expect(screen.getByText(sentence)).toBeTruthy()
})

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'has the day that the receipt has, also when read in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    for (const at of ['2026-03-04T00:10:00Z', '2026-03-04T23:50:00Z']) {
      expect(show({ at })[0]).toBe('Mar 4, 2026')
      expect(screen.getByRole('button', { name: 'Receipt of Mar 4, 2026, as PDF' })).toBeTruthy()
      cleanup()
    }
  },
)
