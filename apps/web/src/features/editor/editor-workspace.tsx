// The editor's panes, bound to its state.
import type { TextFix } from '@galley/contract/latex'
import { lazy, Suspense, useDeferredValue, useImperativeHandle, useMemo, useRef, type ReactNode, type Ref } from 'react'
import type { CodeEditorHandle } from './source/code-editor.tsx'
import { CodePane, type Decide } from './code-pane.tsx'
import { CompileLog } from './compile/compile-log.tsx'
import { reportOf } from './compile/compile-report.ts'
import { findLog } from './compile/find-log.ts'
import { EditorPanes } from './editor-panes.tsx'
import { PdfPreview } from './preview/pdf-preview.tsx'
import { needsAnswer, showsLastGood, type EditorState } from './state/editor-state.ts'
import type { ProposalViewHandle } from './proposal/proposal-view.tsx'
import type { TextMarks } from './source/text-marks.ts'
import type { Editor } from './use-editor.ts'
import { useLinePlace } from './preview/use-line-place.ts'
import type { MarkedOnPages } from './preview/use-page-marks.ts'
import { useProposedPage } from './proposal/use-proposed-page.ts'

const noWords: readonly string[] = []

/** Rarely needed, and it brings the comparison of two texts with it. */
const ConflictDialog = lazy(async () => ({ default: (await import('./save/conflict-dialog.tsx')).ConflictDialog }))

export interface WorkspaceHandle {
  /** Brings the proposal into view, with the keyboard on it. */
  showProposal: () => void
  /** Goes to this line of the source, and marks where its words stand on the page. */
  showLine: (line: number) => void
}

interface Props {
  editor: Editor
  chat: ReactNode
  /** Words to be marked in the text and on the page. */
  marks: TextMarks | null
  onDecide: Decide
  ref?: Ref<WorkspaceHandle>
}

export function EditorWorkspace({ editor, chat, marks, onDecide, ref }: Props) {
  const { state, dispatch } = editor
  const code = useRef<CodeEditorHandle>(null)
  const proposal = useRef<ProposalViewHandle>(null)
  const report = useMemo(
    () => reportOf(state.isLogCleared ? { kind: 'idle' } : state.compile),
    [state.compile, state.isLogCleared],
  )
  const diagnostics = useMemo(() => reportOf(state.compile).diagnostics, [state.compile])
  const { resumeId } = state
  const hasKeptLog = state.compile.kind === 'success' && !state.isLogCleared && resumeId !== null
  const goToLine = (line: number) => {
    editor.showPane('code')
    // On a phone the code comes into view first: what is hidden can't be scrolled.
    setTimeout(() => code.current?.goToLine(line))
  }
  const applyFix = (fix: TextFix) => {
    editor.showPane('code')
    setTimeout(() => code.current?.applyFix(fix))
  }
  const place = useLinePlace(state)
  useImperativeHandle(ref, () => ({
    showProposal() {
      editor.showPane('code')
      setTimeout(() => proposal.current?.focus())
    },
    showLine(line) {
      goToLine(line)
      place.find(line)
    },
  }))
  return (
    <>
      <EditorPanes
        errors={report.diagnostics.filter(({ severity }) => severity === 'error').length}
        pane={editor.pane}
        onShowPane={editor.showPane}
        code={
          <CodePane
            state={state}
            dispatch={dispatch}
            diagnostics={diagnostics}
            marks={marks}
            code={code}
            proposal={proposal}
            onDecide={onDecide}
          />
        }
        log={
          <CompileLog
            report={report}
            latex={state.currentLatex}
            findLog={hasKeptLog ? () => findLog(resumeId) : null}
            onClear={() => dispatch({ type: 'logCleared' })}
            onGoToLine={goToLine}
            onFix={applyFix}
          />
        }
        chat={chat}
        preview={<Preview editor={editor} words={marks?.words ?? noWords} boxes={place.boxes} />}
      />
      {needsAnswer(state) && (
        <Suspense>
          <ConflictDialog state={state} dispatch={dispatch} />
        </Suspense>
      )}
    </>
  )
}

/** The last compiled pages; while a proposal is looked at, the page as it would have it. */
function Preview({ editor: { state, live, compile }, ...marked }: { editor: Editor } & MarkedOnPages) {
  const proposed = useProposedPage(state)
  const shown = useDeferredValue(proposed ?? state.pdf)
  const isProposed = shown !== null && shown === proposed
  return (
    <PdfPreview
      pdf={shown}
      isStale={!isProposed && isBehind(state)}
      isLastGood={!isProposed && showsLastGood(state)}
      isProposed={isProposed}
      words={marked.words}
      boxes={isProposed ? null : marked.boxes}
      isCompiling={state.compile.kind === 'compiling'}
      trouble={state.compile.kind === 'error' ? state.compile.message : null}
      live={live}
      onCompile={() => void compile()}
    />
  )
}

const isBehind = ({ pdf, currentLatex }: EditorState): boolean => pdf !== null && pdf.latex !== currentLatex
