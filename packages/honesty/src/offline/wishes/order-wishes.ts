// "Order my quals newest first": the entries of a section by their last year.
import type { Section } from '@galley/resume/outline/outline'
import type { Edited } from '../edits/edited.ts'
import { entryUnits } from '../edits/entry-units.ts'
import { sectionsOf } from '../edits/find-places.ts'
import { endYearOf } from '../edits/rank-entries.ts'
import { byScore, reordered, spliced } from '../edits/splice.ts'
import { sectionsMeant } from './named-places.ts'

const byDate =
  /\b(?:newest|latest|most recent|oldest|chronological\w*|by (?:date|year)|date order|order (?:of|by) (?:date|year)s?)\b/i
const sorting = /\b(?:order|sort|arrange|put|list|newest first|oldest first|first|last)\b/i

/** Null where no order by date is wished. */
export function orderWish(latex: string, message: string): Edited | null {
  if (!byDate.test(message) || !sorting.test(message)) return null
  const named = sectionsMeant(latex, message).map(({ section }) => section)
  const sections = named.length > 0 ? named : sectionsOf(latex)
  const isOldest =
    /\boldest (?:first|at the top)|\bchronological\b(?!.*\breverse\b)/i.test(message) && !/\breverse\b/i.test(message)
  return inDateOrder(latex, sections, isOldest)
}

/** The entries of these sections by their last year; null where none has more than one entry. */
export function inDateOrder(latex: string, among: readonly Section[], isOldest: boolean): Edited | null {
  const sections = among.filter(({ blocks }) => blocks.filter(({ kind }) => kind === 'entry').length > 1)
  const splices = sections.flatMap((section) => {
    const units = entryUnits(latex, section)
    const years = units.map(({ entry }) => endYearOf(entry))
    if (years.includes(null)) return []
    const order = byScore(years.map((year) => (isOldest ? -1 : 1) * (year ?? 0)))
    return order.every((place, index) => place === index) ? [] : reordered(latex, units, order)
  })
  if (sections.length === 0) return null
  const first = isOldest ? 'oldest' : 'newest'
  if (splices.length === 0) {
    const undated = sections.some((section) =>
      entryUnits(latex, section).some(({ entry }) => endYearOf(entry) === null),
    )
    return {
      problem: undated
        ? 'Some entries there have no year, so I can’t tell their order. Give them one in the form, or drag them there.'
        : `They stand with the ${first} first already.`,
    }
  }
  return {
    latex: spliced(latex, splices),
    said: `I put ${sections.map(({ heading }) => heading).join(' and ')} in order, the ${first} first.`,
  }
}

/** "Swap hobbies with languages": two sections change places; null where not two are named. */
export function swapWish(latex: string, message: string): Edited | null {
  const named = /\b(?:swap|switch)\b.{3,80}/i.exec(message)?.[0]
  const sections = named ? sectionsMeant(latex, named).map(({ section }) => section) : []
  const [first, second] = sections
  if (!first || !second || sections.length !== 2) return null
  const [one, other] = [first, second].toSorted((a, b) => a.from - b.from) as [typeof first, typeof second]
  return {
    latex: spliced(latex, reordered(latex, [one, other], [1, 0])),
    said: `I swapped ${one.heading} and ${other.heading}. Nothing else has changed.`,
  }
}
