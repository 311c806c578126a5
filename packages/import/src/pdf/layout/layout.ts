// The shapes that a page is read in: cells (words beside each other without a gap), lines (cells on one base line),
// flows (a column).
import type { ValueLabel } from '../vocabulary/field-labels.ts'
import type { Run, Word } from './positioned-text.ts'

export interface Cell {
  readonly words: readonly Word[]
  readonly page: number
  readonly left: number
  readonly right: number
  readonly baseline: number
  readonly size: number
  /** In a margin that holds nothing else. */
  readonly isHeading?: boolean
}

/** What a line is for its reader; the model (pdf/model) finds it out. */
export const lineRoles = [
  'name',
  'headline',
  'contact',
  'heading',
  'begin',
  'header',
  'bullet',
  'prose',
  'more',
  'item',
  'other',
] as const
/**
 * `begin` and `header`: of the lines that name an entry, the first and the rest. `more`: goes on with a bullet or with
 * prose. `item`: of a list.
 */
export type LineRole = (typeof lineRoles)[number]

export interface Line {
  readonly page: number
  readonly baseline: number
  readonly left: number
  readonly right: number
  /** Of most of its letters. */
  readonly size: number
  readonly cells: readonly Run[]
  readonly text: string
  readonly words: readonly Word[]
  readonly bold: boolean
  readonly italic: boolean
  readonly isCapitals: boolean
  /** From the base line of the line above in the same flow; Infinity at its beginning. */
  readonly gapAbove: number
  /** Where the text begins after a bullet, if there is one. The bullet itself is in no cell. */
  readonly bulletTextLeft: number | null
  /** Of the column that it stands in. */
  readonly columnLeft: number
  readonly columnRight: number
  /** It stood in a margin that holds nothing else. */
  readonly isHeading?: boolean
  /** Once the model has read the page. */
  readonly role?: LineRole
  /** How sure the model is of the role, 0 to 1. */
  readonly roleSureness?: number
  /** What a label before it said that it is. */
  readonly label?: ValueLabel
}
