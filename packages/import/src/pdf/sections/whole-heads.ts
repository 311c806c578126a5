// A name that is too long for its line, beside a date or in a narrow column, goes on in the next: both lines are one.
import type { Line } from '../layout/layout.ts'
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
  const last = cell?.parts.at(-1)?.word
  const [next, first] = [line.words[0], cell?.parts[0]?.word]
  if (!last || !next || !first || line.cells.length > 1 || line.page !== above.page || line.bulletTextLeft !== null)
    return false
  const isAlike = last.font === next.font && Math.abs(last.size - next.size) < 0.3
  const isBelow = Math.abs(next.x - first.x) < 2 && next.baseline - last.baseline < maxStep * line.size
  const end = beside ? (beside.parts[0]?.word.x ?? 0) - line.size / 2 : above.columnRight
  return isAlike && isBelow && last.x + last.width + space * line.size + next.width > end
}

function joined(above: Line, line: Line): Line {
  const [first, ...others] = above.cells
  const cells = [joinLines([first!, line.cells[0]!]), ...others]
  const words = [...above.words, ...line.words]
  return { ...above, cells, words, text: cells.map(({ text }) => text).join('  ') }
}
