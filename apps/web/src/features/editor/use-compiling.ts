import { useCallback, useEffect, useRef, type Dispatch, type RefObject } from 'react'
import { editor as words } from '../../strings/en/editor.ts'
import { compileLatex, type CompileResult } from './compile-latex.ts'
import { keepsPdf, type EditorEvent, type EditorState } from './editor-state.ts'
import { dropPdf, keepPdf } from './session-pdf.ts'

/** How a compile ended; null when a newer one took its place. */
export type CompileOutcome = 'pdf' | 'no_pdf' | null

/** Compiles when asked to, and after every save but the first. Answers the function that compiles now. */
export function useCompiling(
  state: EditorState,
  latest: RefObject<EditorState>,
  dispatch: Dispatch<EditorEvent>,
): () => Promise<CompileOutcome> {
  const underWay = useRef<AbortController | null>(null)
  const lastRun = useRef(0)

  const compile = useCallback(async (): Promise<CompileOutcome> => {
    const { currentLatex: latex, resumeTitle: title, resumeId } = latest.current
    underWay.current?.abort()
    const run = (lastRun.current += 1)
    dispatch({ type: 'compileStarted', run })
    if (latex.trim() === '') {
      dispatch({ type: 'compileErrored', run, message: words.compile.nothingToCompile })
      return 'no_pdf'
    }
    const controller = new AbortController()
    underWay.current = controller
    const result = await compileLatex({ latex, title, resumeId, purpose: 'preview' }, controller.signal).catch(
      () => null,
    )
    // Stopped for a newer one, which tells the rest.
    if (result === null || controller.signal.aborted) return null
    dispatch(eventOf(result, run, latex))
    remember(resumeId, result, latex)
    return result.kind === 'pdf' ? 'pdf' : 'no_pdf'
  }, [latest, dispatch])

  useEffect(() => {
    if (state.saves > 1) void compile()
  }, [state.saves, compile])
  useEffect(() => () => underWay.current?.abort(), [])
  return compile
}

function eventOf(result: CompileResult, run: number, latex: string): EditorEvent {
  switch (result.kind) {
    case 'pdf':
      return { type: 'compileSucceeded', run, pdf: { bytes: result.bytes, latex }, diagnostics: result.diagnostics }
    case 'failed':
      return { type: 'compileFailed', run, code: result.code, diagnostics: result.diagnostics, log: result.log }
    case 'errored':
      return { type: 'compileErrored', run, message: result.message }
  }
}

function remember(resumeId: string | null, result: CompileResult, latex: string): void {
  if (resumeId === null || result.kind === 'errored') return
  if (result.kind === 'pdf') keepPdf(resumeId, { bytes: result.bytes, latex })
  else if (!keepsPdf(result.code)) dropPdf(resumeId)
}
