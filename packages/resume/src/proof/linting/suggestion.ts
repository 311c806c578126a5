// What proofreading is asked and what it says. Nothing here may import the dictionary or the grammar: a worker has
// them.
import type { ProseFinding, ResumeRule } from '../finding.ts'

export const spellings = ['american', 'british'] as const
export type Spelling = (typeof spellings)[number]

export interface ProofQuestion {
  latex: string
  spelling: Spelling
  /** Of the person's own dictionary. */
  words: readonly string[]
  /** False where the dictionary is not to be fetched: then the rules for resumes are all there is. */
  isSpelled: boolean
}

/** What was read of a text: nothing yet, nothing at all, without the dictionary, or with it. */
export type ProofScope = 'waiting' | 'otherLanguage' | 'style' | 'all'

export type Suggestion = ProseFinding<ResumeRule | 'spelling' | 'grammar'>

export interface Proofread {
  /** The text that the places are of. */
  latex: string
  /** Sorted by place. */
  suggestions: Suggestion[]
  /** False while the dictionary is still on its way. */
  isSpelled: boolean
  /** False where nothing was read: rules and dictionary are for English. */
  isEnglish: boolean
}
