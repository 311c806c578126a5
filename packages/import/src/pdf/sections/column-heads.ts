// A table with a row of heads: "Period | Company | Designation | Responsibilities". What stands in a column below is
// what its head says; the heads themselves are no entry.
import type { Line } from '../layout/layout.ts'
import { lineWith } from '../layout/lines.ts'
import { joinRuns, wordsOf } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'
import { findDates } from '../vocabulary/find-dates.ts'
import { columnLabelOf } from '../vocabulary/field-labels.ts'
import type { ColumnLabel, ValueLabel } from '../vocabulary/field-labels.ts'

const minHeads = 3
/** Of the cells of a row of heads. */
const knownShare = 0.6
/** As an entry is read. */
const order: readonly ValueLabel[] = ['dates', 'employer', 'school', 'post', 'degree', 'text']

interface Column {
  readonly label: ColumnLabel
  readonly left: number
  readonly middle: number
}

/** Rows below such heads as labelled lines, one for each cell; all other lines as they were. */
export function withColumnHeads(lines: readonly Line[]): Line[] {
  const at = lines.findIndex((line) => columnsOf(line) !== undefined)
  const columns = at < 0 ? undefined : columnsOf(lines[at]!)
  if (!columns) return [...lines]
  const below = lines.slice(at + 1)
  const end = below.findIndex((line) => !isWithin(line, columns))
  const rows = rowsOf(end < 0 ? below : below.slice(0, end), columns)
  return [...lines.slice(0, at), ...rows.flatMap(labelled), ...(end < 0 ? [] : below.slice(end))]
}

/** What crosses from the first column into the next is text below the table. */
function isWithin({ cells, left, right }: Line, columns: readonly Column[]): boolean {
  const second = columns[1]?.left ?? Infinity
  return cells.length > 1 || left >= second - 2 || right <= second
}

function columnsOf(line: Line): readonly Column[] | undefined {
  const labels = line.cells.map((run) => columnLabelOf(run.text))
  const has = (...wanted: ColumnLabel[]) => labels.some((label) => label !== undefined && wanted.includes(label))
  const known = labels.filter((label) => label !== undefined).length
  const isHeads =
    known >= minHeads &&
    known >= labels.length * knownShare &&
    has('dates') &&
    has('employer', 'school', 'degree') &&
    line.cells.every(({ text }) => findDates(text).length === 0)
  if (!isHeads) return undefined
  const seen = new Set<ColumnLabel>()
  return line.cells.map((run, index) => {
    const label = labels[index] ?? 'other'
    const isFirst = !seen.has(label)
    seen.add(label)
    return { label: isFirst ? label : 'other', left: wordsOf(run)[0]!.x, middle: middleOf(run) }
  })
}

const middleOf = (run: Run): number => {
  const words = wordsOf(run)
  return (Math.min(...words.map(({ x }) => x)) + Math.max(...words.map(({ x, width }) => x + width))) / 2
}

interface Cell {
  readonly line: Line
  readonly run: Run
  readonly label: ColumnLabel
}

/** A row begins where a cell of the dates does; what stands above or below it is of the nearest. */
function rowsOf(lines: readonly Line[], columns: readonly Column[]): Cell[][] {
  const cells = lines.map((line) => line.cells.map((run): Cell => ({ line, run, label: nearest(columns, run).label })))
  const isMain = (own: readonly Cell[]) =>
    own.some(({ label, run }) => label === 'dates' && findDates(run.text).length > 0)
  const mains = cells.flatMap((own, index) => (isMain(own) ? [index] : []))
  if (mains.length === 0) return cells
  const rows = mains.map((): Cell[] => [])
  let row = 0
  for (const [index, own] of cells.entries()) {
    const distance = (at: number) => {
      const [line, main] = [lines[index]!, lines[mains[at] ?? -1]]
      return main?.page === line.page ? Math.abs(main.baseline - line.baseline) : Infinity
    }
    while (row + 1 < mains.length && (mains[row + 1]! <= index || distance(row + 1) < distance(row))) row += 1
    rows[row]!.push(...own)
  }
  return rows
}

const nearest = (columns: readonly Column[], run: Run): Column =>
  columns.reduce((best, column) =>
    Math.abs(column.middle - middleOf(run)) < Math.abs(best.middle - middleOf(run)) ? column : best,
  )

function labelled(row: readonly Cell[]): Line[] {
  const runsOf = (wanted: ColumnLabel) => row.filter(({ label }) => label === wanted).map(({ run }) => run)
  const place = runsOf('place')
  return order.flatMap((label): Line[] => {
    const own = row.filter((cell) => cell.label === label)
    const [first] = own
    if (!first) return []
    if (label === 'text') return own.flatMap(({ line, run }) => lineOf(line, [run], label))
    const whole = joinRuns(own.map(({ run }) => run))
    if (label === 'dates') return lineOf(first.line, [joinRuns([whole, ...runsOf('end')], ' – ')], label)
    const isNamed = label === 'employer' || label === 'school'
    return lineOf(first.line, isNamed && place.length > 0 ? [whole, joinRuns(place)] : [whole], label)
  })
}

/** Each row is an entry, which begins with its dates. */
const roleOf: Readonly<Partial<Record<ValueLabel, Line['role']>>> = { dates: 'begin', text: 'bullet' }

function lineOf(line: Line, runs: readonly Run[], label: ValueLabel): Line[] {
  const own = lineWith({ ...line, bulletTextLeft: null }, runs)
  const isText = label === 'text'
  const bullet = isText && line.bulletTextLeft !== null ? { bulletTextLeft: line.bulletTextLeft } : {}
  return own ? [{ ...own, ...bullet, label, role: roleOf[label] ?? 'header', roleSureness: 1 }] : []
}
