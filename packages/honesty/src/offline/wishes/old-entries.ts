// "Remove everything before 2015", "drop jobs older than ten years": what ended before then.
import type { Edited } from '../edits/edited.ts'
import { removeFound } from '../edits/edit-entries.ts'
import { present } from './corrections/dates-said.ts'
import { entriesOf, titleOf, type FoundEntry } from '../edits/find-places.ts'

const removal =
  /\b(?:remove|delete|drop|cut|take out|get rid of|leave out|leave off|lose|scrap|hide|no need for|don'?t (?:need|want))\b/i
const written = 'one two three four five six seven eight nine ten eleven twelve fifteen twenty'.split(' ')
const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20]
const sinceYear = /\b(?:before|prior to|older than|earlier than|from before|pre-?) ?(?<year>(?:19|20)\d\d)\b/i
const ago = new RegExp(
  String.raw`\b(?:older than|more than|over|from more than) (?<years>\d{1,2}|${written.join('|')}) years?\b`,
  'i',
)
const all =
  /\b(?:everything|anything|all|jobs?|posts?|positions?|roles?|work|experience|stuff|things|entries|whatever)\b/i

const ofJobs = /\b(?:jobs?|posts?|positions?|roles?|work|experience)\b/i

/** Null where the message sets no such limit. What has no date stays. */
export function oldEntriesWish(latex: string, message: string, today = new Date()): Edited | null {
  if (!removal.test(message) || !all.test(message)) return null
  const year = limitIn(message, today)
  if (year === null) return null
  const isOfJobs = ofJobs.test(message)
  const old = entriesOf(latex).filter(({ section, entry }) => {
    const last = lastYearOf(entry.args ?? [])
    return last !== null && last < year && (isOfJobs ? section.kind === 'experience' : !lasting.has(section.kind))
  })
  if (old.length === 0)
    return { problem: `Nothing${isOfJobs ? ' under your jobs' : ''} with dates ended before ${year}.` }
  return withoutAll(latex, old, year)
}

function limitIn(message: string, today: Date): number | null {
  const year = sinceYear.exec(message)?.groups?.['year']
  if (year !== undefined) return Number(year)
  const count = ago.exec(message)?.groups?.['years']?.toLowerCase()
  if (count === undefined) return null
  return today.getFullYear() - (values[written.indexOf(count)] ?? Number(count))
}

/** What has lapsed goes by its name, and a degree does not lapse. */
const lasting = new Set(['education', 'certifications', 'languages'])

/** Null where there is none, or it goes on. */
function lastYearOf(args: readonly string[]): number | null {
  const dates = args.findLast((arg) => /\b(?:19|20)\d\d\b/.test(arg)) ?? ''
  const years = (dates.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)
  return years.length === 0 || present.test(dates) ? null : Math.max(...years)
}

/** From the last one on, so that the others stay where they are. */
function withoutAll(latex: string, old: readonly FoundEntry[], year: number): Edited {
  let text = latex
  const [gone, kept]: [string[], string[]] = [[], []]
  for (const found of old.toReversed()) {
    const edited = removeFound(text, found)
    if ('latex' in edited) {
      text = edited.latex
      gone.unshift(titleOf(found.entry))
    } else kept.unshift(titleOf(found.entry))
  }
  const left = kept.length > 0 ? ` ${kept.join(' and ')} stays: a section would be empty.` : ''
  if (gone.length === 0) return { problem: `What ended before ${year} is all that its section has:${left}` }
  return {
    latex: text,
    said: `I took out what ended before ${year}: ${gone.join('; ')}.${left} Degrees and certificates stay. Make sure that these may go before you accept.`,
  }
}
