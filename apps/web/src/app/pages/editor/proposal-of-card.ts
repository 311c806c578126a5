// A proposal of the chat, as the editor has it: on the text as it is now, where some of its changes may be decided.
import type { ProposalOnCard } from '../../../features/assistant/proposal-card.tsx'
import { rejectedOf } from '../../../features/editor/proposal/rejected-changes.ts'
import type { EditorState } from '../../../features/editor/state/editor-state.ts'
import {
  openCount,
  progressOf,
  reopened,
  takenCount,
  type EditorProposal,
} from '../../../features/editor/state/proposal-hunks.ts'

/** What was accepted in part is accepted in the end. */
export const finalDecision = (proposal: EditorProposal, decision: 'accepted' | 'rejected') =>
  takenCount(proposal) > 0 ? 'accepted' : decision

const proposals = new WeakMap<ProposalOnCard, EditorProposal>()

/** The same object each time: what its changes are is worked out once. */
export function proposalOf(messageId: string, card: ProposalOnCard): EditorProposal {
  const known = proposals.get(card)
  if (known) return known
  const { new_latex: latex, base_latex: base, review, reasons = [], wordings = [] } = card
  const proposal = { latex, base, messageId, review, reasons, wordings }
  proposals.set(card, proposal)
  return proposal
}

/** A proposal of the chat for the text as it is now. Null where it is for another one. */
export function onText(messageId: string, card: ProposalOnCard, { currentLatex }: EditorState): EditorProposal | null {
  const proposal = proposalOf(messageId, card)
  // Nothing of it was taken, so any other text was changed otherwise.
  if (card.decision === 'pending' && card.base_latex !== currentLatex) return null
  return reopened(proposal, currentLatex, rejectedOf(localStorage, proposal))
}

/** Null where none was decided yet, or the text is none that it gives. */
export function changesLeft(
  messageId: string,
  card: ProposalOnCard,
  state: EditorState,
): { left: number; total: number } | null {
  const shown = state.proposal?.messageId === messageId ? state.proposal : onText(messageId, card, state)
  const isPartly = card.decision === 'partly'
  if (shown === null || (shown.progress === undefined && !isPartly)) return null
  const counts = { left: openCount(shown), total: progressOf(shown).choices.length }
  return counts.left === counts.total && !isPartly ? null : counts
}
