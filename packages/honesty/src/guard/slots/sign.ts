// What speaks for or against a changed line.
import type { LineWord } from './line-words.ts'

export interface Sign {
  readonly name: string
  /** The word of the line where it shows. */
  readonly at: LineWord | null
  /** The word of the source that is gone. */
  readonly lost?: LineWord
}
