// @vitest-environment jsdom
import { emptyResumeData } from '@galley/contract/resume-data'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyEditor, type EditorState } from '../state/editor-state.ts'
import { VersionHistory } from './version-history.tsx'

beforeEach(() => {
  // jsdom measures nothing.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const [resumeId, first, second] = ['01', '02', '03'].map((n) => `7d3c9e52-38a8-4c56-9f0b-4d1f3f6c0a${n}`) as [
  string,
  string,
  string,
]
const texts: Record<string, string> = { [first]: 'Ran the shop.', [second]: 'Ran two shops.' }
const item = (id: string, more: object = {}) => ({
  id,
  reason: 'editing',
  author: 'you',
  name: null,
  words_added: null,
  words_removed: null,
  written_at: '2026-02-21T10:00:00Z',
  created_at: '2026-02-21T10:05:00Z',
  ...more,
})
const two = [
  item(second, { reason: 'before_proposal', author: 'assistant', words_added: 12, words_removed: 1 }),
  item(first, { name: 'Sent to Acme', written_at: '2026-02-20T10:00:00Z' }),
]
const stored = (latex_content: string, version: number) => ({
  id: resumeId,
  title: 'CV',
  template_name: 'classic',
  created_at: '2026-02-01T10:00:00Z',
  updated_at: '2026-02-22T10:00:00Z',
  origin_id: resumeId,
  application: { status: 'draft', employer: '', link: '', date: null },
  resume_data: emptyResumeData(),
  latex_content,
  job_description: null,
  version,
})

interface Options {
  versions?: object[]
  state?: Partial<EditorState>
  isDown?: boolean
  /** What the server refuses a write with. */
  refusal?: { status: number; code: string; current?: object }
}

function open({ versions = two, state = {}, isDown = false, refusal }: Options = {}) {
  const asked: { method: string; url: string; body: unknown; base: string | null }[] = []
  const refuse = ({ status, ...more }: Options['refusal'] & object) =>
    Response.json({ detail: 'No.', request_id: 'r', ...more }, { status })
  const write = (url: string, id: string, { method = '', body, headers }: RequestInit) => {
    const sent = typeof body === 'string' ? (JSON.parse(body) as { name: string }) : null
    asked.push({ method, url, body: sent, base: new Headers(headers).get('if-match') })
    if (refusal) return refuse(refusal)
    if (url.endsWith('/restore')) return Response.json(stored(texts[id] ?? '', 4))
    return Response.json(item(id || first, { name: sent?.name }), { status: method === 'POST' ? 201 : 200 })
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (isDown) return refuse({ status: 503, code: 'unavailable' })
    const id = url.split('/').find((part) => texts[part] !== undefined) ?? ''
    if (init.method !== undefined && init.method !== 'GET') return write(url, id, init)
    return Response.json(id === '' ? versions : { ...item(id), latex_content: texts[id] })
  })
  const spies = { onClose: vi.fn(), onRestored: vi.fn(), dispatch: vi.fn(), save: vi.fn(async () => {}) }
  const shown = { ...emptyEditor(), resumeId, version: 3, currentLatex: 'Ran three shops.', ...state }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })}>
      <VersionHistory resumeId={resumeId} state={shown} {...spies} />
    </QueryClientProvider>,
  )
  return { ...spies, asked, user: userEvent.setup() }
}
const restore = () => screen.findByRole('button', { name: 'Restore' })

it('lists the versions by day, with name, time, author, words and reason', async () => {
  open()
  await restore()
  const list = within(screen.getByRole('region', { name: 'Versions' }))
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Saturday, February 21',
    'Friday, February 20',
  ])
  const [newest, oldest] = list.getAllByRole('button')
  expect(newest?.textContent).toMatch(/Assistant.*12 words added, 1 removed.*Before accepting a proposal/)
  expect(newest?.getAttribute('aria-current')).toBe('true')
  expect(oldest?.textContent).toMatch(/^Sent to Acme.*You$/)
})

it('shows the newest against the text as it stands, and restores it on the version that the editor knows', async () => {
  const { user, dispatch, onRestored, asked, save } = open()
  await user.click(await restore())
  expect(screen.getByText('Restoring: 1 line changed.')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'What restoring would change' })).toBeTruthy()
  expect(asked).toMatchObject([{ method: 'POST', url: expect.stringContaining(`${second}/restore`), base: '"3"' }])
  await vi.waitFor(() => expect(onRestored).toHaveBeenCalledExactlyOnceWith('Ran three shops.'))
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'versionRestored', stored: stored('Ran two shops.', 4) })
  expect(save).toHaveBeenCalledOnce()
})

it('restores an older one', async () => {
  const { user, asked } = open()
  await restore()
  await user.click(screen.getByRole('button', { name: /Sent to Acme/ }))
  await user.click(await restore())
  expect(asked[0]?.url).toContain(`${first}/restore`)
})

it('takes over the text that was saved elsewhere meanwhile, and says so', async () => {
  const current = stored('From another tab.', 9)
  const { user, dispatch, onRestored } = open({ refusal: { status: 409, code: 'version_conflict', current } })
  await user.click(await restore())
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This resume was changed somewhere else/)
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'saveConflicted', stored: current })
  expect(onRestored).not.toHaveBeenCalled()
})

it.each([
  ['it is the text that stands', { currentLatex: 'Ran two shops.' }, 'Same as your current text.'],
  [
    'the text is locked',
    { aiOperationInProgress: true },
    'Unavailable while the assistant is working or a proposal is waiting for you.',
  ],
  ['the text is not saved yet', { revision: 1 }, /^Your latest changes are being saved/],
])('restores nothing where %s', async (_when, state, sentence) => {
  open({ state })
  expect(await restore()).toHaveProperty('disabled', true)
  expect(screen.getByText(sentence)).toBeTruthy()
})

it('names the version that is shown, and takes its name away', async () => {
  const { user, asked } = open()
  await restore()
  await user.click(screen.getByRole('button', { name: /Sent to Acme/ }))
  const field = await screen.findByRole('textbox', { name: 'Name of this version' })
  expect(screen.queryByRole('button', { name: 'Save name' })).toBeNull()
  await user.clear(field)
  await user.type(field, '{Enter}')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ method: 'PUT', url: expect.stringContaining(`${first}/name`), body: { name: '' } })
})

it('names the current text, once it is saved', async () => {
  const { user, asked } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Name the current version' }), ' Sent to Beta {Enter}')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ method: 'POST', body: { name: 'Sent to Beta' }, base: '"3"' })
  cleanup()
  open({ state: { revision: 1 } })
  await user.type(await screen.findByRole('textbox', { name: 'Name the current version' }), 'x')
  expect(screen.getByRole('button', { name: 'Name it' })).toHaveProperty('disabled', true)
})

it('says why a name is refused', async () => {
  const { user } = open({ refusal: { status: 409, code: 'version_limit' } })
  await user.type(await screen.findByRole('textbox', { name: 'Name the current version' }), 'x{Enter}')
  expect(await screen.findByText(/^You have reached the limit of 100 named versions/)).toBeTruthy()
})

it('says that nothing is kept yet', async () => {
  open({ versions: [] })
  expect(await screen.findByText(/^No versions yet/)).toBeTruthy()
})

it('says that they can’t be had', async () => {
  open({ isDown: true })
  expect(await screen.findByText('The version history could not be loaded.')).toBeTruthy()
})
