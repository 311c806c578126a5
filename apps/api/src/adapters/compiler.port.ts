// Whoever turns LaTeX into a PDF.
import type { CompileOutcome, CompileRequest } from '@galley/contract/worker-wire'

export interface Compiler {
  /** Answers an outcome for whatever the document does; `busy` also when no worker can be reached. */
  compile(request: CompileRequest, signal: AbortSignal): Promise<CompileOutcome>
  isReady(): Promise<boolean>
}
