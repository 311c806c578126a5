// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { VersionHistory } from './version-history.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const resumeId = '7d3c9e52-38a8-4c56-9f0b-4d1f3f6c0a01'
const first = '7d3c9e52-38a8-4c56-9f0b-4d1f3f6c0a02'
const second = '7d3c9e52-38a8-4c56-9f0b-4d1f3f6c0a03'
const texts: Record<string, string> = { [first]: 'Ran the shop.', [second]: 'Ran two shops.' }
const item = (id: string) => ({ id, reason: 'before_proposal', created_at: '2026-11-21T10:00:00Z' })

function open({ versions = [second, first], latex = 'Ran three shops.', isLocked = false, isDown = false } = {}) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (isDown) return Response.json({ detail: 'No.', code: 'unavailable', request_id: 'r' }, { status: 503 })
    const id = url.split('/').at(-1) ?? ''
    return Response.json(texts[id] === undefined ? versions.map(item) : { ...item(id), latex_content: texts[id] })
  })
  const handlers = { onClose: vi.fn(), onRestore: vi.fn() }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })}>
      <VersionHistory resumeId={resumeId} latex={latex} isLocked={isLocked} {...handlers} />
    </QueryClientProvider>,
  )
  return { ...handlers, user: userEvent.setup() }
}
const restore = () => screen.findByRole('button', { name: 'Restore' })

it('shows the newest against the text as it stands, and restores it', async () => {
  const { user, onRestore } = open()
  await user.click(await restore())
  expect(screen.getByText('Restoring: 1 line changed.')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'What restoring would change' })).toBeTruthy()
  expect(onRestore).toHaveBeenCalledExactlyOnceWith('Ran two shops.')
})

it('restores an older one', async () => {
  const { user, onRestore } = open()
  await restore()
  await user.click(screen.getAllByRole('button', { name: /Before accepting a proposal/ })[1] as HTMLElement)
  await user.click(await restore())
  expect(onRestore).toHaveBeenCalledExactlyOnceWith('Ran the shop.')
})

it.each([
  ['it is the text that stands', { latex: 'Ran two shops.' }, 'Same as your current text.'],
  [
    'the text is locked',
    { isLocked: true },
    'Unavailable while the assistant is working or a proposal is waiting for you.',
  ],
])('restores nothing where %s', async (_when, state, sentence) => {
  open(state)
  expect(await restore()).toHaveProperty('disabled', true)
  expect(screen.getByText(sentence)).toBeTruthy()
})

it('says that nothing is kept yet', async () => {
  open({ versions: [] })
  expect(await screen.findByText(/^No versions yet/)).toBeTruthy()
})

it('says that they can’t be had', async () => {
  open({ isDown: true })
  expect(await screen.findByText('The version history could not be loaded.')).toBeTruthy()
})
