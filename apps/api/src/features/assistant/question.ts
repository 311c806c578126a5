// What a person asks the assistant, as it came with the request.
import type { Attached } from '../../adapters/assistant.port.ts'
import type { StoredSession } from './assistant.repository.ts'

export interface Question {
  session: StoredSession
  intent: 'chat' | 'tailor' | 'first_tailoring'
  message: string
  latex: string
  jobDescription: string | null
  image: Attached | null
  pdf: Attached | null
  idempotencyKey: string | null
}
