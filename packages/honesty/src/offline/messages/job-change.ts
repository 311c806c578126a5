// "I finished up in Scoil Bhríde in June 2024 and I've started in St. Colman's in Oranmore as a teacher since September
// 2024": a new job on top, and the end of the one before.
import { isOwnClass } from '../edits/own-class.ts'
import { jobsOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { withDate } from '../clauses/dates-clause.ts'
import { asTitle } from '../phrases/as-written.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'
import { dateIn, dateTyped, spanLike, type SaidDate } from '../wishes/corrections/dates-said.ts'
import { sectionOf } from '../wishes/named-places.ts'
import { withEntry } from './place-by-date.ts'
import { isNotToAdd, sentencesIn, type MessageReader } from './message-reader.ts'

const name = String.raw`(?:the )?(?<place>\p{Lu}[\p{L}\d&'’.-]*(?: (?:(?:of|and|the|de|la|&) )?[\p{Lu}\d][\p{L}\d&'’.-]*){0,6})`
const started = new RegExp(
  String.raw`\bI(?:'ve| have|'m)? (?:just |now |recently )*(?:started|begun|began|joined|moved to|took a job|got a job|working|work) (?:working |a new job )?(?:(?:at|in|with|for) )?${name}(?: in (?<town>\p{Lu}[\p{L}'’ -]{1,30}?))?,? as (?:an? |the |their )?(?<title>[\p{L}\d][\p{L}\d&/' -]{2,50}?)(?:,? (?:since|from|in|on|starting)(?: the)? (?<from>[^.,;!?]{4,30}))`,
  'u',
)
const ended = new RegExp(
  String.raw`\bI(?:'ve| have)? (?:left|finished(?: up)?|ended|quit|stopped)(?: working| work)?(?: (?:at|in|with))? (?<name>.{2,50}?),? (?:in|on|since) (?<date>${dateTyped})`,
  'iu',
)

interface SaidJob {
  title: string
  employer: string
  town: string
  start: SaidDate
}

function saidIn(message: string): SaidJob | null {
  const { place: employer = '', town = '', title = '', from = '' } = started.exec(message)?.groups ?? {}
  const start = dateIn(from)
  return start && { title: asTitle(title.trim()), employer, town: town.trim(), start }
}

/** What is only asked for with it. */
const adding = /\b(?:add|put|include|list|update)\b[^.!?]{0,60}\b(?:it|that|job|date|one|role|position)\b/i
const polite = /\b(?:can|could|would|will) (?:you|u)\b[^.!?]{0,160}\?/gi
const unpaid = /\b(?:unpaid|volunt\w+|for free)\b/i

/** Null where a part lacks: what it is, where, and since when. */
export const jobChange: MessageReader = ({ latex, message }) => {
  const said = isNotToAdd(message.replace(polite, ' ')) || unpaid.test(message) ? null : saidIn(message)
  if (!said || !sectionOf(latex, 'experience') || !isOwnClass(latex)) return null
  const { title, employer, town, start } = said
  const jobs = jobsOf(latex)
  if (jobs.some(({ entry }) => entry.args?.[1]?.toLowerCase() === employer.toLowerCase())) return null
  const dates = spanLike(jobs, start, null)
  const before = endBefore(latex, message)
  const { text, more } = afterEnd(latex, before)
  return {
    edited: {
      latex: withEntry(text, sectionOf(text, 'experience')!, {
        head: [title, employer, town, dates],
        lines: [],
        start,
      }),
      said: `I added ${title} at ${employer}, ${dates}.${more} Say “add a bullet to ${employer}: …” for what you do there.`,
    },
    stated: [`${title} at ${employer}: ${dates}`, ...(before?.stated ?? [])],
    rest: sentencesIn(message)
      .filter((sentence) => !started.test(sentence) && !ended.test(sentence) && !adding.test(sentence))
      .join(' '),
  }
}

const afterEnd = (latex: string, before: ReturnType<typeof endBefore>): { text: string; more: string } =>
  before && 'latex' in before.edited
    ? { text: before.edited.latex, more: ` ${before.edited.said}` }
    : { text: latex, more: '' }

/** The job that ended, where it is named with its date. */
function endBefore(latex: string, message: string) {
  const found = ended.exec(message)?.groups
  const job = found ? jobNamed(latex, found['name']!) : null
  const said = found ? dateIn(found['date']!) : null
  return job && said ? withDate(latex, job, { said, end: 'end' }) : null
}

function jobNamed(latex: string, phrase: string): FoundEntry | null {
  const target = phraseTarget(latex, phrase)
  if (target?.kind === 'entry') return target.found
  const [only, ...others] = jobsOf(latex).filter(({ entry }) =>
    titleOf(entry).toLowerCase().includes(phrase.toLowerCase().trim()),
  )
  return only && others.length === 0 ? only : null
}
