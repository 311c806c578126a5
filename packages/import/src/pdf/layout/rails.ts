// A rail is a narrow column of dates, places or headings beside what they belong to: its blocks join the rows at which
// they begin.
import { completesRange, isDateLabel } from '../vocabulary/find-dates.ts'
import type { Gutter } from './gutters.ts'
import { aliasOf } from '@galley/resume/outline/heading-kind'
import type { Cell } from './layout.ts'
import { isPlace } from '../vocabulary/places.ts'
import { runOf } from './positioned-text.ts'
import type { Word } from './positioned-text.ts'

export type RailSide = 'left rail' | 'right rail'

/** A block of a rail goes on while its rows are closer than this many sizes. */
const blockGap = 1.75
/** So far above its row, in sizes: more than makes another row, less than the line above. */
const rise = 0.4

export function attachRail({ left, right }: Gutter, side: RailSide): Cell[] {
  const [rail, main] = side === 'left rail' ? [left, right] : [right, left]
  const labels = joinedLabels(rail.filter(isWorded))
  const aliasIn = (cell: Cell) => aliasOf(textOf(cell))
  const dateLooks = new Set(labels.filter((cell) => isDateLabel(textOf(cell))).map(lookOf))
  const isOfDates = side === 'left rail' && dateLooks.size > 0 && labels.some((cell) => isCareer(aliasIn(cell)))
  const attached = railBlocks(labels).flatMap((block) => {
    const row = rowFor(main, block[0]!)
    // A heading stands above what it heads; what is set like the dates is a label of its row.
    const isHeading =
      isOfDates && block.length === 1 && aliasIn(block[0]!) !== undefined && !dateLooks.has(lookOf(block[0]!))
    return block.map((cell) => ({ ...cell, baseline: isHeading ? row - rise * cell.size : row }))
  })
  return [...main, ...attached].toSorted((one, other) => one.baseline - other.baseline || one.left - other.left)
}

const isCareer = (kind: ReturnType<typeof aliasOf>) => kind === 'experience' || kind === 'education'
const lookOf = (cell: Cell): string => {
  const text = textOf(cell)
  return `${cell.words[0]?.font} ${cell.size.toFixed(1)} ${cell.words[0]?.colour} ${text === text.toUpperCase() && /\p{L}/u.test(text)}`
}

/** Dots of a timeline say nothing. */
export const isWorded = (cell: Cell): boolean => /[\p{L}\p{N}]/u.test(textOf(cell))

/** Labels in two lines as one cell: "Jan 2020 –" and "Present", "PROFESSIONAL" and "SUMMARY". */
export function joinedLabels(rail: readonly Cell[]): Cell[] {
  const cells: Cell[] = []
  const ordered = inOrder(rail)
  for (const [index, cell] of ordered.entries()) {
    const last = cells.at(-1)
    if (last && isNear(last, cell) && (isOneLabel(last, cell) || isMiddle(last, cell, ordered[index + 1])))
      cells[cells.length - 1] = { ...last, words: joinedWords(last, cell), right: Math.max(last.right, cell.right) }
    else cells.push(cell)
  }
  return cells
}

/** A word that is divided at the line's end is one again. */
function joinedWords(above: Cell, cell: Cell): Word[] {
  const [last, first] = [above.words.at(-1)!, cell.words[0]!]
  if (!isDivided(textOf(above))) return [...above.words, ...cell.words]
  const cut = { ...last, text: last.text.slice(0, -1) }
  return [...above.words.slice(0, -1), cut, { ...first, isGlued: true }, ...cell.words.slice(1)]
}

const isDivided = (text: string) => /\p{L}-$/u.test(text)
const bothTexts = (above: Cell, cell: Cell) =>
  isDivided(textOf(above)) ? `${textOf(above).slice(0, -1)}${textOf(cell)}` : `${textOf(above)} ${textOf(cell)}`

const inOrder = (cells: readonly Cell[]) =>
  cells.toSorted((one, other) => one.baseline - other.baseline || one.left - other.left)
const isNear = (above: Cell, cell: Cell) => cell.baseline - above.words.at(-1)!.baseline < blockGap * cell.size
const textOf = ({ words }: Cell) => runOf(words).text

function isOneLabel(above: Cell, cell: Cell): boolean {
  const both = bothTexts(above, cell)
  if (isDateLabel(both) && (!isDateLabel(textOf(above)) || isDivided(textOf(above)))) return true
  return (
    completesRange(textOf(above), textOf(cell)) ||
    (aliasOf(both) !== undefined && aliasOf(textOf(cell)) !== aliasOf(both)) ||
    isTwoLineHeading(above, cell, both)
  )
}

/** A very narrow rail sets a range in three lines. */
const isMiddle = (above: Cell, cell: Cell, below: Cell | undefined) =>
  below !== undefined &&
  isNear(cell, below) &&
  aliasOf(textOf(above)) === undefined &&
  isDateLabel(`${textOf(above)} ${textOf(cell)} ${textOf(below)}`) &&
  completesRange(`${textOf(above)} ${textOf(cell)}`, textOf(below))

/** "WORK" alone may be a heading, and so may "EXPERIENCE": together they are one where they are set without a gap. */
const isTwoLineHeading = (above: Cell, cell: Cell, both: string) =>
  aliasOf(both) !== undefined && cell.baseline - above.words.at(-1)!.baseline < 1.5 * cell.size

function railBlocks(rail: readonly Cell[]): Cell[][] {
  const blocks: Cell[][] = []
  for (const cell of rail) {
    const block = blocks.at(-1)
    const last = block?.at(-1)
    if (block && last && isNear(last, cell) && !beginsAnew(block, cell)) block.push(cell)
    else blocks.push([cell])
  }
  return blocks
}

/** A heading, a second date or a second place begins another block. */
function beginsAnew(block: readonly Cell[], cell: Cell): boolean {
  const kind = kindOf(cell)
  return (
    kind === 'heading' ||
    kindOf(block[0]!) === 'heading' ||
    block.some((each) => kindOf(each) === kind && Math.abs(each.baseline - cell.baseline) > 1)
  )
}

function kindOf(cell: Cell): 'date' | 'place' | 'heading' | 'text' {
  const text = textOf(cell)
  if (isDateLabel(text)) return 'date'
  return isPlace(text) ? 'place' : aliasOf(text) ? 'heading' : 'text'
}

/**
 * A row below is nearer than one above: a label stands at the top of what it is for. What is no label and beside no row
 * is a line by itself.
 */
function rowFor(main: readonly Cell[], cell: Cell): number {
  const distance = (baseline: number) =>
    baseline < cell.baseline ? 2 * (cell.baseline - baseline) : baseline - cell.baseline
  let best = main[0]?.baseline ?? cell.baseline
  for (const { baseline } of main) if (distance(baseline) < distance(best)) best = baseline
  const isBeside = distance(best) < cell.size * 0.7
  const isLabel = kindOf(cell) === 'date' || kindOf(cell) === 'place'
  return isLabel || isBeside ? best : cell.baseline
}
