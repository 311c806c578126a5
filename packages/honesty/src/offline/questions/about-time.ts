// "Is there a gap between my jobs?", "how long was I at Northwind?": counted from the dates that stand there.
import { workShown } from '@galley/resume/posting/shown-background'
import { mentionedEntry } from '../edits/find-places.ts'
import { entryMeant } from '../wishes/named-places.ts'
import { jobsIn, lengthOf, listed, type DatedEntry, type ResumeView } from './resume-view.ts'

export function aboutTime(message: string, view: ResumeView): string | null {
  return ofGaps(message, view) ?? ofOverlaps(message, view) ?? ofYears(message, view) ?? ofOneJob(message, view)
}

const gap = /\bgaps?\b|\bholes?\b|\bunaccounted\b|\bbreaks? between\b/i
/** "Show the gaps" is said of a posting. */
const ofWork =
  /\b(?:between|employ\w*|jobs?|work(?:ing)?|career|history|timeline|dates?|time|months?|years?)\b|\b(?:have|got|any|a|there) (?:\w+ )?(?:gaps?|holes?)\b/i
const otherGap = /\b(?:skills?|knowledge|posting|description|spac\w+|white|margin|line|paragraph|section)s?\b/i

interface Stretch {
  readonly until: number
  readonly title: string
}

const monthNames = 'January February March April May June July August September October November December'.split(' ')
/** Of a count of months from the year 0, whose January is 1. */
const monthName = (month: number) => `${monthNames[(month + 11) % 12]} ${Math.floor((month - 1) / 12)}`

/** Where years alone are given, a gap of one month may be none. */
const minGapMonths = 2

function ofGaps(message: string, view: ResumeView): string | null {
  if (!gap.test(message) || !ofWork.test(message) || otherGap.test(message)) return null
  const jobs = timed(jobsIn(view))
  if (jobs.length === 0) return 'Your jobs have no dates that I can read, so I can’t look for gaps.'
  const gaps: string[] = []
  let last: Stretch | null = null
  for (const { title, time } of jobs) {
    if (last && time.from - last.until >= minGapMonths)
      gaps.push(
        `${lengthOf(time.from - last.until)} between ${last.title} (until ${monthName(last.until - 1)}) and ${title} (from ${monthName(time.from)})`,
      )
    if (!last || time.to > last.until) last = { until: time.to, title }
  }
  const undated = jobsIn(view).length - jobs.length
  const left = undated > 0 ? ` ${undated} of your jobs lack a date, and were left out.` : ''
  const yearsOnly = jobs.some(
    ({ dates }) => !/[\p{L}/.-]\s*(?:19|20)\d\d|(?:19|20)\d\d-\d\d\b/u.test(dates.replace(/[–—]|\bto\b/g, ' ')),
  )
  const unsure = yearsOnly ? ' Where a date is a year alone, a gap of months can’t be seen.' : ''
  if (gaps.length === 0) return `There is no gap between your jobs, by the dates that stand there.${unsure}${left}`
  return `By the dates there ${gaps.length === 1 ? 'is a gap' : `are ${gaps.length} gaps`}: ${gaps.slice(0, 3).join('; ')}.${unsure}${left} Study or parental leave in that time may be worth a line.`
}

type Timed = DatedEntry & { readonly time: NonNullable<DatedEntry['time']> }
/** By their beginning. */
const timed = (entries: readonly DatedEntry[]): readonly Timed[] =>
  entries
    .filter((entry): entry is Timed => entry.time !== null)
    .toSorted((one, other) => one.time.from - other.time.from)

function ofOverlaps(message: string, view: ResumeView): string | null {
  if (!/\boverlap\w*\b|\bat the same time\b/i.test(message)) return null
  const jobs = timed(jobsIn(view))
  const pairs = jobs.flatMap((one, index) => {
    const other = jobs[index + 1]
    const shared = other ? Math.min(one.time.to, other.time.to) - other.time.from : 0
    return other && shared > 1 ? [`${one.title} and ${other.title} (${lengthOf(shared)})`] : []
  })
  return pairs.length === 0
    ? 'No two of your jobs overlap, by the dates that stand there.'
    : `These overlap: ${pairs.slice(0, 3).join('; ')}. That is fine where both are true.`
}

function ofYears(message: string, { latex, today }: ResumeView): string | null {
  if (!/\bhow (?:many|much)\b[^.?!]*\b(?:years?|experience)\b|\byears? of experience\b[^.!]*\?/i.test(message))
    return null
  const { years, spans } = workShown(latex, today)
  if (spans.length === 0) return 'Your jobs have no dates that I can read, so I can’t count the years.'
  return `By the dates, your jobs add up to ${years === 0 ? 'less than a year' : `${years} ${years === 1 ? 'year' : 'years'}`}; what overlaps counts once.`
}

const tenure =
  /\bhow long\b|\bhow many (?:years|months)\b|\bwhen did i (?:start|begin|join|leave|finish|stop|end)\b|\bwhat dates?\b/i

function ofOneJob(message: string, view: ResumeView): string | null {
  if (!tenure.test(message) || /\b(?:resume|cv|bullets?|letter|page)\b/i.test(message)) return null
  const meant = mentionedEntry(view.latex, message) ?? entryMeant(view.latex, message)
  const entry =
    byTime(message, view) ?? (meant && view.entries.find(({ entry: { from } }) => from === meant.entry.from))
  if (!entry) return null
  if (entry.dates === '') return `${entry.title} has no dates.`
  const length = entry.time ? `: ${lengthOf(entry.time.to - entry.time.from)}` : ''
  return `${listed([entry.title])} is dated ${entry.dates}${length}.`
}

/** "My first job": not the first on the page, but the earliest. */
function byTime(message: string, view: ResumeView): DatedEntry | undefined {
  const [, which = ''] =
    /\b(current|present|latest|first|earliest|oldest|last|previous) (?:job|role|position|post|employer)\b/i.exec(
      message,
    ) ?? []
  if (which === '') return undefined
  const jobs = timed(jobsIn(view))
  if (/first|earliest|oldest/i.test(which)) return jobs[0]
  return jobs.at(/previous/i.test(which) ? -2 : -1)
}
