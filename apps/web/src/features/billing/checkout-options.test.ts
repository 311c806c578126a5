import type { Topup } from '@galley/contract/billing'
import { expect, it } from 'vitest'
import { checkoutOptions } from './checkout-options.ts'

const topup: Topup = {
  key_id: 'rzp_live_x',
  order_id: 'order_1',
  amount: 29_900,
  currency: 'INR',
  country_code: 'IN',
  purchase_id: '3f2b7c7e-1111-4222-8333-944455566677',
  checkout_url: 'https://checkout.razorpay.com/v1/checkout.js',
  is_test: false,
}
const bought = { buyer: { name: 'Zoë', email: 'zoe@example.org' }, description: 'Pro: 100 AI messages' }
const listeners = { onPaid: () => {}, onDismissed: () => {} }

it('has the card filled in for India, and every other way beside it', () => {
  const options = checkoutOptions(topup, bought, listeners)
  expect(options).toMatchObject({
    key: 'rzp_live_x',
    order_id: 'order_1',
    amount: 29_900,
    currency: 'INR',
    prefill: { name: 'Zoë', email: 'zoe@example.org', method: 'card' },
  })
  expect(options).not.toHaveProperty('config')
})

it.each([
  ['US', 'USD'],
  ['JP', 'JPY'],
  ['PL', 'PLN'],
  ['BR', 'BRL'],
])('shows the wallet alone outside India: %s, %s', (country_code, currency) => {
  const options = checkoutOptions({ ...topup, country_code, currency, amount: 599 }, bought, listeners)
  expect(options.prefill).toEqual({ name: 'Zoë', email: 'zoe@example.org' })
  expect(options.config).toMatchObject({
    display: { sequence: ['block.wallet'], preferences: { show_default_blocks: false } },
  })
})

it('of a plan is opened with the plan, by whatever can be charged every month', () => {
  const { purchase_id, checkout_url, is_test, key_id, amount } = topup
  const plan = { purchase_id, checkout_url, is_test, key_id, amount, subscription_id: 'sub_1', currency: 'USD' }
  const options = checkoutOptions({ ...plan, country_code: 'US' }, bought, listeners)
  expect(options).toMatchObject({ key: 'rzp_live_x', subscription_id: 'sub_1' })
  for (const name of ['order_id', 'amount', 'config']) expect(options).not.toHaveProperty(name)
})
