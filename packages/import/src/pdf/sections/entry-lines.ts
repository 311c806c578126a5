// A section's lines as entries: each has lines that say what it is, and lines that describe it. Dates are the anchors;
// where there are none, what is not a bullet after bullets begins the next one.
import { entriesByRole } from './entries-by-role.ts'
import { withoutDurations } from './durations.ts'
import { findDates, isDateLabel } from '../vocabulary/find-dates.ts'
import type { DateRange } from '../vocabulary/find-dates.ts'
import type { Line } from '../layout/layout.ts'
import { isPlace } from '../vocabulary/places.ts'
import { continues, isDetail, isFull } from './paragraphs.ts'
import { withDatesBelow } from './dates-below.ts'
import { withoutPlaceLabels } from './place-labels.ts'
import { withColumnHeads } from './column-heads.ts'
import { withEventRows } from './event-rows.ts'
import { withFieldLabels } from './field-labels.ts'
import { isSubLabel } from './sub-labels.ts'
import { wholeHeads } from './whole-heads.ts'

export interface EntryLines {
  readonly header: readonly Line[]
  /** Which of the header's lines has the date; 0 where none has. */
  readonly anchor: number
  readonly body: readonly Line[]
}

export interface EntryRules {
  /** Lines after the one with the date that may still say what it is. */
  readonly linesAfter: number
  /** Whether a line after the anchor goes on with the header. */
  readonly isHeader: (line: Line) => boolean
  /** Whether a short line does that follows the date in most entries, before the description. */
  readonly isByPattern?: boolean
}

const linesBefore = 3

export function entriesOf(all: readonly Line[], rules: EntryRules): EntryLines[] {
  const own = withoutPlaceLabels(all.filter((line) => !isSubLabel(line)))
  const lines = withDatesBelow(withFieldLabels(withColumnHeads(withEventRows(own))))
  return (
    entriesByRole(lines, hasRange)?.map(({ header: own, body }) => {
      const header = wholeHeads(own)
      return { header, anchor: Math.max(0, header.findIndex(hasAnchorDate)), body: withoutDurations(body) }
    }) ?? entriesByRules(lines, rules)
  )
}

function entriesByRules(lines: readonly Line[], rules: EntryRules): EntryLines[] {
  const roles = rolesOf(lines)
  const anchors = anchorsOf(lines, roles)
  const shapes = startsByShape(lines, roles)
  const starts = anchors.length > 0 ? withUndated(startsByDate(lines, roles, anchors), shapes, lines) : shapes
  const second = rules.isByPattern ? secondLineLook(lines, roles, starts) : undefined
  const isHeader = (line: Line) =>
    rules.isHeader(line) || (second !== undefined && isShortName(line) && lookOf(line) === second)
  return starts.map(({ start, anchor }, index) => {
    const next = starts[index + 1]?.start ?? lines.length
    const until = headerEnd(lines.slice(0, next), { roles, anchor, rules: { ...rules, isHeader } })
    return {
      header: lines.slice(start, until),
      anchor: anchor - start,
      body: withoutDurations(lines.slice(until, next)),
    }
  })
}

/** How the line after the date looks, where most entries have one that is short and says nothing. */
function secondLineLook(
  lines: readonly Line[],
  roles: readonly PlainRole[],
  starts: readonly Start[],
): string | undefined {
  const seconds = starts.flatMap(({ anchor }, index) => {
    const [line, next] = [lines[anchor + 1], starts[index + 1]?.start ?? lines.length]
    return line && anchor + 1 < next && roles[anchor + 1] === 'plain' && isShortName(line) ? [lookOf(line)] : []
  })
  const [first] = seconds
  return seconds.length > starts.length * 0.6 && seconds.every((look) => look === first) ? first : undefined
}

const isShortName = ({ text }: Line) => text.length < 75 && !/[.!?;]$/.test(text) && /^[\p{Lu}\d"“]/u.test(text)

/** Some entries have no date: they begin after a body, and look like those that have one. */
function withUndated(dated: readonly Start[], shapes: readonly Start[], lines: readonly Line[]): Start[] {
  const looks = new Set(dated.map(({ start }) => lookOf(lines[start]!)))
  const undated = shapes.filter(({ start }, index) => {
    const end = shapes[index + 1]?.start ?? lines.length
    const isFree = dated.every((each) => each.anchor < start || each.start >= end)
    return isFree && looks.has(lookOf(lines[start]!)) && (lines[start]!.bold || start === 0)
  })
  return [...dated, ...undated].toSorted((one, other) => one.start - other.start)
}

/** By the first word of what is no date: a place behind a name is often set otherwise. */
function lookOf({ cells, bulletTextLeft }: Line): string {
  const word = (cells.find(({ text }) => !isDateLabel(text)) ?? cells[0])?.parts[0]?.word
  return `${word?.bold} ${word?.italic} ${word?.size.toFixed(1)} ${bulletTextLeft === null}`
}

type PlainRole = 'bullet' | 'more' | 'prose' | 'plain'

function rolesOf(lines: readonly Line[]): PlainRole[] {
  const roles: PlainRole[] = []
  const lefts = lines.map(textLeft)
  const edge = Math.min(...lefts)
  const hasEdge = lefts.filter((left) => left < edge + 2).length > 1
  let group: Line[] = []
  for (const [index, line] of lines.entries()) {
    const role = roleOf(line, { group, next: lines[index + 1], edge: hasEdge ? edge : -Infinity })
    roles.push(role)
    if (role === 'plain') group = []
    else if (role === 'more') group.push(line)
    else group = [line]
  }
  return roles
}

/** Beside a rail the text begins after the date, and after the place that may stand with it. */
function textLeft({ cells, left }: Line): number {
  const text = cells.find((run) => !isDateLabel(run.text) && !(isDateLabel(cells[0]!.text) && isPlace(run.text)))
  return cells.length > 1 && text
    ? (text.parts[0]?.word.x ?? left)
    : isDateLabel(cells[0]?.text ?? '')
      ? Infinity
      : left
}

interface Surroundings {
  /** The bullet or paragraph that may go on here. */
  readonly group: readonly Line[]
  readonly next: Line | undefined
  /** Where the section's outermost lines begin. */
  readonly edge: number
}

function roleOf(line: Line, { group, next, edge }: Surroundings): PlainRole {
  if (line.bulletTextLeft !== null) return 'bullet'
  if (line.bold || hasAnchorDate(line)) return 'plain'
  if (group.length > 0 && continuesBody(group, line)) return 'more'
  const isIndented = edge > -Infinity && textLeft(line) > edge + indentPt && line.cells.length === 1 && !line.italic
  return isIndented || isProse(line) || isDetail(line.text) || goesOnBelow(line, next) ? 'prose' : 'plain'
}

/** Not a name of anything: it is continued in the next line. */
function goesOnBelow(line: Line, next: Line | undefined): boolean {
  if (!next || next.bulletTextLeft !== null || line.cells.length > 1 || next.cells.length > 1 || line.text.length < 40)
    return false
  return (
    sameStyle(line, next) && !line.italic && !hasAnchorDate(next) && (/^\p{Ll}/u.test(next.text) || isFull(line, next))
  )
}

/** Bullets may be drawn as shapes: then only their indent is left of them. */
const indentPt = 7

/** A short line that looks like a header's ends a bullet, unless it stands under the bullet's text. */
function continuesBody(group: readonly Line[], line: Line): boolean {
  if (!continues(group, line)) return false
  const [first, before] = [group[0]!, group.at(-1)!]
  if (/^[\p{Ll}(&+%]/u.test(line.text)) return true
  if (line.cells.length > 1 || !sameStyle(before, line)) return false
  const isEnded = /[.!?]$/.test(before.text)
  if (first.bulletTextLeft === null) return !isEnded
  return line.left >= first.bulletTextLeft - 2 && first.bulletTextLeft > first.left + 2 && !isEnded
}

const sameStyle = (one: Line, other: Line) =>
  one.bold === other.bold && one.italic === other.italic && Math.abs(one.size - other.size) < 0.6

const isProse = (line: Line) =>
  !line.bold &&
  line.cells.length === 1 &&
  !hasAnchorDate(line) &&
  (line.text.length > 90 ||
    (line.text.length > 45 && /[.!;]$/.test(line.text) && !/\b(?:Inc|Ltd|Co|Corp|St|Jr|e\.V)\.$/.test(line.text)))

/** A date that says when the entry was: a range, or a single date at an end of a cell that has little else. */
export function anchorDates(line: Line): readonly AnchorDate[] {
  const all = datesOfLines.get(line) ?? datesOf(line)
  datesOfLines.set(line, all)
  return all
}

interface AnchorDate {
  readonly cell: number
  readonly range: DateRange
}

/** A line is asked for its dates by each of its neighbours. */
const datesOfLines = new WeakMap<Line, readonly AnchorDate[]>()

function datesOf(line: Line): AnchorDate[] {
  return line.cells.flatMap((run, cell) =>
    findDates(run.text)
      .filter((range) => isAtEdge(run.text, range) && (range.isRange || run.text.length < 90))
      .map((range) => ({ cell, range })),
  )
}

export const hasRange = (line: Line): boolean => anchorDates(line).some(({ range }) => range.isRange)
const hasAnchorDate = (line: Line): boolean => anchorDates(line).length > 0

function isAtEdge(text: string, { start, end, isRange }: DateRange): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)].map((side) => side.replace(/[\s,;|·•()[\]:–—-]/g, ''))
  if (before === '' || after === '')
    return isRange || before === after || /[\s,|·•(–—-]$/.test(text.slice(0, start)) || before === ''
  // Between two bars: "BSc in Nursing | June 2017 | Kea College".
  if (/[|·•]\s*$/.test(text.slice(0, start)) && /^\s*[|·•]/.test(text.slice(end))) return true
  return isRange && (text[start] === '(' || (before!.length < 60 && after!.length < 60))
}

function anchorsOf(lines: readonly Line[], roles: readonly PlainRole[]): number[] {
  const plain = lines.flatMap((line, index) => (roles[index] === 'plain' && hasAnchorDate(line) ? [index] : []))
  const ranged = plain.filter((index) => anchorDates(lines[index]!).some(({ range }) => range.isRange))
  const chosen =
    ranged.length > 0 ? plain.filter((index) => ranged.includes(index) || isDateLast(lines[index]!)) : plain
  const bulleted = lines.flatMap((line, index) =>
    roles[index] === 'bullet' && anchorDates(line).some(({ range }) => range.isRange) ? [index] : [],
  )
  return chosen.length > 0 ? chosen : bulleted
}

const isDateLast = (line: Line) => anchorDates(line).some(({ cell }) => cell === line.cells.length - 1)

interface Start {
  readonly start: number
  readonly anchor: number
}

/** As many lines stand above the dates of all entries as above those of the first, bullets aside. */
function startsByDate(lines: readonly Line[], roles: readonly PlainRole[], anchors: readonly number[]): Start[] {
  const starts: Start[] = []
  let most = linesBefore
  for (const anchor of anchors) {
    const before = starts.at(-1)?.anchor ?? -1
    let start = anchor
    while (start - 1 > before && anchor - start < most && roles[start - 1] === 'plain' && isNear(lines, start))
      start -= 1
    if (starts.length === 0) most = Math.min(anchor - start, linesBefore)
    starts.push({ start, anchor })
  }
  return starts
}

/** A header's lines follow each other closely. */
const isNear = (lines: readonly Line[], index: number) =>
  lines[index]!.gapAbove < lines[index]!.size * 2.6 || lines[index]!.gapAbove === Infinity

function startsByShape(lines: readonly Line[], roles: readonly PlainRole[]): Start[] {
  const isBody = (index: number) => roles[index] !== 'plain'
  const starts = lines.flatMap((_, index) =>
    !isBody(index) && (index === 0 || isBody(index - 1)) ? [{ start: index, anchor: index }] : [],
  )
  const hasBodies = roles.some((role) => role !== 'plain')
  const first = lines[0]
  if (hasBodies || !first) return starts
  return lines.flatMap((line, index) =>
    line.bold === first.bold && line.italic === first.italic && line.size === first.size
      ? [{ start: index, anchor: index }]
      : [],
  )
}

function headerEnd(
  lines: readonly Line[],
  { roles, anchor, rules }: { roles: readonly PlainRole[]; anchor: number; rules: EntryRules },
): number {
  let end = anchor + 1
  while (
    end < lines.length &&
    end - anchor <= rules.linesAfter &&
    roles[end] === 'plain' &&
    isNear(lines, end) &&
    rules.isHeader(lines[end]!)
  )
    end += 1
  return end
}
