import { lookOf, withOptions } from '@galley/resume/class-options'
import { fitToPages } from '@galley/resume/fit/fit-to-pages'
import { linesBeyond } from '@galley/resume/fit/page-room'
import type { ParsedPage } from '@galley/resume/parsed/parsed-text'
import { use, useEffect, useRef, useState } from 'react'
import { editor as words } from '../../../strings/en/editor.ts'
import { FilesOf } from '../compile/files-of.ts'
import { compileLatex } from '../compile/compile-latex.ts'
import { isOfTheText } from '../state/editor-state.ts'

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

/** Null: it does not compile. Throws where the server says nothing about the text. */
async function compiled(
  { latex, filesOf }: { latex: string; filesOf: string | null },
  signal: AbortSignal,
): Promise<readonly ParsedPage[] | null> {
  const result = await compileLatex({ latex, title: '', resumeId: null, filesOf, purpose: 'preview' }, signal)
  if (result.kind === 'errored') throw new FitFailed(result.message)
  if (result.kind === 'failed' && isOfTheText(result.code)) return null
  if (result.kind === 'failed') throw new FitFailed(words.fit.busy)
  const { parsedPagesOf } = await import('../../../ui/pdf/parsed-pages.ts')
  return parsedPagesOf(result.bytes)
}

async function search(
  { latex, filesOf, target }: { latex: string; filesOf: string | null; target: number },
  signal: AbortSignal,
) {
  const seen = new Map<string, readonly ParsedPage[] | null>()
  const fit = await fitToPages(latex, target, async (tried) => {
    const pages = await compiled({ latex: tried, filesOf }, signal)
    seen.set(tried, pages)
    return pages?.length ?? null
  })
  if (fit.pages === null) throw new FitFailed(words.fit.doesNotCompile)
  const pages = seen.get(fit.tightest ?? latex)
  const marginMm = lookOf(fit.tightest ?? latex)?.marginMm
  return { ...fit, lines: pages && marginMm !== undefined ? linesBeyond(pages, target, marginMm) : null }
}

interface Fitting {
  state: FitState
  run(target: number): Promise<void>
  forget(): void
}

/** Fits the text to a number of pages by the class's options; `onChange` gets it as one step. */
export function useFit(latex: string, onChange: (latex: string) => void): Fitting {
  const filesOf = use(FilesOf)
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
    const asked = latest.current
    try {
      const { done, options, lines, candidates } = await search({ latex: asked, filesOf, target: pages }, own.signal)
      own.signal.throwIfAborted()
      if (done.length === 0) {
        setState({ kind: 'too_long', lines, pages, candidates, latex: asked })
        return
      }
      // What was typed meanwhile stays, and was not tried: the next page shows whether it fits.
      const fitted = withOptions(latest.current, options) ?? latest.current
      const isAsTried = latest.current === asked
      onChange(fitted)
      setState(isAsTried ? { kind: 'fitted', what: done, pages, latex: fitted } : { kind: 'idle' })
    } catch (error) {
      if (own.signal.aborted) return
      setState({ kind: 'failed', message: error instanceof FitFailed ? error.message : words.fit.failed })
    }
  }

  return { state, run, forget: () => setState({ kind: 'idle' }) }
}
