// Ranges of dates that a narrow column breaks: the second line joins the first.
import { columnLabelOf } from '../vocabulary/field-labels.ts'
import { completesRange } from '../vocabulary/find-dates.ts'
import type { Line } from './layout.ts'
import { lineWith } from './lines.ts'
import { joinRuns, textOfCells, wordsOf } from './positioned-text.ts'
import type { Run, Word } from './positioned-text.ts'

/** A narrow column breaks ranges of dates: the second line joins the first, whatever stands beside them. */
export function withWholeDates(lines: readonly Line[]): Line[] {
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
    result[result.length - 1] = { ...above, cells, text: textOfCells(cells), words: [...above.words, ...wordsOf(run)] }
    const rest = lineWith(
      line,
      line.cells.filter((cell) => cell !== run),
    )
    if (rest) result.push(rest)
  }
  return result
}

const maxCells = 8
const maxChars = 40

/** The cell of the line above whose range ends in a cell of the line, and that cell. */
function brokenDate(above: Line, line: Line): readonly [number, number] | undefined {
  const last = above.cells.length - 1
  if (line.cells.length === 1 && above.cells[last] && completesRange(above.cells[last].text, line.cells[0]!.text))
    return [last, 0]
  // A row of many cells is a table.
  if (above.cells.length > maxCells || line.cells.length > maxCells) return undefined
  const pairs = above.cells.flatMap((cell, at) =>
    line.cells.map((run, other) => ({ cell, run, places: [at, other] as const })),
  )
  return pairs.find(
    ({ cell, run }) =>
      Math.max(cell.text.length, run.text.length) < maxChars &&
      isBelow(cell, run) &&
      // "From" over a column of dates.
      columnLabelOf(cell.text) === undefined &&
      completesRange(cell.text, run.text),
  )?.places
}

/** In the next line, set to the same left or to the same right. */
function isBelow(cell: Run, run: Run): boolean {
  const [one, two] = [wordsOf(cell), wordsOf(run)]
  const [first, second] = [one[0], two[0]]
  if (!first || !second || second.baseline - first.baseline >= 2 * first.size) return false
  const isNear = (x: number, y: number) => Math.abs(x - y) < 2
  return isNear(first.x, second.x) || isNear(rightOf(one), rightOf(two))
}

const rightOf = (words: readonly Word[]) => Math.max(...words.map(({ x, width }) => x + width))
