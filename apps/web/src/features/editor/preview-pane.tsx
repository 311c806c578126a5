import { useDeferredValue, type RefObject } from 'react'
import { missingLetters } from './compile/compile-report.ts'
import { PdfPreview } from './preview/pdf-preview.tsx'
import type { OnPagePoint } from './preview/use-page-clicks.ts'
import type { MarkedOnPages } from './preview/use-page-marks.ts'
import { useProposedPage } from './proposal/use-proposed-page.ts'
import type { CodeEditorHandle } from './source/code-editor.tsx'
import { isBehind, isLatexLocked, showsLastGood } from './state/editor-state.ts'
import type { Editor } from './use-editor.ts'

interface Props extends MarkedOnPages {
  editor: Editor
  code: RefObject<CodeEditorHandle | null>
  onPoint: OnPagePoint
  onGoToLine: (line: number) => void
}

/** The last compiled pages; while a proposal is looked at, the page as it would have it. */
export function Preview({ editor: { state, live, compile }, code, onPoint, onGoToLine, ...marked }: Props) {
  const proposed = useProposedPage(state)
  const shown = useDeferredValue(proposed ?? state.pdf)
  const isProposed = shown !== null && shown === proposed
  return (
    <PdfPreview
      pdf={shown}
      latex={state.currentLatex}
      isStale={!isProposed && isBehind(state)}
      isLastGood={!isProposed && showsLastGood(state)}
      isProposed={isProposed}
      words={marked.words}
      boxes={isProposed ? null : marked.boxes}
      isCompiling={state.compile.kind === 'compiling'}
      lacks={isProposed ? null : missingLetters(state.compile)}
      trouble={state.compile.kind === 'error' ? state.compile.message : null}
      live={live}
      fit={
        isProposed
          ? null
          : {
              latex: state.currentLatex,
              isLocked: isLatexLocked(state),
              onChange: (latex) => code.current?.write(latex, 'step'),
              onUndo: () => code.current?.undo(),
            }
      }
      mending={
        isProposed || isLatexLocked(state)
          ? null
          : {
              onChange: (latex, madeFrom) => code.current?.write(latex, 'step', madeFrom),
              onUndo: () => code.current?.undo(),
              onRedo: () => code.current?.redo(),
            }
      }
      onCompile={() => void compile()}
      onGoToLine={onGoToLine}
      onPoint={state.diffMode === 'viewing' ? null : onPoint}
    />
  )
}
