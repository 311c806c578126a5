// What the assistant is asked, of a question and the conversation before it.
import type { Ask } from '../../adapters/llm/assistant.port.ts'
import type { StoredMessage } from './asks.repository.ts'
import { boundedHistory, inContext } from './history.ts'
import type { AssistantQuestion } from './question.ts'

export const askOf = (
  {
    session,
    intent,
    message,
    answersClaim,
    latex,
    selection,
    jobDescription,
    ignoredTerms,
    ignoredFindings,
    image,
    pdf,
  }: AssistantQuestion,
  conversation: StoredMessage[],
): Ask => ({
  intent: intent === 'chat' ? 'chat' : 'tailor',
  message: inContext({ content: message, answersClaim, selected: null }),
  ...(answersClaim !== null && { answer: { about: answersClaim, words: message } }),
  latex,
  ...(selection && { selection }),
  image,
  pdf,
  form: session.formData,
  jobDescription: jobDescription ?? session.jobDescription ?? '',
  ignoredTerms,
  ignoredFindings,
  history: boundedHistory(conversation),
  ...(selection ? {} : draftOn(answersClaim, latex, conversation)),
})

/** An answer to a question of a waiting proposal that was made from this very text is worked into that proposal. */
function draftOn(claim: string | null, latex: string, conversation: StoredMessage[]): { draftOn?: string } {
  const waiting = conversation.findLast(({ proposal, decision }) => proposal !== null && decision === 'pending')
  if (waiting?.proposal?.baseLatex !== latex) return {}
  const isAnswer = waiting.claims.some(({ text }) => text === claim)
  return isAnswer ? { draftOn: waiting.proposal.newLatex } : {}
}
