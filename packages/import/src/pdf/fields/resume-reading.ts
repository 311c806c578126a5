// What an import yields: the form's data, where each of its texts came from, and all that found no place in it.
import type { Box, FieldEvidence, SourceLine, UnreadLine } from '@galley/contract/import'
import type { Weigh } from '../model/confidence.ts'
import type { PageView } from '../model/field-features.ts'
import type { ModelWeights, PageReading } from '../model/read-lines.ts'
import type { ResumeData } from '@galley/contract/resume-data'

export interface HeadingFound {
  readonly text: string
  readonly boxes: readonly Box[]
}

export interface ResumeReading {
  readonly data: ResumeData
  readonly fields: readonly FieldEvidence[]
  /** In reading order, as they are printed. */
  readonly headings: readonly HeadingFound[]
  readonly unread: readonly UnreadLine[]
  /** All that can be seen and stands on one page, in reading order; none where the source is no text. */
  readonly lines?: readonly SourceLine[]
}

export interface ImportOptions {
  /**
   * "Languages: Python, Go" as one skill, which is how a group is typed into the form. Without, each is a skill of its
   * own.
   */
  readonly keepsSkillGroups?: boolean
  /** Other weights than the learnt ones, or null for the rules alone: evaluations compare them. */
  readonly model?: ModelWeights | null
  /** A reading that has been chosen. */
  readonly reading?: PageReading
  /** Another way to weigh fields: a training looks at them so. */
  readonly weigh?: (page: PageView) => Weigh
}
