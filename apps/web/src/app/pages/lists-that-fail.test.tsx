// @vitest-environment jsdom
// A list that does not come says so, and comes once it is asked for again.
import type { RouteComponent } from '@tanstack/react-router'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '../testing/show-page.tsx'
import { keepSession, member } from '../testing/signed-in.ts'
import { BillingPage } from './billing-page.tsx'
import { CreditsPage } from './credits-page.tsx'
import { DashboardPage } from './dashboard-page.tsx'

const at = '2026-03-01T12:00:00Z'
const answers: Record<string, unknown> = {
  '/resumes/': [
    {
      id: 'r1',
      title: 'My resume',
      template_name: 'classic',
      created_at: at,
      updated_at: at,
      origin_id: 'r1',
      application: { status: 'draft', employer: '', link: '', date: null },
    },
  ],
  '/subscriptions/current-subscription': {
    plan_id: 'free',
    plan_name: 'Free',
    status: 'active',
    message_quota: 10,
    messages_used: 3,
    current_period_end: null,
  },
  '/subscriptions/ledger': { entries: [], next: null },
  '/subscriptions/purchases': [],
  '/subscriptions/plans': { plans: [] },
}
let broken: string | null
let failure: () => Response

beforeEach(() => {
  broken = null
  keepSession(localStorage)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', async (url: string) => {
    const path = `${url}`.replace(/^\/api/, '').replace(/\?.*/, '')
    if (path === broken) return failure()
    return path in answers ? Response.json(answers[path]) : Response.json({}, { status: 404 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const refused = () => Response.json({ detail: 'No.', code: 'not_found' }, { status: 404 })
const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

it.each<[string, RouteComponent, string, () => Response, string, string | RegExp]>([
  ['resumes', DashboardPage, '/resumes/', refused, 'Your resumes could not be loaded.', 'My resume'],
  ['resumes', DashboardPage, '/resumes/', unreachable, 'Your resumes could not be loaded.', 'My resume'],
  [
    'the credit history',
    CreditsPage,
    '/subscriptions/ledger',
    unreachable,
    'Your credit history could not be loaded.',
    /^No activity/,
  ],
  ['the balance', CreditsPage, '/subscriptions/current-subscription', refused, 'No.', '7'],
  [
    'the balance',
    CreditsPage,
    '/subscriptions/current-subscription',
    unreachable,
    'Failed to fetch current subscription',
    '7',
  ],
  ['purchases', BillingPage, '/subscriptions/purchases', refused, 'Your purchases could not be loaded.', ''],
  ['the monthly plan', BillingPage, '/subscriptions/plans', refused, 'The monthly plan could not be loaded.', ''],
])('%s', async (_title, page, path, how, sentence, afterwards) => {
  broken = path
  failure = how
  await showPage(page, member)
  const said = await screen.findByText(sentence, {}, { timeout: 8_000 })
  broken = null
  await userEvent.click(within(said.closest<HTMLElement>('[role="alert"]')!).getByRole('button', { name: 'Retry' }))
  await vi.waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  if (afterwards !== '') await screen.findByText(afterwards)
})
