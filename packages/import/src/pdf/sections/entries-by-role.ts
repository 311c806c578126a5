// Entries as the model divides a section: each begins where it says so. Where the model finds none, the rules do
// (entry-lines.ts).
import type { Line } from '../layout/layout.ts'
import { findDates, isDateLabel } from '../vocabulary/find-dates.ts'

export interface RoleEntry {
  readonly header: readonly Line[]
  readonly body: readonly Line[]
}

/** Less sure, what follows a name without anything between is its second line. */
const clearBeginning = 0.65
/** What has a date or a place beside it begins more easily. */
const rowBeginning = 0.5

/** Undefined where no line has the role of a beginning. `isDated` of a line that says when something was. */
export function entriesByRole(lines: readonly Line[], isDated: (line: Line) => boolean): RoleEntry[] | undefined {
  if (!lines.some(({ role }) => role === 'begin')) return undefined
  const entries: { header: Line[]; body: Line[] }[] = []
  for (const [index, line] of lines.entries()) {
    const entry = entries.at(-1)
    const isHead = line.label === undefined ? isName(line) : line.label !== 'text'
    // Between the names of an entry its own page parts nothing.
    if (entry && !isHead && entry.body.length === 0 && isAddress(line.text) && isName(lines[index + 1])) continue
    if (!entry || (isHead && beginsAfter(entry, line, isDated)))
      entries.push({ header: [...(entry ? namesAfterDate(entry, line, isDated) : []), line], body: [] })
    else if (isHead) entry.header.push(line)
    else entry.body.push(line)
  }
  return entries
}

/** Where dates alone end the names of an entry, what follows before the next date belongs to the next. Taken out. */
function namesAfterDate(entry: { header: Line[]; body: Line[] }, line: Line, isDated: (line: Line) => boolean): Line[] {
  const at = entry.header.findIndex((each) => isDated(each) || isDatedFirst(each) || isDatedRow(each))
  const before = entry.header[at]
  const isBelow = isDatedFirst(line) || (isDatedRow(line) && isSetAlike(before, line))
  const isNext = entry.body.length === 0 && at > 0 && isBelow && line.label === undefined
  return isNext ? entry.header.splice(at + 1) : []
}

/** Once more a range, a date by itself, or a single date beside a name that is set like the one before. */
const isDatedAgain = (header: readonly Line[], line: Line, isDated: (line: Line) => boolean): boolean =>
  (isDated(line) && header.some(isDated)) ||
  (isDatedFirst(line) && header.some(isDatedFirst)) ||
  (isDatedRow(line) && isSetAlike(header.find(isDatedRow), line))

/** A single date in a cell of its own beside a name. */
const isDatedRow = ({ cells }: Line): boolean =>
  cells.length > 1 && cells.some(({ text }) => isDateLabel(text) && findDates(text).length > 0)
const isSetAlike = (above: Line | undefined, { words: [word] }: Line): boolean => {
  const first = above?.words[0]
  return first !== undefined && first.font === word?.font && Math.abs(first.size - word.size) < 0.1
}

const isDatedFirst = ({ cells }: Line) => {
  const first = cells[0]?.text ?? ''
  // How long something was is no date.
  return isDateLabel(first) && findDates(first).length > 0
}

/** Nothing but a page of the web. */
export const isAddress = (text: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(text)

/** A whole sentence where letters have no capitals is no name, however short. */
const isName = (line: Line | undefined) =>
  (line?.role === 'begin' || line?.role === 'header') && !/[。！]$/.test(line.text)

/** What names a thing after a description, or dates it once more, is the next one. */
function beginsAfter({ header, body }: RoleEntry, line: Line, isDated: (line: Line) => boolean): boolean {
  // In a table of labels each of them stands once in an entry.
  if (line.label !== undefined) return line.label !== 'other' && header.some(({ label }) => label === line.label)
  if (body.length > 0 || isDatedAgain(header, line, isDated)) return true
  // The first line of a section is no second line of anything.
  if (header[0]?.role === 'header' && !header.some(isDated)) return false
  const { roleSureness = 1, cells } = line
  return line.role === 'begin' && roleSureness >= (cells.length > 1 ? rowBeginning : clearBeginning)
}
