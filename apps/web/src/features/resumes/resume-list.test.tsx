// @vitest-environment jsdom
import type { Application, ResumeListItem } from '@galley/contract/resumes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '../../ui/toaster.tsx'
import { ResumeList } from './resume-list.tsx'
import { useResumes } from './resume-queries.ts'

const resume = (id: string, title: string): ResumeListItem => ({
  id,
  title,
  template_name: 'classic',
  created_at: '2026-09-02T10:00:00Z',
  updated_at: '2026-11-18T10:00:00Z',
  origin_id: id,
  application: { status: 'draft', employer: '', link: '', date: null },
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.hasPointerCapture = () => false
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function List({ onDeleted }: { onDeleted: () => void }) {
  const { resumes: data } = useResumes()
  if (!data) return null
  return (
    <ResumeList
      resumes={data}
      nameOfTemplate={() => 'Classic'}
      renderPage={() => null}
      renderEditLink={(item) => <a href={`/editor/${item.id}`}>Edit</a>}
      renderOriginChanges={({ id }) => `Changes of ${id}`}
      renderDownloads={() => null}
      onTailored={vi.fn()}
      onOpenDocuments={vi.fn()}
      onDeleted={onDeleted}
    />
  )
}

/** A server that holds two resumes, and refuses every change on demand. */
async function open({ refusing = false, search = () => Response.json({ ids: ['b'] }) } = {}) {
  let kept = [resume('a', 'Alpha'), resume('b', 'Beta')]
  const changes: string[] = []
  let sent: unknown
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.includes('/search')) return search()
    if (method === 'GET') return Response.json(kept)
    changes.push(`${method} ${url}`)
    sent = typeof body === 'string' ? JSON.parse(body) : undefined
    if (refusing) return Response.json({ detail: 'Busy.', code: 'unavailable', request_id: 'r' }, { status: 503 })
    if (url.endsWith('/duplicate')) kept = [...kept, { ...resume('c', 'Alpha (copy)'), origin_id: 'a' }]
    else if (url.endsWith('/application'))
      kept = kept.map((item) => (url.includes(`/${item.id}/`) ? { ...item, application: sent as Application } : item))
    else if (method === 'DELETE') kept = kept.filter(({ id }) => !url.endsWith(id))
    else kept = kept.map((item) => (url.includes(`/${item.id}/`) ? { ...item, title: 'Gamma' } : item))
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(kept.at(-1))
  })
  const onDeleted = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <List onDeleted={onDeleted} />
      <Toaster />
    </QueryClientProvider>,
  )
  await screen.findByText('Alpha')
  return { user: userEvent.setup(), changes, onDeleted, lastSent: () => sent }
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

it('shows title, template and both dates of each resume', async () => {
  await open()
  const card = within(screen.getAllByRole('listitem')[0]!)
  for (const text of ['Alpha', 'Classic', 'Sep 2, 2026', 'Nov 18, 2026']) expect(card.getByText(text)).toBeTruthy()
})

it('renames a resume, and sends the name to the server', async () => {
  const { user, changes } = await open()
  await user.click(screen.getByRole('button', { name: 'Rename Alpha' }))
  await user.keyboard('Gamma{Enter}')
  await waitFor(() => expect(titles()).toEqual(['Gamma', 'Beta']))
  expect(changes).toEqual(['PUT /api/resumes/a/title?new_title=Gamma'])
})

it('puts the old title back without a word when the server refuses', async () => {
  const { user, changes } = await open({ refusing: true })
  await user.click(screen.getByRole('button', { name: 'Rename Alpha' }))
  await user.keyboard('Gamma{Enter}')
  await waitFor(() => expect(changes).toHaveLength(1))
  await waitFor(() => expect(titles()).toEqual(['Alpha', 'Beta']))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('asks before it deletes, and takes no for an answer', async () => {
  const { user, changes } = await open()
  await user.click(screen.getByRole('button', { name: 'Delete Beta' }))
  expect(within(screen.getByRole('alertdialog')).getByText('Are you sure you want to delete this resume?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(changes).toEqual([])
  expect(titles()).toEqual(['Alpha', 'Beta'])
})

it('deletes what it was told to', async () => {
  const { user, changes, onDeleted } = await open()
  await user.click(screen.getByRole('button', { name: 'Delete Beta' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(titles()).toEqual(['Alpha']))
  expect(changes).toEqual(['DELETE /api/resumes/b'])
  expect(onDeleted).toHaveBeenCalledOnce()
})

it('brings a resume back without a word when its deletion is refused', async () => {
  const { user, changes } = await open({ refusing: true })
  await user.click(screen.getByRole('button', { name: 'Delete Beta' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(changes).toHaveLength(1))
  await waitFor(() => expect(titles()).toEqual(['Alpha', 'Beta']))
})

it('duplicates a resume from its menu, and lists the copy', async () => {
  const { user, changes } = await open()
  await user.click(screen.getByRole('button', { name: 'More for Alpha' }))
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
  await waitFor(() => expect(titles()).toContain('Alpha (copy)'))
  expect(changes).toEqual(['POST /api/resumes/a/duplicate'])
  expect(await screen.findByText('“Alpha (copy)” is in your list.')).toBeTruthy()
})

it('says so when it could not be duplicated', async () => {
  const { user } = await open({ refusing: true })
  await user.click(screen.getByRole('button', { name: 'More for Alpha' }))
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
  expect(await screen.findByText('The resume could not be duplicated. Please try again.')).toBeTruthy()
})

it('stores the application, shows it on the card, and filters by it', async () => {
  const { user, changes, lastSent } = await open()
  await user.click(screen.getByRole('button', { name: 'Application with Alpha: Draft' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Status'), 'Interview')
  await user.type(dialog.getByLabelText('Employer'), 'Acme')
  await user.type(dialog.getByLabelText('Link to the posting'), 'acme.example/jobs')
  await user.type(dialog.getByLabelText('Date'), '2026-03-01')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Application with Alpha: Interview' })
  expect(changes).toEqual(['PUT /api/resumes/a/application'])
  expect(lastSent()).toEqual({
    status: 'interview',
    employer: 'Acme',
    link: 'https://acme.example/jobs',
    date: '2026-03-01',
  })
  expect(screen.getByRole('link', { name: 'acme.example: posting of Acme' }).getAttribute('href')).toBe(
    'https://acme.example/jobs',
  )
  expect(screen.getByText('Mar 1, 2026')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Status of the application'), 'Interview')
  expect(titles()).toEqual(['Alpha'])
})

it('keeps the dialog open, and says so, when the application is not stored', async () => {
  const { user } = await open({ refusing: true })
  await user.click(screen.getByRole('button', { name: 'Application with Alpha: Draft' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toContain('could not be saved')
})

it('finds by title at once, by text from the server, and offers the way back from nothing', async () => {
  const { user } = await open()
  const search = screen.getByLabelText('Search your resumes')
  await user.type(search, 'alp')
  expect(titles()).toContain('Alpha')
  await user.clear(search)
  await user.type(search, 'python')
  await waitFor(() => expect(titles()).toEqual(['Beta']))
  await user.selectOptions(screen.getByLabelText('Status of the application'), 'Offer')
  await user.click(screen.getByRole('button', { name: 'Show all resumes' }))
  expect(titles()).toEqual(['Alpha', 'Beta'])
})

it('says that the texts could not be searched, and searches them when asked again', async () => {
  let isDown = true
  const down = () => Response.json({ detail: 'Busy.', code: 'unavailable', request_id: 'r' }, { status: 503 })
  const { user } = await open({ search: () => (isDown ? down() : Response.json({ ids: ['b'] })) })
  await user.type(screen.getByLabelText('Search your resumes'), 'python')
  await screen.findByText(/texts of your resumes could not be searched/, {}, { timeout: 5000 })
  expect(screen.queryByText('No resume matches.')).toBeNull()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(titles()).toEqual(['Beta']))
})

it('has a line for changes of its original on the card of each copy, and on no other', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'More for Alpha' }))
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
  await waitFor(() => expect(titles()).toContain('Alpha (copy)'))
  expect(screen.queryAllByText(/Changes of/).map((line) => line.textContent)).toEqual(['Changes of c'])
})
