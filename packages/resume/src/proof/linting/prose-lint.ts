// What a grammar for any prose must be able to do.
import type { Spelling } from './suggestion.ts'

/** What a grammar says of some characters of a text. */
export interface ProseLint {
  /** Its name for the rule. */
  rule: string
  isSpelling: boolean
  /** What sort of mistake it is, in the grammar's word: 'Agreement', 'Typo', 'Style'. */
  kind: string
  start: number
  end: number
  message: string
  /** What could stand in place of the characters, best first; empty to leave them out. */
  replacements: string[]
}

export interface ProseLinter {
  /** Before any text is linted, and when something of it changes. */
  prepare: (spelling: Spelling, words: readonly string[]) => Promise<void>
  lint: (text: string) => Promise<ProseLint[]>
}
