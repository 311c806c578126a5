// What a person asks the assistant, as it came with the request.
import type { Selection } from '@galley/contract/assistant'
import type { Attachment } from '../../adapters/llm/assistant.port.ts'
import type { StoredChat } from './assistant.repository.ts'

export interface AssistantQuestion {
  session: StoredChat
  intent: 'chat' | 'tailor' | 'first_tailoring'
  message: string
  /** Text of the claim whose question the message answers. */
  answersClaim: string | null
  latex: string
  /** The part of it that the message is about. */
  selection: Selection | null
  jobDescription: string | null
  /** Of its terms, the ones that are not to count. */
  ignoredTerms: string[]
  /** Of proofreading, by their keys. */
  ignoredFindings: string[]
  image: Attachment | null
  pdf: Attachment | null
  idempotencyKey: string | null
}
