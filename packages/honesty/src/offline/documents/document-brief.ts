// What a document is made from.
import type { DocumentKind } from '@galley/contract/documents'
import type { ResumeData } from '@galley/contract/resume-data'

export interface DocumentFacts {
  /** As the resume's LaTeX says it. */
  form: ResumeData
  /** The person's own words that count as facts. */
  said: readonly string[]
  /** Empty without one. It says what is asked for, and never what the person is. */
  posting: string
  /** Whom it is addressed to, and for which post; empty where it is unknown. */
  employer: string
  role: string
  recipient: string
  today: Date
}
export interface ComposeBrief extends DocumentFacts {
  kind: DocumentKind
}
