// What an import yields: the form's data, where each of its texts came from, and all that found no place in it.
import type { ResumeData } from '@galley/contract/resume-data'
import type { Box } from '../layout/pdf-text.ts'

export interface FieldEvidence {
  /** As in the form: `experience.0.company`, `skills.3`. */
  readonly path: string
  /** 0 to 1; under 0.5 it is a guess. */
  readonly confidence: number
  readonly boxes: readonly Box[]
}

/**
 * `unplaced`: no field was found for it. `repeated`: a header or footer that stands on several pages. `turned`: not set
 * from left to right. `hidden`: too small or too pale for a reader.
 */
export type UnreadReason = 'unplaced' | 'repeated' | 'turned' | 'hidden'

export interface UnreadLine {
  readonly text: string
  readonly reason: UnreadReason
  readonly boxes: readonly Box[]
}

export interface HeadingFound {
  readonly text: string
  readonly boxes: readonly Box[]
}

/** A line of the document as it is printed, for review. */
export interface SourceLine {
  readonly text: string
  readonly boxes: readonly Box[]
  /** Characters, from and up to but not with, that a field has which is surely right, or a heading. */
  readonly sure: readonly (readonly [number, number])[]
}

export interface Extraction {
  readonly data: ResumeData
  readonly fields: readonly FieldEvidence[]
  /** In reading order, as they are printed. */
  readonly headings: readonly HeadingFound[]
  readonly unread: readonly UnreadLine[]
  /** All that can be seen and stands on one page, in reading order; none where the source is no text. */
  readonly lines?: readonly SourceLine[]
}

/** A guess has less. */
export const sureFrom = 0.5

export interface ImportOptions {
  /**
   * "Languages: Python, Go" as one skill, which is how a group is typed into the form. Without, each is a skill of its
   * own.
   */
  readonly keepsSkillGroups?: boolean
}
