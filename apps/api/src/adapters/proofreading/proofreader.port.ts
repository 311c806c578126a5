// The dictionary and the grammar: what is surely wrong in a document.
import type { SureFixes, SureFixQuestion } from '@galley/resume/proof/sure-fixes'

export interface Proofreader {
  /** Rejects with an AssistantFailure on a timeout, and with the signal's reason when stopped. */
  sureFixes(question: SureFixQuestion, signal: AbortSignal): Promise<SureFixes>
  close(): Promise<void>
}
