import { useEffect, useState } from 'react'
import { compileLatex } from '../compile/compile-latex.ts'
import type { CompiledPdf, EditorState } from '../state/editor-state.ts'

/**
 * The page as a proposal would have it, while it is looked at; null until it is set, or when it can't be. It is
 * not a resume yet: it is set beside the resume's own compiles, is not kept, and is not what a download gives.
 */
export function useProposedPage({ proposal }: EditorState): CompiledPdf | null {
  const [page, setPage] = useState<CompiledPdf | null>(null)
  const latex = proposal?.latex ?? null
  useEffect(() => {
    if (latex === null) return
    const controller = new AbortController()
    const job = { latex, title: '', resumeId: null, purpose: 'preview' as const }
    void compileLatex(job, controller.signal).then(
      (result) => result.kind === 'pdf' && !controller.signal.aborted && setPage({ bytes: result.bytes, latex }),
      () => undefined,
    )
    return () => controller.abort()
  }, [latex])
  return page?.latex === latex ? page : null
}
