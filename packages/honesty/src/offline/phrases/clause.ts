// A wish of one sentence, and what reading it comes to.
import type { Edited } from '../edits/edited.ts'

export interface WishClause {
  latex: string
  /** Without what leads to it. */
  words: string
  /** The whole message that it is a part of. */
  message: string
  /** The words for what the clause before was about, where it is known. */
  about?: string | null
}
export interface ReadClause {
  edited: Edited
  /** What the words come to where they say it shorter: "end of Feb" is a month of a year. */
  stated?: readonly string[]
  /** The words for what it was about: "after that" in the next one is after it. */
  about: string
  /** What the message says is to stay was taken into account. */
  respectsKept?: boolean
}
export type ClauseReader = (clause: WishClause) => ReadClause | null
