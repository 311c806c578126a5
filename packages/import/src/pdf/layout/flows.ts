// Words of all pages as flows of lines: the main column over all pages, then each side column. What is cut by a line's
// or a page's end is joined, and an address at the foot of a page is separated from the text above it.
import { cellsOf } from './cells.ts'
import { blocksOf } from './columns.ts'
import type { Division } from './columns.ts'
import { completesRange } from '../vocabulary/find-dates.ts'
import { headingRailOf, withHeadingsAbove } from './heading-rail.ts'
import type { Line } from './layout.ts'
import { linesOf } from './lines.ts'
import { joinRuns, wordsOf } from './positioned-text.ts'
import type { Run, Word } from './positioned-text.ts'
import { withStackedDates } from './stacked-dates.ts'
import { joinSpacedLetters } from './spaced-letters.ts'

export interface Flows {
  readonly flows: readonly (readonly Line[])[]
  /** Lines at the foot of a page, well below its text, that have an address in them. */
  readonly foot: readonly Line[]
}

const footGap = 3
const contactSign = /@[\p{L}\d-]+\.|https?:|www\.|\+\d[\d ()-]{7}|linkedin|github/iu

export function flowsOf(words: readonly Word[], pages: number, division: Division = 'rules'): Flows {
  const flows = new Map<string, Line[]>([['main', []]])
  const cellsByPage = Array.from({ length: pages }, (_, page) =>
    cellsOf(joinSpacedLetters(words.filter((word) => word.page === page))),
  )
  const rail = headingRailOf(cellsByPage)
  for (const [page, own] of cellsByPage.entries()) {
    const cells = rail ? withHeadingsAbove(own, rail, page) : own
    for (const block of blocksOf(cells, division))
      flows.set(block.flow, [...(flows.get(block.flow) ?? []), ...linesOf(block.cells)])
  }
  const whole = Array.from(flows.values(), (lines) => spaced(withStackedDates(withWholeDates(lines))))
  const foot = new Set(whole.flatMap(footOf))
  return { flows: whole.map((lines) => lines.filter((line) => !foot.has(line))), foot: Array.from(foot) }
}

/** A narrow column breaks ranges of dates: the second line joins the first, whatever stands beside them. */
function withWholeDates(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  for (const line of lines) {
    const above = result.at(-1)
    const places = above?.page === line.page ? brokenDate(above, line) : undefined
    if (!above || !places) {
      result.push(line)
      continue
    }
    const [at, other] = places
    const run = line.cells[other]!
    const cells = above.cells.map((cell, index) => (index === at ? joinRuns([cell, run]) : cell))
    result[result.length - 1] = { ...above, cells, text: textOf(cells), words: [...above.words, ...wordsOf(run)] }
    const rest = line.cells.filter((cell) => cell !== run)
    const words = rest.flatMap(wordsOf)
    if (words[0]) result.push({ ...line, cells: rest, words, text: textOf(rest), left: words[0].x })
  }
  return result
}

const textOf = (cells: readonly Run[]) => cells.map(({ text }) => text).join('  ')

/** The cell of the line above whose range ends in a cell of the line. */
function brokenDate(above: Line, line: Line): readonly [number, number] | undefined {
  const [last, only] = [above.cells.length - 1, line.cells.length === 1 ? line.cells[0] : undefined]
  if (only && above.cells[last] && completesRange(above.cells[last].text, only.text)) return [last, 0]
  for (const [at, cell] of above.cells.entries())
    for (const [other, run] of line.cells.entries()) {
      const [one, two] = [cell.parts[0]?.word, run.parts[0]?.word]
      const isBelow = one && two && Math.abs(one.x - two.x) < 2 && two.baseline - one.baseline < 2 * one.size
      if (isBelow && cell.text.length < 40 && completesRange(cell.text, run.text)) return [at, other]
    }
  return undefined
}

/** Blocks of one flow follow each other: the first line of one has a gap to the last of the one before. */
function spaced(lines: readonly Line[]): Line[] {
  return lines.map((line, index) => {
    const above = lines[index - 1]
    const isBelow = above !== undefined && above.page === line.page && above.baseline < line.baseline
    return { ...line, gapAbove: isBelow ? line.baseline - above.baseline : Infinity }
  })
}

/** The lines of each page from its last wide gap on, where they are few and have an address in them. */
function footOf(lines: readonly Line[]): Line[] {
  const last = lines.filter((line, index) => lines[index + 1]?.page !== line.page)
  return last.flatMap((end) => {
    const from = lines.findLastIndex(
      (line) => line.page === end.page && line.gapAbove > footGap * line.size && line.gapAbove < Infinity,
    )
    const foot = from < 1 ? [] : lines.slice(from, lines.indexOf(end) + 1)
    const isFoot =
      foot.length > 0 &&
      foot.length < 5 &&
      foot.some(({ text }) => contactSign.test(text)) &&
      foot.every(({ bulletTextLeft, text }) => bulletTextLeft === null && text.length < 120)
    return isFoot ? foot : []
  })
}
