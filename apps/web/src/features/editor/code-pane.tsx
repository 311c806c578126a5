// The place of the code: the editor itself, or the proposal that waits for an answer. Both are kept, so that undo goes
// on afterwards.
import type { Diagnostic } from '@galley/contract/latex'
import { lazy, Suspense, type Dispatch, type RefObject } from 'react'
import { editor as words } from '../../strings/en/editor.ts'
import { CodeEditor, type CodeEditorHandle } from './source/code-editor.tsx'
import { acceptableProposal, isLatexLocked, type EditorAction, type EditorState } from './state/editor-state.ts'
import type { ProposalViewHandle } from './proposal/proposal-view.tsx'
import type { TextMarks } from './source/text-marks.ts'

/** The comparison of two texts is fetched when there is one to show. */
const ProposalView = lazy(async () => ({ default: (await import('./proposal/proposal-view.tsx')).ProposalView }))

export type Decide = (decision: 'accepted' | 'rejected') => void

interface Props {
  state: EditorState
  dispatch: Dispatch<EditorAction>
  diagnostics: Diagnostic[]
  marks: TextMarks | null
  code: RefObject<CodeEditorHandle | null>
  proposal: RefObject<ProposalViewHandle | null>
  onDecide: Decide
}

export function CodePane({ state, dispatch, diagnostics, marks, code, proposal, onDecide }: Props) {
  const { currentLatex } = state
  const proposed = state.proposal?.latex ?? null
  const decide: Decide = (decision) => {
    onDecide(decision)
    // What had the keyboard is gone: the text that stands now takes it.
    setTimeout(() => code.current?.focus())
  }
  return (
    <>
      {proposed !== null && (
        <Suspense>
          <ProposalView
            ref={proposal}
            accepted={currentLatex}
            proposed={proposed}
            isAcceptable={acceptableProposal(state) !== null}
            showInlineChanges={state.showInlineChanges}
            onToggleInline={() => dispatch({ type: 'inlineChangesToggled' })}
            onAccept={() => decide('accepted')}
            onReject={() => decide('rejected')}
          />
        </Suspense>
      )}
      <div hidden={proposed !== null} className="relative h-full min-h-0">
        <CodeEditor
          ref={code}
          latex={currentLatex}
          diagnostics={diagnostics}
          marks={marks}
          isReadOnly={isLatexLocked(state)}
          onEdit={(latex) => dispatch({ type: 'latexEdited', latex })}
        />
        {/* Above the text and not before it: a line must not move because the assistant begins. */}
        <p
          role="status"
          className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center px-3 text-xs text-ink-soft"
        >
          {state.aiOperationInProgress && (
            <span className="rounded-md border border-rule bg-sheet px-2.5 py-1.5 shadow-lift">
              {words.proposal.locked}
            </span>
          )}
        </p>
      </div>
      <p role="status" className="sr-only">
        {proposed !== null && words.proposal.announce}
      </p>
    </>
  )
}
