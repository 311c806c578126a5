// Whoever turns LaTeX into a PDF.
import type { CompileOutcome, CompileRequest, Located, LocateRequest } from '@galley/contract/worker-wire'

export interface Compiler {
  /** Answers an outcome for whatever the document does; `busy` also when no worker can be reached. */
  compile(request: CompileRequest, signal: AbortSignal): Promise<CompileOutcome>
  /** Between source and page, on the last preview under a key; null when no worker can be reached. */
  locate(request: LocateRequest, signal: AbortSignal): Promise<Located | null>
  isReady(): Promise<boolean>
}
