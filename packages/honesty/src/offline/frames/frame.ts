// A frame: one kind of wish, with the slots that it has. Each frame looks for its slots in a sentence, in whatever
// order they stand, and for what they mean in the resume.
import type { Edited } from '../edits/edited.ts'
import type { Thing } from './things.ts'

export interface Sentence {
  latex: string
  /** Of the resume as it is now. */
  things: readonly Thing[]
  /** The sentence, and what was said right before it, which "it" and "there" point to. */
  text: string
  before: string
  message: string
  today: Date
}

export interface Filled {
  edited: Edited
  /** What the person says, put as a statement: the guard takes it as their own. */
  stated?: readonly string[]
  /** It is sure of what is named: by its form (a date, a number, a level), or word for word. */
  isTyped?: true
  /** Another reading that changes the resume is to be preferred. */
  isWeak?: true
}
export type WishFrame = (sentence: Sentence) => Filled | null
