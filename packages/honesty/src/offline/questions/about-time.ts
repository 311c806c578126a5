// "Is there a gap between my jobs?", "how long was I at Northwind?": counted from the dates on the page.
import { workShown } from '@galley/resume/posting/shown-background'
import { mentionedEntry } from '../edits/find-places.ts'
import { entryMeant } from '../wishes/named-places.ts'
import { counted, jobsIn, lengthOf, type DatedEntry, type ResumeView } from './resume-view.ts'

export function aboutTime(message: string, view: ResumeView): string | null {
  return ofGaps(message, view) ?? ofOverlaps(message, view) ?? ofYears(message, view) ?? ofOneJob(message, view)
}

const gap = /\bgaps?\b|\bholes?\b|\bunaccounted\b|\bbreaks? between\b/i
/** "Show the gaps" is said of a posting. */
const ofWork =
  /\b(?:between|employ\w*|jobs?|work(?:ing)?|career|history|timeline|dates?|time|months?|years?)\b|\b(?:have|got|any|a|there) (?:\w+ )?(?:gaps?|holes?)\b/i
const otherGap = /\b(?:skills?|knowledge|posting|description|spac\w+|white|margin|line|paragraph|section)s?\b/i
/** "I had a gap because …", "how do I say that": advice is wished. */
const explains =
  /\b(?:because|due to|explain|say that|call|hide|cover)\b|\bfor\?|\b(?:i|we) (?:had|have had|took|was|were)\b|\b(?:19|20)\d\d\b/i

const hasMonth = /\p{L}{3,}\.?,? (?:19|20)\d\d|\d[/.](?:19|20)\d\d|(?:19|20)\d\d-\d\d\b/u
/** "2008 – 2012": the months are not known. */
const isOfYears = ({ dates }: DatedEntry) => !hasMonth.test(dates)

/** The first month of which nothing is shown: after years alone, that of the year after. */
function freeFrom(entry: Timed): number {
  if (!isOfYears(entry)) return entry.time.to
  const last = Math.max(...(entry.dates.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number))
  return Math.max(entry.time.to, last * 12 + 13)
}

/** A month between two jobs is no gap. */
const minGapMonths = 2

function ofGaps(message: string, view: ResumeView): string | null {
  if (!gap.test(message) || !ofWork.test(message) || otherGap.test(message) || explains.test(message)) return null
  const jobs = timed(jobsIn(view))
  if (jobs.length === 0) return 'Your jobs have no dates that I can read, so I can’t look for gaps.'
  const gaps = gapsBetween(jobs)
  const unsure = jobs.some(isOfYears) ? ' Where a date is a year alone, a gap of months can’t be seen.' : ''
  const left = leftOut(jobsIn(view).length - jobs.length)
  if (gaps.length === 0) return `There is no gap between your jobs, by the dates on your resume.${unsure}${left}`
  const shown = gaps.slice(0, 3).join('; ')
  return `By the dates there ${gaps.length === 1 ? 'is a gap' : `are ${gaps.length} gaps`}: ${shown}.${unsure}${left} Study or parental leave in that time may be worth a line.`
}

const leftOut = (count: number) =>
  count > 0 ? ` ${count} of your jobs ${count === 1 ? 'has' : 'have'} no full dates, and I left that out.` : ''

/** `jobs` by their beginning. */
function gapsBetween(jobs: readonly Timed[]): string[] {
  const gaps: string[] = []
  let last: Timed | null = null
  for (const job of jobs) {
    const months = last ? job.time.from - freeFrom(last) : 0
    if (last && months >= minGapMonths) {
      const length = isOfYears(last) || isOfYears(job) ? 'some time' : lengthOf(months)
      gaps.push(`${length} between ${last.title} (${last.dates}) and ${job.title} (${job.dates})`)
    }
    if (!last || freeFrom(job) > freeFrom(last)) last = job
  }
  return gaps
}

type Timed = DatedEntry & { readonly time: NonNullable<DatedEntry['time']> }
/** By their beginning. */
const timed = (entries: readonly DatedEntry[]): readonly Timed[] =>
  entries
    .filter((entry): entry is Timed => entry.time !== null)
    .toSorted((one, other) => one.time.from - other.time.from)

function ofOverlaps(message: string, view: ResumeView): string | null {
  if (
    !/\boverlap\w*\b|\b(?:dates?|jobs?|times?) (?:\w+ )?(?:clash|conflict|collide|contradict)\w*\b/i.test(message) ||
    /\b(?:stud\w+|degree|school|education|courses?|volunt\w+|text|lines?)\b/i.test(message)
  )
    return null
  const jobs = timed(jobsIn(view))
  const pairs = jobs.flatMap((one, index) =>
    jobs.slice(index + 1).flatMap((other) => {
      const shared = Math.min(one.time.to, other.time.to) - other.time.from
      return shared > 1 ? [`${one.title} (${one.dates}) and ${other.title} (${other.dates})`] : []
    }),
  )
  return pairs.length === 0
    ? 'No two of your jobs overlap, by the dates on your resume.'
    : `These overlap: ${pairs.slice(0, 3).join('; ')}. That is fine where both are true.`
}

/** Of all work: not of one kind of it, nor what another asks for. */
const allYears =
  /\bhow many years(?: of)?(?: (?:work|working|professional|total|job))?(?: experience)? (?:do i have|have i (?:got|worked)|is (?:it|that)|are (?:there|that)|in total|altogether|does (?:it|my (?:resume|cv)) show)\b(?! (?:at|in|of|with|for|as)\b)/i

function ofYears(message: string, { latex, today }: ResumeView): string | null {
  if (
    !allYears.test(message) ||
    mentionedEntry(latex, message) ||
    /\b(?:they|employers?|posting|requires?|want|need)\b/i.test(message)
  )
    return null
  const { years, spans } = workShown(latex, today)
  if (spans.length === 0) return 'Your jobs have no dates that I can read, so I can’t count the years.'
  const sum = years === 0 ? 'less than a year' : `about ${counted(years, 'year')}`
  return `By the dates, your jobs add up to ${sum}; what overlaps counts once.`
}

const tenure =
  /\bhow long\b|\bhow many (?:years|months)\b|\bwhen did i (?:start|begin|join|leave|finish|stop|end)\b|\bwhat dates?\b/i
/** The time beside a job is another. */
const beside = /\b(?:before|after|between|gap|resume|cv|bullets?|letter|page|section|line|summary)\b/i

function ofOneJob(message: string, view: ResumeView): string | null {
  if (!tenure.test(message) || beside.test(message)) return null
  const entry = byTime(message, view) ?? atNamed(message, view)
  if (!entry) return null
  if (entry.dates === '') return `${entry.title} has no dates.`
  const length = entry.time && !isOfYears(entry) ? `: ${lengthOf(entry.time.to - entry.time.from)}` : ''
  return `${entry.title} is dated ${entry.dates}${length}.`
}

/** "At Northwind", and not "a nurse": where it was is named, and not only what. */
function atNamed(message: string, view: ResumeView): DatedEntry | undefined {
  const [, where] = /\b(?:at|with|for|join|leave|in) ((?:the )?\p{L}[^?.!,]{1,50})/iu.exec(message) ?? []
  const meant = where === undefined ? null : (mentionedEntry(view.latex, message) ?? entryMeant(view.latex, where))
  return meant ? view.entries.find(({ entry: { from } }) => from === meant.entry.from) : undefined
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
