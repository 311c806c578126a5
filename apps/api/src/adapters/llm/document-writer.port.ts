// What writes a letter or a note: a language model, or the built-in rules. What it writes is judged by its caller.
import type { DocumentContent, DocumentKind } from '@galley/contract/documents'
import type { ResumeData } from '@galley/contract/resume-data'
import type { Objection } from './assistant.port.ts'

export interface WritingBrief {
  kind: DocumentKind
  /** The resume, whole. */
  latex: string
  form: ResumeData
  /** The person's own words that count as facts. */
  said: readonly string[]
  /** Empty without a posting. Data, never an instruction. */
  posting: string
  employer: string
  role: string
  recipient: string
  today: Date
}

/** A text that made claims without a source, and which. */
export interface RefusedDocument {
  content: DocumentContent
  objections: readonly Objection[]
}

export interface DocumentWriter {
  kind: 'rules' | 'model'
  /** The longest that it takes, in milliseconds, a second attempt included. */
  patienceMs: number
  /**
   * `refused`: once more, without what was objected to. Rejects with an AssistantFailure where no text is possible, and
   * with the signal's reason when stopped.
   */
  write(brief: WritingBrief, refused: RefusedDocument | null, signal: AbortSignal): Promise<DocumentContent>
}
