// Where a word stands in what a reader sees of a resume.
import type { Range } from '@galley/resume/outline/outline'
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import { entriesOf } from '../edits/find-places.ts'
import { unitsOf } from '../edits/text-units.ts'

/** Whole words, in whatever case; in order. */
export function placesIn(latex: string, words: string): Range[] {
  // Most words asked for stand nowhere: one look at the whole text says so.
  if (!new RegExp(regexpLiteral(words), 'iu').test(latex)) return []
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}\\])${regexpLiteral(words)}(?![\p{L}\p{N}])`, 'giu')
  const ranges = [
    ...unitsOf(latex).map(({ from, to }) => ({ from, to })),
    ...entriesOf(latex).flatMap(({ entry }) => entry.argRanges ?? []),
  ]
  const found = ranges.flatMap(({ from, to }) =>
    Array.from(latex.slice(from, to).matchAll(pattern), ({ 0: text, index }) => ({
      from: from + index,
      to: from + index + text.length,
    })),
  )
  return [...new Map(found.map((one) => [one.from, one])).values()].toSorted((a, b) => a.from - b.from)
}
