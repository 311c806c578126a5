// @vitest-environment jsdom
import { listPlans } from '@galley/contract/plans'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MonthlyPlan } from './monthly-plan.tsx'

const monthly = {
  id: 'monthly',
  name: 'Monthly',
  messages: 150,
  price: 799,
  currency: 'USD',
  display_price: '$7.99',
  interval: 'month',
}
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith(listPlans.path) ? Response.json({ plans: [monthly] }) : new Response(null, { status: 500 }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(props: { isIndia?: boolean; isRestricted?: boolean; status?: 'active' } = {}) {
  const { isIndia = false, isRestricted = false, status } = props
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MonthlyPlan
        plan={status ? { status, until: '2026-04-01T12:00:00Z' } : null}
        isIndia={isIndia}
        isRestricted={isRestricted}
        buying={{ kind: 'idle', remark: null }}
        onSubscribe={() => {}}
        refresh={async () => {}}
      />
    </QueryClientProvider>,
  )
  return screen.findByRole('region', { name: 'Monthly plan' })
}

it('says outside India why it cannot be had: the wallet cannot be charged every month', async () => {
  const plan = await open()
  expect(plan.textContent).toContain(
    'PayPal can’t be charged monthly, so this plan is available in India only. The packs above are one-time purchases.',
  )
  expect(within(plan).queryByRole('button')).toBeNull()
  expect(plan.textContent).not.toContain('a month.')
})
it('is sold in India', async () => {
  const plan = await open({ isIndia: true })
  expect(within(plan).getByRole('button', { name: 'Subscribe' })).toBeTruthy()
  expect(plan.textContent).not.toContain('PayPal')
})
it('is cancelled anywhere, once it was begun', async () => {
  const plan = await open({ status: 'active' })
  expect(within(plan).getByRole('button', { name: 'Cancel plan' })).toBeTruthy()
  expect(plan.textContent).not.toContain('PayPal')
})
