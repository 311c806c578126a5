// Where a page is divided from top to bottom: a strip that no cell crosses, with rows at both of its sides.
import type { Cell } from './layout.ts'

export interface Gutter {
  readonly x: number
  /** Base lines of the first and the last row beside it. */
  readonly top: number
  readonly bottom: number
  readonly left: readonly Cell[]
  readonly right: readonly Cell[]
}

const minRows = 4
/** Two strips closer than this are one. */
const stepPt = 4
/** Gutters lie here, as parts of the text's width: what is nearer to an edge parts bullets or labels. */
const middle = { from: 0.08, to: 0.92 }

/** Base lines of the rows that cells stand in. */
export function baselinesOf(cells: readonly Cell[]): number[] {
  const rows: number[] = []
  for (const { baseline, size } of cells.toSorted((one, other) => one.baseline - other.baseline))
    if (baseline - (rows.at(-1) ?? -Infinity) > size * 0.35) rows.push(baseline)
  return rows
}

/** All that may be one, the one with the most rows beside it first. */
export function guttersOf(cells: readonly Cell[]): Gutter[] {
  const left = Math.min(...cells.map((cell) => cell.left))
  const width = Math.max(...cells.map((cell) => cell.right)) - left
  const places = Array.from(new Set(cells.map((cell) => Math.ceil(cell.right / stepPt) * stepPt)))
  return places
    .filter((x) => x > left + width * middle.from && x < left + width * middle.to)
    .flatMap((x) => longestStretch(cells, x) ?? [])
    .toSorted(
      (one, other) =>
        rowCount(other) - rowCount(one) || allRows(other) - allRows(one) || clearance(other) - clearance(one),
    )
}

const rowCount = ({ left, right }: Gutter) => Math.min(baselinesOf(left).length, baselinesOf(right).length)
const allRows = ({ left, right }: Gutter) => baselinesOf(left).length + baselinesOf(right).length
const clearance = ({ left, right }: Gutter) =>
  Math.min(...right.map((cell) => cell.left)) - Math.max(...left.map((cell) => cell.right))

/** Between the cells that cross the strip, the stretch with the most rows at its poorer side. */
function longestStretch(cells: readonly Cell[], x: number): Gutter | undefined {
  const crossing = cells.filter((cell) => cell.left < x - 1 && cell.right > x + 1).map(({ baseline }) => baseline)
  const bounds = [-Infinity, ...crossing.toSorted((one, other) => one - other), Infinity]
  let best: Gutter | undefined
  for (const [index, above] of bounds.slice(0, -1).entries()) {
    const below = bounds[index + 1]!
    const inside = cells.filter(({ baseline }) => baseline > above + 1 && baseline < below - 1)
    const gutter = gutterAt(inside, x)
    if (gutter && rowCount(gutter) >= minRows && (!best || rowCount(gutter) > rowCount(best))) best = gutter
  }
  return best
}

function gutterAt(cells: readonly Cell[], x: number): Gutter | undefined {
  const left = cells.filter((cell) => cell.right <= x + 1)
  const right = cells.filter((cell) => cell.right > x + 1)
  if (left.length === 0 || right.length === 0) return undefined
  const rows = cells.map(({ baseline }) => baseline)
  return { x, top: Math.min(...rows), bottom: Math.max(...rows), left, right }
}
