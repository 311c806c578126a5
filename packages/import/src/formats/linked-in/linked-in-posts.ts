// The career on LinkedIn's pages: a company, perhaps how long in all, then each post with its dates, its place and its
// description.
import type { ResumeData } from '@galley/contract/resume-data'
import { dateFields } from '../../pdf/fields/date-fields.ts'
import { found } from '../../pdf/sections/draft.ts'
import type { ImportDraft } from '../../pdf/sections/draft.ts'
import { degreeAndField } from '../../pdf/fields/degree-and-field.ts'
import { findDates, isDateLabel } from '../../pdf/vocabulary/find-dates.ts'
import type { Line } from '../../pdf/layout/layout.ts'
import { descriptionOf, joinLines, paragraphsOf } from '../../pdf/sections/paragraphs.ts'
import { placeScore } from '../../pdf/vocabulary/places.ts'
import { joinRuns, slice, trimRun } from '../../pdf/layout/positioned-text.ts'
import type { Run } from '../../pdf/layout/positioned-text.ts'

type Post = ImportDraft<ResumeData['experience'][number]>
type School = ImportDraft<ResumeData['education'][number]>

const sure = 0.95
const runOf = (lines: readonly Line[]): Run | undefined =>
  lines.length === 0 ? undefined : joinLines(lines.map(({ cells }) => joinRuns(cells)))
const isLarger = (line: Line, than: number) => line.size > than + 0.3

interface Parted {
  readonly posts: readonly Post[]
  /** "3 years 2 months": it says nothing that the dates do not. */
  readonly durations: readonly Line[]
}

/** Dates with nothing beside them but how long that was. */
const isDated = ({ text }: Line) => isDateLabel(text) && findDates(text).length > 0
const isDuration = ({ text }: Line) => isDateLabel(text) && findDates(text).length === 0

export function postsOfLinkedIn(lines: readonly Line[]): Parted {
  const dated = lines.flatMap((line, index) => (isDated(line) && index > 0 ? [index] : []))
  const titleSize = Math.max(0, ...dated.map((index) => lines[index]!.size))
  const posts: Post[] = []
  let company: Run | undefined
  let from = 0
  for (const [index, at] of dated.entries()) {
    const { employer, title } = namesIn(lines.slice(from, at), titleSize)
    company = employer ?? company
    const next = dated[index + 1]
    const until = next === undefined ? lines.length : namesFrom(lines, { from: at + 1, to: next, titleSize })
    posts.push(postOf({ company, title, dates: lines[at]!, body: lines.slice(at + 1, until) }))
    from = until
  }
  return { posts, durations: lines.filter(isDuration) }
}

/** Of the lines above a date: the larger ones are the company, unless there is but one kind; the rest is the post. */
function namesIn(lines: readonly Line[], titleSize: number): { employer: Run | undefined; title: Run | undefined } {
  const own = lines.filter((line) => !isDuration(line))
  const largest = Math.max(0, ...own.map(({ size }) => size))
  const smallest = Math.min(...own.map(({ size }) => size))
  const hasBoth = largest > smallest + 0.3
  const isEmployer = (line: Line) => hasBoth && line.size > largest - 0.3 && isLarger(line, titleSize)
  return { employer: runOf(own.filter(isEmployer)), title: runOf(own.filter((line) => !isEmployer(line))) }
}

/** Where the names of the next post begin: the lines above its date that are as large as the post, and larger ones. */
function namesFrom(
  lines: readonly Line[],
  { from, to, titleSize }: { from: number; to: number; titleSize: number },
): number {
  const { size } = lines[to - 1]!
  const isName = (line: Line) => line.bulletTextLeft === null && line.size > size - 0.3 && isLarger(line, titleSize)
  let start = to
  while (start > from && (isName(lines[start - 1]!) || isDuration(lines[start - 1]!))) start -= 1
  return start === to ? Math.max(from, to - 1) : start
}

interface PostLines {
  readonly company: Run | undefined
  readonly title: Run | undefined
  readonly dates: Line
  readonly body: readonly Line[]
}

function postOf({ company, title, dates, body }: PostLines): Post {
  const [first, ...others] = body
  const place = first && isPlaceLine(first, others[0]) ? first : undefined
  return {
    company: found(company, sure),
    position: found(title, sure),
    location: found(place && runOf([place]), 0.9),
    description: descriptionOf(paragraphsOf(place ? others : body), 0.9),
    ...datesOf(dates),
  }
}

function datesOf(line: Line) {
  const run = joinRuns(line.cells)
  const [range] = findDates(run.text)
  return range ? dateFields([{ run, range }]) : {}
}

/** Beneath the dates: a place that is known, or a short line of the description below. */
function isPlaceLine(line: Line, next: Line | undefined): boolean {
  const { text, bulletTextLeft } = line
  if (bulletTextLeft !== null || text.length > 80 || /[.!?:;]$/.test(text)) return false
  const isApart = next === undefined || next.page !== line.page || next.gapAbove > line.gapAbove * 1.15
  return placeScore(text) >= 0.75 || (/, \p{Lu}|\b(?:Area|Region|Metropolitan)\b/u.test(text) && isApart)
}

/** A school, then its degree with the years behind it: "Bachelor of Science - BS, Computer Science · (2012 - 2016)". */
export function schoolsOfLinkedIn(lines: readonly Line[]): School[] {
  const largest = Math.max(0, ...lines.map(({ size }) => size))
  const groups: { names: Line[]; rest: Line[] }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const isName = line.size > largest - 0.3
    if (isName && (!last || last.rest.length > 0)) groups.push({ names: [line], rest: [] })
    else if (isName) last!.names.push(line)
    else last?.rest.push(line)
  }
  return groups.map(({ names, rest }) => ({ institution: found(runOf(names), sure), ...degreeOf(runOf(rest)) }))
}

function degreeOf(run: Run | undefined): School {
  if (!run) return {}
  const range = findDates(run.text).at(-1)
  const text = range ? trimRun(slice(run, 0, range.start), /^[\s·(,]+|[\s·(,]+$/gu) : run
  const known = degreeAndField(text)
  const comma = text.text.indexOf(', ')
  const parts =
    comma < 0
      ? { degree: found(text, 0.8) }
      : { degree: found(slice(text, 0, comma), 0.9), field: found(slice(text, comma + 2), 0.9) }
  const dates = range ? dateFields([{ run, range }]) : {}
  return { ...(comma < 0 && known.field ? known : parts), startDate: dates.startDate, endDate: dates.endDate }
}
