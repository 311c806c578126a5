// The fields of a chat message that leave the server.
import type { ChatMessage } from '@galley/contract/assistant'
import type { StoredMessage } from './assistant.repository.ts'

export const presentMessage = (message: StoredMessage): ChatMessage => ({
  id: message.id,
  type: message.role,
  content: message.content,
  timestamp: message.createdAt.toISOString(),
  attachments: message.attachments,
  claims: message.claims,
  proposal: message.proposal && {
    base_latex: message.proposal.baseLatex,
    new_latex: message.proposal.newLatex,
    decision: message.decision,
    review: message.proposal.review,
  },
})
