import { lookOf, withOptions } from '@galley/resume/class-options'
import { fitToPages } from '@galley/resume/fit/fit-to-pages'
import { linesBeyond } from '@galley/resume/fit/page-room'
import { useEffect, useRef, useState } from 'react'
import { editor as words } from '../../../strings/en/editor.ts'
import { compileLatex } from '../compile/compile-latex.ts'

export type FitState =
  | { kind: 'idle' }
  | { kind: 'running' }
  /** `latex`: the text as it is then. */
  | { kind: 'fitted'; what: readonly string[]; pages: number; latex: string }
  /** So many lines are too much at the smallest look that can be read; null: not known. */
  | { kind: 'too_long'; lines: number | null; pages: number; candidates: readonly string[]; latex: string }
  | { kind: 'failed'; message: string }

/** The document does not compile, or the server can't be reached. */
class FitFailed extends Error {}

async function compiled(latex: string, signal: AbortSignal) {
  const result = await compileLatex({ latex, title: '', resumeId: null, purpose: 'preview' }, signal)
  if (result.kind === 'errored') throw new FitFailed(result.message)
  if (result.kind === 'failed') return null
  const { parsedPagesOf } = await import('../../../ui/pdf/parsed-pages.ts')
  return parsedPagesOf(result.bytes)
}

async function linesTooMuch(latex: string | null, target: number, signal: AbortSignal): Promise<number | null> {
  const pages = latex === null ? null : await compiled(latex, signal)
  const marginMm = lookOf(latex ?? '')?.marginMm
  return pages && marginMm !== undefined ? linesBeyond(pages, target, marginMm) : null
}

async function search(latex: string, target: number, signal: AbortSignal) {
  const fit = await fitToPages(latex, target, async (tried) => (await compiled(tried, signal))?.length ?? null)
  if (fit.pages === null) throw new FitFailed(words.fit.doesNotCompile)
  return { ...fit, lines: fit.done.length > 0 ? null : await linesTooMuch(fit.tightest, target, signal) }
}

interface Fitting {
  state: FitState
  run(target: number): Promise<void>
  forget(): void
}

/** Fits the text to a number of pages by the class's options; `onChange` gets it as one step. */
export function useFit(latex: string, onChange: (latex: string) => void): Fitting {
  const [state, setState] = useState<FitState>({ kind: 'idle' })
  const latest = useRef(latex)
  const under = useRef<AbortController | null>(null)
  useEffect(() => void (latest.current = latex), [latex])
  useEffect(() => () => under.current?.abort(), [])

  async function run(pages: number): Promise<void> {
    under.current?.abort()
    const own = new AbortController()
    under.current = own
    setState({ kind: 'running' })
    try {
      const { done, options, lines, candidates } = await search(latest.current, pages, own.signal)
      own.signal.throwIfAborted()
      if (done.length === 0) {
        setState({ kind: 'too_long', lines, pages, candidates, latex: latest.current })
        return
      }
      // What was typed meanwhile stays.
      const fitted = withOptions(latest.current, options) ?? latest.current
      onChange(fitted)
      setState({ kind: 'fitted', what: done, pages, latex: fitted })
    } catch (error) {
      if (own.signal.aborted) return
      setState({ kind: 'failed', message: error instanceof FitFailed ? error.message : words.fit.failed })
    }
  }

  return { state, run, forget: () => setState({ kind: 'idle' }) }
}
