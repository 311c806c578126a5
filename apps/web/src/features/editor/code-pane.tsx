// The place of the code: the editor itself, or the proposal that waits for an answer. Both are kept, so that undo goes on afterwards.
import type { Diagnostic } from '@galley/contract/latex'
import { lazy, Suspense, type Dispatch, type RefObject } from 'react'
import { editor as words } from '../../strings/en/editor.ts'
import { cx } from '../../ui/class-names.ts'
import { CodeEditor, type CodeEditorHandle } from './code-editor.tsx'
import { acceptableProposal, isLatexLocked, type EditorEvent, type EditorState } from './editor-state.ts'
import type { ProposalViewHandle } from './proposal-view.tsx'

/** The comparison of two texts is fetched when there is one to show. */
const ProposalView = lazy(async () => ({ default: (await import('./proposal-view.tsx')).ProposalView }))

export type Decide = (decision: 'accepted' | 'rejected') => void

interface Props {
  state: EditorState
  dispatch: Dispatch<EditorEvent>
  diagnostics: Diagnostic[]
  code: RefObject<CodeEditorHandle | null>
  proposal: RefObject<ProposalViewHandle | null>
  onDecide: Decide
}

export function CodePane({ state, dispatch, diagnostics, code, proposal, onDecide }: Props) {
  const { currentLatex } = state
  const proposed = state.proposal?.latex ?? null
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
            onAccept={() => onDecide('accepted')}
            onReject={() => onDecide('rejected')}
          />
        </Suspense>
      )}
      <div hidden={proposed !== null} className="flex h-full min-h-0 flex-col">
        <p
          role="status"
          className={cx(
            'bg-inset text-xs text-ink-soft',
            state.aiOperationInProgress && 'border-b border-rule px-4 py-1.5',
          )}
        >
          {state.aiOperationInProgress && words.proposal.locked}
        </p>
        <div className="min-h-0 grow">
          <CodeEditor
            ref={code}
            latex={currentLatex}
            diagnostics={diagnostics}
            isReadOnly={isLatexLocked(state)}
            onEdit={(latex) => dispatch({ type: 'latexEdited', latex })}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {proposed !== null && words.proposal.announce}
      </p>
    </>
  )
}
