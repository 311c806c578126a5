// The conversation for the model: the last turns whole, the earlier ones by their first sentence.
import type { Turn } from '../../adapters/llm/assistant.port.ts'
import type { SaidMessage } from './assistant.repository.ts'
import type { StoredMessage } from './asks.repository.ts'

const wholeTurns = 6
const maxTurns = 20
const turnChars = 1_500
const gistChars = 140

const gist = (text: string) => (/^[^.!?\n]*[.!?]?/.exec(text)?.[0] ?? '').slice(0, gistChars)

/** At most twenty turns and about eleven thousand characters, whatever was said. */
export function boundedHistory(messages: (Pick<StoredMessage, 'role'> & SaidMessage)[]): Turn[] {
  const kept = messages.slice(-maxTurns)
  return kept.map(({ role, ...said }, index) => ({
    role,
    content: index < kept.length - wholeTurns ? gist(inContext(said)) : inContext(said).slice(0, turnChars),
  }))
}

/** A message as it is read among others: it says what it answers, or which part of the text it is about. */
export function inContext({ content, answersClaim, selected }: SaidMessage): string {
  if (answersClaim !== null) return `${answersClaim}: ${content}`
  return selected === null ? content : `About “${selected}”: ${content}`
}
