// Lines under their headings. What stands before the first heading of a flow is its head: the name and the contacts.
import { headingFinder } from './headings.ts'
import type { SectionHeading, HeadingFinder } from './headings.ts'
import { aliasOf, kindOfHeading, wholeAlias } from '@galley/resume/outline/heading-kind'
import type { HeadingKind } from '@galley/resume/outline/heading-words'
import type { Line } from '../layout/layout.ts'
import { isOnlyDocumentName } from '../vocabulary/document-names.ts'
import { isEmploymentType } from '../vocabulary/name-scores.ts'
import { isSubLabel } from './sub-labels.ts'
import { joinRuns, runOf, textOfCells, wordsOf } from '../layout/positioned-text.ts'
import type { Run } from '../layout/positioned-text.ts'

export interface PdfSection {
  readonly kind: HeadingKind | 'head'
  readonly heading: Run | null
  readonly lines: readonly Line[]
}

/** A side column may set its headings otherwise than the page does, so each flow is asked, too. */
export function sectionsOf(flows: readonly (readonly Line[])[]): PdfSection[] {
  const everywhere = headingFinder(flows.flat())
  return flows.flatMap((lines) => {
    const here = headingFinder(lines)
    const findHeading: HeadingFinder = (line) => everywhere(line) ?? here(line)
    const sections: { kind: PdfSection['kind']; heading: Run | null; lines: Line[] }[] = [
      { kind: 'head', heading: null, lines: [] },
    ]
    let isSecondLine = false
    for (const [index, line] of lines.entries()) {
      const both: SectionHeading | undefined = isSecondLine
        ? undefined
        : (headingOfTwoLines(line, lines[index + 1], findHeading) ??
          wrappedHeading(line, lines[index + 1], findHeading))
      const found = both ?? (isSecondLine ? undefined : headingAt(line, index, findHeading))
      const last = sections.at(-1)!
      const own = found && !isNoHeading(found, { line, last, next: lines[index + 1] }) ? found : undefined
      if (own) sections.push({ kind: own.kind, heading: asWritten(own.run), lines: [] })
      const rest = own?.isWhole ? undefined : own || isSecondLine ? withoutFirstCell(line) : line
      if (rest) sections.at(-1)!.lines.push(rest)
      isSecondLine = both !== undefined
    }
    return sections.filter((section) => section.heading !== null || section.lines.length > 0)
  })
}

/**
 * In a narrow margin a heading of two words takes two lines, each beside a line of text: "Academic" and "Positions".
 */
function headingOfTwoLines(line: Line, next: Line | undefined, findHeading: HeadingFinder): SectionHeading | undefined {
  const [one, beside] = line.cells
  const other = next && next.cells.length > 1 ? next.cells[0] : undefined
  if (!one || !beside || !other || !isSetAlike(one, other)) return undefined
  const run = joinRuns([one, other])
  const isWorded = /^\p{L}[\p{L} &-]{1,30}$/u.test(run.text) && wordsOf(one)[0]?.font !== wordsOf(beside)[0]?.font
  const isHeading = isWorded && [line, next!].some((each) => findHeading(each))
  return isHeading ? { run, kind: kindOfHeading(run.text) } : undefined
}

/** "Education and" over "training" in a narrow margin, nothing beside them: known words only as a whole. */
function wrappedHeading(line: Line, next: Line | undefined, findHeading: HeadingFinder): SectionHeading | undefined {
  const [one, ...others] = line.cells
  const other = next?.cells[0]
  if (!one || !other || others.length > 0 || next.cells.length > 1 || !isBelow(one, other)) return undefined
  const run = joinRuns([one, other])
  const kind = aliasOf(run.text)
  const isHeading = [line, next].some((each) => each.isHeading || findHeading(each))
  return kind && isHeading && aliasOf(one.text) === undefined ? { run, kind } : undefined
}

/** One right below the other, and of one look. */
const isSetAlike = (one: Run, other: Run): boolean =>
  isBelow(one, other) && Math.abs(wordsOf(one)[0]!.x - wordsOf(other)[0]!.x) < 2

function isBelow(one: Run, other: Run): boolean {
  const [first, second] = [wordsOf(one)[0], wordsOf(other)[0]]
  if (!first || !second || first.page !== second.page || first.font !== second.font) return false
  return Math.abs(first.size - second.size) < 0.1 && second.baseline - first.baseline < first.size * 1.5
}

/** "Edu cation", "LANGU AG E S": words that came apart are whole again. */
function asWritten(run: Run): Run {
  const whole = wholeAlias(run.text)
  return whole === undefined ? run : { ...run, text: whole }
}

/** "年月 | 免許・資格": over a column of dates, and over what happened then. */
function formHeading({ cells }: Line): SectionHeading | undefined {
  const last = cells.at(-1)
  const kind = cells.length > 1 && last ? aliasOf(last.text) : undefined
  const isOverDates = cells.slice(0, -1).every(({ text }) => /^[年月]{1,2}$|^年月日?$/.test(text))
  return kind && last && isOverDates ? { run: last, kind, isWhole: true } : undefined
}

/** What begins a column is no heading of unknown words: a name is often set like one. */
function headingAt(line: Line, index: number, findHeading: HeadingFinder): SectionHeading | undefined {
  const [run] = line.cells
  if (run && isOnlyDocumentName(run.text)) return undefined
  if (run && line.isHeading) return { run, kind: kindOfHeading(run.text) }
  if (isWayToReach(line.text)) return undefined
  const inForm = formHeading(line)
  if (inForm) return inForm
  const heading = headingByRole(line, findHeading(line))
  return heading?.kind === 'other' && index === 0 ? undefined : heading
}

/** Right under the heading of a section of entries: the name of the first, set like a heading. */
const isFirstName = ({ kind }: SectionHeading, last: Pick<PdfSection, 'heading' | 'kind' | 'lines'>) =>
  kind === 'other' && hasEntries.has(last.kind) && last.heading !== null && last.lines.length === 0

/** "Part time", over posts: it is what they were, and no section. */
const isKindOfWork = ({ run, kind }: SectionHeading, last: Pick<PdfSection, 'kind'>) =>
  kind === 'other' && last.kind === 'experience' && isEmploymentType(run.text)

/** What a person calls themselves, in large letters over how they are reached. */
const isOverContacts = (heading: SectionHeading, { kind }: Pick<PdfSection, 'kind'>, next: Line | undefined) =>
  heading.kind === 'other' &&
  kind === 'head' &&
  next !== undefined &&
  /@[\p{L}\d-]+\.|\+?\d[\d ()./-]{7,}\d/u.test(next.text)

/** "Courses", smaller than the heading above it: of the entry that it stands in. */
function isWithinEntry(line: Line, { heading, kind }: Pick<PdfSection, 'heading' | 'kind'>): boolean {
  const size = heading ? Math.max(...wordsOf(heading).map((word) => word.size)) : 0
  return hasEntries.has(kind) && isSubLabel(line) && line.size < size - 0.6
}
const hasEntries: ReadonlySet<PdfSection['kind']> = new Set(['experience', 'education', 'projects', 'volunteering'])

interface Surroundings {
  readonly line: Line
  readonly last: Pick<PdfSection, 'heading' | 'kind' | 'lines'>
  readonly next: Line | undefined
}

/** What is set like a heading, and is none where it stands. */
const isNoHeading = (found: SectionHeading, { line, last, next }: Surroundings) =>
  !line.isHeading &&
  (isSkillGroup(found, last, next) ||
    isSkillLikeOthers(found, line, last) ||
    isWithinEntry(line, last) ||
    isFirstName(found, last) ||
    isKindOfWork(found, last) ||
    isOverContacts(found, last, next))

/** Among skills an unknown word over a list names a group of them. */
const isSkillGroup = (heading: SectionHeading, section: Pick<PdfSection, 'kind'>, next: Line | undefined) =>
  heading.kind === 'other' && section.kind === 'skills' && next?.role === 'item'

/** Nothing but an address of mail, a page or a telephone number, bold as it may be. */
const wayToReach = /^(?:[^\s@]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|(?:https?:\/\/|www\.)\S+|[+(]?\d[\d\s().-]{7,18})$/u
const maxWayToReach = 100
const isWayToReach = (text: string): boolean =>
  text.length <= maxWayToReach && wayToReach.test(text.replace(/^[^\p{L}\d+(]{1,5}/u, ''))

/** Where headings are set like the bold names of skills above them, the model's doubt decides. */
function isSkillLikeOthers(
  heading: SectionHeading,
  line: Line,
  { kind, lines }: Pick<PdfSection, 'kind' | 'lines'>,
): boolean {
  if (heading.kind !== 'other' || kind !== 'skills' || !line.bold || (line.roleSureness ?? 1) > unsureHeading)
    return false
  const alike = lines.filter(
    (other) =>
      other.bold &&
      other.size === line.size &&
      other.isCapitals === line.isCapitals &&
      other.words[0]?.font === line.words[0]?.font,
  )
  return alike.length > 1 && line.gapAbove <= 1.2 * Math.max(...alike.map(({ gapAbove }) => gapAbove))
}
const unsureHeading = 0.8

/** The model has seen the whole page: it finds headings of unknown words, and unknown words that only look like one. */
function headingByRole(line: Line, heading: SectionHeading | undefined): SectionHeading | undefined {
  const { role, roleSureness = 0, cells } = line
  if (role === undefined || roleSureness < sureRole) return heading
  if (role !== 'heading')
    return heading?.kind === 'other' && roleSureness >= (role === 'item' ? surestItem : surestRole)
      ? undefined
      : heading
  const [run] = cells
  if (heading || !run || cells.length > 1) return heading
  const kind = kindOfHeading(run.text)
  return kind === 'other' && roleSureness < sureUnknown ? undefined : { run, kind }
}
const sureRole = 0.6
/** Words of no table: groups of skills look like headings, too. */
const sureUnknown = 0.8
/** The rules are overruled only by more; items of a list look much like a heading. */
const surestRole = 0.8
const surestItem = 0.9

/** What stands beside a heading in a rail, as a line of its own. */
export function withoutFirstCell(line: Line): Line | undefined {
  const cells = line.cells.slice(1)
  const words = cells.flatMap(wordsOf)
  const first = words[0]
  if (!first) return undefined
  return { ...line, cells, words, left: first.x, text: textOfCells(cells), ...styleOf(cells) }
}

function styleOf(cells: readonly Run[]) {
  const words = cells.flatMap(wordsOf)
  const text = runOf(words).text
  return {
    bold: words.filter(({ bold }) => bold).length > words.length / 2,
    italic: words.filter(({ italic }) => italic).length > words.length / 2,
    isCapitals: /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text),
  }
}
