// Lines of a list whose items are a line or two, item by item.
import { endsDivided } from '../vocabulary/clean-text.ts'
import { anchorDates } from './entry-lines.ts'
import { isDateLabel } from '../vocabulary/find-dates.ts'
import type { Line } from '../layout/layout.ts'
import { continues, isDetail, joinLines } from './paragraphs.ts'
import { textOfCells } from '../layout/positioned-text.ts'

export interface ItemLines {
  /** Its lines of names and dates; the title's lines are one. */
  readonly header: readonly Line[]
  readonly body: readonly Line[]
}

type IsStart = (line: Line, index: number) => boolean

/**
 * What begins an item: a bold line where others are not, a bullet, a line with a date where the first has one; else any
 * line that goes on with nothing.
 */
export function itemsIn(lines: readonly Line[]): ItemLines[] {
  const starts = startRule(lines)
  const items: { header: Line[]; body: Line[] }[] = []
  for (const [index, line] of lines.entries()) {
    const item = items.at(-1)
    if (!item || starts(line, index)) items.push({ header: [line], body: [] })
    else if (item.header.length === 1 && item.body.length === 0 && goesOn(item.header[0]!, line))
      item.header = [merged(item.header[0]!, line)]
    else if (item.body.length === 0 && isName(line)) item.header.push(line)
    else item.body.push(line)
  }
  return items
}

function startRule(lines: readonly Line[]): IsStart {
  const startsBold = ({ cells }: Line) => cells[0]?.parts[0]?.word.bold ?? false
  const bold = lines.filter(startsBold).length
  if (lines[0] && startsBold(lines[0]) && bold > 1 && bold < lines.length)
    return (line, index) =>
      startsBold(line) &&
      !(startsBold(lines[index - 1]!) && lines[index - 1]!.cells.length === 1 && line.gapAbove < line.size * 1.45)
  if (lines.some(({ bulletTextLeft }) => bulletTextLeft !== null)) return (line) => line.bulletTextLeft !== null
  const isDated = (line: Line) => anchorDates(line).length > 0
  const isOtherwise = lines[1] && (lines[1].bold !== lines[0]!.bold || lines[1].italic !== lines[0]!.italic)
  if (lines[0] && isDated(lines[0]) && (lines.filter(isDated).length > 1 || isOtherwise)) return isDated
  return (line, index) => !goesOn(lines[index - 1]!, line) && !isDateOnly(line)
}

const isDateOnly = (line: Line) =>
  anchorDates(line).some(
    ({ cell, range }) => line.cells.length === 1 && line.cells[cell]!.text.length - (range.end - range.start) < 3,
  )

/** The line above is full to its date, or plainly cut. */
function goesOn(above: Line, line: Line): boolean {
  const first = above.cells[mainCell(above)]!
  if (line.bulletTextLeft !== null || anchorDates(line).length > 0 || isDetail(line.text)) return false
  if (endsDivided(first.text) || /^\p{Ll}/u.test(line.text)) return true
  if (above.bold && line.bold && line.gapAbove < line.size * 1.45) return true
  const last = first.parts.at(-1)!.word
  const isFull = last.x + last.width - above.columnLeft > 0.72 * (above.columnRight - above.columnLeft)
  return above.cells.length > 1
    ? isFull && !/[.!?]$/.test(first.text) && line.bold === above.bold
    : continues([above], line)
}

const isName = (line: Line) => line.text.length < 70 && !/[.!?]$/.test(line.text) && !isDetail(line.text)

/** The first that is no date: in a rail the date stands first. */
const mainCell = ({ cells }: Line): number =>
  Math.max(
    0,
    cells.findIndex(({ text }) => !isDateLabel(text)),
  )

/** The title's second line joins it. */
function merged(first: Line, second: Line): Line {
  const at = mainCell(first)
  const cells = first.cells.map((run, index) => (index === at ? joinLines([run, ...second.cells]) : run))
  const text = textOfCells(cells)
  return {
    ...first,
    cells,
    words: [...first.words, ...second.words],
    text,
    right: second.right,
    gapAbove: second.gapAbove,
  }
}
