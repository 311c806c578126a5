// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '../../ui/toaster.tsx'
import { daysUntil, TrashList } from './trash-list.tsx'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs - 60_000).toISOString()
const trashed = (id: string, title: string, days: number) => ({
  id,
  title,
  template_name: 'classic',
  deleted_at: inDays(days - 30),
  removed_at: inDays(days),
})

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() })),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Refusal = { status: number; code: string }

async function open({ refusal, broken = false }: { refusal?: Refusal; broken?: boolean } = {}) {
  let kept = [trashed('a', 'Alpha', 12), trashed('b', 'Beta', 1)]
  const changes: string[] = []
  const state = { broken }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET' && state.broken) return Response.json({ detail: 'No.', code: 'not_found' }, { status: 404 })
    if (method === 'GET') return Response.json(kept)
    changes.push(`${method} ${url}`)
    if (refusal)
      return Response.json({ detail: 'No.', code: refusal.code, request_id: 'r' }, { status: refusal.status })
    kept = kept.filter(({ id }) => !url.includes(`/${id}/`))
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({})
  })
  const onLeft = vi.fn()
  const onDeleted = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TrashList nameOfTemplate={() => 'Classic'} onLeft={onLeft} onDeleted={onDeleted} />
      <Toaster />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), changes, onLeft, onDeleted, state }
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const isListed = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected))

it('lists what was deleted, with the days that are left', async () => {
  await open()
  await isListed('Alpha', 'Beta')
  expect(screen.getByText('12 days left')).toBeTruthy()
  expect(screen.getByText('1 day left')).toBeTruthy()
})

it('counts a part of a day as one, and never below none', () => {
  const now = Date.parse('2026-03-01T12:00:00Z')
  expect(daysUntil('2026-03-31T12:00:00Z', now)).toBe(30)
  expect(daysUntil('2026-03-01T12:00:01Z', now)).toBe(1)
  expect(daysUntil('2026-02-01T12:00:00Z', now)).toBe(0)
})

it('restores one, says so, and moves the focus on', async () => {
  const { user, changes, onLeft } = await open()
  await user.click(await screen.findByRole('button', { name: 'Restore Alpha' }))
  await isListed('Beta')
  expect(changes).toEqual(['POST /api/resumes/a/restore'])
  expect(await screen.findByText('“Alpha” is back among your resumes.')).toBeTruthy()
  expect(onLeft).toHaveBeenCalledOnce()
})

it('says why one is not restored, and keeps it', async () => {
  const { user } = await open({ refusal: { status: 409, code: 'resume_limit' } })
  await user.click(await screen.findByRole('button', { name: 'Restore Alpha' }))
  expect(await screen.findByText(/limit of 200 resumes/)).toBeTruthy()
  expect(titles()).toEqual(['Alpha', 'Beta'])
})

it('asks before it deletes for good', async () => {
  const { user, changes, onDeleted } = await open()
  await user.click(await screen.findByRole('button', { name: 'Delete for good: Beta' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText('“Beta” and its version history cannot be brought back.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect([changes, onDeleted.mock.calls]).toEqual([[], []])
  await user.click(screen.getByRole('button', { name: 'Delete for good: Beta' }))
  await user.click(screen.getByRole('button', { name: 'Delete for good' }))
  await isListed('Alpha')
  expect(changes).toEqual(['DELETE /api/resumes/b/trash'])
  expect(onDeleted.mock.calls).toEqual([['b']])
})

it('says that it could not be loaded, and loads it when asked again', async () => {
  const { user, state } = await open({ broken: true })
  expect((await screen.findByRole('alert')).textContent).toContain('The trash could not be loaded.')
  state.broken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await isListed('Alpha', 'Beta')
})
