// @vitest-environment jsdom
import { listPurchases } from '@galley/contract/billing'
import { getSubscription } from '@galley/contract/credits'
import { cancelSubscription, listPlans } from '@galley/contract/plans'
import { detectCountry, getPaymentRestriction } from '@galley/contract/pricing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
const broken = () => Response.json({ detail: 'No.', code: 'internal', request_id: 'r' }, { status: 500 })

interface Server {
  left?: number
  balance?: () => Response
  country?: () => Response
  offered?: () => Response
  indiaOnly?: boolean
  /** What this person has of the monthly plan. */
  plan?: 'active' | 'cancelled' | 'past_due'
}

function open({ left = 10, balance, country, offered, indiaOnly = false, plan }: Server = {}) {
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
    [`/api${getPaymentRestriction.path}`]: () => Response.json({ india_only: indiaOnly }),
    [`/api${listPurchases.path}`]: () => Response.json([]),
    [`/api${listPlans.path}`]: () => Response.json({ plans: [monthly] }),
    [`/api${cancelSubscription.path}`]: () => {
      subscription.status = 'cancelled'
      return Response.json(subscription)
    },
  }
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[new URL(url, 'http://localhost').pathname]
    return answer ? answer() : broken()
  })
  return showPage(BillingPage, member)
}

beforeEach(() => {
  localStorage.clear()
  keepSession(localStorage)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the overview', () => {
  it.each([
    [10, null, null],
    [7, null, null],
    [6, 'Running low? Buy more messages!', 'Almost out! Buy more messages now.'],
    [4, 'Running low? Buy more messages!', 'Almost out! Buy more messages now.'],
    [3, 'Almost out! Buy more messages now.', 'Running low? Buy more messages!'],
    [0, 'Almost out! Buy more messages now.', 'Running low? Buy more messages!'],
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
    screen.getByRole('button', { name: 'Try again' }).click()
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
    ['active', 'Active. The next month is charged on April 1, 2026.', true],
    ['cancelled', 'Cancelled. It lasts until April 1, 2026, and nothing more is charged.', false],
    ['past_due', 'The month from April 1, 2026 could not be charged. It is tried again; your messages stay.', true],
  ] as const)('that is %s says so', async (state, text, canCancel) => {
    await open({ plan: state })
    const plan = await screen.findByRole('region', { name: 'Monthly plan' })
    expect(within(plan).getByText(text)).toBeTruthy()
    expect(within(plan).queryByRole('button', { name: 'Subscribe' })).toBeNull()
    expect(within(plan).queryByRole('button', { name: 'Cancel plan' }) !== null).toBe(canCancel)
  })
  it('is cancelled after a question', async () => {
    await open({ plan: 'active' })
    ;(await screen.findByRole('button', { name: 'Cancel plan' })).click()
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('It lasts until April 1, 2026, nothing more is charged')
    within(question).getByRole('button', { name: 'Cancel plan' }).click()
    await screen.findByText(/^Cancelled\./)
  })
})
