// What writes a letter or a note: a language model, or the built-in rules. What it writes is judged by its caller.
import type { DocumentContent } from '@galley/contract/documents'
import type { DocumentBrief } from '@galley/honesty/offline/documents/compose-document'
import type { Objection } from './assistant.port.ts'

export interface WritingBrief extends DocumentBrief {
  /** The resume, whole. */
  latex: string
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
