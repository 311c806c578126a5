// Two texts as runs of equal and of changed lines: the longest common run of lines, found once.

export interface Hunk {
  /** Lines with their line ends, as they were; null where the lines are equal. */
  readonly before: readonly string[] | null
  readonly after: readonly string[]
  /** Where `after` begins in the second text. */
  readonly from: number
}

/** Longer documents than this are one hunk: the table of lengths would be too large. */
const maxCells = 4_000_000

/** Hunks in order; the `after`s together are the second text. */
export function lineHunks(first: string, second: string): Hunk[] {
  const before = linesOf(first)
  const after = linesOf(second)
  if (before.length * after.length > maxCells) return [{ before, after, from: 0 }]
  const hunks: Hunk[] = []
  let [row, column, from] = [0, 0, 0]
  for (const [nextRow, nextColumn] of [...pairsOf(before, after), [before.length, after.length] as const]) {
    if (nextRow > row || nextColumn > column) {
      const changed = after.slice(column, nextColumn)
      hunks.push({ before: before.slice(row, nextRow), after: changed, from })
      from += changed.join('').length
    }
    const same = after[nextColumn]
    if (same !== undefined) hunks.push({ before: null, after: [same], from })
    from += same?.length ?? 0
    row = nextRow + 1
    column = nextColumn + 1
  }
  return hunks
}

/** Places of the lines that both have in common, in order. */
function pairsOf(before: readonly string[], after: readonly string[]): (readonly [number, number])[] {
  const lengths = commonLengths(before, after)
  const width = after.length + 1
  const pairs: (readonly [number, number])[] = []
  let [row, column] = [0, 0]
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      pairs.push([row, column])
      row += 1
      column += 1
    } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) row += 1
    else column += 1
  }
  return pairs
}

const linesOf = (text: string) => text.split(/(?<=\n)/).filter((line) => line !== '')

/** For every pair of places, how many lines the texts have in common from there on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column
      lengths[at] =
        before[row] === after[column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0)
    }
  }
  return lengths
}
