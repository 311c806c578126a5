// @vitest-environment jsdom
// What was said is shown as it was said: as text.
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChatLog } from './chat-log.tsx'
import { emptyChat, type ChatLine, type ChatState } from './chat-state.ts'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ready: ChatState = { ...emptyChat, session: { kind: 'ready', id: 's1', assistant: 'offline' } }
const proposal = {
  base_latex: 'old',
  new_latex: 'new',
  decision: 'pending' as const,
  review: {
    checked: ['tex' as const, 'skill' as const],
    claims: [
      { code: 'skill' as const, text: 'Kubernetes', where: 'Skills', question: 'Have you used it?', isHeldBack: true },
    ],
    pages: { before: 2, after: 1 },
    coverage: { before: 0.4, after: 0.625 },
  },
}
const answered: Extract<ChatLine, { kind: 'assistant' }> = {
  kind: 'assistant',
  id: 'a1',
  content: 'Done.',
  claims: proposal.review.claims,
  proposal,
}

function show(state: Partial<ChatState>, latex = 'old', isLocked = false) {
  const spies = {
    onRetry: vi.fn(),
    onAnswer: vi.fn(),
    onIdea: vi.fn(),
    onTailorFirst: vi.fn(),
    onReview: vi.fn(),
    onDecide: vi.fn(),
    onRestore: vi.fn(),
    changesLeft: () => null,
  }
  render(<ChatLog state={{ ...ready, ...state }} latex={latex} isLocked={isLocked} {...spies} />)
  return { ...spies, user: userEvent.setup() }
}

it('shows the picture that was sent, and the name of one that is no longer here', () => {
  const sent = { kind: 'user', content: 'Like this' } as const
  const image = { name: 'photo.jpg', src: 'data:image/jpeg;base64,AAAA' }
  show({
    lines: [
      { ...sent, id: 'u1', attachments: ['photo.jpg', 'resume.pdf'], image },
      { ...sent, id: 'u2', attachments: ['older.jpg'] },
    ],
  })
  expect(screen.getByRole('img', { name: 'photo.jpg' }).getAttribute('src')).toBe(image.src)
  expect(screen.queryByText('photo.jpg')).toBeNull()
  expect(screen.getByText('resume.pdf')).toBeTruthy()
  expect(screen.getByText('older.jpg')).toBeTruthy()
})

it('shows a reply as plain text, whatever it holds', () => {
  const content = '<img src=x onerror=alert(1)> [a link](https://evil.example) https://evil.example **bold**'
  show({ lines: [{ kind: 'assistant', id: 'a1', content, claims: [], proposal: null }] })
  expect(screen.getByText(content)).toBeTruthy()
  expect([screen.queryByRole('link'), screen.queryByRole('img')]).toEqual([null, null])
})

it('leads a user without messages to where they are bought', () => {
  show({ lines: [{ kind: 'billing_prompt', id: 'own-0', content: "You've run out of AI messages!" }] })
  expect(screen.getByRole('link', { name: 'Click here to buy more messages' }).getAttribute('href')).toBe('/billing')
})

it('shows what is said while it is said, and what is being done', () => {
  show({ pending: { operation: 1, text: 'I moved', stage: 'checking', isFirstTailoring: false, hasArrived: true } })
  expect(screen.getByText('I moved')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Checking facts…')
})

describe('the first proposal for a job', () => {
  const prepare = () => screen.queryByRole('button', { name: 'Prepare the proposal for this job' })
  it('is prepared when it is asked for, while it is due', async () => {
    const { user, onTailorFirst } = show({ isTailoringDue: true })
    await user.click(prepare() as HTMLElement)
    expect(onTailorFirst).toHaveBeenCalledOnce()
  })
  it.each<[string, Partial<ChatState>]>([
    ['it is not due', {}],
    ['a reply is awaited', { isTailoringDue: true, isCatchingUp: true }],
    [
      'it can be tried again',
      { isTailoringDue: true, retry: { key: 'k', body: { message: 'x', current_latex: 'x' } } },
    ],
  ])('is not offered when %s', (_when, state) => {
    show(state)
    expect(prepare()).toBeNull()
  })
})

it('says that it stops, until it is known to have stopped', () => {
  show({ isCatchingUp: true, stop: 'asked' })
  expect(screen.getByRole('status').textContent).toBe('Stopping…')
})

it('asks what it would like to know also where it proposes nothing, and only with its latest answer', async () => {
  const asking = { ...answered, proposal: null }
  const { user, onAnswer } = show({ lines: [asking, { ...asking, id: 'a2' }] })
  await user.type(screen.getByLabelText('Your answer about Kubernetes'), 'yes{Enter}')
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('yes', 'Kubernetes')
})

describe('a proposal', () => {
  it('says what it changes in numbers, and what was checked', () => {
    show({ lines: [answered] })
    for (const text of ['2 → 1 page', '40% → 63%', 'LaTeX', 'skills', 'Waiting for you'])
      expect(screen.getByText(text)).toBeTruthy()
  })
  it('is reviewed, accepted and rejected by the page', async () => {
    const { user, onReview, onDecide } = show({ lines: [answered] })
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await user.click(screen.getByRole('button', { name: 'Accept All' }))
    await user.click(screen.getByRole('button', { name: 'Reject All' }))
    expect(onReview).toHaveBeenCalledWith('a1', proposal)
    expect(onDecide.mock.calls.map(([id, , decision]) => [id, decision])).toEqual([
      ['a1', 'accepted'],
      ['a1', 'rejected'],
    ])
  })
  it('for a text that is no longer there can only be rejected', () => {
    show({ lines: [answered] }, 'newer')
    expect(screen.queryByRole('button', { name: 'Accept All' })).toBeNull()
    expect(screen.getByText('Your text has changed since then.')).toBeTruthy()
  })
  it.each([
    ['accepted', 'Accepted'],
    ['rejected', 'Rejected'],
  ] as const)('that is %s says so, and asks nothing more', (decision, word) => {
    show({ lines: [{ ...answered, proposal: { ...proposal, decision } }] })
    expect(screen.getByText(word)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Accept All' })).toBeNull()
  })
  describe('that was accepted', () => {
    const accepted = { ...answered, proposal: { ...proposal, decision: 'accepted' as const } }
    const restore = () => screen.queryByRole('button', { name: 'Restore previous version' })
    it('gives the text before back', async () => {
      const { user, onRestore } = show({ lines: [accepted] }, 'new')
      await user.click(restore() as HTMLElement)
      expect(onRestore).toHaveBeenCalledExactlyOnceWith('old')
    })
    it('has nothing to give back where that text stands', () => {
      show({ lines: [accepted] }, 'old')
      expect(restore()).toBeNull()
    })
    it.each([
      ['a reply is awaited', { isCatchingUp: true }, false],
      ['another proposal is looked at', {}, true],
    ])('waits while %s', (_when, state, isLocked) => {
      show({ lines: [accepted], ...state }, 'new', isLocked)
      expect(restore()).toHaveProperty('disabled', true)
    })
  })
  it('asks about a claim, and says the answer in the chat', async () => {
    const { user, onAnswer } = show({ lines: [answered] })
    await user.type(screen.getByLabelText('Your answer about Kubernetes'), 'yes, at Northwind for deployments{Enter}')
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('yes, at Northwind for deployments', 'Kubernetes')
  })
})
