// The fields of a chat message that leave the server.
import type { ChatMessage } from '@galley/contract/assistant'
import type { AskOutcomes, StoredMessage } from './assistant.repository.ts'

/** `outcomes`: of the asks without an answer; an ask that is missing there has one. */
export const presentMessage = (message: StoredMessage, outcomes: AskOutcomes = new Map()): ChatMessage => ({
  id: message.id,
  type: message.role,
  content: message.content,
  answers_claim: message.answersClaim === null ? null : { text: message.answersClaim },
  timestamp: message.createdAt.toISOString(),
  outcome: message.role === 'user' ? (outcomes.get(message.askId) ?? 'answered') : null,
  attachments: message.attachments,
  claims: message.claims,
  proposal: message.proposal && {
    base_latex: message.proposal.baseLatex,
    new_latex: message.proposal.newLatex,
    decision: message.decision,
    review: message.proposal.review,
  },
})
