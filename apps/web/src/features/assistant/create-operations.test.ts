// @vitest-environment jsdom
// One message from being sent to what the editor and the chat are told of it.
import type { MessageAnswer } from '@galley/contract/assistant'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AskResult } from './ask-assistant.ts'
import { emptyChat, type ChatEvent, type ChatState, type Outgoing } from './chat-state.ts'
import { createOperations } from './create-operations.ts'
import type { ProposedText } from './editor-link.ts'
import { reduceChat } from './reduce-chat.ts'

const answer = (more: Partial<MessageAnswer> = {}): AskResult => ({
  kind: 'answered',
  answer: {
    success: true,
    response: 'Done.',
    patch_data: { type: 'full_latex', new_latex: 'new' },
    error: null,
    credits_deducted: true,
    message: null,
    ...more,
  },
})

function chatThat() {
  const latest: { current: ChatState } = { current: emptyChat }
  const dispatch = (event: ChatEvent) => void (latest.current = reduceChat(latest.current, event))
  dispatch({
    type: 'sessionStarted',
    session: { kind: 'ready', id: 's1', assistant: 'offline' },
    messages: [],
    isAnswering: false,
    isTailoringDue: false,
  })
  const told: string[] = []
  const proposals: (ProposedText | null)[] = []
  const sent: Outgoing[] = []
  const settle: ((result: AskResult) => Promise<void>)[] = []
  let resyncs = 0
  const operations = createOperations({
    latest,
    link: {
      current: {
        read: () => ({ latex: 'text', jobDescription: 'Nurse' }),
        operationStarted: () => told.push('started'),
        operationAnswered: (_operation, proposal) => {
          told.push('answered')
          proposals.push(proposal)
        },
        operationEnded: (_operation, how) => told.push(how),
        spent: () => told.push('spent'),
      },
    },
    dispatch,
    resync: () => (resyncs += 1),
    tellStopped: (id) => told.push(`stop ${id}`),
    ask: ({ outgoing }) => {
      sent.push(outgoing)
      return new Promise((resolve) =>
        settle.push(async (result) => {
          resolve(result)
          await new Promise((done) => setTimeout(done))
        }),
      )
    },
  })
  const chat = () => latest.current.lines.map((line) => `${line.kind}: ${line.content}`)
  return { operations, latest, told, proposals, sent, settle, chat, resyncs: () => resyncs }
}

let at: ReturnType<typeof chatThat>
beforeEach(() => {
  at = chatThat()
  at.operations.send({ text: ' Shorten it ' })
})

it('is sent with the text and the job as they stand, under a key of its own', () => {
  expect(at.sent[0]?.body).toMatchObject({
    message: 'Shorten it',
    current_latex: 'text',
    job_description: 'Nurse',
    intent: 'chat',
  })
  expect(at.sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
  expect(at.told).toEqual(['started'])
})

it('is ignored while another one waits', () => {
  at.operations.send({ text: 'And again' })
  expect([at.sent.length, at.chat()]).toEqual([1, ['user: Shorten it']])
})

describe('an answer', () => {
  it('brings its proposal to the editor', async () => {
    await at.settle[0]?.(answer())
    expect(at.proposals).toEqual([{ latex: 'new', base: 'text', messageId: null, review: null }])
    expect([at.told, at.chat()]).toEqual([
      ['started', 'answered', 'spent'],
      ['user: Shorten it', 'assistant: Done.'],
    ])
  })
  it.each(['message_only', 'empty_latex'] as const)('of type %s is words only', async (type) => {
    await at.settle[0]?.(answer({ patch_data: { type, new_latex: 'new' } }))
    expect(at.proposals).toEqual([null])
  })
})

describe('a failure', () => {
  it('ends the operation, and can be sent again under the same key', async () => {
    await at.settle[0]?.({ kind: 'unreachable' })
    expect(at.told).toEqual(['started', 'failed', 'spent'])
    expect(at.chat()[1]).toBe('trouble: Sorry, something went wrong... (No message credit deducted)')
    at.operations.retry()
    expect(at.sent[1]).toBe(at.sent[0])
    await at.settle[1]?.(answer())
    expect(at.chat().filter((line) => line.startsWith('user'))).toHaveLength(1)
  })
  it('for want of credits leads to where they are bought, and is not sent again', async () => {
    await at.settle[0]?.({ kind: 'refused', status: 402, code: 'no_credits' })
    expect(at.latest.current.lines[1]?.kind).toBe('billing_prompt')
    expect(at.latest.current.retry).toBeNull()
  })
  it('of the session leaves it not ready', async () => {
    await at.settle[0]?.({ kind: 'refused', status: 404, code: 'not_found' })
    expect(at.latest.current.session.kind).toBe('failed')
  })
  it('of the connection half-way asks the server what came of it', async () => {
    await at.settle[0]?.({ kind: 'cut_off' })
    expect([at.resyncs(), at.latest.current.isCatchingUp]).toEqual([1, true])
  })
})

it('that is stopped tells the server and the editor, and takes no answer any more', async () => {
  at.operations.stop()
  await at.settle[0]?.(answer())
  expect(at.told).toEqual(['started', 'stop s1', 'stopped'])
  expect(at.chat()).toEqual(['user: Shorten it', 'note: Stopped, no credit deducted.'])
})

it('that is left behind tells nobody anything', async () => {
  at.operations.leave()
  await at.settle[0]?.(answer())
  expect(at.told).toEqual(['started'])
})
