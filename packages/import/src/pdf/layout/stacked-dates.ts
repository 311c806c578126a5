// A narrow column may hold the two ends of a range one above the other, with no dash between them: the start over the
// end, or the end over the start.
import { isPresent, momentOf, singleDate } from '../vocabulary/find-dates.ts'
import type { Line } from './layout.ts'
import { lineWith } from './lines.ts'
import { joinRuns, textOfCells, wordsOf } from './positioned-text.ts'
import type { Run } from './positioned-text.ts'

/** The second end stands so many lines below the first at most, and so many sizes. */
const maxLines = 3
const maxSizes = 3.4

interface End {
  readonly line: number
  readonly cell: number
  readonly run: Run
}

interface Pair {
  readonly upper: End
  readonly lower: End
  /** Both stand beside other text: only a page that does so again and again shows that they are a range. */
  readonly isBesideText: boolean
  readonly isUnderName: boolean
}

export function withStackedDates(lines: readonly Line[]): Line[] {
  const pairs = pairsIn(lines)
  const sure = pairs.filter(({ isBesideText }) => !isBesideText)
  const beside = pairs.filter(({ isBesideText }) => isBesideText)
  const named = beside.filter((pair) => pair.isUnderName)
  const more = isZigzag(beside) ? beside : named.length > 1 ? named : []
  const taken = [...sure, ...more]
  if (taken.length === 0) return [...lines]
  const byUpper = new Map(taken.map((pair) => [pair.upper.line, pair]))
  const byLower = new Map(taken.map((pair) => [pair.lower.line, pair]))
  return lines.flatMap((line, index) => {
    const [own, above] = [byUpper.get(index), byLower.get(index)]
    const rest = above ? withoutCell(line, above.lower.cell) : line
    if (!rest) return []
    return [own ? withRange(rest, own, lines[own.lower.line]!) : rest]
  })
}

/** So few pairs may be two lists, each in its own order. */
const minTurns = 2

/**
 * Each start before its end, and the next start before that, but for a new section: dates that stand each for itself go
 * one way, from line to line.
 */
function isZigzag(pairs: readonly Pair[]): boolean {
  const moments = pairs.map(({ upper, lower }) => [upper, lower].map(({ run }) => momentOf(run.text)[0]!))
  const isBack = moments.slice(1).map(([start], index) => start! < moments[index]![1]!)
  return (
    moments.length > minTurns &&
    moments.every(([start, end]) => start! < end!) &&
    isBack.filter((is) => is).length * 2 > isBack.length
  )
}

function pairsIn(lines: readonly Line[]): Pair[] {
  const pairs: Pair[] = []
  const used = new Set<number>()
  for (const [index, line] of lines.entries()) {
    if (used.has(index)) continue
    const pair = endsOf(line, index).flatMap((upper) => pairFrom(upper, lines) ?? [])[0]
    if (!pair) continue
    pairs.push(pair)
    used.add(pair.lower.line)
  }
  return pairs
}

/** In the first or the last cell of a line. */
function endsOf({ cells }: Line, line: number): End[] {
  const at = cells.length > 1 ? [0, cells.length - 1] : [0]
  return at.flatMap((cell) => {
    const run = cells[cell]
    return run && singleDate(run.text) ? [{ line, cell, run }] : []
  })
}

function pairFrom(upper: End, lines: readonly Line[]): Pair | undefined {
  const line = lines[upper.line]!
  for (let index = upper.line + 1; index <= upper.line + maxLines; index += 1) {
    const below = lines[index]
    if (!below || below.page !== line.page || below.baseline - line.baseline > maxSizes * line.size) return undefined
    const cell = below.cells.findIndex((run) => isOver(upper.run, run))
    const run = below.cells[cell]
    if (!run) continue
    const isBesideText = line.cells.length > 1 && below.cells.length > 1 && !isPresent(run.text)
    if (!isEndOf(upper.run, run) || isListed(run, lines[index + 1])) return undefined
    // Dates at the right are each of its own line: only those of a rail stand beside both.
    if (isBesideText && upper.cell + cell > 0) return undefined
    return { upper, lower: { line: index, cell, run }, isBesideText, isUnderName: isUnderName(line, below) }
  }
  return undefined
}

const isEndOf = (upper: Run, run: Run) => (singleDate(run.text) || isPresent(run.text)) && isAligned(upper, run)

/** One more date follows below: they are a list. */
const isListed = (run: Run, next: Line | undefined) =>
  next?.cells.length === 1 && singleDate(next.cells[0]!.text) && isAligned(run, next.cells[0]!)

/** A name stands beside the one end, text beside the other. */
const isUnderName = (line: Line, below: Line) => line.bold && !below.bold && below.cells.length > 1

const extentOf = (run: Run) => {
  const words = wordsOf(run)
  return { left: words[0]!.x, right: Math.max(...words.map(({ x, width }) => x + width)) }
}

function isOver(one: Run, other: Run): boolean {
  const [a, b] = [extentOf(one), extentOf(other)]
  return a.left < b.right && b.left < a.right
}

function isAligned(one: Run, other: Run): boolean {
  const [a, b] = [extentOf(one), extentOf(other)]
  const size = wordsOf(one)[0]!.size
  const isNear = (x: number, y: number) => Math.abs(x - y) < size * 0.4
  return isNear(a.left, b.left) || isNear(a.right, b.right) || isNear((a.left + a.right) / 2, (b.left + b.right) / 2)
}

const withoutCell = (line: Line, at: number): Line | undefined =>
  lineWith(
    line,
    line.cells.filter((_, index) => index !== at),
  )

function withRange(line: Line, { upper, lower }: Pair, below: Line): Line {
  const [first, last] = inOrder(upper.run, lower.run)
  const range = joinRuns([first, last], ' – ')
  const cells = line.cells.map((run, index) => (index === upper.cell ? range : run))
  const own = new Set(wordsOf(lower.run))
  return {
    ...line,
    cells,
    text: textOfCells(cells),
    words: [...line.words, ...below.words.filter((word) => own.has(word))],
  }
}

/** The earlier one first. */
function inOrder(upper: Run, lower: Run): [Run, Run] {
  const [one, other] = [upper, lower].map(({ text }) => momentOf(text)[0]!)
  return !isPresent(lower.text) && other! < one! ? [lower, upper] : [upper, lower]
}
