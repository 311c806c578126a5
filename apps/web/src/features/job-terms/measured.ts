// What is known of a resume against a posting, as the panel shows it. Made in a worker: nothing here may import the
// word lists.
import type { CoveredTerm, credits, weights } from '@galley/resume/posting/coverage'
import type { ResumeData } from '@galley/contract/resume-data'

export interface TermQuestion {
  latex: string
  form: ResumeData
  jobDescription: string
  /** Names of terms that the person does not want counted. */
  ignored: readonly string[]
}

export interface MarkedRange {
  from: number
  to: number
}

export interface MarkedPlace {
  /** Of the source, from 1: where the term's first word stands. */
  line: number
  /** The term's words, as offsets into the source. */
  marks: MarkedRange[]
}

export interface MeasuredTerm extends Omit<CoveredTerm, 'places'> {
  places: MarkedPlace[]
}

/** The weights of the terms, added up. */
export interface Sum {
  shown: number
  listed: number
  all: number
}

export interface Measured {
  /** The text that the places are of. */
  latex: string
  jobDescription: string
  terms: MeasuredTerm[]
  /** Those of the posting's terms that are left out. */
  ignored: string[]
  /** 0 to 1; null where the posting names nothing. */
  share: number | null
  sum: Sum
  /** By which it was counted. */
  formula: { weights: typeof weights; credits: typeof credits }
}

export type Measure = (question: TermQuestion) => Promise<Measured>
