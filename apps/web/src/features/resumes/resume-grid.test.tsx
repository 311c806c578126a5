// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ResumeGrid } from './resume-grid.tsx'
import { useResumes } from './resume-queries.ts'

const resume = (id: string, title: string) => ({
  id,
  title,
  template_name: 'classic',
  created_at: '2026-09-02T10:00:00Z',
  updated_at: '2026-11-18T10:00:00Z',
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function List({ onDeleted }: { onDeleted: () => void }) {
  const { resumes: data } = useResumes()
  if (!data) return null
  return (
    <ResumeGrid
      resumes={data}
      nameOfTemplate={() => 'Classic'}
      renderEditLink={(item) => <a href={`/editor/${item.id}`}>Edit</a>}
      onDeleted={onDeleted}
    />
  )
}

/** A server that holds two resumes, and refuses every change on demand. */
async function open({ refusing = false } = {}) {
  let kept = [resume('a', 'Alpha'), resume('b', 'Beta')]
  const changes: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(kept)
    changes.push(`${method} ${url}`)
    if (refusing) return Response.json({ detail: 'Busy.', code: 'unavailable', request_id: 'r' }, { status: 503 })
    if (method === 'DELETE') kept = kept.filter(({ id }) => !url.endsWith(id))
    else kept = kept.map((item) => (url.includes(`/${item.id}/`) ? { ...item, title: 'Gamma' } : item))
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(kept[0])
  })
  const onDeleted = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <List onDeleted={onDeleted} />
    </QueryClientProvider>,
  )
  await screen.findByText('Alpha')
  return { user: userEvent.setup(), changes, onDeleted }
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

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
