// The chat as a pure reducer. What is late, because another operation began or the conversation was closed, changes nothing.
import type { ChatMessage } from '@galley/contract/assistant'
import { assistant as words } from '../../strings/en/assistant.ts'
import { emptyChat, type ChatEvent, type ChatLine, type ChatState } from './chat-state.ts'

export function reduceChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'sessionStarting':
      return emptyChat
    case 'sessionStarted':
      return {
        ...emptyChat,
        session: event.session,
        lines: event.messages.map(lineOf),
        isCatchingUp: event.isAnswering,
        isTailoringDue: event.isTailoringDue && !event.isAnswering,
      }
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
      return { ...said(settled, 'note', event.content), isCatchingUp: true }
  }
}

/** The page's own lines are numbered by where they stand: nothing else is known by their ids. */
const said = (state: ChatState, kind: 'trouble' | 'billing_prompt' | 'note', content: string): ChatState => ({
  ...state,
  lines: [...state.lines, { kind, id: `own-${state.lines.length}`, content }],
})

/** A stored message as a line. */
export const lineOf = ({ id, type, content, attachments, proposal }: ChatMessage): ChatLine =>
  type === 'user' ? { kind: 'user', id, content, attachments } : { kind: 'assistant', id, content, proposal }

const decided = (line: ChatLine, { messageId, decision }: Extract<ChatEvent, { type: 'decided' }>): ChatLine =>
  line.kind === 'assistant' && line.id === messageId && line.proposal
    ? { ...line, proposal: { ...line.proposal, decision } }
    : line
