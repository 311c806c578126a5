// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '../testing/show-page.tsx'
import { keepSession, member } from '../testing/signed-in.ts'
import { DashboardPage } from './dashboard-page.tsx'

beforeEach(() => {
  keepSession(localStorage)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal('fetch', async (url: string) =>
    `${url}` === '/api/resumes/' ? Response.json([]) : Response.json({}, { status: 404 }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('asks of an empty dashboard what the New Resume button asks', async () => {
  const { place } = await showPage(DashboardPage, member)
  await screen.findByRole('heading', { name: 'No resumes yet' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Create Resume' }))
  const ways = within(await screen.findByRole('dialog', { name: 'New Resume' })).getAllByRole('listitem')
  // There is nothing to copy yet.
  expect(ways.map((way) => way.querySelector('span > span')?.textContent)).toEqual([
    'A file',
    'The form',
    'Blank LaTeX',
    'A sample',
  ])
  await user.click(screen.getByRole('button', { name: /^The form/ }))
  expect(place()).toBe('/create')
})
