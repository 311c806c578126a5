// What the chat knows, and every event that can change it. The changes themselves: reduce-chat.ts.
import type { ChatMessage, Claim, Decision, messageBody, Stage } from '@galley/contract/assistant'
import type { z } from 'zod'
import type { ChatError } from './chat-errors.ts'

export type ChatSession =
  | { kind: 'initialising' }
  | { kind: 'ready'; id: string; assistant: 'offline' | 'model' }
  | { kind: 'failed' }

/** A picture as this page sent it. The server keeps its name alone. */
export interface SentImage {
  name: string
  /** A data URL. */
  src: string
}

export type ChatLine =
  /** `content`: as it is shown, with the claim in front where it answers the question about one. */
  | {
      kind: 'user'
      id: string
      content: string
      attachments: string[]
      image?: SentImage
      answersClaim?: string
      /** Words of the part of the text that it is about. */
      selected?: string
    }
  | { kind: 'assistant'; id: string; content: string; claims: Claim[]; proposal: ChatMessage['proposal'] }
  /** Said by the page, not by the assistant, and not stored. */
  | { kind: ChatError['kind'] | 'note'; id: string; content: string }

/** A message as it is sent, and is sent again: the key makes both the same one to the server. */
export interface Outgoing {
  key: string
  body: Omit<z.input<typeof messageBody>, 'session_id'>
}

export interface ChatState {
  session: ChatSession
  lines: ChatLine[]
  /**
   * The message that waits for its answer, and what has come of it. `hasArrived`: the server has said that it has it.
   */
  pending: { operation: number; text: string; stage: Stage; isFirstTailoring: boolean; hasArrived: boolean } | null
  /** A message from before this page was opened is being answered. */
  isCatchingUp: boolean
  /** The answer that came of catching up. */
  arrived: string | null
  /**
   * Whether what is awaited is to be stopped. Confirmed: the server has done it, and what came of it is being asked.
   */
  stop: 'none' | 'asked' | 'confirmed'
  isTailoringDue: boolean
  /** The last message, where it failed in a way that may pass. */
  retry: Outgoing | null
  /** A message that was taken, and whose answer this page did not see: it is on the server, or was lost with it. */
  lost: Outgoing | null
}

interface Operation {
  operation: number
}

export type ChatEvent =
  | { type: 'sessionStarting' }
  | {
      type: 'sessionStarted'
      session: Extract<ChatSession, { kind: 'ready' }>
      messages: ChatMessage[]
      isAnswering: boolean
      isTailoringDue: boolean
    }
  | { type: 'sessionFailed'; content: string }
  /** `line` is null when a message is sent again: it stands there already. */
  | ({ type: 'messageSent'; line: Extract<ChatLine, { kind: 'user' }> | null; isFirstTailoring?: boolean } & Operation)
  | ({ type: 'textReceived'; text: string } & Operation)
  | ({ type: 'stageReached'; stage: Stage } & Operation)
  | ({ type: 'answered'; line: Extract<ChatLine, { kind: 'assistant' }> } & Operation)
  | ({ type: 'failed'; trouble: ChatError; retry: Outgoing | null; isSessionOver: boolean } & Operation)
  | { type: 'stopAsked' }
  /** What became of stopping a message from before this page was opened, or one that was lost sight of. */
  | { type: 'stopReported'; isStopped: boolean }
  | ({ type: 'stopped' } & Operation)
  /** The stream broke off, or another tab was first: the answer is on the server, or will be. */
  | ({ type: 'lostSight'; content: string; lost: Outgoing | null } & Operation)
  | { type: 'noted'; content: string }
  | { type: 'decided'; messageId: string; decision: Decision }
  | { type: 'forgotten' }

export const emptyChat: ChatState = {
  session: { kind: 'initialising' },
  lines: [],
  pending: null,
  isCatchingUp: false,
  arrived: null,
  stop: 'none',
  isTailoringDue: false,
  retry: null,
  lost: null,
}

/** Whether a reply is awaited: whatever is sent meanwhile is ignored. */
export const isAwaiting = ({ pending, isCatchingUp }: ChatState): boolean => pending !== null || isCatchingUp

/** Whether what is awaited can be stopped: it is not being stopped already, and the server can be notified. */
export const canStop = (state: ChatState): boolean =>
  isAwaiting(state) && state.stop === 'none' && state.session.kind === 'ready'

/** What was accepted in part is accepted in the end, whatever becomes of the rest. */
export const decidedAfter = (before: Decision, decision: Decision): Decision =>
  before === 'partly' && decision !== 'partly' ? 'accepted' : decision
