// "New job!! / Head Chef / Mare Bistro, Toronto / from February 2025 / - write the menu": a job with a line for each of
// its parts.
import { titleWords } from '@galley/resume/title-words'
import { capitalised } from '../../lexicon/verbs.ts'
import { asNeighbours } from '../edits/edit-bullets.ts'
import type { Edited } from '../edits/edited.ts'
import { isOwnClass } from '../edits/own-class.ts'
import { jobsOf } from '../edits/find-places.ts'
import { withEntry } from './place-by-date.ts'
import { isLineVerb } from '../lines/line-text.ts'
import { asName, asTitle } from '../phrases/as-written.ts'
import { dateIn, dateLike, dateTyped, spanLike } from '../wishes/corrections/dates-said.ts'
import { sectionOf } from '../wishes/named-places.ts'
import { isNotToAdd, type MessageReader } from './message-reader.ts'

const opening =
  /^\W*(?:(?:please |pls |can you |could you )*(?:add|put in|include) (?:my |a |an |the |this |another )?(?:new |latest |current |old |previous |missing )?|(?:my |a |here is my |here's my |this is my )?(?:new|latest|current|another|missing) )(?:job|position|role|internship)(?: (?:to (?:the|my) (?:top|resume|cv)|please))?\W*$/iu
const dated = new RegExp(
  String.raw`^(?<since>(?:dates?:? |from |since |between |started )*)(?<from>${dateTyped})(?:\s*(?:to|until|till|-|–|—)\s*(?<to>${dateTyped}|now|today|present|current))?(?: on| onwards?)?$`,
  'iu',
)
const mark = /^\s*(?:[-–—•*·]|\d[.)])\s+/
const label = /^(?:title|position|role|job title|employer|company|where|place|location|dates?)\s*:\s*/i
const maxLines = 20

interface JobLines {
  title: string
  employer: string
  place: string
  from: string
  to: string | undefined
  /** Only the one date is said. */
  isSingle: boolean
  bullets: string[]
}

/** Null where a part lacks, or it is not sure which line is which. */
export const jobInLines: MessageReader = ({ latex, message }) => {
  const lines = message.split('\n').map((line) => line.trim())
  const first = lines.findIndex((line) => opening.test(line))
  if (first < 0 || isNotToAdd(message) || !isOwnClass(latex)) return null
  const block: string[] = []
  for (const line of lines.slice(first + 1, first + maxLines)) {
    if (line === '' && block.some((one) => mark.test(one))) break
    if (line !== '') block.push(line)
  }
  const job = jobIn(block)
  if (!job) return null
  const rest = [...lines.slice(0, first), ...lines.slice(first + 1 + lengthOf(lines.slice(first + 1), block.length))]
  return {
    edited: added(latex, job),
    rest: rest.filter((line) => line !== '').join('\n'),
    stated: block.map(statement),
  }
}

/** A line without a verb says what the job has. */
function statement(line: string): string {
  const words = line.replace(mark, '')
  return mark.test(line) && !isLineVerb(/^\p{L}+/u.exec(words)?.[0] ?? '') ? `I have a ${words}.` : capitalised(words)
}

/** How many lines hold so many that are not blank. */
function lengthOf(lines: readonly string[], count: number): number {
  let seen = 0
  const at = lines.findIndex((line) => {
    if (line !== '') seen += 1
    return seen === count
  })
  return at + 1
}

function jobIn(block: readonly string[]): JobLines | null {
  const bullets = block.filter((line) => mark.test(line)).map((line) => line.replace(mark, ''))
  const heads = block.filter((line) => !mark.test(line)).map((line) => line.replace(label, ''))
  const when = heads.find((line) => dated.test(line))
  const named = heads.filter((line) => line !== when)
  const time = when === undefined ? undefined : dated.exec(when)?.groups
  const [title, employer] = titleFirst(named)
  if (!time || title === undefined || employer === undefined) return null
  const [name = '', ...place] = employer.split(/,\s*/)
  return {
    title: asTitle(title),
    employer: asName(name),
    place: asName(place.join(', ')),
    from: time['from']!,
    to: time['to'],
    isSingle: time['to'] === undefined && !/from|since|started/i.test(time['since'] ?? ''),
    bullets,
  }
}

const isTitle = (line: string): boolean => line.split(/[\s,/-]+/).some((word) => titleWords.has(word.toLowerCase()))
const maxNameChars = 80

/** "Head Chef at Mare Bistro" in one line, or a line for each, the title first where that is not plain. */
function titleFirst(lines: readonly string[]): readonly [string?, string?] {
  const [one = '', two, ...more] = lines
  const [, title, employer] = /^(.{2,60}?)(?: at |,? @ ?)(.{2,60})$/i.exec(one) ?? []
  if (two === undefined && title && employer) return [title, employer]
  if (two === undefined || more.length > 1 || [one, two].some((line) => line.length > maxNameChars)) return []
  const employerLine = more[0] === undefined ? undefined : more[0]
  const isSwapped = isTitle(two) && !isTitle(one)
  const [first, second] = isSwapped ? [two, one] : [one, two]
  return [first, employerLine === undefined ? second : `${second}, ${employerLine}`]
}

function added(latex: string, job: JobLines): Edited {
  const section = sectionOf(latex, 'experience')
  const jobs = jobsOf(latex)
  const start = dateIn(job.from)
  const end = job.to === undefined ? null : dateIn(job.to)
  if (!section || !start)
    return { problem: 'Your resume has no work experience yet. Add the section in the form, with “Add section”.' }
  const dates = job.isSingle ? dateLike(jobs, start) : spanLike(jobs, start, end)
  const lines = job.bullets.map((line) => asNeighbours(latex, capitalised(line)))
  return {
    latex: withEntry(latex, section, { head: [job.title, job.employer, job.place, dates], lines, start }),
    said: `I added ${job.title} at ${job.employer}, ${dates}${lines.length > 0 ? ', with your lines' : ''}.`,
  }
}
