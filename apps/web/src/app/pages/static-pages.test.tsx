// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '../testing/show-page.tsx'
import { visitor } from '../testing/signed-in.ts'
import { ContactPage, PrivacyPage, RefundPage, TermsPage } from './static-pages.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['Contact', ContactPage, ['Support answers within 48 hours']],
  ['Privacy', PrivacyPage, ['within 48 hours']],
  [
    'Terms',
    TermsPage,
    ['Users must not share accounts', 'Unused credits do not expire', 'Used credits are not refundable'],
  ],
  [
    'Refunds',
    RefundPage,
    [
      'reviewed in 3-5 business days',
      'processed in 10-14 business days',
      'Unused credits do not expire',
      'Used credits are not refundable',
      'Refunds are possible for duplicate charges',
      'within 48 hours',
    ],
  ],
])('%s says what the policy is', async (title, page, statements) => {
  await showPage(page, visitor)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
  const text = screen.getByRole('article').textContent
  for (const statement of statements) expect(text).toContain(statement)
})

it('can be written to from where it says so', async () => {
  await showPage(ContactPage, visitor)
  const link = await screen.findByRole('link', { name: 'support@galley.example' })
  expect(link.getAttribute('href')).toBe('mailto:support@galley.example')
})
