// The chat as a pure reducer. What is late, because another operation began or the conversation was closed, changes
// nothing.
import type { ChatMessage } from '@galley/contract/assistant'
import { assistant as words } from '../../strings/en/assistant.ts'
import { troubleOfNetwork } from './chat-errors.ts'
import {
  decidedAfter,
  emptyChat,
  isAwaiting,
  type ChatEvent,
  type ChatLine,
  type ChatState,
  type Outgoing,
} from './chat-state.ts'

export function reduceChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'sessionStarting':
      return emptyChat
    case 'sessionStarted':
      return started(state, event)
    case 'sessionFailed':
      return notStarted(state, event.content)
    case 'messageSent':
      return sent(state, event)
    case 'stopAsked':
    case 'stopReported':
      return reduceStop(state, event)
    case 'noted':
      return said(state, 'note', event.content)
    case 'decided':
      return decidedIn(state, event)
    case 'forgotten':
      return { ...state, lines: [], retry: null }
    default:
      return state.pending?.operation === event.operation ? reducePending(state, state.pending, event) : state
  }
}

const sent = (
  state: ChatState,
  { line, operation, isFirstTailoring = false }: Extract<ChatEvent, { type: 'messageSent' }>,
): ChatState => ({
  ...state,
  lines: line ? [...state.lines, line] : state.lines,
  pending: { operation, text: '', stage: 'thinking', isFirstTailoring, hasArrived: false },
  arrived: null,
  retry: null,
})

function reduceStop(state: ChatState, event: Extract<ChatEvent, { type: 'stopAsked' | 'stopReported' }>): ChatState {
  if (event.type === 'stopAsked') return isAwaiting(state) ? { ...state, stop: 'asked' } : state
  // The server may have reported meanwhile that no answer is under way any more.
  if (!state.isCatchingUp || state.stop !== 'asked') return state
  return { ...state, stop: event.isStopped ? 'confirmed' : 'none' }
}

/**
 * What stands on the server takes the place of what is shown. A message that was lost, and of which nothing came, can
 * be sent again.
 */
function started(state: ChatState, event: Extract<ChatEvent, { type: 'sessionStarted' }>): ChatState {
  const { session, messages, isAnswering } = event
  const lines = withImages(messages.map(lineOf), state.lines)
  const isTailoringDue = event.isTailoringDue && !isAnswering
  const resumed = { ...emptyChat, session, lines, isCatchingUp: isAnswering, isTailoringDue }
  // What is still answered after a stop is another message: it can be stopped too.
  if (isAnswering) return { ...resumed, lost: state.lost, stop: state.stop === 'asked' ? 'asked' : 'none' }
  // After a reload nothing else would say why a message stands there without an answer.
  if (!state.isCatchingUp) return { ...resumed, lines: withImages(messages.flatMap(linesOf), state.lines) }
  const known = new Set(state.lines.map(({ id }) => id))
  const arrived = messages.findLast(({ id, type }) => type === 'assistant' && !known.has(id))?.id
  if (arrived !== undefined) return { ...resumed, arrived }
  if (state.lost === null) return state.stop === 'confirmed' ? said(resumed, 'note', words.stopped) : resumed
  const { key: id, body } = state.lost
  const last = lines.at(-1)
  const { message: content, answers_claim } = body
  if (last?.kind !== 'user') resumed.lines = [...lines, lineOfUser({ id, content, answers_claim, attachments: [] })]
  if (state.stop === 'confirmed') return said(resumed, 'note', words.stopped)
  return { ...said(resumed, troubleOfNetwork.kind, troubleOfNetwork.content), retry: state.lost }
}

/**
 * Where only a lost message was asked for, the session stands: the message can be sent again, and it is unknown yet
 * whether it was answered.
 */
function notStarted(state: ChatState, content: string): ChatState {
  const { lost } = state
  if (lost === null)
    return { ...said(state, 'trouble', content), session: { kind: 'failed' }, isCatchingUp: false, stop: 'none' }
  return { ...said(state, 'trouble', words.lost), isCatchingUp: false, stop: 'none', retry: lost, lost: null }
}

type PendingEvent = Extract<ChatEvent, { operation: number }>

function reducePending(
  state: ChatState,
  pending: NonNullable<ChatState['pending']>,
  event: Exclude<PendingEvent, { type: 'messageSent' }>,
): ChatState {
  const finished: ChatState = { ...state, pending: null, stop: 'none' }
  switch (event.type) {
    case 'textReceived':
      return { ...state, pending: { ...pending, hasArrived: true, text: pending.text + event.text } }
    case 'stageReached':
      return { ...state, pending: { ...pending, hasArrived: true, stage: event.stage } }
    case 'answered':
      return {
        ...finished,
        lines: [...state.lines, event.line],
        isTailoringDue: state.isTailoringDue && !pending.isFirstTailoring,
      }
    case 'failed': {
      const { kind, content, advice } = event.trouble
      const withTrouble = said(finished, kind, content)
      return {
        ...(advice === undefined ? withTrouble : said(withTrouble, 'note', advice)),
        retry: event.retry,
        session: event.isSessionOver ? { kind: 'failed' } : state.session,
      }
    }
    case 'stopped':
      return said(finished, 'note', words.stopped)
    case 'lostSight':
      return { ...said(finished, 'note', event.content), isCatchingUp: true, lost: event.lost }
  }
}

/** The page's own lines are numbered by where they stand: nothing else is known by their ids. */
const said = (state: ChatState, kind: 'trouble' | 'billing_prompt' | 'note', content: string): ChatState => ({
  ...state,
  lines: [...state.lines, { kind, id: `own-${state.lines.length}`, content }],
})

/** The pictures that this page has sent stay with their messages, which the server knows by other ids. */
function withImages(lines: ChatLine[], before: readonly ChatLine[]): ChatLine[] {
  const sent = before.filter((line) => line.kind === 'user' && line.image !== undefined) as UserLine[]
  return lines.map((line) => {
    if (line.kind !== 'user') return line
    const image = sent.find(
      ({ content, image: own }) => content === line.content && line.attachments.includes(own?.name ?? ''),
    )?.image
    return image ? { ...line, image } : line
  })
}
type UserLine = Extract<ChatLine, { kind: 'user' }>

/** A stored message, and what became of it where it was not answered. */
function linesOf(message: ChatMessage): ChatLine[] {
  const { id, outcome } = message
  const content = outcome === 'stopped' ? words.stopped : outcome === 'failed' ? words.notAnswered : null
  const line = lineOf(message)
  return content === null ? [line] : [line, { kind: 'note', id: `${id}-outcome`, content }]
}

/** A stored message as a line. */
export const lineOf = (message: ChatMessage): ChatLine => {
  const { id, type, content, claims, proposal } = message
  return type === 'user' ? lineOfUser(message) : { kind: 'assistant', id, content, claims, proposal }
}

type FromUser = Pick<ChatMessage, 'id' | 'content' | 'attachments'> &
  Pick<Outgoing['body'], 'answers_claim'> &
  Partial<Pick<ChatMessage, 'selected'>>
/** A message of the user; an answer to the question about a claim is shown with that claim. */
export const lineOfUser = ({ id, content, answers_claim: claim, selected, attachments }: FromUser): UserLine =>
  claim
    ? {
        kind: 'user',
        id,
        content: words.card.answerMessage(claim.text, content),
        attachments,
        answersClaim: claim.text,
      }
    : { kind: 'user', id, content, attachments, ...(selected != null && { selected }) }

/** An accepted proposal takes the text away that others were made from: the server says the same of them. */
function decidedIn(state: ChatState, event: Extract<ChatEvent, { type: 'decided' }>): ChatState {
  const { messageId, decision } = event
  const lines = state.lines.map((line) => decided(line, event))
  const one = state.lines.find((line) => line.kind === 'assistant' && line.id === messageId)
  const before = one?.kind === 'assistant' ? one.proposal : null
  // With the first of its changes the text has moved on already.
  const isFirst = before !== null && before?.decision === 'pending' && decision !== 'rejected'
  if (!isFirst) return { ...state, lines }
  return { ...state, lines: lines.map((line) => (line.id === messageId ? line : left(line, before.new_latex))) }
}

/** What becomes of another proposal. */
function left(line: ChatLine, text: string): ChatLine {
  if (line.kind !== 'assistant' || !line.proposal) return line
  const { decision, base_latex } = line.proposal
  if (decision === 'partly') return { ...line, proposal: { ...line.proposal, decision: 'accepted' } }
  if (decision !== 'pending' || base_latex === text) return line
  return { ...line, proposal: { ...line.proposal, decision: 'replaced' } }
}

const decided = (line: ChatLine, { messageId, decision }: Extract<ChatEvent, { type: 'decided' }>): ChatLine =>
  line.kind === 'assistant' && line.id === messageId && line.proposal
    ? { ...line, proposal: { ...line.proposal, decision: decidedAfter(line.proposal.decision, decision) } }
    : line
