// One compile on the server, and what came of it.
import {
  compileFailure,
  compilePdf,
  compilers,
  type CompileFailureCode,
  type Diagnostic,
  type TexCompiler,
} from '@galley/contract/latex'
import { ApiError, NetworkError } from '../../../api/api-error.ts'
import { fileNameIn } from '../../../api/file-name.ts'
import { api } from '../../../api/galley-api.ts'
import { readDiagnostics } from '../../../api/read-diagnostics.ts'
import { editor as words } from '../../../strings/en/editor.ts'

export type CompileResult =
  | {
      kind: 'pdf'
      bytes: Uint8Array
      diagnostics: Diagnostic[]
      fileName: string
      /** References are not resolved: the same text, sent once more, gives a better page. */
      wantsAnother: boolean
      /** What set it. */
      compiler?: TexCompiler | undefined
    }
  | {
      kind: 'failed'
      code: CompileFailureCode
      diagnostics: Diagnostic[]
      log: string
      retryAfterSeconds?: number | undefined
    }
  | { kind: 'errored'; message: string; isUnreachable?: boolean; retryAfterSeconds?: number | undefined }

export interface CompileJob {
  latex: string
  title: string
  resumeId: string | null
  /** Where it is no page of a resume: whose files lie beside it. */
  filesOf?: string | null
  /** Of that resume: the version beside whose text they lay. */
  filesOfVersion?: string | undefined
  purpose: 'preview' | 'download'
}

/** Never throws but for an abort. */
export async function compileLatex(
  { latex, title, resumeId, filesOf, filesOfVersion, purpose }: CompileJob,
  signal: AbortSignal,
): Promise<CompileResult> {
  const body = {
    latex_content: latex,
    resume_title: title,
    purpose,
    ...(resumeId && { resume_id: resumeId }),
    ...(filesOf && { files_of: filesOf }),
    ...(filesOf && filesOfVersion && { files_of_version: filesOfVersion }),
  }
  try {
    const response = await api.raw(compilePdf, { body }, { signal })
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (bytes.length === 0) return { kind: 'errored', message: words.compile.emptyPdf }
    return {
      kind: 'pdf',
      bytes,
      diagnostics: readDiagnostics(response),
      fileName: fileNameIn(response.headers, 'resume.pdf'),
      wantsAnother: response.headers.get('x-rerun') === 'wanted',
      compiler: compilers.find((name) => name === response.headers.get('x-compiler')),
    }
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof NetworkError)
      return { kind: 'errored', message: words.compile.unreachable, isUnreachable: true }
    const refusal = error instanceof ApiError ? error : null
    const retryAfterSeconds = refusal?.retryAfterSeconds
    const failure = compileFailure.safeParse(refusal?.body)
    if (failure.success) {
      const { code, diagnostics, log } = failure.data
      return { kind: 'failed', code, diagnostics, log, retryAfterSeconds }
    }
    return { kind: 'errored', message: error instanceof Error ? error.message : String(error), retryAfterSeconds }
  }
}
