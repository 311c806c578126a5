// A name that is too long for its line, beside a date or in a narrow column, goes on in the next: both lines are one.
import type { Line } from '../layout/layout.ts'
import { degreePattern } from '../vocabulary/degree-words.ts'
import { schoolScore } from '../vocabulary/name-scores.ts'
import { textOfCells, wordsOf } from '../layout/positioned-text.ts'
import type { Word } from '../layout/positioned-text.ts'
import { joinLines } from './paragraphs.ts'

export function wholeHeads(header: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of header) {
    const above = whole.at(-1)
    if (above && goesOn(above, line)) whole[whole.length - 1] = joined(above, line)
    else whole.push(line)
  }
  return whole
}

/** In parts of the size. */
const space = 0.25
const maxStep = 1.75

/** One cell, set like the end of the one above it, whose first word had no room there. */
function goesOn(above: Line, line: Line): boolean {
  const [cell, beside] = above.cells
  const words = cell ? wordsOf(cell) : []
  const [first, last, next] = [words[0], words.at(-1), line.words[0]]
  const isOneCell = line.cells.length === 1 && line.bulletTextLeft === null && line.page === above.page
  if (!first || !last || !next || !isOneCell || Math.abs(next.x - first.x) >= 2 || !isSetAlike(last, next)) return false
  if (isAnother(above, line)) return false
  const end = beside ? (wordsOf(beside)[0]?.x ?? 0) - line.size / 2 : above.columnRight
  return last.x + last.width + space * line.size + next.width > end
}

/** A value with a label of its own; a school after a degree, however full the line of that is. */
const isAnother = (above: Line, line: Line) => line.label !== undefined || isSchoolAfterDegree(above, line)
const isSchoolAfterDegree = (above: Line, line: Line) =>
  degreePattern.test(above.text) && !degreePattern.test(line.text) && schoolScore(line.text) >= 0.9

/** One close below the other. */
const isSetAlike = (last: Word, next: Word) =>
  last.font === next.font &&
  Math.abs(last.size - next.size) < 0.3 &&
  next.baseline - last.baseline < maxStep * next.size

function joined(above: Line, line: Line): Line {
  const [first, ...others] = above.cells
  const cells = [joinLines([first!, line.cells[0]!]), ...others]
  const words = [...above.words, ...line.words]
  return { ...above, cells, words, text: textOfCells(cells) }
}
