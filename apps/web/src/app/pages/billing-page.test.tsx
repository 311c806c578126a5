// @vitest-environment jsdom
import { listPurchases } from '@galley/contract/billing'
import { getSubscription } from '@galley/contract/credits'
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
const broken = () => Response.json({ detail: 'No.', code: 'internal', request_id: 'r' }, { status: 500 })

interface Server {
  left?: number
  balance?: () => Response
  country?: () => Response
  offered?: () => Response
  indiaOnly?: boolean
}

function open({ left = 10, balance, country, offered, indiaOnly = false }: Server = {}) {
  const subscription = {
    plan_id: 'free',
    plan_name: 'Free',
    status: 'active',
    message_quota: 10,
    messages_used: 10 - left,
    current_period_end: null,
  }
  const answers: Record<string, () => Response> = {
    [`/api${getSubscription.path}`]: balance ?? (() => Response.json(subscription)),
    [`/api${detectCountry.path}`]: country ?? (() => Response.json(india)),
    '/api/pricing/packs/IN': offered ?? (() => Response.json({ packs })),
    [`/api${getPaymentRestriction.path}`]: () => Response.json({ india_only: indiaOnly }),
    [`/api${listPurchases.path}`]: () => Response.json([]),
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
