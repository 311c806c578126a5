// The order of dated entries by how well they fit: what is over never passes what goes on, or ended clearly later.
import { isPresent } from '@galley/resume/fields/codecs'
import type { Block } from '@galley/resume/outline/outline'

/** When an entry ended, as a year; Infinity: it goes on; null: it has no date. */
export function endYearOf({ args = [], text }: Pick<Block, 'args' | 'text'>): number | null {
  const dated = args.findLast((arg) => /\b(?:19|20)\d\d\b/.test(arg) || goesOn(arg)) ?? text
  if (goesOn(dated)) return Number.POSITIVE_INFINITY
  const years = dated.match(/\b(?:19|20)\d\d\b/g)
  return years ? Math.max(...years.map(Number)) : null
}

/** "2021 – Present", "heute". */
const goesOn = (dates: string) => isPresent((dates.split(/\s*[–—]\s*|\s+-{1,3}\s+|-{2,3}/).at(-1) ?? '').trim())

/** Entries whose ends are this many years apart are as recent as each other. */
const maxYearsApart = 1

const isClearlyOlder = (end: number | null, other: number | null) =>
  end !== null && other !== null && end + maxYearsApart < other

/** Each is held against each: no resume has more. */
const maxEntries = 200

export interface RankedEntry {
  score: number
  end: number | null
}

/** Numbers of entries by falling score, as far as their dates allow; equals keep their order. */
export function rankEntries(entries: readonly RankedEntry[]): number[] {
  if (entries.length > maxEntries) return entries.map((_entry, index) => index)
  const left = entries.map((entry, index) => ({ ...entry, index }))
  const order: number[] = []
  while (left.length > 0) {
    // What stands behind something clearly newer waits for it.
    const free = left.filter(({ end }, place) => !left.slice(0, place).some((above) => isClearlyOlder(end, above.end)))
    const best = free.reduce((top, one) => (one.score > top.score ? one : top))
    order.push(best.index)
    left.splice(left.indexOf(best), 1)
  }
  return order
}
