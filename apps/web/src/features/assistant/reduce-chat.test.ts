// The chat's transitions, and what must hold however they are mixed.
import type { ChatMessage } from '@galley/contract/assistant'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canStop, emptyChat, isAwaiting, type ChatEvent, type ChatState } from './chat-state.ts'
import { reduceChat } from './reduce-chat.ts'

const stored: ChatMessage = {
  id: 'a1',
  type: 'assistant',
  content: 'I moved your audits up.',
  timestamp: '2026-03-01T12:00:00.000Z',
  answers_claim: null,
  selected: null,
  outcome: null,
  attachments: [],
  claims: [],
  proposal: {
    base_latex: 'old',
    new_latex: 'new',
    decision: 'pending',
    review: { checked: ['tex'], claims: [], pages: { before: 1, after: 1 }, coverage: null },
  },
}
const asked: ChatMessage = {
  ...stored,
  id: 'u1',
  type: 'user',
  content: 'Shorten it',
  outcome: 'answered',
  proposal: null,
}
const ready = { kind: 'ready', id: 's1', assistant: 'offline' } as const

const from = (state: ChatState, ...events: ChatEvent[]): ChatState => events.reduce(reduceChat, state)
const started = (more: Partial<Extract<ChatEvent, { type: 'sessionStarted' }>> = {}): ChatEvent => ({
  type: 'sessionStarted',
  session: ready,
  messages: [],
  isAnswering: false,
  isTailoringDue: false,
  ...more,
})
const user = { kind: 'user' as const, id: 'u2', content: 'Hello', attachments: [] }
const reply = { kind: 'assistant' as const, id: 'a2', content: 'Hi', claims: [], proposal: null }
const sent = (operation = 1): ChatEvent => ({ type: 'messageSent', operation, line: user })
const text = (words: string, operation = 1): ChatEvent => ({ type: 'textReceived', operation, text: words })
const answered = (operation = 1): ChatEvent => ({ type: 'answered', operation, line: reply })
const outgoing = { key: 'key', body: { message: 'Hello', current_latex: 'x' } }
const failed = (operation = 1, isSessionOver = false): ChatEvent => ({
  type: 'failed',
  operation,
  trouble: { kind: 'trouble', content: 'Oh' },
  retry: isSessionOver ? null : outgoing,
  isSessionOver,
})
const open = from(emptyChat, started())
const waiting = from(open, sent())

describe('the session', () => {
  it('is not ready at first', () => expect(emptyChat.session.kind).toBe('initialising'))
  it('brings back what was said', () => {
    const state = from(emptyChat, started({ messages: [asked, stored] }))
    expect(state.session).toEqual(ready)
    expect(state.lines).toEqual([
      { kind: 'user', id: 'u1', content: 'Shorten it', attachments: [] },
      { kind: 'assistant', id: 'a1', content: stored.content, claims: [], proposal: stored.proposal },
    ])
  })
  it('shows an answer to the question about a claim with that claim', () => {
    const { lines } = from(
      emptyChat,
      started({ messages: [{ ...asked, content: 'yes', answers_claim: { text: 'Kafka' } }] }),
    )
    expect(lines).toEqual([{ kind: 'user', id: 'u1', content: 'Kafka: yes', attachments: [], answersClaim: 'Kafka' }])
  })
  it.each([
    ['stopped', 'Stopped, no credit deducted.'],
    ['failed', 'This message wasn’t answered. No credit was deducted.'],
  ] as const)('says what became of a message that was %s', (outcome, content) => {
    const { lines } = from(emptyChat, started({ messages: [{ ...asked, outcome }] }))
    expect(lines.slice(1)).toEqual([{ kind: 'note', id: 'u1-outcome', content }])
  })
  it('waits for an answer that is still being made, and then shows it', () => {
    const before = from(emptyChat, started({ messages: [asked], isAnswering: true }))
    expect(isAwaiting(before)).toBe(true)
    const after = from(before, started({ messages: [asked, stored] }))
    expect([isAwaiting(after), after.lines.length]).toEqual([false, 2])
  })
  it('tailors first only when nothing is being answered', () => {
    expect(from(emptyChat, started({ isTailoringDue: true })).isTailoringDue).toBe(true)
    expect(from(emptyChat, started({ isTailoringDue: true, isAnswering: true })).isTailoringDue).toBe(false)
  })
  it('has tailored first when that is answered, and not when it failed or was stopped, or something else was said', () => {
    const due = from(emptyChat, started({ isTailoringDue: true }))
    const asked: ChatEvent = { type: 'messageSent', operation: 1, line: user, isFirstTailoring: true }
    expect(from(due, asked, answered()).isTailoringDue).toBe(false)
    expect(from(due, asked, failed()).isTailoringDue).toBe(true)
    expect(from(due, asked, { type: 'stopped', operation: 1 }).isTailoringDue).toBe(true)
    expect(from(due, sent(), answered()).isTailoringDue).toBe(true)
  })
  it('says why it did not begin', () =>
    expect(from(emptyChat, { type: 'sessionFailed', content: 'No' })).toMatchObject({
      session: { kind: 'failed' },
      lines: [{ kind: 'trouble', content: 'No' }],
    }))
  it('begins anew with nothing on the screen', () =>
    expect(from(waiting, { type: 'sessionStarting' })).toEqual(emptyChat))
})

describe('a message', () => {
  it('stands in the chat at once, and waits', () => {
    expect(waiting.lines).toEqual([user])
    expect([waiting.pending?.stage, isAwaiting(waiting)]).toEqual(['thinking', true])
  })
  it('is answered word by word', () => {
    const typing = from(waiting, text('I '), text('moved'), { type: 'stageReached', operation: 1, stage: 'checking' })
    expect(typing.pending).toMatchObject({ operation: 1, text: 'I moved', stage: 'checking' })
    expect(from(typing, answered())).toMatchObject({ lines: [user, reply], pending: null })
  })
  it('that failed can be sent again without standing there twice', () => {
    const broken = from(waiting, failed())
    expect(broken).toMatchObject({ pending: null, retry: outgoing, lines: [user, { kind: 'trouble', content: 'Oh' }] })
    const again = from(broken, { type: 'messageSent', operation: 2, line: null })
    expect(again).toMatchObject({ retry: null, pending: { operation: 2 } })
    expect(again.lines).toEqual(broken.lines)
  })
  it('in a session that is over leaves it not ready', () =>
    expect(from(waiting, failed(1, true)).session.kind).toBe('failed'))
  it('that is stopped costs nothing, and says so', () =>
    expect(from(waiting, text('I '), { type: 'stopped', operation: 1 })).toMatchObject({
      pending: null,
      lines: [user, { kind: 'note', content: 'Stopped, no credit deducted.' }],
    }))
  describe('that was lost sight of', () => {
    const known = from(emptyChat, started({ messages: [asked, stored] }), sent())
    const lost = from(known, { type: 'lostSight', operation: 1, content: 'Lost', lost: outgoing })
    const stillAsked: ChatMessage = { ...asked, id: 'u9', content: 'Hello' }
    it('can be sent again where the server can’t be asked, and nothing is said of credits', () => {
      const state = from(lost, { type: 'sessionFailed', content: 'No' })
      expect(state).toMatchObject({ session: ready, retry: outgoing, lost: null, isCatchingUp: false })
      expect(state.lines.at(-1)?.content).toMatch(/^The connection was lost.*never answered, or charged, twice\.$/)
    })
    it('is waited for', () => expect(isAwaiting(lost)).toBe(true))
    it('is answered by what the server has, also later', () => {
      const later = from(lost, started({ messages: [asked, stored, stillAsked], isAnswering: true }))
      const done = from(later, started({ messages: [asked, stored, stillAsked, { ...stored, id: 'a9' }] }))
      expect([later.lost, isAwaiting(later)]).toEqual([outgoing, true])
      expect([done.lost, done.retry, done.lines.length]).toEqual([null, null, 4])
    })
    it.each([
      ['it has the question only', [asked, stored, stillAsked]],
      ['it never had it', [asked, stored]],
    ])('can be sent again where the server has no answer: %s', (_title, messages) => {
      const state = from(lost, started({ messages }))
      expect(state).toMatchObject({ retry: outgoing, lost: null, isCatchingUp: false })
      expect(state.lines.map(({ content }) => content).slice(2)).toEqual([
        'Hello',
        'Sorry, something went wrong... (No message credit deducted)',
      ])
    })
  })
  describe('from before this page was opened', () => {
    const before = from(emptyChat, started({ messages: [asked], isAnswering: true }))
    const stopping = from(before, { type: 'stopAsked' })
    const stopped = from(stopping, { type: 'stopReported', isStopped: true })
    const whatWasSaid = ({ lines }: ChatState) => lines.map(({ content }) => content)
    it('can be stopped, once', () => expect([before, stopping].map(canStop)).toEqual([true, false]))
    it('says so when the server has stopped it and has no answer', () =>
      expect(whatWasSaid(from(stopped, started({ messages: [asked] })))).toEqual([
        'Shorten it',
        'Stopped, no credit deducted.',
      ]))
    it('is answered where the answer was there before the stop', () => {
      const state = from(stopped, started({ messages: [asked, stored] }))
      expect([state.arrived, whatWasSaid(state)]).toEqual(['a1', ['Shorten it', stored.content]])
    })
    it('says nothing of a stop that the server did not confirm', () =>
      expect(
        whatWasSaid(from(stopping, { type: 'stopReported', isStopped: false }, started({ messages: [asked] }))),
      ).toEqual(['Shorten it']))
    it('can be stopped again where it goes on', () =>
      expect(canStop(from(stopping, { type: 'stopReported', isStopped: false }, started({ isAnswering: true })))).toBe(
        true,
      ))
    it('tells which answer came of it, and none that was there already', () => {
      expect(from(before, started({ messages: [asked, stored] })).arrived).toBe('a1')
      expect(from(emptyChat, started({ messages: [asked, stored] })).arrived).toBeNull()
    })
  })
  it.each<[string, ChatEvent]>([
    ['text', text('late')],
    ['an answer', answered()],
    ['a failure', failed()],
    ['a stop', { type: 'stopped', operation: 1 }],
  ])('takes nothing from %s that is late', (_title, event) => {
    const later = from(waiting, { type: 'stopped', operation: 1 }, sent(2))
    expect(reduceChat(later, event)).toBe(later)
  })
})

it('a decision is shown on its card', () => {
  const state = from(emptyChat, started({ messages: [asked, stored] }), {
    type: 'decided',
    messageId: 'a1',
    decision: 'accepted',
  })
  expect(state.lines[1]).toMatchObject({ proposal: { decision: 'accepted' } })
})

it('a proposal that waited for the text before is shown as replaced', () => {
  const other = { ...stored, id: 'a2' }
  const state = from(emptyChat, started({ messages: [asked, stored, other] }), {
    type: 'decided',
    messageId: 'a2',
    decision: 'accepted',
  })
  expect(state.lines[1]).toMatchObject({ proposal: { decision: 'replaced' } })
  expect(state.lines[2]).toMatchObject({ proposal: { decision: 'accepted' } })
})

describe('a proposal that is accepted in part', () => {
  const decided = (messageId: string, decision: 'partly' | 'accepted' | 'rejected'): ChatEvent => ({
    type: 'decided',
    messageId,
    decision,
  })
  const decisionsOf = ({ lines }: ChatState) =>
    lines.flatMap((line) => (line.kind === 'assistant' ? (line.proposal?.decision ?? []) : []))
  const two = from(emptyChat, started({ messages: [asked, stored, { ...stored, id: 'a2' }] }))
  it('replaces others with its first change', () =>
    expect(decisionsOf(from(two, decided('a2', 'partly')))).toEqual(['replaced', 'partly']))
  it('leaves one alone that was made after its first change', () => {
    const later = from(emptyChat, started({ messages: [asked, stored] }), decided('a1', 'partly'))
    const both = { ...later, lines: [...later.lines, ...two.lines.slice(-1)] }
    expect(decisionsOf(from(both, decided('a1', 'accepted')))).toEqual(['accepted', 'pending'])
  })
  it('was accepted, also where the others are rejected', () =>
    expect(decisionsOf(from(two, decided('a2', 'partly'), decided('a2', 'rejected')))).toEqual([
      'replaced',
      'accepted',
    ]))
  it('has nothing open any more once another one is accepted', () => {
    const later = from(emptyChat, started({ messages: [asked, stored] }), decided('a1', 'partly'))
    const both = { ...later, lines: [...later.lines, ...two.lines.slice(-1)] }
    expect(decisionsOf(from(both, decided('a2', 'accepted')))).toEqual(['accepted', 'accepted'])
  })
})

it('a conversation that is forgotten leaves nothing but the session', () =>
  expect(from(emptyChat, started({ messages: [asked, stored] }), { type: 'forgotten' })).toEqual(open))

const anyEvent: fc.Arbitrary<ChatEvent> = fc.oneof(
  fc.nat(3).map(sent),
  fc.nat(3).map((operation) => text('word', operation)),
  fc.nat(3).map(answered),
  fc.nat(3).map((operation) => failed(operation)),
  fc.nat(3).map((operation): ChatEvent => ({ type: 'stopped', operation })),
  fc.constantFrom<ChatEvent>(started(), started({ messages: [asked], isAnswering: true }), { type: 'sessionStarting' }),
)

it('names every line once, and never answers twice, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let state = open
      for (const event of events) {
        const next = reduceChat(state, event)
        if (event.type === 'answered' && state.pending?.operation !== event.operation) expect(next).toBe(state)
        const own = next.lines.filter(({ id }) => id.startsWith('own-')).map(({ id }) => id)
        expect(new Set(own).size).toBe(own.length)
        state = next
      }
    }),
  )
})

it('keeps the picture of a message when the conversation is fetched again', () => {
  const image = { name: 'photo.jpg', src: 'data:image/jpeg;base64,AAAA' }
  const line = { kind: 'user' as const, id: 'key', content: 'Shorten it', attachments: ['photo.jpg'], image }
  const sent = from({ ...emptyChat, session: ready }, { type: 'messageSent', operation: 1, line })
  const messages = [
    { ...asked, attachments: ['photo.jpg'] },
    { ...asked, id: 'u2', content: 'Other' },
  ]
  const again = from(sent, started({ messages }))
  expect(again.lines).toMatchObject([{ id: 'u1', image }, { id: 'u2' }])
  expect(again.lines[1]).not.toHaveProperty('image')
})
