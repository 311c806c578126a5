// Why an answer failed, as its person reads it.
import type { AssistantFailure } from '../../adapters/llm/assistant.port.ts'

export type FailureKind = AssistantFailure['reason'] | 'stopped' | 'restarted' | 'internal'

export const failures: Record<FailureKind, string> = {
  slow: 'The assistant took too long to answer.',
  unreachable: 'The assistant cannot be reached at the moment.',
  overloaded: 'The assistant has too many requests at the moment. Please try again in a minute.',
  misconfigured: 'The assistant is not set up correctly here, which only the operator of this site can change.',
  refused: 'The assistant could not take this message. Please send a shorter one, or one without an attachment.',
  filtered: 'The assistant declined to answer this.',
  empty: 'The assistant sent an empty answer.',
  unreadable: 'The assistant sent something that could not be understood.',
  cut_off: 'The answer was cut off, twice. Please ask for a smaller change.',
  no_images: 'The assistant that answers here cannot read images. Please send the message without it.',
  stopped: 'Stopped.',
  restarted: 'Galley was restarted before the answer was complete. You were not charged. Please send it again.',
  internal: 'Sorry, I encountered an error processing your request. Please try again.',
}
/** Failures for which the model has worked. */
export const costly: ReadonlySet<string> = new Set<FailureKind>(['slow', 'empty', 'unreadable', 'cut_off', 'filtered'])
