import { use, useEffect, useState } from 'react'
import { FilesOf } from './files-of.ts'
import { compileLatex, type CompileResult } from './compile-latex.ts'
import type { CompiledPdf } from '../state/editor-state.ts'

export type CompiledPage =
  | { kind: 'setting' }
  | { kind: 'pdf'; pdf: CompiledPdf }
  /** The text does not compile, or the server did not get to it. */
  | { kind: 'failed'; isUnreachable: boolean }

const setting: CompiledPage = { kind: 'setting' }

/**
 * The page of a text that is not the editor's own: set beside the resume's compiles, and not kept. Null: none.
 * `filesOfVersion`: with the files that lay beside that version, and not those of now.
 */
export function useCompiledPage(latex: string | null, filesOfVersion?: string): CompiledPage {
  const filesOf = use(FilesOf)
  const [made, setMade] = useState<{ latex: string; page: CompiledPage } | null>(null)
  useEffect(() => {
    if (latex === null) return
    const controller = new AbortController()
    const job = { latex, title: '', resumeId: null, filesOf, filesOfVersion, purpose: 'preview' as const }
    void compileLatex(job, controller.signal).then(
      (result) => !controller.signal.aborted && setMade({ latex, page: pageOf(result, latex) }),
      () => undefined,
    )
    return () => controller.abort()
  }, [latex, filesOf, filesOfVersion])
  return made?.latex === latex ? made.page : setting
}

function pageOf(result: CompileResult, latex: string): CompiledPage {
  if (result.kind === 'pdf') return { kind: 'pdf', pdf: { bytes: result.bytes, latex } }
  return { kind: 'failed', isUnreachable: result.kind === 'errored' || result.retryAfterSeconds !== undefined }
}
