// The chat as a pure reducer. What is late, because another operation began or the conversation was closed, changes nothing.
import type { ChatMessage } from '@galley/contract/assistant'
import { assistant as words } from '../../strings/en/assistant.ts'
import { troubleOfNetwork } from './chat-errors.ts'
import { emptyChat, type ChatEvent, type ChatLine, type ChatState } from './chat-state.ts'

export function reduceChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'sessionStarting':
      return emptyChat
    case 'sessionStarted':
      return started(state, event)
    case 'sessionFailed':
      return { ...said(state, 'trouble', event.content), session: { kind: 'failed' }, isCatchingUp: false }
    case 'messageSent':
      return {
        ...state,
        lines: event.line ? [...state.lines, event.line] : state.lines,
        pending: { operation: event.operation, text: '', stage: 'thinking' },
        isTailoringDue: false,
        retry: null,
      }
    case 'noted':
      return said(state, 'note', event.content)
    case 'decided':
      return { ...state, lines: state.lines.map((line) => decided(line, event)) }
    case 'forgotten':
      return { ...state, lines: [], retry: null }
    default:
      return state.pending?.operation === event.operation ? reducePending(state, state.pending, event) : state
  }
}

/** What stands on the server takes the place of what is shown. A message that was lost, and of which nothing came, can be sent again. */
function started(state: ChatState, event: Extract<ChatEvent, { type: 'sessionStarted' }>): ChatState {
  const { session, messages, isAnswering } = event
  const lines = messages.map(lineOf)
  const isTailoringDue = event.isTailoringDue && !isAnswering
  const resumed = { ...emptyChat, session, lines, isCatchingUp: isAnswering, isTailoringDue }
  if (state.lost === null) return resumed
  if (isAnswering) return { ...resumed, lost: state.lost }
  const known = new Set(state.lines.map(({ id }) => id))
  if (messages.some(({ id, type }) => type === 'assistant' && !known.has(id))) return resumed
  const { key: id, body } = state.lost
  const last = lines.at(-1)
  if (last?.kind !== 'user') resumed.lines = [...lines, { kind: 'user', id, content: body.message, attachments: [] }]
  return { ...said(resumed, troubleOfNetwork.kind, troubleOfNetwork.content), retry: state.lost }
}

type PendingEvent = Extract<ChatEvent, { operation: number }>

function reducePending(
  state: ChatState,
  pending: NonNullable<ChatState['pending']>,
  event: Exclude<PendingEvent, { type: 'messageSent' }>,
): ChatState {
  const settled = { ...state, pending: null }
  switch (event.type) {
    case 'textReceived':
      return { ...state, pending: { ...pending, text: pending.text + event.text } }
    case 'stageReached':
      return { ...state, pending: { ...pending, stage: event.stage } }
    case 'answered':
      return { ...settled, lines: [...state.lines, event.line] }
    case 'failed':
      return {
        ...said(settled, event.trouble.kind, event.trouble.content),
        retry: event.retry,
        session: event.isSessionOver ? { kind: 'failed' } : state.session,
      }
    case 'stopped':
      return said(settled, 'note', words.stopped)
    case 'lostSight':
      return { ...said(settled, 'note', event.content), isCatchingUp: true, lost: event.lost }
  }
}

/** The page's own lines are numbered by where they stand: nothing else is known by their ids. */
const said = (state: ChatState, kind: 'trouble' | 'billing_prompt' | 'note', content: string): ChatState => ({
  ...state,
  lines: [...state.lines, { kind, id: `own-${state.lines.length}`, content }],
})

/** A stored message as a line. */
export const lineOf = ({ id, type, content, attachments, claims, proposal }: ChatMessage): ChatLine =>
  type === 'user' ? { kind: 'user', id, content, attachments } : { kind: 'assistant', id, content, claims, proposal }

const decided = (line: ChatLine, { messageId, decision }: Extract<ChatEvent, { type: 'decided' }>): ChatLine =>
  line.kind === 'assistant' && line.id === messageId && line.proposal
    ? { ...line, proposal: { ...line.proposal, decision } }
    : line
