// A word of a page, where it stands and how it looks.
import type { TextItem } from './pdf-text.ts'

export interface Word extends Omit<TextItem, 'colour' | 'isUpright' | 'isHidden'> {
  readonly id: number
  readonly colour: string
  /** No space before it: it goes on with the word at its left. */
  readonly isGlued: boolean
  /** Of the link that lies over it, or empty. */
  readonly target: string
  /** On the page, where `x` is of its mirror image. */
  readonly shownX?: number
  /** Its letters run against the direction of the page. */
  readonly isAgainst?: boolean
}
