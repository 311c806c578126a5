// The answers to the proposal that the editor shows, as a whole or change by change: the editor
// has them first, and the server before the text is saved.
import { useCallback, type Dispatch, type RefObject } from 'react'
import type { AssistantControls } from '../../../features/assistant/use-assistant.ts'
import type { Decide, DecideHunk } from '../../../features/editor/code-pane.tsx'
import { forgetRejected } from '../../../features/editor/proposal/rejected-changes.ts'
import { acceptableProposal, type EditorAction, type EditorState } from '../../../features/editor/state/editor-state.ts'
import { openCount, takenCount, withHunk } from '../../../features/editor/state/proposal-hunks.ts'
import { finalDecision } from './proposal-of-card.ts'

/** How long a save waits for the server to have heard of a decision. */
const maxSendingMs = 2_000

interface DecidingParts {
  latest: RefObject<EditorState>
  dispatch: Dispatch<EditorAction>
  assistant: AssistantControls
  /** The balance may have changed. */
  spent: () => void
  offerUndo: (before: string) => void
}

export function useDeciding({ latest, dispatch, assistant, spent, offerUndo }: DecidingParts) {
  /** Called before the text is saved; the save waits for it, but not for long. */
  const sendDecision = useCallback(
    (messageId: string, decision: 'partly' | 'accepted' | 'rejected') => {
      if (decision !== 'partly') forgetRejected(localStorage, messageId)
      dispatch({ type: 'decisionSent' })
      const sent = assistant.decide(messageId, decision)
      const late = new Promise((resolve) => setTimeout(resolve, maxSendingMs))
      // A proposal that waited for the text before gives its credit back.
      if (decision !== 'rejected') void sent.then(spent)
      void Promise.race([sent, late]).finally(() => dispatch({ type: 'decisionStored' }))
    },
    [assistant, dispatch, spent],
  )
  const decideShown = useCallback<Decide>(
    (decision) => {
      const shown = latest.current.proposal
      if (shown === null || (decision === 'accepted' && acceptableProposal(latest.current) === null)) return
      dispatch({ type: decision === 'accepted' ? 'proposalAccepted' : 'proposalRejected' })
      if (shown.messageId !== null) sendDecision(shown.messageId, finalDecision(shown, decision))
      if (decision === 'accepted') offerUndo(shown.base)
    },
    [latest, dispatch, sendDecision, offerUndo],
  )
  const decideHunk = useCallback<DecideHunk>(
    (hunk, choice) => {
      const shown = acceptableProposal(latest.current)
      const next = shown && withHunk(shown, hunk, choice)
      if (shown === null || next === null || next === shown) return
      dispatch({ type: 'hunkDecided', hunk, choice })
      const isLast = openCount(next) === 0
      if (shown.messageId !== null) {
        if (isLast) sendDecision(shown.messageId, finalDecision(next, 'rejected'))
        else if (choice === 'taken' && takenCount(shown) === 0) sendDecision(shown.messageId, 'partly')
      }
      if (isLast && choice === 'taken') offerUndo(shown.base)
    },
    [latest, dispatch, sendDecision, offerUndo],
  )
  return { sendDecision, decideShown, decideHunk }
}
