// "2 years 10 months" in a cell of its own, beneath the date: it says nothing that the dates do not, and is no part of
// the description.
import { findDurations } from '../vocabulary/find-dates.ts'
import type { Line } from '../layout/layout.ts'
import type { Run } from '../layout/positioned-text.ts'
import { textOfCells, wordsOf } from '../layout/positioned-text.ts'

/** Lines of text without such cells at their right end; what is nothing else is left out. */
export function withoutDurations(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const cells = line.cells.filter((run, index) => !isDuration(run) || (index === 0 && line.cells.length > 1))
    if (cells.length === line.cells.length) return [line]
    const words = cells.flatMap(wordsOf)
    const right = Math.max(...words.map(({ x, width }) => x + width))
    return words.length === 0 ? [] : [{ ...line, cells, words, right, text: textOfCells(cells) }]
  })
}

function isDuration({ text }: Run): boolean {
  const [span] = findDurations(text)
  return span !== undefined && text.slice(0, span.start).trim() === '' && text.slice(span.end).trim() === ''
}
