// @vitest-environment jsdom
// Letters and notes on the screen: the ways to a new one, what was left out, blanks, two texts of a conflict.
import type { DocumentContent, ResumeDocument } from '@galley/contract/documents'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { DocumentEditor } from './document-editor.tsx'
import { DocumentList } from './document-list.tsx'
import { NewDocumentDialog } from './new-document-dialog.tsx'

const profile: DocumentContent = { kind: 'linkedin', headline: 'Engineer', about: 'I care about [what?].' }
const stored = (more: Partial<ResumeDocument> = {}): ResumeDocument => ({
  id: 'd',
  kind: 'linkedin',
  title: 'LinkedIn profile',
  written_by: 'rules',
  version: 1,
  created_at: '2026-11-24T12:00:00Z',
  updated_at: '2026-11-24T12:00:00Z',
  content: profile,
  held_back: [],
  ...more,
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Answer = (method: string, url: string, body: unknown, headers: Headers) => Response
function serve(answer: Answer) {
  const sent: { method: string; url: string; body: unknown; headers: Headers }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : null
    sent.push({ method, url, body: parsed, headers: new Headers(headers) })
    return answer(method, url, parsed, new Headers(headers))
  })
  return sent
}
const show = (ui: React.ReactNode) => render(<QueryClientProvider client={new QueryClient()}>{ui}</QueryClientProvider>)
const refused = (status: number, code: string, more: object = {}) =>
  Response.json({ detail: 'No.', code, request_id: 'r', ...more }, { status })
const open = () => show(<DocumentEditor resumeId="r" documentId="d" listLink={<a href="/">All</a>} />)

it('an empty list offers the four kinds', async () => {
  serve(() => Response.json({ documents: [], writer: 'rules' }))
  const onNew = vi.fn()
  show(<DocumentList resumeId="r" linkTo={(_, __, content) => content} onNew={onNew} onLeft={vi.fn()} />)
  await userEvent.click(await screen.findByRole('button', { name: /^Thank-you note/ }))
  expect(onNew).toHaveBeenCalledWith('thank_you')
  expect(screen.getAllByRole('button')).toHaveLength(4)
})

it('the form reads employer and role from the posting, says what it costs, and sends a failure again under its key', async () => {
  let isBroken = true
  const sent = serve((method) => {
    if (method === 'GET') return Response.json({ documents: [], writer: 'model' })
    if (isBroken) return refused(503, 'not_written')
    return Response.json({ document: stored(), credits_deducted: true }, { status: 201 })
  })
  const onMade = vi.fn()
  const job = { jobDescription: 'Welder at Fjordworks\nRequirements: MIG', employer: '' }
  show(<NewDocumentDialog resumeId="r" job={job} kind="letter" onClose={vi.fn()} onMade={onMade} />)
  expect(screen.getByLabelText<HTMLInputElement>('Employer').value).toBe('Fjordworks')
  expect(screen.getByLabelText<HTMLInputElement>('Role').value).toBe('Welder')
  const write = await screen.findByRole('button', { name: 'Write it for 1 credit' })
  await userEvent.click(write)
  expect((await screen.findByRole('alert')).textContent).toContain('You were not charged')
  isBroken = false
  await userEvent.click(write)
  await vi.waitFor(() => expect(onMade).toHaveBeenCalledTimes(1))
  const keys = sent.flatMap(({ headers }) => headers.get('idempotency-key') ?? [])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('counts blanks and characters, and stores what is typed', async () => {
  const sent = serve((method) => Response.json(stored(method === 'PUT' ? { version: 2 } : {})))
  open()
  expect(await screen.findByText(/^1 blank to fill in\./)).toBeDefined()
  expect(screen.getByText('8 of 220 characters')).toBeDefined()
  const about = screen.getByLabelText('About')
  await userEvent.clear(about)
  await userEvent.type(about, 'Ships.')
  expect(screen.queryByText(/blank/)).toBeNull()
  await screen.findByText('Saved', {}, { timeout: 3_000 })
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { title: 'LinkedIn profile', content: { ...profile, about: 'Ships.' } },
  ])
  expect(sent.at(-1)?.headers.get('if-match')).toBe('"1"')
})

it('lists what was left out with its question', async () => {
  const claim = {
    code: 'number' as const,
    text: '90',
    where: null,
    question: 'Is there such a number?',
    isHeldBack: true,
  }
  serve(() => Response.json(stored({ held_back: [{ ...claim, sentence: 'I led 90 people.' }] })))
  open()
  const region = await screen.findByRole('region', { name: '1 sentence left out' })
  expect(within(region).getByText('“I led 90 people.”')).toBeDefined()
  expect(within(region).getByText('Is there such a number?')).toBeDefined()
})

it('shows both texts of a conflict, and goes on with the one that is chosen', async () => {
  const theirs = stored({ version: 7, content: { ...profile, about: 'Theirs.' } })
  serve((method) =>
    method === 'PUT' ? refused(409, 'document_conflict', { document: theirs }) : Response.json(stored()),
  )
  open()
  await userEvent.type(await screen.findByLabelText('About'), ' Mine.')
  const alert = await screen.findByRole('alert', {}, { timeout: 3_000 })
  expect(alert.textContent).toContain('Theirs.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('About').value).toContain('Mine.')
  await userEvent.click(within(alert).getByRole('button', { name: 'Use the other one' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('About').value).toBe('Theirs.')
})

it('says that a document is gone', async () => {
  serve(() => refused(404, 'not_found'))
  open()
  expect(await screen.findByText(/no longer here/)).toBeDefined()
})
