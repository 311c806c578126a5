// "Remove everything before 2015", "drop jobs older than ten years": what ended before then.
import { quantitiesOf } from '../../guard/text/quantities.ts'
import type { Edited } from '../edits/edited.ts'
import { removeFound } from '../edits/edit-entries.ts'
import { present } from './corrections/dates-said.ts'
import { entriesOf, titleOf, type FoundEntry } from '../edits/find-places.ts'

/** The verb's object is everything or the jobs, and the limit stands right behind it. */
const removal = new RegExp(
  String.raw`\b(?:remove|delete|drop|cut|take out|get rid of|leave out|leave off|scrap|(?:don'?t|do not) (?:need|want)) (?:(?:all|any|of|the|my|old|older|those|these|every|other|your|work|past|previous) )*(?<what>everything|anything|all|stuff|things|entries|whatever|jobs?|posts?|positions?|roles?|experience)(?: (?:that|which|is|are|was|were|from|i|had|have|it|dated|ended|they|on|there|the|resume|cv|list)\b)*,? ?`,
  'i',
)
const sinceYear = /^(?:before|prior to|older than|earlier than|from before|pre-?) ?(?<year>(?:19|20)\d\d)\b/i
const ago =
  /^(?:older than (?<years>[a-z\d-]{1,12} years?)\b|(?:from )?(?:more than|over) (?<before>[a-z\d-]{1,12} years?) (?:ago|old|back)\b)/i
/** "… down to one line each": less is wished, and not nothing. */
const butKeeps = /["“”]|\b(?:to|into|down to) (?:one|a|two|\d)\b|\bbut (?:keep|leave)\b/i
const ofJobs = /\b(?:jobs?|posts?|positions?|roles?|work|experience)\b/i

/** Null where the message sets no such limit. What has no date stays. */
export function oldEntriesWish(latex: string, message: string, today: Date): Edited | null {
  const asked = removal.exec(message)
  if (!asked || butKeeps.test(message)) return null
  const year = limitIn(message.slice(asked.index + asked[0].length), today)
  if (year === null) return null
  const isOfJobs = ofJobs.test(asked.groups?.['what'] ?? '')
  const old = entriesOf(latex).filter(({ section, entry }) => {
    const last = lastYearOf(entry.args ?? [])
    return last !== null && last < year && (isOfJobs ? section.kind === 'experience' : !lasting.has(section.kind))
  })
  if (old.length === 0)
    return { problem: `Nothing${isOfJobs ? ' under your jobs' : ''} with dates ended before ${year}.` }
  return withoutAll(latex, old, year)
}

function limitIn(limit: string, today: Date): number | null {
  const year = sinceYear.exec(limit)?.groups?.['year']
  if (year !== undefined) return Number(year)
  const { years, before } = ago.exec(limit)?.groups ?? {}
  const count = quantitiesOf(years ?? before ?? '')[0]?.value
  return count === undefined ? null : today.getFullYear() - count
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
  const stays = kept.length === 1 ? 'stays' : 'stay'
  const left = kept.length > 0 ? ` ${kept.join(' and ')} ${stays}: a section would be empty.` : ''
  if (gone.length === 0) return { problem: `What ended before ${year} is all that its section has:${left}` }
  return {
    latex: text,
    said: `I took out what ended before ${year}: ${gone.join('; ')}.${left} Degrees and certificates stay. Make sure that these may go before you accept.`,
  }
}
