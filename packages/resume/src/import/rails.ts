// A rail is a narrow column of dates, places or headings beside what they belong to: its blocks join the rows at which they begin.
import { findDates, isDateLabel, isOpenDate } from './find-dates.ts'
import type { Gutter } from './gutters.ts'
import type { Cell } from './layout.ts'
import { isPlace } from './places.ts'
import { runOf } from './run.ts'

export type RailSide = 'left rail' | 'right rail'

/** A block of a rail goes on while its rows are closer than this many sizes. */
const blockGap = 1.75

export function attachRail({ left, right }: Gutter, side: RailSide): Cell[] {
  const [rail, main] = side === 'left rail' ? [left, right] : [right, left]
  const attached = railBlocks(rail).flatMap((block) => {
    const row = nearest(main, block[0]!)
    return joined(block).map((cell) => ({ ...cell, baseline: row }))
  })
  return [...main, ...attached].toSorted((one, other) => one.baseline - other.baseline || one.left - other.left)
}

function railBlocks(rail: readonly Cell[]): Cell[][] {
  const blocks: Cell[][] = []
  for (const cell of rail.toSorted((one, other) => one.baseline - other.baseline || one.left - other.left)) {
    const block = blocks.at(-1)
    const last = block?.at(-1)
    if (block && last && cell.baseline - last.baseline < blockGap * cell.size && !beginsAnew(block, cell))
      block.push(cell)
    else blocks.push([cell])
  }
  return blocks
}

/** A second date or place begins another block, but not the second line of a range. */
function beginsAnew(block: readonly Cell[], cell: Cell): boolean {
  const kind = kindOf(cell)
  const last = block.at(-1)!
  if (isEndOf(last, cell)) return false
  return block.some((each) => kindOf(each) === kind) && Math.abs(last.baseline - cell.baseline) > 1
}

const textOf = ({ words }: Cell) => runOf(words).text
const kindOf = (cell: Cell) => (isDateLabel(textOf(cell)) ? 'date' : isPlace(textOf(cell)) ? 'place' : 'text')

/** The second line of a range may be a date, or "Present". */
const isEndOf = (open: Cell, cell: Cell) => isOpenDate(textOf(open)) && findDates(`2000 – ${textOf(cell)}`).some(({ to, isCurrent }) => isCurrent || to !== undefined) // prettier-ignore

/** "Jan 2020 –" and "Present" below it are one cell. */
function joined(block: readonly Cell[]): Cell[] {
  const cells: Cell[] = []
  for (const cell of block) {
    const last = cells.at(-1)
    if (last && isEndOf(last, cell))
      cells[cells.length - 1] = {
        ...last,
        words: [...last.words, ...cell.words],
        right: Math.max(last.right, cell.right),
      }
    else cells.push(cell)
  }
  return cells
}

/** A row below is nearer than one above: a label stands at the top of what it is for. */
function nearest(main: readonly Cell[], cell: Cell): number {
  const distance = (baseline: number) =>
    baseline < cell.baseline ? 2 * (cell.baseline - baseline) : baseline - cell.baseline
  let best = main[0]?.baseline ?? cell.baseline
  for (const { baseline } of main) if (distance(baseline) < distance(best)) best = baseline
  return best
}
