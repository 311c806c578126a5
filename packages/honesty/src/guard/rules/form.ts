// The reply's form: a short message, and a document of about the size of the accepted one.
import { maxSentences, maxWords, tidyMessage } from '../text/tidy-message.ts'
import type { GuardInput, Violation } from '../case/verdict.ts'
import { documentViolation } from '../case/violation.ts'

/** A proposal may be twice as long, and a little more for a resume that was nearly empty. */
const spareChars = 4096

export function judgeForm({ accepted, proposed, message }: GuardInput): Violation[] {
  const { sentences, words } = tidyMessage(message)
  return [
    ...(sentences > maxSentences ? [documentViolation('form', `${sentences} sentences`)] : []),
    ...(words > maxWords ? [documentViolation('form', `${words} words`)] : []),
    ...(proposed.latex.length > 2 * accepted.latex.length + spareChars
      ? [documentViolation('form', 'the document is too long')]
      : []),
  ]
}
