// An everyday wish: which concepts it has, and what is done or said about it.
import type { Command } from '../commands/command.ts'
import type { Edited } from '../edits/edited.ts'
import type { Concept } from './concepts.ts'

export interface Asked {
  readonly latex: string
  readonly message: string
  readonly has: (concept: Concept) => boolean
}

export type Outcome = string | { command: Command } | { edited: Edited }

export interface WishIntent {
  /** Sets of concepts: a message that has all of one set may mean it. */
  readonly concepts: readonly (readonly Concept[])[]
  /** Null where the message means something else after all. */
  readonly answer: (asked: Asked) => Outcome | null
}

/** `'text bigger, text smaller'`: the sets of concepts. */
export const sets = (text: string): readonly (readonly Concept[])[] =>
  text.split(',').map((set) => set.trim().split(' ') as Concept[])
