// @vitest-environment jsdom
import { buyPack, getPurchase, listPurchases, type Purchase } from '@galley/contract/billing'
import { getSubscription } from '@galley/contract/credits'
import { cancelSubscription, listPlans, subscribe } from '@galley/contract/plans'
import { detectCountry, getPaymentRestriction } from '@galley/contract/pricing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CheckoutOptions } from '../../features/billing/checkout-options.ts'
import { showPage } from '../testing/show-page.tsx'
import { keepSession, member } from '../testing/signed-in.ts'
import { BillingPage } from './billing-page.tsx'

const india = { country_code: 'IN', country_name: 'India', currency: 'INR', symbol: '₹' }
const packs = [
  { id: 'starter', messages: 25, price: 9_900, display_price: '₹99' },
  { id: 'pro', messages: 100, price: 29_900, display_price: '₹299' },
  { id: 'ultra', messages: 300, price: 69_900, display_price: '₹699' },
]
const monthly = { id: 'monthly', name: 'Monthly', messages: 150, price: 39_900, currency: 'INR', display_price: '₹399', interval: 'month' } // prettier-ignore
const purchase: Purchase = {
  id: '3f2b7c7e-1111-4222-8333-944455566677',
  at: '2026-03-04T23:30:00Z',
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
const topup = {
  key_id: 'rzp_test_x',
  order_id: 'order_1',
  amount: 29_900,
  currency: 'INR',
  country_code: 'IN',
  purchase_id: purchase.id,
  checkout_url: '/checkout.js',
  is_test: true,
}
const changed = () =>
  Response.json({ detail: 'The price has changed.', code: 'price_changed', request_id: 'r' }, { status: 409 })
const broken = () => Response.json({ detail: 'No.', code: 'internal', request_id: 'r' }, { status: 500 })

interface Server {
  left?: number
  balance?: () => Response
  country?: () => Response
  offered?: () => Response
  indiaOnly?: boolean
  /** What this person has of the monthly plan. */
  plan?: 'active' | 'cancelled' | 'past_due'
  isTest?: boolean
  purchases?: Purchase[]
  /** Of a pack, and of the plan. */
  ordered?: () => Response
  found?: Purchase
}

/** What was asked for: the path, and the body where there is one. */
let asked: [path: string, body: unknown][]

function open(server: Server = {}) {
  const { left = 10, balance, country, offered, indiaOnly = false, plan, isTest = false } = server
  const { purchases = [], ordered = broken, found = purchase } = server
  const subscription = {
    plan_id: 'free',
    plan_name: 'Free',
    status: 'active',
    message_quota: 10,
    messages_used: 10 - left,
    current_period_end: null,
    ...(plan && { plan_id: 'monthly', plan_name: 'Monthly', status: plan, current_period_end: '2026-04-01T12:00:00Z' }),
  }
  const answers: Record<string, () => Response> = {
    [`/api${getSubscription.path}`]: balance ?? (() => Response.json(subscription)),
    [`/api${detectCountry.path}`]: country ?? (() => Response.json(india)),
    '/api/pricing/packs/IN': offered ?? (() => Response.json({ packs })),
    [`/api${getPaymentRestriction.path}`]: () => Response.json({ india_only: indiaOnly, is_test: isTest }),
    [`/api${listPurchases.path}`]: () => Response.json(purchases),
    [`/api${buyPack.path}`]: ordered,
    [`/api${subscribe.path}`]: ordered,
    [`/api${getPurchase.path.replace(':id', purchase.id)}`]: () => Response.json(found),
    [`/api${listPlans.path}`]: () => Response.json({ plans: [monthly] }),
    [`/api${cancelSubscription.path}`]: () => {
      subscription.status = 'cancelled'
      return Response.json(subscription)
    },
  }
  asked = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    asked.push([pathname, typeof body === 'string' ? JSON.parse(body) : null])
    const answer = answers[pathname]
    return answer ? answer() : broken()
  })
  return showPage(BillingPage, member)
}

const scrolled = vi.fn()
beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = scrolled.mockClear()
  localStorage.clear()
  keepSession(localStorage)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  delete window.Razorpay
})

describe('the overview', () => {
  it.each([
    [10, null, null],
    [7, null, null],
    [6, 'Running low? Buy more messages!', 'Almost out! Buy more messages now.'],
    [4, 'Running low? Buy more messages!', 'Almost out! Buy more messages now.'],
    [3, 'Almost out! Buy more messages now.', 'Running low? Buy more messages!'],
    [0, 'You’re out of messages. Buy more to keep going.', 'Almost out! Buy more messages now.'],
  ])('with %i messages', async (left, warning, other) => {
    await open({ left })
    await screen.findByText(`${left} messages remaining.`)
    if (warning) expect(screen.getByText(warning)).toBeTruthy()
    else expect(screen.queryByText(/Running low|Almost out/)).toBeNull()
    if (other) expect(screen.queryByText(other)).toBeNull()
  })
  it('shows whose account it is, and where help is', async () => {
    await open()
    const info = (await screen.findByText('Account Info')).parentElement as HTMLElement
    expect(within(info).getByText(member.user?.email ?? '')).toBeTruthy()
    expect(within(info).getByRole('link').getAttribute('href')).toMatch(/^mailto:/)
  })
  it('says that it could not be loaded, and tries again', async () => {
    let isUp = false
    const subscription = {
      plan_id: 'free',
      plan_name: 'Free',
      status: 'active',
      message_quota: 10,
      messages_used: 0,
      current_period_end: null,
    }
    await open({ balance: () => (isUp ? Response.json(subscription) : broken()) })
    await screen.findByText('Failed to load billing data.', {}, { timeout: 5_000 })
    isUp = true
    screen.getByRole('button', { name: 'Retry' }).click()
    await screen.findByText('10 messages remaining.')
  })
})

describe('the packs', () => {
  it('are the country’s, with their badges and a button each', async () => {
    await open()
    await screen.findByText('India: prices in INR (₹).', { exact: false })
    expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'))).toHaveLength(3)
    const pro = screen.getByText('Pro').closest('li') as HTMLElement
    for (const text of [
      '₹299',
      '100 AI messages',
      'Access to all templates',
      'Priority support',
      'Most Popular',
      'Buy Now',
    ])
      expect(within(pro).getByText(text)).toBeTruthy()
    expect(within(screen.getByText('Ultra').closest('li') as HTMLElement).getByText('Best Value')).toBeTruthy()
  })
  it.each<[string, Server]>([
    ['the country can’t be told', { country: broken }],
    ['the prices can’t be had', { offered: broken }],
  ])('are those of the United States where %s', async (_what, server) => {
    await open(server)
    await screen.findByText('United States: prices in USD ($).', { exact: false })
    expect(screen.getByText('$5.99')).toBeTruthy()
    expect(screen.getAllByText('Pay with PayPal')).toHaveLength(3)
  })
  it.each([
    ['JP', 'Japan', 'JPY'],
    ['BR', 'Brazil', 'USD'],
    ['NG', 'Nigeria', 'USD'],
  ])('name the wallet on every button outside India: %s', async (country_code, country_name, currency) => {
    await open({ country: () => Response.json({ country_code, country_name, currency, symbol: currency }) })
    expect(await screen.findAllByText('Pay with PayPal')).toHaveLength(3)
    expect(screen.queryByText('Buy Now')).toBeNull()
  })
  it('can’t be bought elsewhere while only India can pay', async () => {
    await open({ country: broken, indiaOnly: true })
    const buttons = await screen.findAllByRole<HTMLButtonElement>('button', { name: /Coming Soon/ })
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true, true])
    expect(screen.getAllByText('Currently available in India only')).toHaveLength(3)
  })
  it('can be bought in India all the while', async () => {
    await open({ indiaOnly: true })
    const buttons = await screen.findAllByRole<HTMLButtonElement>('button', { name: /Buy Now/ })
    expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false, false])
  })
})

describe('the monthly plan', () => {
  it('says what it costs and brings, and can be begun', async () => {
    await open()
    const plan = await screen.findByRole('region', { name: 'Monthly plan' })
    expect(plan.textContent).toContain('₹399 a month. 150 AI messages every month, kept until you use them.')
    expect(within(plan).getByRole<HTMLButtonElement>('button', { name: 'Subscribe' }).disabled).toBe(false)
  })
  it('can’t be begun elsewhere while only India can pay', async () => {
    await open({ country: broken, indiaOnly: true })
    const plan = await screen.findByRole('region', { name: 'Monthly plan' })
    expect(within(plan).getByRole<HTMLButtonElement>('button', { name: 'Coming Soon' }).disabled).toBe(true)
  })
  it.each([
    ['active', 'Active. Your next payment is on April 1, 2026.', true],
    ['cancelled', 'Canceled. Your plan runs until April 1, 2026, and you won’t be charged again.', false],
    [
      'past_due',
      'The payment for the month from April 1, 2026 didn’t go through. You keep your messages, and the payment provider may try again.',
      true,
    ],
  ] as const)('that is %s says so', async (state, text, canCancel) => {
    await open({ plan: state })
    const plan = await screen.findByRole('region', { name: 'Monthly plan' })
    expect(within(plan).getByText(text)).toBeTruthy()
    expect(within(plan).queryByRole('button', { name: 'Subscribe' })).toBeNull()
    expect(within(plan).queryByRole('button', { name: 'Cancel plan' }) !== null).toBe(canCancel)
  })
  it.each([
    ['active', 'It runs until April 1, 2026. You won’t be charged again, and you keep your messages.'],
    ['past_due', 'It ends right away. You won’t be charged again, and you keep your messages.'],
  ] as const)('that is %s is cancelled after a question', async (state, text) => {
    await open({ plan: state })
    ;(await screen.findByRole('button', { name: 'Cancel plan' })).click()
    const question = await screen.findByRole('alertdialog')
    expect(within(question).getByText(text)).toBeTruthy()
    within(question).getByRole('button', { name: 'Cancel plan' }).click()
    await screen.findByText(/^Canceled\./)
  })
  it('is begun at the price that is shown', async () => {
    await open({ ordered: changed })
    ;(await screen.findByRole('button', { name: 'Subscribe' })).click()
    await screen.findByText('The price has changed.')
    const shown = { price: 39_900, currency: 'INR' }
    expect(asked).toContainEqual([`/api${subscribe.path}`, { plan_id: 'monthly', shown }])
  })
})

describe('payments that are only tried', () => {
  const note = /test mode/
  it('are said to be, above the packs, before anybody has bought', async () => {
    await open({ isTest: true })
    const said = await screen.findByText(note)
    const pack = screen.getByRole('button', { name: /: Pro, / })
    expect(said.compareDocumentPosition(pack) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })
  it('are not claimed because of an old purchase', async () => {
    await open({ purchases: [{ ...purchase, is_test: true }] })
    await screen.findByText('Paid (test)')
    expect(screen.queryByText(note)).toBeNull()
  })
})

describe('a purchase', () => {
  let dismiss = () => {}
  class Checkout {
    constructor({ modal }: CheckoutOptions) {
      dismiss = modal.ondismiss
    }
    open() {}
    close() {}
    on() {}
  }
  const press = async () => (await screen.findByRole('button', { name: /: Pro, / })).click()

  it('at a price that has changed shows the new one, and says so where it is seen', async () => {
    let price = '₹299'
    const offered = () =>
      Response.json({ packs: packs.map((pack) => (pack.id === 'pro' ? { ...pack, display_price: price } : pack)) })
    await open({ offered, ordered: changed })
    await screen.findByText('₹299')
    price = '₹349'
    await press()
    const remark = await screen.findByText('The price has changed.')
    expect(screen.getByText('₹349')).toBeTruthy()
    const shown = { price: 29_900, currency: 'INR' }
    expect(asked).toContainEqual([`/api${buyPack.path}`, { pack_id: 'pro', shown }])
    expect(document.activeElement).toBe(remark.parentElement)
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: 'auto', block: 'nearest' })
  })
  it.each([
    [true, 'No payment was made, and you were not charged.'],
    [
      false,
      'Checkout canceled. Nothing was charged. If you paid in another window or app, your credits arrive within minutes.',
    ],
  ])('whose window is closed says no more than is known (asked just now: %s)', async (isFresh, text) => {
    await open({ ordered: () => Response.json(topup), found: { ...purchase, state: 'open', is_fresh: isFresh } })
    dismiss = () => {}
    await press()
    // jsdom fetches no scripts.
    window.Razorpay = Checkout as never
    await waitFor(() => {
      document.querySelector('script[src="/checkout.js"]')?.dispatchEvent(new Event('load'))
      dismiss()
      expect(screen.getByText(text)).toBeTruthy()
    })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText(text).parentElement))
    expect(scrolled).toHaveBeenCalledOnce()
  })
})
