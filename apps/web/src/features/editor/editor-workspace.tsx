// The editor's panes, bound to its state.
import type { TextFix } from '@galley/contract/latex'
import { lazy, Suspense, useDeferredValue, useMemo, useRef } from 'react'
import { CodeEditor, type CodeEditorHandle } from './code-editor.tsx'
import { CompileLog } from './compile-log.tsx'
import { reportOf } from './compile-report.ts'
import { findLog } from './find-log.ts'
import { EditorPanes } from './editor-panes.tsx'
import { PdfPreview } from './pdf-preview.tsx'
import { needsAnswer, showsLastGood } from './editor-state.ts'
import type { Editor } from './use-editor.ts'

/** Rarely needed, and it brings the comparison of two texts with it. */
const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }))

export function EditorWorkspace({ editor }: { editor: Editor }) {
  const { state, dispatch, compile } = editor
  const code = useRef<CodeEditorHandle>(null)
  const report = useMemo(
    () => reportOf(state.isLogCleared ? { kind: 'idle' } : state.compile),
    [state.compile, state.isLogCleared],
  )
  const diagnostics = useMemo(() => reportOf(state.compile).diagnostics, [state.compile])
  const pdf = useDeferredValue(state.pdf)
  const isCompiling = state.compile.kind === 'compiling'
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
  return (
    <>
      <EditorPanes
        errors={report.diagnostics.filter(({ severity }) => severity === 'error').length}
        pane={editor.pane}
        onShowPane={editor.showPane}
        code={
          <CodeEditor
            ref={code}
            latex={state.currentLatex}
            diagnostics={diagnostics}
            onEdit={(latex) => dispatch({ type: 'latexEdited', latex })}
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
        preview={
          <PdfPreview
            pdf={pdf}
            isStale={pdf !== null && pdf.latex !== state.currentLatex}
            isLastGood={showsLastGood(state)}
            isCompiling={isCompiling}
            live={editor.live}
            onCompile={() => void compile()}
          />
        }
      />
      {needsAnswer(state) && (
        <Suspense>
          <ConflictDialog state={state} dispatch={dispatch} />
        </Suspense>
      )}
    </>
  )
}
