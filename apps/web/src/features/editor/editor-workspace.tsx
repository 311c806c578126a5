// The editor's panes, bound to its state.
import { useDeferredValue, useMemo, useRef } from 'react'
import { CodeEditor, type CodeEditorHandle } from './code-editor.tsx'
import { CompileLog } from './compile-log.tsx'
import { reportOf } from './compile-report.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditorPanes } from './editor-panes.tsx'
import { PdfPreview } from './pdf-preview.tsx'
import type { Editor } from './use-editor.ts'

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
  return (
    <>
      <EditorPanes
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
            onClear={() => dispatch({ type: 'logCleared' })}
            onGoToLine={(line) => code.current?.goToLine(line)}
          />
        }
        preview={
          <PdfPreview
            pdf={pdf}
            isStale={pdf !== null && pdf.latex !== state.currentLatex}
            isCompiling={isCompiling}
            onCompile={() => void compile()}
          />
        }
      />
      <ConflictDialog state={state} dispatch={dispatch} />
    </>
  )
}
