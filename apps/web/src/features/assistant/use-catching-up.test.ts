// @vitest-environment jsdom
// To the editor, a message of another page is an operation like any other.
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyChat, type ChatLine, type ChatState } from './chat-state.ts'
import type { EditorLink } from './editor-link.ts'
import { useCatchingUp } from './use-catching-up.ts'

afterEach(cleanup)

const review = { checked: [], claims: [], pages: { before: 1, after: 1 }, coverage: null }
const proposing: ChatLine = {
  kind: 'assistant',
  id: 'a1',
  content: 'Done.',
  claims: [],
  proposal: { base_latex: 'old', new_latex: 'new', decision: 'pending', review },
}

/** Catches up, and then stands as `after` says, while the editor's text is `latex`. */
function catchUp(after: Partial<ChatState>, latex = 'old') {
  const link = {
    read: () => ({ latex, jobDescription: '', ignoredTerms: [], ignoredFindings: [] }),
    operationStarted: vi.fn(),
    operationAnswered: vi.fn(),
    operationEnded: vi.fn(),
    spent: vi.fn(),
  } satisfies EditorLink
  const linked = { current: link }
  const shown = renderHook((state: ChatState) => useCatchingUp(state, linked), { initialProps: emptyChat })
  expect(link.operationStarted).not.toHaveBeenCalled()
  shown.rerender({ ...emptyChat, isCatchingUp: true })
  const operation: unknown = link.operationStarted.mock.calls[0]?.[0]
  expect([typeof operation, link.operationAnswered.mock.calls.length]).toEqual(['number', 0])
  shown.rerender({ ...emptyChat, ...after })
  expect(link.spent).toHaveBeenCalledOnce()
  return { offered: link.operationAnswered.mock.calls, operation }
}

it('locks the text, and offers what the answer proposes for it', () => {
  const { offered, operation } = catchUp({ lines: [proposing], arrived: 'a1' })
  expect(offered).toEqual([[operation, { latex: 'new', base: 'old', messageId: 'a1', review }]])
})

it.each<[string, Partial<ChatState>, string]>([
  ['the text is another one', { lines: [proposing], arrived: 'a1' }, 'newer'],
  ['nothing new came', { lines: [proposing] }, 'old'],
  ['it is words only', { lines: [{ ...proposing, proposal: null }], arrived: 'a1' }, 'old'],
])('unlocks it and offers nothing where %s', (_when, after, latex) => {
  const { offered, operation } = catchUp(after, latex)
  expect(offered).toEqual([[operation, null]])
})
