// Japanese forms list events, a row each: the year, the month, and that one entered a school or a firm, or left it.
// Two such rows are one entry with a beginning and an end.
import type { Line } from '../layout/layout.ts'
import { lineWith } from '../layout/lines.ts'
import { joinRuns, slice } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'

const year = /^(?:19|20)\d\d年?$/
const month = /^(?:0?[1-9]|1[0-2])月?$/
const entered = /\s*(?:入学|編入学|入社|入職|入行|入局|入庁|入所|開業|転職)$/
const left = /\s*(?:卒業(?:見込み?)?|修了(?:見込み?)?|中途退学|中退|(?:一身上の都合により)?退[社職行局]|満期退学)$/
const isNow = /^現在に至る/
const sign = '.'

interface Row {
  readonly line: Line
  readonly date: Run
  readonly name: Run
  readonly kind: 'entered' | 'left'
}

/** Lines of such rows in pairs, as "2006.4 – 2009.3" and a name; all others as they were. */
export function withEventRows(lines: readonly Line[]): Line[] {
  const rows = lines.map(rowOf)
  if (rows.filter((row) => row?.kind === 'entered').length === 0) return [...lines]
  const taken = new Set<number>()
  return lines.flatMap((line, index): Line[] => {
    const row = rows[index]
    if (taken.has(index) || isNow.test(line.text) || /^年\s*月|^以上$/.test(line.text)) return []
    if (!row) return [line]
    const at = row.kind === 'entered' ? endOf(rows, index) : -1
    if (at >= 0) taken.add(at)
    const end = rows[at]
    const whole = lineWith(line, [dateOf(row, end?.date ?? nowAfter(lines, rows, index)), row.name])
    return whole ? [{ ...whole, role: 'begin', roleSureness: 1 }] : [line]
  })
}

/** What was entered and not left goes on. */
function dateOf({ date, kind }: Row, end: Run | undefined): Run {
  if (end) return joinRuns([date, end], ' – ')
  return kind === 'entered' ? { ...date, text: `${date.text} –` } : date
}

/** "現在", where a note below what was entered says that it goes on. */
function nowAfter(lines: readonly Line[], rows: readonly (Row | undefined)[], from: number): Run | undefined {
  if (rows[from]?.kind !== 'entered') return undefined
  const next = rows.findIndex((row, index) => index > from && row !== undefined)
  const note = lines.slice(from + 1, next < 0 ? lines.length : next).find(({ text }) => isNow.test(text))
  return note?.cells[0] && slice(note.cells[0], 0, 2)
}

/** The next row that says when the same was left, or when something without a name of its own was. */
function endOf(rows: readonly (Row | undefined)[], from: number): number {
  const name = rows[from]!.name.text
  const at = rows.findIndex((row, index) => index > from && row !== undefined)
  const next = rows[at]
  return next?.kind === 'left' && (/^(?:同\S{0,4})?$/.test(next.name.text) || next.name.text === name) ? at : -1
}

function rowOf(line: Line): Row | undefined {
  const [first, second, third, ...more] = line.cells
  if (!first || !second || !third || more.length > 1 || !year.test(first.text) || !month.test(second.text))
    return undefined
  const text = more[0] ? joinRuns([third, more[0]]) : third
  const kind = entered.test(text.text) ? 'entered' : left.test(text.text) ? 'left' : undefined
  if (!kind) return undefined
  const end = text.text.search(kind === 'entered' ? entered : left)
  return { line, date: joinRuns([first, second], sign), name: slice(text, 0, end), kind }
}
