// Which units of two texts belong together: the same ones first, then those that say nearly the same.
import { countCommon } from '../word-changes.ts'

/** `before` or `after` is empty where units were added or removed. */
export interface AlignedUnits {
  before: readonly string[]
  after: readonly string[]
}

/** The time grows with the product of both lengths. Longer passages are one change. */
const maxCells = 4_000_000
const maxSimilarityCells = 40_000
/** Share of words that two units have in common, from which one is a rewording of the other. */
const minSimilarity = 0.4

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** 0 to 1: twice the words in common by the words of both. */
export function similarity(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  if (left.length + right.length === 0) return 0
  return (2 * countCommon(left, right)) / (left.length + right.length)
}

/** Pairs of indices, in order, with the greatest sum of weights; a weight of 0 is no pair. */
function bestPairs(rows: number, columns: number, weight: (row: number, column: number) => number): [number, number][] {
  const width = columns + 1
  const best = new Float64Array((rows + 1) * width)
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const own = weight(row, column)
      const paired = own > 0 ? own + best[(row + 1) * width + column + 1]! : 0
      best[row * width + column] = Math.max(paired, best[(row + 1) * width + column]!, best[row * width + column + 1]!)
    }
  const pairs: [number, number][] = []
  let [row, column] = [0, 0]
  while (row < rows && column < columns) {
    const here = best[row * width + column]!
    const own = weight(row, column)
    if (own > 0 && here === own + best[(row + 1) * width + column + 1]!) {
      pairs.push([row, column])
      row += 1
      column += 1
    } else if (here === best[(row + 1) * width + column]!) row += 1
    else column += 1
  }
  return pairs
}

/** The units between pairs, and the pairs themselves, each as a piece. */
function piecesBetween({ before, after }: AlignedUnits, pairs: readonly [number, number][]): AlignedUnits[] {
  const pieces: AlignedUnits[] = []
  let [row, column] = [0, 0]
  for (const [nextRow, nextColumn] of [...pairs, [before.length, after.length] as const]) {
    pieces.push({ before: before.slice(row, nextRow), after: after.slice(column, nextColumn) })
    pieces.push({ before: before.slice(nextRow, nextRow + 1), after: after.slice(nextColumn, nextColumn + 1) })
    row = nextRow + 1
    column = nextColumn + 1
  }
  return pieces.filter((piece) => piece.before.length + piece.after.length > 0)
}

export const isSame = ({ before, after }: AlignedUnits): boolean =>
  before.length === after.length && before.every((unit, index) => unit === after[index])

const isBullet = (unit: string): boolean => /^\s*\\item\b/.test(unit)

/** Bullets that come or go are decided on one by one. */
function oneByOne(passage: AlignedUnits): AlignedUnits[] {
  const units = [...passage.before, ...passage.after]
  if (!units.every((unit) => isBullet(unit) || unit.trim() === '')) return [passage]
  const isAdded = passage.before.length === 0
  return withBlanks(units.map((unit) => (isAdded ? { before: [], after: [unit] } : { before: [unit], after: [] })))
}

/** A passage that was rewritten, as its rewordings: a line beside the line that says it now. */
function reworded(passage: AlignedUnits): AlignedUnits[] {
  const { before, after } = passage
  if (before.length === 0 || after.length === 0) return oneByOne(passage)
  if (before.length * after.length > maxSimilarityCells) return [passage]
  const weights = before.map((unit) => after.map((other) => similarity(unit, other)))
  const weight = (row: number, column: number) => {
    const own = weights[row]?.[column] ?? 0
    return own < minSimilarity ? 0 : own
  }
  const pieces = piecesBetween(passage, bestPairs(before.length, after.length, weight))
  return withBlanks(
    pieces.flatMap((piece) => (piece.before.length === 0 || piece.after.length === 0 ? oneByOne(piece) : [piece])),
  )
}

const isBlank = ({ before, after }: AlignedUnits): boolean => [...before, ...after].every((unit) => unit.trim() === '')

/** Empty lines alone are no change to decide on: they go with what stands before them. */
function withBlanks(pieces: readonly AlignedUnits[]): AlignedUnits[] {
  const joined: AlignedUnits[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last === undefined || !isBlank(piece)) joined.push(piece)
    else
      joined[joined.length - 1] = {
        before: [...last.before, ...piece.before],
        after: [...last.after, ...piece.after],
      }
  }
  return joined
}

/** All units of both texts, in order. Unchanged ones are pieces of their own. */
export function alignUnits(before: readonly string[], after: readonly string[]): AlignedUnits[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const middle = { before: before.slice(start, before.length - end), after: after.slice(start, after.length - end) }
  const ends = (from: number, to: number): AlignedUnits[] => {
    const units = before.slice(from, to)
    return units.length > 0 ? [{ before: units, after: units }] : []
  }
  return [...ends(0, start), ...compared(middle), ...ends(before.length - end, before.length)]
}

function compared(middle: AlignedUnits): AlignedUnits[] {
  const { before, after } = middle
  if (before.length + after.length === 0) return []
  if (before.length * after.length > maxCells) return [middle]
  // A line with words is a surer anchor than an empty one.
  const pairs = bestPairs(before.length, after.length, (row, column) =>
    before[row] !== after[column] ? 0 : before[row]!.trim() === '' ? 0.1 : 1,
  )
  return piecesBetween(middle, pairs).flatMap((piece) => (isSame(piece) ? [piece] : reworded(piece)))
}
