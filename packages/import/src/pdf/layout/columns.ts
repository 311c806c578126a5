// A page's cells in reading order: header bands, columns, rows across. What belongs to one column over all pages is one
// flow.
import { contactLabel, contactSign } from '../vocabulary/contact-words.ts'
import { fieldLabelOf } from '../vocabulary/field-labels.ts'
import { skillLabelOf } from '../vocabulary/skill-labels.ts'
import { findDates, isDateLabel } from '../vocabulary/find-dates.ts'
import { baselinesOf, guttersOf } from './gutters.ts'
import type { Gutter } from './gutters.ts'
import { aliasOf } from '@galley/resume/outline/heading-kind'
import type { Cell } from './layout.ts'
import { isPlace } from '../vocabulary/places.ts'
import { attachRail, isWorded, joinedLabels } from './rails.ts'
import type { RailSide } from './rails.ts'
import { runOf } from './positioned-text.ts'

export interface ColumnBlock {
  readonly cells: readonly Cell[]
  /** `main`, or the way to a side column: `main/left`. Blocks of the same flow go on from page to page. */
  readonly flow: string
}

const deepest = 3
/** More of a column's rows than this stand on the other column's base lines only where both are rows of one table. */
const alignedInTables = 0.9
/** Rows of a rail are dates, places and headings, but for a few. */
const labelsInRails = 0.7
const railStretch = 0.5

/** Where in the page, and how its gutters are taken. */
interface Place {
  readonly flow: string
  readonly depth: number
  readonly division: Division
  /** Within one section. */
  readonly isBand?: boolean
}

/**
 * Ways to divide a page; the model reads it in each that gives another order, and the best reading counts. `rules`:
 * each gutter as its sides suggest. `rows`: none. `outer columns`: none within columns. `left rail`, `inner rail`: what
 * is narrow at the left belongs to the rows beside it, on the page or within its columns. `sections`: each section by
 * itself, its columns one after the other.
 */
export const divisions = ['rules', 'rows', 'outer columns', 'left rail', 'inner rail', 'sections'] as const
export type Division = (typeof divisions)[number]

export function blocksOf(cells: readonly Cell[], division: Division = 'rules'): ColumnBlock[] {
  const place = { flow: 'main', depth: 0 } as const
  if (division !== 'sections') return blocksIn(cells, { ...place, division })
  const bands = bandsOf(cells)
  const blocks = bands.map((band) => blocksIn(band, { ...place, division: 'rules', isBand: bands.length > 1 }))
  return bands.length === 1 ? blocks.flat() : blocks.flat().map((block) => ({ ...block, flow: 'main' }))
}

/** A heading of words that no table knows is set like the others. */
const isSetAlike = (one: Cell, other: Cell) =>
  Math.abs(one.left - other.left) < 1 &&
  one.words[0]?.font === other.words[0]?.font &&
  Math.abs(one.size - other.size) < 0.1

/** More of them on a page are a list of such words. */
const maxHeadings = 40

/** From one heading that has its row for itself to the next. */
function bandsOf(cells: readonly Cell[]): Cell[][] {
  const isAlone = (cell: Cell) => !cells.some((other) => other !== cell && isBeside(cell)(other))
  const headings = cells.filter((cell) => aliasOf(textOf(cell)) !== undefined)
  if (headings.length > maxHeadings) return [[...cells]]
  const alone = headings.filter(isAlone)
  // Headings of two columns begin at two places.
  const isOneColumn = alone.every(({ left, size }) => Math.abs(left - alone[0]!.left) < size)
  if (alone.length < headings.length || !isOneColumn) return [[...cells]]
  const like = cells.filter((cell) => alone.some((known) => isSetAlike(known, cell)))
  const starts = (like.length > maxHeadings ? alone : like.filter(isAlone))
    .map(({ baseline }) => baseline)
    .toSorted((one, other) => one - other)
  const bounds = [-Infinity, ...starts, Infinity]
  return bounds
    .slice(1)
    .map((to, index) => cells.filter(({ baseline }) => baseline >= bounds[index]! && baseline < to))
    .filter((band) => band.length > 0)
}

function blocksIn(cells: readonly Cell[], place: Place): ColumnBlock[] {
  const { flow, depth, division } = place
  if (cells.length === 0) return []
  if (depth < deepest && division !== 'rows')
    for (const gutter of betweenHeadings(guttersOf(cells))) {
      const inner = { ...place, depth: depth + 1 }
      const parts =
        headAbove(gutter, cells) ??
        (division === 'rules' ? (sectionsBeside(gutter, cells) ?? datesAbove(gutter, cells)) : undefined)
      if (parts) return parts.flatMap((part) => blocksIn(part, inner))
      const kind = kindIn(gutter, place)
      if (kind === 'none' || (kind !== 'columns' && !isRailOf(gutter, kind, cells))) continue
      const inside =
        kind === 'columns' ? columns(gutter, inner) : blocksIn(attachRail(gutter, kind), { ...place, depth: deepest })
      // A line that crosses the gutter may stand less than a point above its first row: it is above, too.
      const beside = new Set([...gutter.left, ...gutter.right])
      const middle = (gutter.top + gutter.bottom) / 2
      const above = cells.filter((cell) => !beside.has(cell) && cell.baseline < middle)
      const below = cells.filter((cell) => !beside.has(cell) && cell.baseline >= middle)
      return [...blocksIn(above, place), ...inside, ...blocksIn(below, place)]
    }
  return [{ cells, flow }]
}

/** What has headings at both of its sides parts columns, whatever rails there are in them: those are found within. */
function betweenHeadings(gutters: readonly Gutter[]): Gutter[] {
  const parts = ({ left, right }: Gutter) => headingCount(left) > 1 && headingCount(right) > 1
  return [...gutters.filter(parts), ...gutters.filter((gutter) => !parts(gutter))]
}

/**
 * Sections of the whole width, one below the other: dates are a rail in one of them, and lists stand in columns in
 * another. All headings are at the left, and each section is read by itself.
 */
function sectionsBeside(gutter: Gutter, cells: readonly Cell[]): (readonly Cell[])[] | undefined {
  if (extent(gutter.left) > extent(gutter.right) || headingCount(gutter.right) > 0) return undefined
  const headings = gutter.left.filter(
    (cell) => aliasOf(textOf(cell)) !== undefined && !gutter.right.some(isBeside(cell)),
  )
  const starts = headings.map(({ baseline }) => baseline).toSorted((one, other) => one - other)
  const isWithin = (from: number, to: number) => (cell: Cell) => cell.baseline >= from - 1 && cell.baseline < to - 1
  const bounds = [-Infinity, ...starts, Infinity]
  const besides = bounds
    .slice(1)
    .map((to, index) =>
      gutter.left.filter(isWithin(bounds[index]!, to)).filter((cell) => !headings.includes(cell) && isWorded(cell)),
    )
  const dated = besides.filter(isDateRail)
  if (headings.length === 0 || dated.length === 0 || besides.every((rail) => rail.length === 0 || isDateRail(rail)))
    return undefined
  return bounds
    .slice(1)
    .map((to, index) => cells.filter(isWithin(bounds[index]!, to)))
    .filter((part) => part.length > 0)
}

/** Columns begin below a section whose dates only happen to stand over the right one. */
function datesAbove({ left, right }: Gutter, cells: readonly Cell[]): (readonly Cell[])[] | undefined {
  const starts = right.flatMap((cell) => (aliasOf(textOf(cell)) === undefined ? [] : [cell.baseline]))
  const first = Math.min(...starts)
  const labels = right.filter(({ baseline }) => baseline < first - 1)
  const isRow = (cell: Cell) => isLabel(cell) && left.some(isBeside(cell))
  const isCut = starts.length > 0 && labels.some((cell) => isDateLabel(textOf(cell))) && labels.every(isRow)
  return isCut
    ? [cells.filter(({ baseline }) => baseline < first - 1), cells.filter(({ baseline }) => baseline >= first - 1)]
    : undefined
}

/**
 * Contacts at the right of a name, and below them the dates of the first section, which happen to stand under them:
 * from the section's heading on, what is at the right is of the rows that it stands in.
 */
function headAbove({ left, right }: Gutter, cells: readonly Cell[]): (readonly Cell[])[] | undefined {
  if (headingCount(right) > 0) return undefined
  const starts = left.flatMap((cell) =>
    aliasOf(textOf(cell)) === undefined || right.some(isBeside(cell)) ? [] : [cell.baseline],
  )
  const first = Math.min(...starts) - 1
  const isBelow = ({ baseline }: Cell) => baseline >= first
  const below = right.filter(isBelow)
  const isCut =
    below.length > 0 &&
    below.length < right.length &&
    below.every((cell) => isWorded(cell) && left.some(isBeside(cell)))
  const above = right.filter((cell) => !isBelow(cell))
  return isCut && above.filter(isContact).length * 2 > above.length
    ? [cells.filter((cell) => !isBelow(cell)), cells.filter(isBelow)]
    : undefined
}

const isContact = (cell: Cell) =>
  contactSign.test(textOf(cell)) ||
  contactLabel.test(textOf(cell)) ||
  (/^[+(]?\d[\d\s().-]{7,}$/.test(textOf(cell)) && !hasRange(cell))

const isBeside = (cell: Cell) => (other: Cell) => Math.abs(other.baseline - cell.baseline) < cell.size * 0.35

function isDateRail(rail: readonly Cell[]): boolean {
  const joined = joinedLabels(rail)
  return (
    joined.filter(isLabel).length >= labelsInRails * joined.length && joined.some((cell) => isDateLabel(textOf(cell)))
  )
}

/** Dates beside what was done are of the names above, however little of the page has such. */
const isRailOf = (gutter: Gutter, kind: RailSide, cells: readonly Cell[]): boolean =>
  isAlongMost(gutter, cells) || (kind === 'right rail' && isBesideBullets(gutter.right, gutter.left))

/** A rail runs beside most of the text. Elsewhere dates and places stand in the rows that they belong to. */
const isAlongMost = ({ top, bottom }: Gutter, cells: readonly Cell[]) => {
  const rows = baselinesOf(cells)
  return rows.filter((row) => row >= top - 1 && row <= bottom + 1).length >= rows.length * railStretch
}

function columns({ left, right }: Gutter, inner: Place): ColumnBlock[] {
  const isLeftMain = letters(left) >= letters(right)
  const [main, side] = isLeftMain ? [left, right] : [right, left]
  const sideFlow = `${inner.flow}/${isLeftMain ? 'right' : 'left'}`
  return [...blocksIn(main, inner), ...blocksIn(side, { ...inner, flow: sideFlow })]
}

const letters = (cells: readonly Cell[]) =>
  cells.reduce((sum, { words }) => sum + words.reduce((all, { text }) => all + text.length, 0), 0)

type GutterKind = 'columns' | RailSide | 'none'

/** A rail takes less than this part of the width. */
const narrow = 0.36

function kindIn(gutter: Gutter, place: Place): GutterKind {
  const { depth, division } = place
  if (isTableOfLabels(gutter)) return 'none'
  if (division === 'rules' && place.isBand && areCards(gutter)) return 'columns'
  const isRail = (division === 'left rail' && depth === 0) || (division === 'inner rail' && depth > 0)
  if (isRail && extent(gutter.left) < narrow * extent([...gutter.left, ...gutter.right])) return 'left rail'
  return division === 'outer columns' && depth > 0 ? 'none' : gutterKind(gutter)
}

/** Labels at the left, and at the right the value of each. */
const isTableOfLabels = ({ left }: Gutter) =>
  left.filter((cell) => (fieldLabelOf(textOf(cell)) ?? skillLabelOf(textOf(cell))) !== undefined).length >= minLabels
const minLabels = 4

/** Entries of one section beside each other: each has dates of its own. */
const areCards = ({ left, right }: Gutter) => [left, right].every((side) => side.some(hasRange))
const hasRange = (cell: Cell) => findDates(textOf(cell)).some(({ isRange }) => isRange)

function gutterKind(gutter: Gutter): GutterKind {
  const [left, right] = [headingCount(gutter.left), headingCount(gutter.right)]
  const isLeftNarrow = extent(gutter.left) < extent(gutter.right)
  const [side, other] = isLeftNarrow ? [gutter.left, gutter.right] : [gutter.right, gutter.left]
  const joined = joinedLabels(side.filter(isWorded))
  const labels = joined.filter(isLabel).length / joined.length
  const aligned = alignedShare(side, other)
  if (isRailed(labels, { side, other, isLeftNarrow }) && aligned >= 0.4)
    return isLeftNarrow ? 'left rail' : rightRail(side, other, aligned)
  if (labels >= 0.9 && isLeftNarrow && left > 1 && right === 0) return 'left rail'
  if (left > 0 && right > 0) return 'columns'
  return aligned >= alignedInTables || baselinesOf(side).length * (1 - aligned) < 2 ? 'none' : 'columns'
}

/** By its labels; at the right, beside what was done, a town that no table knows is one, too. */
const isRailed = (
  labels: number,
  { side, other, isLeftNarrow }: { side: readonly Cell[]; other: readonly Cell[]; isLeftNarrow: boolean },
): boolean => labels >= labelsInRails || (labels >= 0.5 && !isLeftNarrow && isBesideBullets(side, other))

/**
 * Dates at the right of rows that they stand in already: there is nothing to attach, but where they are of the row
 * above, and what was done there stands beside them.
 */
const rightRail = (side: readonly Cell[], other: readonly Cell[], aligned: number): GutterKind =>
  aligned === 1 && !isBesideBullets(side, other) ? 'none' : 'right rail'

function isBesideBullets(side: readonly Cell[], other: readonly Cell[]): boolean {
  const bullets = other.filter((cell) => /^[•◦▪‣∙·–-]$/.test(cell.words[0]?.text ?? ''))
  const dates = side.filter((cell) => isDateLabel(textOf(cell)))
  return dates.filter((cell) => bullets.some(isBeside(cell))).length > 1
}

const extent = (cells: readonly Cell[]) =>
  Math.max(...cells.map(({ right }) => right)) - Math.min(...cells.map(({ left }) => left))
const textOf = ({ words }: Cell) => runOf(words).text
const headingCount = (cells: readonly Cell[]) => cells.filter((cell) => aliasOf(textOf(cell)) !== undefined).length

function isLabel(cell: Cell): boolean {
  const text = textOf(cell)
  return (
    isDateLabel(text) ||
    isPlace(text) ||
    aliasOf(text) !== undefined ||
    fieldLabelOf(text) !== undefined ||
    /^[^:]{2,30}:$/.test(text) ||
    contactLabel.exec(text)?.[0] === text
  )
}

function alignedShare(side: readonly Cell[], other: readonly Cell[]): number {
  const [rows, others] = [baselinesOf(side), baselinesOf(other)]
  const size = side[0]?.size ?? 10
  return rows.filter((row) => others.some((each) => Math.abs(each - row) < size * 0.35)).length / rows.length
}
