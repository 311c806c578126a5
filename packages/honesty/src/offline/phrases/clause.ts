// A wish of one sentence, and what reading it comes to.
import type { Edited } from '../edits/edited.ts'

export interface WishClause {
  latex: string
  /** Without what leads to it. */
  words: string
  /** The whole message that it is a part of. */
  message: string
}
export interface ReadClause {
  edited: Edited
  /** What the words come to where they say it shorter: "end of Feb" is a month of a year. */
  stated?: readonly string[]
  /** The words for what it was about: "after that" in the next one is after it. */
  about: string
}
export type ClauseReader = (clause: WishClause) => ReadClause | null
