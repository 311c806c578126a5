// A message from before this page was opened, or that was lost sight of, is to the editor what any other is: an
// operation, during which nothing is typed, and which may end in a proposal.
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { ChatState } from './chat-state.ts'
import { nextOperation } from './create-operations.ts'
import type { EditorLink, ProposedText } from './editor-link.ts'

export function useCatchingUp(state: ChatState, link: RefObject<EditorLink>): void {
  const { isCatchingUp } = state
  const operation = useRef<number | null>(null)
  const begin = useEffectEvent(() => {
    operation.current = nextOperation()
    link.current.operationStarted(operation.current)
  })
  const end = useEffectEvent(() => {
    if (operation.current === null) return
    link.current.operationAnswered(operation.current, arrivedProposal(state, link.current.read().latex))
    operation.current = null
    // What was answered while the page was away may have cost a credit.
    link.current.spent()
  })
  // Before anybody can type between a message that is lost and the lock for its answer.
  useLayoutEffect(() => (isCatchingUp ? begin() : end()), [isCatchingUp])
}

/** Null where the answer proposes nothing, or nothing that is for the text as it stands. */
function arrivedProposal({ lines, arrived }: ChatState, latex: string): ProposedText | null {
  const line = lines.find(({ id }) => id === arrived)
  if (line?.kind !== 'assistant' || line.proposal?.decision !== 'pending') return null
  const { base_latex: base, new_latex: proposed, review, reasons, wordings } = line.proposal
  return base === latex
    ? { latex: proposed, base, messageId: line.id, review, ...(reasons && { reasons }), ...(wordings && { wordings }) }
    : null
}
