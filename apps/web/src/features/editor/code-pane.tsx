// The place of the code: the editor itself, or the proposal that waits for an answer. Both are kept, so that undo goes
// on afterwards.
import type { Diagnostic } from '@galley/contract/latex'
import { Redo2, Undo2 } from 'lucide-react'
import { lazy, Suspense, type Dispatch, type ReactNode, type RefObject } from 'react'
import { editor as words } from '../../strings/en/editor.ts'
import { formView as formWords } from '../../strings/en/form-view.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CodeEditor, type CodeEditorHandle } from './source/code-editor.tsx'
import { acceptableProposal, isLatexLocked, type EditorAction, type EditorState } from './state/editor-state.ts'
import { lastDecided, openCount } from './state/proposal-hunks.ts'
import type { ProposalViewHandle } from './proposal/proposal-view.tsx'
import type { AskSelection } from './source/selection-toolbar.ts'
import type { TextSuggestions } from './source/suggestion-marks.ts'
import type { TextMarks } from './source/text-marks.ts'
import { ViewSwitch, type TextView } from './source/view-switch.tsx'

/** The comparison of two texts is fetched when there is one to show. */
const ProposalView = lazy(async () => ({ default: (await import('./proposal/proposal-view.tsx')).ProposalView }))

export type Decide = (decision: 'accepted' | 'rejected') => void
/** By the number of the change. */
export type DecideHunk = (hunk: number, choice: 'taken' | 'rejected') => void

interface Props {
  state: EditorState
  dispatch: Dispatch<EditorAction>
  diagnostics: Diagnostic[]
  marks: TextMarks | null
  suggestions: TextSuggestions | null
  code: RefObject<CodeEditorHandle | null>
  proposal: RefObject<ProposalViewHandle | null>
  onDecide: Decide
  onDecideHunk: DecideHunk
  /** Marks where a line stands on the page. */
  onCursorLine: (line: number) => void
  onAsk: AskSelection | null
  view: TextView
  onView: (view: TextView) => void
  /** The other view of the text; made only while it is looked at. */
  form: () => ReactNode
  /** What else can be done with the text, beside the views. */
  tools: ReactNode
}

export function CodePane({
  state,
  dispatch,
  diagnostics,
  marks,
  suggestions,
  code,
  proposal,
  onDecide,
  onDecideHunk,
  onCursorLine,
  onAsk,
  ...views
}: Props) {
  const { currentLatex, proposal: shown } = state
  const hasProposal = shown !== null
  // What had the keyboard is gone: the text that stands now takes it.
  const leave = () => void setTimeout(() => code.current?.focus())
  const decide: Decide = (decision) => {
    onDecide(decision)
    leave()
  }
  const takeBack = () => {
    if (shown === null || acceptableProposal(state) === null) return
    if (lastDecided(shown) === 'taken') code.current?.takeBack()
    dispatch({ type: 'hunkTakenBack' })
  }
  return (
    <>
      {hasProposal && (
        <Suspense>
          <ProposalView
            ref={proposal}
            accepted={currentLatex}
            proposal={shown}
            isAcceptable={acceptableProposal(state) !== null}
            showInlineChanges={state.showInlineChanges}
            onToggleInline={() => dispatch({ type: 'inlineChangesToggled' })}
            onAccept={() => decide('accepted')}
            onReject={() => decide('rejected')}
            onDecideHunk={(hunk, choice) => {
              onDecideHunk(hunk, choice)
              if (openCount(shown) === 1) leave()
            }}
            onReword={(hunk) => dispatch({ type: 'hunkReworded', hunk })}
            onTakeBack={takeBack}
          />
        </Suspense>
      )}
      <div hidden={hasProposal} className="relative h-full min-h-0">
        <TwoViews
          {...views}
          onUndo={() => code.current?.undo()}
          onRedo={() => code.current?.redo()}
          code={
            <CodeEditor
              ref={code}
              latex={currentLatex}
              diagnostics={diagnostics}
              marks={marks}
              suggestions={suggestions}
              isReadOnly={isLatexLocked(state)}
              onCursorLine={onCursorLine}
              onAsk={onAsk}
              onEdit={(latex) => dispatch({ type: 'latexEdited', latex })}
            />
          }
        />
        <LockSign isLocked={state.aiOperationInProgress} />
      </div>
      <p role="status" className="sr-only">
        {hasProposal && words.proposal.announce}
      </p>
    </>
  )
}

/** Above the text and not before it: a line must not move because the assistant begins. */
function LockSign({ isLocked }: { isLocked: boolean }) {
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center px-3 text-xs text-ink-soft"
    >
      {isLocked && (
        <span className="rounded-md border border-rule bg-sheet px-2.5 py-1.5 shadow-lift">
          {words.proposal.locked}
        </span>
      )}
    </p>
  )
}

interface ViewsProps extends Pick<Props, 'view' | 'onView' | 'form' | 'tools'> {
  code: ReactNode
  onUndo: () => void
  onRedo: () => void
}

/** The code stays alive behind the form: both write into its history. */
function TwoViews({ view, onView, form, tools, code, onUndo, onRedo }: ViewsProps) {
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="@container shrink-0 border-b border-rule bg-sheet">
        <div className="flex items-center justify-between gap-2 px-3 py-1.5 @max-[22rem]:gap-1 @max-[22rem]:px-1.5">
          <ViewSwitch view={view} onChange={onView} />
          <div className="flex items-center gap-1">
            {view === 'form' && (
              <>
                <IconButton
                  label={formWords.undo}
                  icon={<Undo2 aria-hidden="true" />}
                  onClick={onUndo}
                  className="size-8"
                />
                <IconButton
                  label={formWords.redo}
                  icon={<Redo2 aria-hidden="true" />}
                  onClick={onRedo}
                  className="size-8"
                />
              </>
            )}
            {tools}
          </div>
        </div>
      </div>
      {view === 'form' && <div className="min-h-0 grow">{form()}</div>}
      <div hidden={view !== 'latex'} className="min-h-0 grow">
        {code}
      </div>
    </div>
  )
}
