// The guard's shapes: what it is given and what it says.
import type { PdfReading } from '@galley/contract/worker-wire'
import type { GuardCode } from '@galley/contract/assistant'
import type { ResumeData } from '@galley/contract/resume-data'

export interface DocumentReading {
  readonly latex: string
  /** Null where it was not compiled: then the source alone is judged. */
  readonly pdf: PdfReading | null
}

export interface GuardInput {
  readonly accepted: DocumentReading
  readonly proposed: DocumentReading
  readonly form: ResumeData
  /** The person's own words in the chat. */
  readonly said: readonly string[]
  /** The request as it was typed: says what may be left out ("remove my phone number"), and proves nothing. */
  readonly asked?: readonly string[]
  /** Never a source of facts. */
  readonly jobDescription: string
  /** The assistant's words to the person. */
  readonly message: string
}

export interface Violation {
  readonly code: GuardCode
  /** The words in doubt. With `block`, they stand in that block's text. */
  readonly text: string
  /** Which entry or section it is about; null: the document as a whole. */
  readonly where: string | null
  /** Index of the block in the proposed document's `blocksOf`; null: not in one block. */
  readonly block: number | null
  /** Of a compile: the line of the proposed LaTeX where TeX stumbled, from 1; absent where it did not say. */
  readonly line?: number
  /** What could stand there instead. */
  readonly allowed: readonly string[]
  /** To the person; null where there is nothing to ask. */
  readonly question: string | null
}

export interface Verdict {
  /** These stop a proposal. */
  readonly violations: readonly Violation[]
  /** These are for the person to see: `wording` and `removed`. */
  readonly doubts: readonly Violation[]
  /** What the proposal was looked through for. */
  readonly checked: readonly GuardCode[]
}
