import type { ResumeData } from '@galley/contract/resume-data'
import type { FactSubject } from '../../resumes/resumes.service.ts'

export interface ListedFact {
  messageId: string
  key: string
  text: string
  isCorrected: boolean
  saidAt: Date
  answersClaim: string | null
}

export interface ResumeFacts {
  subject: FactSubject
  /** Null without an open chat. */
  form: ResumeData | null
  /** Newest first. */
  facts: ListedFact[]
}
