// Rails of dates go on from page to page: what a page of its own would be taken for two columns is one, where the pages
// before have their rail at that place.
import { isDateLabel } from '../vocabulary/find-dates.ts'
import type { Gutter } from './gutters.ts'
import type { Cell } from './layout.ts'
import { runOf } from './positioned-text.ts'

/** Where text begins beside the left rails of the pages so far. */
export type Rails = Set<number>

const near = 3
const minDates = 2
const isDate = ({ words }: Cell) => isDateLabel(runOf(words).text)
/** With dates in it: other columns may begin at the same place. */
const hasDates = ({ left }: Gutter) => left.filter(isDate).length >= minDates
const textLeft = ({ right }: Gutter) => right.reduce((least, { left }) => Math.min(least, left), Infinity)

export function remember(gutter: Gutter, rails: Rails): void {
  if (hasDates(gutter)) rails.add(textLeft(gutter))
}

export function isKnownRail(gutter: Gutter, rails: Rails): boolean {
  if (rails.size === 0) return false
  const left = textLeft(gutter)
  return Array.from(rails).some((known) => Math.abs(known - left) < near) && hasDates(gutter)
}

export function knownFirst(gutters: readonly Gutter[], rails: Rails): readonly Gutter[] {
  const known = gutters.filter((gutter) => isKnownRail(gutter, rails))
  return known.length === 0 ? gutters : [...known, ...gutters.filter((gutter) => !known.includes(gutter))]
}
