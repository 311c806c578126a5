// Where the editor and the assistant meet: each notifies the other.
import { useCallback, useEffect, useMemo, useRef, useLayoutEffect, type RefObject } from 'react'
import type { ProposalActions } from '../../../features/assistant/proposal-card.tsx'
import type { EditorLink } from '../../../features/assistant/editor-link.ts'
import { useAssistant, type AssistantControls } from '../../../features/assistant/use-assistant.ts'
import { useRefreshCredits } from '../../../features/credits/credit-queries.ts'
import type { Decide, DecideHunk } from '../../../features/editor/code-pane.tsx'
import { rememberRejected } from '../../../features/editor/proposal/rejected-changes.ts'
import { acceptableProposal, isLatexLocked, type EditorState } from '../../../features/editor/state/editor-state.ts'
import type { Editor } from '../../../features/editor/use-editor.ts'
import { ignoredFindings, readPreferences } from '../../../features/proofreading/proof-preferences.ts'
import { readIgnored } from '../../../features/job-terms/ignored-terms.ts'
import { strings } from '../../../strings/en.ts'
import { sayAccepted, sayLocked, sayRestored, sayVersionRestored } from './accepted-toast.ts'
import { changesLeft, finalDecision, onText, proposalOf } from './proposal-of-card.ts'
import { useDeciding } from './use-deciding.ts'

export interface EditorAssistant extends ProposalActions {
  assistant: AssistantControls
  /** The answer to the proposal that the editor shows. */
  decideShown: Decide
  /** The answer to one of its changes. */
  decideHunk: DecideHunk
  /** A version is the text now; this was the text before. */
  onVersionRestored: (before: string) => void
  /** Where it can't begin, the chat says why. */
  tailor: (jobDescription: string) => void
}

export function useEditorAssistant(editor: Editor, showProposal: () => void): EditorAssistant {
  const { status, state, dispatch, showPane, userId } = editor
  const latest = useRef(state)
  useLayoutEffect(() => void (latest.current = state), [state])
  const spent = useRefreshCredits()
  const link = useMemo<EditorLink>(
    () => ({
      read: () => ({
        latex: latest.current.currentLatex,
        jobDescription: latest.current.jobDescription,
        ignoredTerms: latest.current.resumeId === null ? [] : readIgnored(localStorage, latest.current.resumeId),
        ignoredFindings: ignoredFindings(readPreferences(localStorage, userId)),
      }),
      operationStarted: (operation) => dispatch({ type: 'aiOperationStarted', operation }),
      operationAnswered: (operation, proposal) => dispatch({ type: 'aiAnswered', operation, proposal }),
      operationEnded: (operation, how) => dispatch({ type: how === 'failed' ? 'aiFailed' : 'aiStopped', operation }),
      spent,
    }),
    [dispatch, spent, userId],
  )
  const { resumeId, formData, templateName, jobDescription } = state
  const isOpen = status === 'ready' && resumeId !== null
  const assistant = useAssistant(isOpen ? { id: resumeId, formData, templateName, jobDescription } : null, link)

  const { onRestore, offerUndo, onVersionRestored } = useRestoring(latest, dispatch)
  const { sendDecision, decideShown, decideHunk } = useDeciding({ latest, dispatch, assistant, spent, offerUndo })
  useEffect(() => {
    if (state.proposal?.progress) rememberRejected(localStorage, state.proposal)
  }, [state.proposal])
  return {
    assistant,
    decideShown,
    decideHunk,
    onRestore,
    onVersionRestored,
    changesLeft: (messageId, card) => changesLeft(messageId, card, state),
    onReview(messageId, card) {
      const proposal = onText(messageId, card, latest.current) ?? proposalOf(messageId, card)
      dispatch({ type: 'proposalOpened', proposal })
      showProposal()
    },
    onDecide(messageId, card, decision) {
      const proposal = onText(messageId, card, latest.current)
      if (decision === 'accepted') {
        if (proposal === null) return
        if (acceptableProposal({ ...latest.current, diffMode: 'viewing', proposal }) === null) return
        dispatch({ type: 'proposalOpened', proposal })
        dispatch({ type: 'proposalAccepted' })
        offerUndo(proposal.base)
      } else if (latest.current.proposal?.messageId === messageId) dispatch({ type: 'proposalRejected' })
      sendDecision(messageId, proposal === null ? decision : finalDecision(proposal, decision))
    },
    tailor(aimedAt) {
      dispatch({ type: 'jobDescriptionEdited', jobDescription: aimedAt })
      showPane('chat')
      assistant.send({ text: strings.assistant.tailor.message, intent: 'tailor', jobDescription: aimedAt })
    },
  }
}

/** An earlier text comes back as an edit: it is saved like any other, and the code's own undo takes it back. */
function useRestoring(latest: RefObject<EditorState>, dispatch: Editor['dispatch']) {
  const onRestore = useCallback(
    (latex: string) => {
      if (isLatexLocked(latest.current)) return void sayLocked()
      dispatch({ type: 'latexEdited', latex })
      sayRestored()
    },
    [latest, dispatch],
  )
  const undoOf = useCallback(
    (before: string) => {
      const { resumeId } = latest.current
      // Another resume may have been opened meanwhile: it must not get this one's text.
      return () => latest.current.resumeId === resumeId && onRestore(before)
    },
    [latest, onRestore],
  )
  const offerUndo = useCallback((before: string) => void sayAccepted(undoOf(before)), [undoOf])
  const onVersionRestored = useCallback((before: string) => void sayVersionRestored(undoOf(before)), [undoOf])
  return { onRestore, offerUndo, onVersionRestored }
}
