// What a person asks the assistant, as it came with the request.
import type { Attached } from '../../adapters/llm/assistant.port.ts'
import type { StoredSession } from './assistant.repository.ts'

export interface Question {
  session: StoredSession
  intent: 'chat' | 'tailor' | 'first_tailoring'
  message: string
  latex: string
  jobDescription: string | null
  /** Of its terms, the ones that are not to count. */
  ignoredTerms: string[]
  image: Attached | null
  pdf: Attached | null
  idempotencyKey: string | null
}
