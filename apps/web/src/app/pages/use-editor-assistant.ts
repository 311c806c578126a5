// Where the editor and the assistant meet: each notifies the other.
import { useCallback, useMemo, useRef, useLayoutEffect, type RefObject } from 'react'
import type { ProposalActions } from '../../features/assistant/proposal-card.tsx'
import type { EditorLink } from '../../features/assistant/editor-link.ts'
import { useAssistant, type AssistantControls } from '../../features/assistant/use-assistant.ts'
import { useRefreshCredits } from '../../features/credits/credit-queries.ts'
import type { Decide } from '../../features/editor/code-pane.tsx'
import { acceptableProposal, isLatexLocked, type EditorState } from '../../features/editor/state/editor-state.ts'
import type { Editor } from '../../features/editor/use-editor.ts'
import { readIgnored } from '../../features/job-terms/ignored-terms.ts'
import { strings } from '../../strings/en.ts'
import { sayAccepted, sayLocked, sayRestored, sayVersionRestored } from './accepted-toast.ts'

export interface EditorAssistant extends ProposalActions {
  assistant: AssistantControls
  /** The answer to the proposal that the editor shows. */
  decideShown: Decide
  /** A version is the text now; this was the text before. */
  onVersionRestored: (before: string) => void
  /** Where it can't begin, the chat says why. */
  tailor: (jobDescription: string) => void
}

/** How long a save waits for the server to have heard of a decision. */
const maxSendingMs = 2_000

export function useEditorAssistant(editor: Editor, showProposal: () => void): EditorAssistant {
  const { status, state, dispatch, showPane } = editor
  const latest = useRef(state)
  useLayoutEffect(() => void (latest.current = state), [state])
  const spent = useRefreshCredits()
  const link = useMemo<EditorLink>(
    () => ({
      read: () => ({
        latex: latest.current.currentLatex,
        jobDescription: latest.current.jobDescription,
        ignoredTerms: latest.current.resumeId === null ? [] : readIgnored(localStorage, latest.current.resumeId),
      }),
      operationStarted: (operation) => dispatch({ type: 'aiOperationStarted', operation }),
      operationAnswered: (operation, proposal) => dispatch({ type: 'aiAnswered', operation, proposal }),
      operationEnded: (operation, how) => dispatch({ type: how === 'failed' ? 'aiFailed' : 'aiStopped', operation }),
      spent,
    }),
    [dispatch, spent],
  )
  const { resumeId, formData, templateName, jobDescription } = state
  const isOpen = status === 'ready' && resumeId !== null
  const assistant = useAssistant(isOpen ? { id: resumeId, formData, templateName, jobDescription } : null, link)

  const { onRestore, offerUndo, onVersionRestored } = useRestoring(latest, dispatch)
  /** Called before the text is saved; the save waits for it, but not for long. */
  const sendDecision = useCallback(
    (messageId: string, decision: 'accepted' | 'rejected') => {
      dispatch({ type: 'decisionSent' })
      const sent = assistant.decide(messageId, decision)
      const late = new Promise((resolve) => setTimeout(resolve, maxSendingMs))
      // A proposal that waited for the text before gives its credit back.
      if (decision === 'accepted') void sent.then(spent)
      void Promise.race([sent, late]).finally(() => dispatch({ type: 'decisionStored' }))
    },
    [assistant, dispatch, spent],
  )
  const decideShown = useCallback<Decide>(
    (decision) => {
      const shown = latest.current.proposal
      if (shown === null || (decision === 'accepted' && acceptableProposal(latest.current) === null)) return
      dispatch({ type: decision === 'accepted' ? 'proposalAccepted' : 'proposalRejected' })
      if (shown.messageId !== null) sendDecision(shown.messageId, decision)
      if (decision === 'accepted') offerUndo(shown.base)
    },
    [dispatch, sendDecision, offerUndo],
  )
  return {
    assistant,
    decideShown,
    onRestore,
    onVersionRestored,
    onReview(messageId, { new_latex: latex, base_latex: base, review }) {
      dispatch({ type: 'proposalOpened', proposal: { latex, base, messageId, review } })
      showProposal()
    },
    onDecide(messageId, { new_latex: latex, base_latex: base, review }, decision) {
      const proposal = { latex, base, messageId, review }
      if (decision === 'accepted') {
        if (acceptableProposal({ ...latest.current, diffMode: 'viewing', proposal }) === null) return
        dispatch({ type: 'proposalOpened', proposal })
        dispatch({ type: 'proposalAccepted' })
        offerUndo(base)
      } else if (latest.current.proposal?.messageId === messageId) dispatch({ type: 'proposalRejected' })
      sendDecision(messageId, decision)
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
