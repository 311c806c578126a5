import { useCallback, useEffect, useMemo, useRef, type Dispatch, type RefObject } from 'react'
import { editor as words } from '../../strings/en/editor.ts'
import { compileLatex, type CompileResult } from './compile-latex.ts'
import { keepsPdf, type EditorEvent, type EditorState } from './editor-state.ts'
import { dropPdf, keepPdf } from './session-pdf.ts'

/** How a compile ended; null when a newer one took its place. */
export type CompileOutcome = 'pdf' | 'no_pdf' | null

export interface Compiling {
  /** Compiles now, and shows that it does. */
  compile: () => Promise<CompileOutcome>
  /** Compiles what was typed, if there is anything new, without a word until it is done. Answers null, or how many ms to leave the server alone. */
  compileLive: () => Promise<number | null>
}

/** Where the server does not say when it will have time, or is not reached. */
const usualRetryMs = 5_000

/** Compiles when asked to, and after every save but the first. */
export function useCompiling(
  state: EditorState,
  latest: RefObject<EditorState>,
  dispatch: Dispatch<EditorEvent>,
): Compiling {
  const underWay = useRef<AbortController | null>(null)
  const lastRun = useRef(0)
  /** The text of the newest compile, unless the server had no time for it. */
  const tried = useRef<string | null>(null)

  /** Null when stopped for a newer one, which tells the rest. */
  const send = useCallback(async (): Promise<CompileResult | null> => {
    const { currentLatex: latex, resumeTitle: title, resumeId } = latest.current
    tried.current = latex
    const controller = new AbortController()
    underWay.current = controller
    const result = await compileLatex({ latex, title, resumeId, purpose: 'preview' }, controller.signal).catch(
      () => null,
    )
    return controller.signal.aborted ? null : result
  }, [latest])

  const compile = useCallback(async (): Promise<CompileOutcome> => {
    const { currentLatex: latex, resumeId } = latest.current
    underWay.current?.abort()
    const run = (lastRun.current += 1)
    dispatch({ type: 'compileStarted', run })
    if (latex.trim() === '') {
      dispatch({ type: 'compileErrored', run, message: words.compile.nothingToCompile })
      return 'no_pdf'
    }
    const result = await send()
    if (result === null) return null
    dispatch(eventOf(result, { run, latex }))
    remember(resumeId, result, latex)
    return result.kind === 'pdf' ? 'pdf' : 'no_pdf'
  }, [latest, dispatch, send])

  const compileLive = useCallback(async (): Promise<number | null> => {
    const { currentLatex: latex, resumeId, compile: shown } = latest.current
    if (shown.kind === 'compiling' || latex.trim() === '' || latex === tried.current) return null
    const run = (lastRun.current += 1)
    dispatch({ type: 'compileStarted', run, isLive: true })
    const result = await send()
    if (result === null) return null
    if (result.kind === 'errored' || (result.kind === 'failed' && keepsPdf(result.code))) {
      tried.current = null
      return result.retryAfterSeconds === undefined ? usualRetryMs : result.retryAfterSeconds * 1000
    }
    dispatch(eventOf(result, { run, latex, isLive: true }))
    if (result.kind === 'pdf') remember(resumeId, result, latex)
    return null
  }, [latest, dispatch, send])

  useEffect(() => {
    if (state.saves > 1) void compile()
  }, [state.saves, compile])
  useEffect(() => () => underWay.current?.abort(), [])
  return useMemo(() => ({ compile, compileLive }), [compile, compileLive])
}

interface Asked {
  run: number
  latex: string
  isLive?: boolean
}

function eventOf(result: CompileResult, { run, latex, isLive = false }: Asked): EditorEvent {
  switch (result.kind) {
    case 'pdf':
      return { type: 'compileSucceeded', run, pdf: { bytes: result.bytes, latex }, diagnostics: result.diagnostics }
    case 'failed':
      return { type: 'compileFailed', run, code: result.code, diagnostics: result.diagnostics, log: result.log, isLive }
    case 'errored':
      return { type: 'compileErrored', run, message: result.message }
  }
}

function remember(resumeId: string | null, result: CompileResult, latex: string): void {
  if (resumeId === null || result.kind === 'errored') return
  if (result.kind === 'pdf') keepPdf(resumeId, { bytes: result.bytes, latex })
  else if (!keepsPdf(result.code)) dropPdf(resumeId)
}
