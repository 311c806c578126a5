// Where the editor and the assistant meet: what one does, the other is told.
import { useCallback, useMemo, useRef, useLayoutEffect, type RefObject } from 'react'
import { toast } from 'sonner'
import type { ProposalActions } from '../../features/assistant/proposal-card.tsx'
import type { EditorLink } from '../../features/assistant/editor-link.ts'
import { useAssistant, type Assistant } from '../../features/assistant/use-assistant.ts'
import { useRefreshCredits } from '../../features/credits/credit-queries.ts'
import type { Decide } from '../../features/editor/code-pane.tsx'
import { acceptableProposal, isLatexLocked, type EditorState } from '../../features/editor/editor-state.ts'
import type { Editor } from '../../features/editor/use-editor.ts'
import { strings } from '../../strings/en.ts'

const words = strings.assistant.card

export interface EditorAssistant extends ProposalActions {
  assistant: Assistant
  /** The answer to the proposal that the editor shows. */
  decideShown: Decide
  /** Where it can't begin, the chat says why. */
  tailor: (jobDescription: string) => void
}

export function useEditorAssistant(editor: Editor, showProposal: () => void): EditorAssistant {
  const { status, state, dispatch, showPane } = editor
  const latest = useRef(state)
  useLayoutEffect(() => void (latest.current = state), [state])
  const spent = useRefreshCredits()
  const link = useMemo<EditorLink>(
    () => ({
      read: () => ({ latex: latest.current.currentLatex, jobDescription: latest.current.jobDescription }),
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

  const { onRestore, offerUndo } = useRestoring(latest, dispatch)
  const decideShown = useCallback<Decide>(
    (decision) => {
      const shown = latest.current.proposal
      if (shown === null || (decision === 'accepted' && acceptableProposal(latest.current) === null)) return
      dispatch({ type: decision === 'accepted' ? 'proposalAccepted' : 'proposalRejected' })
      if (shown.messageId !== null) assistant.decide(shown.messageId, decision)
      if (decision === 'accepted') offerUndo(shown.base)
    },
    [dispatch, assistant, offerUndo],
  )
  return {
    assistant,
    decideShown,
    onRestore,
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
      assistant.decide(messageId, decision)
    },
    tailor(aimedAt) {
      dispatch({ type: 'jobDescriptionEdited', jobDescription: aimedAt })
      showPane('chat')
      assistant.send({ text: strings.assistant.tailor.message, intent: 'tailor', jobDescription: aimedAt })
    },
  }
}

const undoMs = 8_000

/** An earlier text comes back as an edit: it is saved like any other, and the code's own undo takes it back. */
function useRestoring(latest: RefObject<EditorState>, dispatch: Editor['dispatch']) {
  const onRestore = useCallback(
    (latex: string) => {
      if (isLatexLocked(latest.current)) return void toast(words.locked)
      dispatch({ type: 'latexEdited', latex })
      toast(words.restored)
    },
    [latest, dispatch],
  )
  const offerUndo = useCallback(
    (before: string) => {
      const { resumeId } = latest.current
      // Whoever has opened another resume meanwhile must not get this one's text into it.
      const undo = () => latest.current.resumeId === resumeId && onRestore(before)
      toast(words.accepted, { duration: undoMs, action: { label: words.undo, onClick: undo } })
    },
    [latest, onRestore],
  )
  return { onRestore, offerUndo }
}
