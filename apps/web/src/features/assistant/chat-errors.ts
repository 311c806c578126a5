// What the chat says when something fails: the specification's catalogue (section 8), and that the account is full.
import type { MessageAnswer } from '@galley/contract/assistant'
import { sentenceOfCode } from '../../strings/error-sentence.ts'
import { assistant } from '../../strings/en/assistant.ts'

const words = assistant.trouble

export interface ChatError {
  /** A billing prompt ends in a link to where messages are bought. */
  kind: 'trouble' | 'billing_prompt'
  content: string
  /** What the person can do about it. */
  advice?: string
}

/** A message that the server refused. */
export function troubleOfStatus(status: number, code?: string): ChatError {
  if (code === 'account_full' || code === 'assistant_off') return { kind: 'trouble', content: sentenceOfCode(code) }
  if (status === 402) return { kind: 'billing_prompt', content: words.noCredits }
  const sentences: Record<number, string> = { 404: words.expired, 403: words.denied, 500: words.server }
  return { kind: 'trouble', content: sentences[status] ?? words.other(status) }
}

/** A message that was taken, and that nothing came of. */
export function troubleOfAnswer({ error, credits_deducted: isCharged }: MessageAnswer): ChatError {
  const sentence = error || words.unsuccessful
  return { kind: 'trouble', content: isCharged ? sentence : words.withoutCharge(sentence) }
}

export const troubleOfNetwork: ChatError = { kind: 'trouble', content: words.network, advice: words.unreachable }

/** A session that did not begin; null: the server was not reached. */
export const troubleOfStart = (status: number | null): string =>
  status === null ? words.startUnreachable : words.startFailed(status)
