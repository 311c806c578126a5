// Words to rows and cells: what stands on one base line, parted where the gap is wider than a space could be.
import type { Cell } from './layout.ts'
import type { Word } from './positioned-text.ts'

/** At least so many ems part two cells; justified text and typewriter fonts have spaces of up to 0.8. */
const cellGapEms = 0.95
const widestSpaceEms = 0.8
const spacesInGap = 1.6
/** Before the edge of a column: so many spaces. */
const edgeGap = 1.4
const minAtEdge = 4
/** Fewer do not show what is usual. */
const minGaps = 8

/** Of one page, from top to bottom, each row from left to right. Rows' base lines may differ by a part of the size. */
export function rowsOf(words: readonly Word[]): Word[][] {
  const sorted = words.toSorted((one, other) => one.baseline - other.baseline || one.x - other.x)
  const rows: Word[][] = []
  for (const word of sorted) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && word.baseline - last.baseline <= Math.min(word.size, last.size) * 0.3) row.push(word)
    else rows.push([word])
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x))
}

/** The usual space of each font and size, in points. */
export function spacesOf(words: readonly Word[]): (word: Word) => number {
  const gaps = new Map<string, number[]>()
  const key = ({ font, size }: Word) => `${font} ${size.toFixed(0)}`
  for (const [index, word] of words.entries()) {
    const before = words[index - 1]
    if (!before || before.page !== word.page || Math.abs(before.baseline - word.baseline) > 1) continue
    const gap = word.x - before.x - before.width
    if (word.isGlued || gap <= 0 || gap > word.size * 2) continue
    const known = gaps.get(key(word))
    if (known) known.push(gap)
    else gaps.set(key(word), [gap])
  }
  const measured = Array.from(gaps).filter(([, all]) => all.length >= minGaps)
  const usual = new Map(
    measured.map(([name, all]) => [name, all.toSorted((a, b) => a - b)[Math.floor(all.length / 4)] ?? 0]),
  )
  return (word) => usual.get(key(word)) ?? word.size * 0.3
}

export function cellsOf(words: readonly Word[]): Cell[] {
  const space = spacesOf(words)
  const rows = rowsOf(words)
  const isEdge = leftEdges(rows, space)
  return rows.flatMap((row) => {
    const groups: Word[][] = []
    for (const word of row) {
      const group = groups.at(-1)
      const last = group?.at(-1)
      if (
        group &&
        last &&
        gapBetween(last, word) <= (isEdge(word) ? edgeGap * space(word) : cellGap(last, word, space))
      )
        group.push(word)
      else groups.push([word])
    }
    return groups.map(cellOf)
  })
}

const gapBetween = (left: Word, right: Word) => right.x - left.x - left.width
const cellGap = (left: Word, right: Word, space: (word: Word) => number) =>
  // What is usual in a font that stands in chips alone is no space.
  Math.max(
    cellGapEms * Math.min(left.size, right.size),
    spacesInGap * Math.min(space(right), widestSpaceEms * right.size),
  )

/** Where several rows or cells begin, a column does: there a smaller gap is enough. */
function leftEdges(rows: readonly (readonly Word[])[], space: (word: Word) => number): (word: Word) => boolean {
  const counts = new Map<number, number>()
  const place = (x: number) => Math.round(x)
  for (const row of rows)
    for (const [index, word] of row.entries()) {
      const left = row[index - 1]
      const begins = !left || gapBetween(left, word) > cellGap(left, word, space)
      if (begins) counts.set(place(word.x), (counts.get(place(word.x)) ?? 0) + 1)
    }
  return (word) => [-1, 0, 1].reduce((sum, step) => sum + (counts.get(place(word.x) + step) ?? 0), 0) >= minAtEdge
}

export function cellOf(words: readonly Word[]): Cell {
  const first = words[0]!
  const right = Math.max(...words.map(({ x, width }) => x + width))
  const size = Math.max(...words.map((word) => word.size))
  return { words, page: first.page, left: first.x, right, baseline: first.baseline, size }
}
