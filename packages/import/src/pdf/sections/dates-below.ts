// Some makers set the dates of an entry below all that is said of it. They are moved to its names.
import type { Line } from '../layout/layout.ts'
import { findDates, isDateLabel } from '../vocabulary/find-dates.ts'

const isName = ({ role }: Line) => role === 'begin' || role === 'header'
const isOnlyRange = (line: Line) =>
  line.cells.length === 1 && isDateLabel(line.text) && findDates(line.text).some(({ isRange }) => isRange)

/** Where a section begins with a name without dates and ends with dates alone, each of its entries does. */
export function withDatesBelow(lines: readonly Line[]): Line[] {
  const [first, last] = [lines[0], lines.at(-1)]
  const hasBodies = lines.some((line, index) => isOnlyRange(line) && index > 0 && !isName(lines[index - 1]!))
  const isDated = first !== undefined && findDates(first.text).length > 0
  if (!first || !last || isDated || !isOnlyRange(last) || !hasBodies) return [...lines]
  return entriesEndingInDates(lines).flatMap((entry) => {
    const date = entry.at(-1)!
    const names = entry.findIndex((line, index) => index > 0 && !isName(line))
    const at = Math.max(1, names < 0 ? entry.length - 1 : names)
    const moved = entry.toSpliced(-1).toSpliced(Math.min(at, entry.length - 1), 0, { ...date, role: 'header' })
    return moved.map((line, index) => (index === 0 ? { ...line, role: 'begin', roleSureness: 1 } : line))
  })
}

function entriesEndingInDates(lines: readonly Line[]): Line[][] {
  const entries: Line[][] = [[]]
  for (const [index, line] of lines.entries()) {
    entries.at(-1)!.push(line)
    if (isOnlyRange(line) && index < lines.length - 1) entries.push([])
  }
  return entries
}
