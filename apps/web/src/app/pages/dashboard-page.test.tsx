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

const resume = { template_name: 'classic', created_at: '2026-09-02T10:00:00Z', updated_at: '2026-09-02T10:00:00Z' }
const application = { status: 'draft', employer: '', link: '', date: null }
const listOf = (copy: object) => [
  { ...resume, application, id: 'o', origin_id: 'o', title: 'Designer' },
  { ...resume, application, id: 'c', title: 'Designer – Acme', ...copy },
]
class Observer {
  observe = vi.fn()
  disconnect = vi.fn()
}

it('the card of a copy says how much its original changed, and leads to these changes', async () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async (url: string) => {
    if (`${url}` === '/api/resumes/') return Response.json(listOf({ origin_id: 'o' }))
    if (!`${url}`.endsWith('/origin-changes')) return Response.json({}, { status: 404 })
    return promise
  })
  await showPage(DashboardPage, member)
  // The list does not wait for it.
  await screen.findByRole('heading', { name: 'Designer – Acme' })
  expect(screen.queryByText(/changes in/)).toBeNull()
  resolve(Response.json([{ id: 'c', count: 3, title: 'Designer' }]))
  const link = await screen.findByRole('link', { name: '3 changes in “Designer” since: Designer – Acme' })
  expect(link.getAttribute('href')).toBe('/editor/c#changes')
  expect(screen.getAllByText('3 changes in “Designer” since')).toHaveLength(1)
})

it('asks for changes of originals where there is a copy only', async () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(`${url}`)
    return `${url}` === '/api/resumes/' ? Response.json(listOf({ origin_id: 'c' })) : Response.json({}, { status: 404 })
  })
  await showPage(DashboardPage, member)
  await screen.findByRole('heading', { name: 'Designer – Acme' })
  expect(asked.filter((url) => url.includes('origin-changes'))).toEqual([])
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
