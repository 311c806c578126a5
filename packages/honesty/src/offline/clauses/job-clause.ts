// "Add my internship, summer 2015, at Turtle Hospital in Fajardo, cleaned tanks": a job from what is said of it, in
// any order.
import { capitalised } from '../../lexicon/verbs.ts'
import { asName } from '../phrases/as-written.ts'
import { escapeTex } from '@galley/resume/text/escape-tex'
import { asNeighbours } from '../edits/edit-bullets.ts'
import type { Edited } from '../edits/edited.ts'
import { entryUnits } from '../edits/entry-units.ts'
import type { FoundEntry } from '../edits/find-places.ts'
import { isOwnClass } from '../edits/own-class.ts'
import { spliced } from '../edits/splice.ts'
import { sectionOf } from '../wishes/named-places.ts'
import { dashLike, dateIn, dateTyped, dateLike } from '../wishes/corrections/dates-said.ts'
import type { WishClause, ReadClause } from '../phrases/clause.ts'

const kinds = 'job|position|role|internship|placement|apprenticeship|traineeship|gig|post'
const begins = new RegExp(
  `^(?:I (?:have|got|found|start(?:ed)?) (?:a |an |my )?|(?:add|include|put in|list) (?:my |a |an |another |this |the |one more )*|(?=new ))(?:new |old |first |side |summer |holiday |student |part-time |weekend )*(?<kind>${kinds})\\b[\\s:.,!–-]*`,
  'i',
)
const range = new RegExp(
  String.raw`\b(?:from |between |in )?(?<from>${dateTyped})\s*(?:to|until|till|and|-|–)\s*(?:the )?(?<to>${dateTyped}|now|today|present)\b`,
  'iu',
)
const season = /\b(?:in |the |over the )*(?<season>(?:spring|summer|autumn|fall|winter) (?:of )?(?:19|20)\d\d)\b/iu
const since = new RegExp(
  String.raw`\b(?:from|since|starting|beginning|as of|started(?: in| on)?)\s+(?:the )?(?<from>${dateTyped})\b`,
  'iu',
)
const single = new RegExp(String.raw`\b(?:in |during )(?<from>${dateTyped})\b`, 'iu')
const stop = String.raw`(?=,|;|\.(?:\s|$)|!|\s+(?:in|as|from|since|starting|where|for|until|between|with)\s|$)`
const atEmployer = new RegExp(
  String.raw`(?:^|[\s,])(?:at|with|for) (?:the )?(?<name>\p{L}[\p{L}\d&'’. -]{1,60}?)${stop}`,
  'iu',
)
const inPlace = /^\s*in (?<place>(?!the\b|my\b|a\b)\p{L}[\p{L}' -]{1,40}(?:, [A-Z]{2})?)(?=,|;|\.|!|$)/u
const asTitle = new RegExp(
  String.raw`(?:^|[\s,])(?:as|I'm|I am|I work as|my title is|title)(?: now)? (?:an? |the )?(?<title>\p{L}[\p{L}&/' -]{2,50}?)(?=\s+(?:at|for|with|in|from|since)\b|,|;|\.|!|$)`,
  'iu',
)
const remark =
  /(?:^|[\s,])(?<remark>full[- ]time|part[- ]time|casual|freelance|seasonal|temporary|temp|weekends|evenings|voluntary|fixed[- ]term)(?=[\s,.;]|$)/iu

interface JobSlots {
  title: string
  employer: string
  place: string
  remark: string
  dates: string
  /** By which it stands among the others: its beginning. */
  year: number
  lines: string[]
}

const noJob = /\b(?:remove|delete|ignore|should be|instead)\b/i

/** Null where no job is to be added, or its employer or time is not said. */
export function jobClause({ latex, words }: WishClause): ReadClause | null {
  const opening = begins.exec(words)
  const section = sectionOf(latex, 'experience')
  if (!opening || !section || !isOwnClass(latex) || noJob.test(words)) return null
  const slots = slotsOf(words.slice(opening[0].length), { kind: opening.groups!['kind']!, latex })
  return slots && { edited: added(latex, slots), about: slots.employer }
}

/** The title that a kind of job has where no other is said. */
const titles = new Map([
  ['internship', 'Intern'],
  ['placement', 'Intern'],
  ['apprenticeship', 'Apprentice'],
  ['traineeship', 'Trainee'],
])

function slotsOf(text: string, { kind, latex }: { kind: string; latex: string }): JobSlots | null {
  const [time, timeless] = timeOf(text, latex)
  const employer = atEmployer.exec(timeless)
  if (!time || !employer) return null
  const after = timeless.slice(employer.index + employer[0].length)
  const place = inPlace.exec(after)
  const title = asTitle.exec(timeless)
  const rest = [timeless.slice(0, employer.index), after.slice(place?.[0].length ?? 0)].join(', ')
  return {
    title: named(title, 'title') || (titles.get(kind.toLowerCase()) ?? ''),
    employer: asName(named(employer, 'name')),
    place: asName(named(place, 'place')),
    remark: capitalised(named(remark.exec(timeless), 'remark')),
    ...time,
    lines: linesIn((title ? rest.replace(title[0], ' ') : rest).replace(remark, ' ')),
  }
}

const named = (found: RegExpExecArray | null, group: string): string => found?.groups?.[group]?.trim() ?? ''

/** What is left of the sentence says what was done. */
const linesIn = (text: string): string[] =>
  text
    .split(/[,;.!]+(?!\d)/)
    .map((line) => line.replace(/^\s*(?:and|I|also|there|my|the)\b/i, '').trim())
    .filter((line) => /\p{L}{3}.*\s\p{L}{3}/u.test(line))

type Time = Pick<JobSlots, 'dates' | 'year'>

/** When it was, as the other jobs write it; and the text without. */
function timeOf(text: string, latex: string): [Time | null, string] {
  const jobs = jobsOf(latex)
  const written = (words: string) => {
    const date = dateIn(words)
    return date ? dateLike(jobs, date) : 'Present'
  }
  const found = range.exec(text) ?? season.exec(text) ?? since.exec(text) ?? single.exec(text)
  if (!found) return [null, text]
  const { from, to, season: named } = found.groups!
  const year = Number(/(?:19|20)\d\d/.exec(found[0])![0])
  const dates =
    named !== undefined
      ? capitalised(named)
      : to !== undefined
        ? `${written(from!)}${dashLike(jobs)}${written(to)}`
        : `${written(from!)}${single.test(found[0]) ? '' : `${dashLike(jobs)}Present`}`
  return [{ dates, year }, `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`]
}

function jobsOf(latex: string): FoundEntry[] {
  const section = sectionOf(latex, 'experience')
  const entries = section?.blocks.filter(({ kind }) => kind === 'entry') ?? []
  return section ? entries.map((entry) => ({ section, entry })) : []
}

function added(latex: string, slots: JobSlots): Edited {
  const { title, employer, place, dates, year } = slots
  if (title === '')
    return {
      problem: `As what? Say: “new job: as a <title> at ${employer}${place ? ` in ${place}` : ''}, ${dates}”, and I add it with its lines.`,
    }
  const section = sectionOf(latex, 'experience')!
  const units = entryUnits(latex, section)
  const later = units.find(({ entry }) => startOf(entry.args?.at(-1) ?? '') < year)
  const end = section.from + latex.slice(section.from, section.to).trimEnd().length
  const at = later?.from ?? end
  const head = [capitalised(title), employer, place, dates].map((part) => `{${escapeTex(part)}}`).join('')
  const lines = slots.lines.map((line) => `\n  \\item ${escapeTex(asNeighbours(latex, capitalised(line)))}`).join('')
  const list = lines === '' ? '' : `\n\\begin{bullets}${lines}\n\\end{bullets}`
  const text = `\\entry${slots.remark ? `[${slots.remark}]` : ''}${head}${list}`
  return {
    latex: spliced(latex, [{ from: at, to: at, text: later ? `${text}\n` : `\n${text}` }]),
    said: `I added ${capitalised(title)} at ${employer}, ${dates}${slots.lines.length > 0 ? ', with what you said of it' : ''}. ${slots.lines.length > 0 ? 'Read its lines over.' : 'Add what you did there in the form.'}`,
  }
}

const startOf = (dates: string): number => Number(/(?:19|20)\d\d/.exec(dates)?.[0] ?? 0)
