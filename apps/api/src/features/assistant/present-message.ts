// The fields of a chat message that leave the server.
import type { ChatMessage, Claim } from '@galley/contract/assistant'
import { limits } from '@galley/contract/limits'
import type { AskOutcomes } from './assistant.repository.ts'
import type { StoredMessage } from './asks.repository.ts'

/** Claims of the rules quote whole lines. */
const cut = (text: string) => text.slice(0, limits.claimChars)
const presentClaims = (claims: readonly Claim[]) => claims.map((claim) => ({ ...claim, text: cut(claim.text) }))

/** `outcomes`: of the asks without an answer; an ask that is missing there has one. */
export const presentMessage = (message: StoredMessage, outcomes: AskOutcomes = new Map()): ChatMessage => ({
  id: message.id,
  type: message.role,
  content: message.content,
  answers_claim: message.answersClaim === null ? null : { text: cut(message.answersClaim) },
  selected: message.selected,
  timestamp: message.createdAt.toISOString(),
  outcome: message.role === 'user' ? (outcomes.get(message.askId) ?? 'answered') : null,
  attachments: message.attachments,
  claims: presentClaims(message.claims),
  proposal: message.proposal && {
    base_latex: message.proposal.baseLatex,
    new_latex: message.proposal.newLatex,
    decision: message.decision,
    reasons: message.proposal.reasons ?? [],
    wordings: message.proposal.wordings ?? [],
    review: { ...message.proposal.review, claims: presentClaims(message.proposal.review.claims) },
  },
})
