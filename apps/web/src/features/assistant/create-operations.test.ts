// @vitest-environment jsdom
// One message from being sent to the events that the editor and the chat get.
import type { MessageAnswer } from '@galley/contract/assistant'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AskResult } from './ask-assistant.ts'
import { emptyChat, type ChatEvent, type ChatState, type Outgoing } from './chat-state.ts'
import { createOperations, type Stop } from './create-operations.ts'
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
  const reported: string[] = []
  const proposals: (ProposedText | null)[] = []
  const sent: Outgoing[] = []
  const finish: ((result: AskResult) => Promise<void>)[] = []
  const stops: Stop[] = []
  const finishStop: ((isStopped: boolean) => Promise<void>)[] = []
  let resyncs = 0
  const operations = createOperations({
    latest,
    link: {
      current: {
        read: () => ({
          latex: 'text',
          jobDescription: 'Nurse',
          ignoredTerms: ['Triage'],
          ignoredFindings: ['spelling:triaged'],
        }),
        operationStarted: () => reported.push('started'),
        operationAnswered: (_operation, proposal) => {
          reported.push('answered')
          proposals.push(proposal)
        },
        operationEnded: (_operation, how) => reported.push(how),
        spent: () => reported.push('spent'),
      },
    },
    dispatch,
    resync: () => (resyncs += 1),
    sendStop: ({ sessionId, key }) => {
      stops.push({ sessionId, key })
      return new Promise((resolve) =>
        finishStop.push(async (isStopped) => {
          resolve(isStopped)
          await new Promise((done) => setTimeout(done))
        }),
      )
    },
    ask: ({ outgoing }) => {
      sent.push(outgoing)
      return new Promise((resolve) =>
        finish.push(async (result) => {
          resolve(result)
          await new Promise((done) => setTimeout(done))
        }),
      )
    },
  })
  const chat = () => latest.current.lines.map((line) => `${line.kind}: ${line.content}`)
  return {
    operations,
    latest,
    dispatch,
    reported,
    proposals,
    sent,
    finish,
    stops,
    finishStop,
    chat,
    resyncs: () => resyncs,
  }
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
    ignored_terms: ['Triage'],
    ignored_findings: ['spelling:triaged'],
    intent: 'chat',
    answers_claim: null,
  })
  expect(at.sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
  expect(at.reported).toEqual(['started'])
})

describe('an answer to the question about a claim', () => {
  const claim = { code: 'skill' as const, text: 'Kafka', where: null, question: 'Have you?', isHeldBack: true }
  beforeEach(() => {
    at = chatThat()
    at.latest.current.lines.push({ kind: 'assistant', id: 'a1', content: 'Hm.', claims: [claim], proposal: null })
  })
  it.each<[string, Parameters<typeof at.operations.send>[0]]>([
    ['given on its card', { text: 'yes', answersClaim: 'Kafka' }],
    ['typed', { text: 'Kafka: yes' }],
  ])('%s is sent with the claim, and shown with it', (_how, draft) => {
    at.operations.send(draft)
    expect(at.sent[0]?.body).toMatchObject({ message: 'yes', answers_claim: { text: 'Kafka' } })
    expect(at.latest.current.lines.at(-1)).toMatchObject({ content: 'Kafka: yes', answersClaim: 'Kafka' })
  })
})

it('about a part of the text is sent with its place, and shown with its words', () => {
  at = chatThat()
  at.operations.send({ text: 'Shorter', part: { from: 9, to: 12, text: 'ext' } })
  // The text has changed since: the part is where it stands now.
  expect(at.sent[0]?.body).toMatchObject({ message: 'Shorter', selection: { from: 1, to: 4 } })
  expect(at.latest.current.lines.at(-1)).toMatchObject({ content: 'Shorter', selected: 'ext' })
})

it('is ignored while another one waits', () => {
  at.operations.send({ text: 'And again' })
  expect([at.sent.length, at.chat()]).toEqual([1, ['user: Shorten it']])
})

describe('an answer', () => {
  it('brings its proposal to the editor', async () => {
    await at.finish[0]?.(answer())
    expect(at.proposals).toEqual([{ latex: 'new', base: 'text', messageId: null, review: null }])
    expect([at.reported, at.chat()]).toEqual([
      ['started', 'answered', 'spent'],
      ['user: Shorten it', 'assistant: Done.'],
    ])
  })
  it.each(['message_only', 'empty_latex'] as const)('of type %s is words only', async (type) => {
    await at.finish[0]?.(answer({ patch_data: { type, new_latex: 'new' } }))
    expect(at.proposals).toEqual([null])
  })
})

describe('a failure', () => {
  it('ends the operation, and can be sent again under the same key', async () => {
    await at.finish[0]?.({ kind: 'unreachable' })
    expect(at.reported).toEqual(['started', 'failed', 'spent'])
    expect(at.chat()[1]).toBe('trouble: Sorry, something went wrong... (No message credit deducted)')
    expect(at.chat()[2]).toBe(
      'note: The server could not be reached. Your text is kept on this device. Check your connection and try again.',
    )
    at.operations.retry()
    expect(at.sent[1]).toBe(at.sent[0])
    await at.finish[1]?.(answer())
    expect(at.chat().filter((line) => line.startsWith('user'))).toHaveLength(1)
  })
  it('for want of credits leads to where they are bought, and is not sent again', async () => {
    await at.finish[0]?.({ kind: 'refused', status: 402, code: 'no_credits' })
    expect(at.latest.current.lines[1]?.kind).toBe('billing_prompt')
    expect(at.latest.current.retry).toBeNull()
  })
  it('of the session leaves it not ready', async () => {
    await at.finish[0]?.({ kind: 'refused', status: 404, code: 'not_found' })
    expect(at.latest.current.session.kind).toBe('failed')
  })
  it('of the connection half-way asks the server what came of it', async () => {
    await at.finish[0]?.({ kind: 'cut_off' })
    expect([at.resyncs(), at.latest.current.isCatchingUp]).toEqual([1, true])
  })
})

describe('a stop', () => {
  const stopped = answer({ success: false, error: 'Stopped.', credits_deducted: false, patch_data: null })
  beforeEach(() => at.operations.stop())

  it('names the very message, and says nothing before the server has answered', () => {
    expect(at.stops).toEqual([{ sessionId: 's1', key: at.sent[0]?.key }])
    expect([at.chat(), at.latest.current.stop]).toEqual([['user: Shorten it'], 'asked'])
    expect(at.reported).toEqual(['started'])
  })
  it('is asked for once', () => {
    at.operations.stop()
    expect(at.stops).toHaveLength(1)
  })
  it('that the server confirms costs nothing, and says so', async () => {
    await at.finish[0]?.(stopped)
    await at.finishStop[0]?.(true)
    expect(at.reported).toEqual(['started', 'stopped', 'spent'])
    expect(at.chat()).toEqual(['user: Shorten it', 'note: Stopped, no credit deducted.'])
    expect(at.resyncs()).toBe(0)
  })
  it('that comes after the answer changes nothing of it', async () => {
    await at.finishStop[0]?.(true)
    await at.finish[0]?.(answer())
    expect(at.reported).toEqual(['started', 'answered', 'spent'])
    expect(at.chat()).toEqual(['user: Shorten it', 'assistant: Done.'])
  })
  it('that the server did not confirm asks what became of the message, and says nothing of credits', async () => {
    await at.finishStop[0]?.(false)
    expect(at.chat().join()).not.toContain('no credit deducted')
    expect([at.resyncs(), at.latest.current.lost]).toEqual([1, at.sent[0]])
    at.operations.stop()
    expect(at.stops[1]?.key).toBe(at.sent[0]?.key)
  })
})

describe('a message from before this page was opened', () => {
  const opened = { kind: 'ready', id: 's9', assistant: 'offline' } as const
  const answering = { type: 'sessionStarted', session: opened, messages: [], isAnswering: true, isTailoringDue: false }
  it('is stopped without a key, and the server is asked what became of it', async () => {
    at = chatThat()
    at.dispatch(answering as ChatEvent)
    at.operations.stop()
    expect(at.stops).toEqual([{ sessionId: 's9', key: null }])
    await at.finishStop[0]?.(true)
    expect([at.resyncs(), at.latest.current.stop]).toEqual([1, 'confirmed'])
  })
})

it('that is left behind tells nobody anything', async () => {
  at.operations.leave()
  await at.finish[0]?.(answer())
  expect(at.reported).toEqual(['started'])
})
