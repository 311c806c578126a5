// "New position from April 2025: Senior Physiotherapist at Centro Reabilitar": a job,
// a study, voluntary work or a certificate that is not there yet, or a promotion.
import { addCredential } from '../edits/edit-entries.ts'
import type { Edited } from '../edits/edited.ts'
import { jobsOf } from '../edits/find-places.ts'
import { isOwnClass } from '../edits/own-class.ts'
import { spliced } from '../edits/splice.ts'
import { escapeTex } from '@galley/resume/text/escape-tex'
import { capitalised } from '../../lexicon/verbs.ts'
import { splitDocument } from '@galley/resume/outline/split-document'
import { withEntry } from '../messages/place-by-date.ts'
import { inWords, type SaidDate } from '../wishes/corrections/dates-said.ts'
import { currentJob, jobWish } from '../wishes/job-wishes.ts'
import { sectionOf } from '../wishes/named-places.ts'
import { inShort, spellingOf } from './date-spelling.ts'
import { datesSaid } from './dates.ts'
import type { Filled } from './frame.ts'
import { stemOf } from './stems.ts'
import { hasTitle, kindOf, saidEntry, type SaidEntry } from './said-entry.ts'

const isOther =
  /\b(?:remove|delete|drop|rename|wrong|instead|not in|should (?:say|be)|change|move|translate|bullet|cover letter|tailor)\b|\?\s*$/i
/** It stands there, and is good for longer. */
const isRenewal = /\b(?:renew\w*|valid|expir\w+|good (?:un)?til\w*|good thru|thru)\b/i
const adds =
  /\b(?:add|put|include|insert|list|new|another|more|got|did|passed|completed|finished|obtained|earned|awarded|started|joined|began|doing|studying|needs? to go|goes|belongs?|there's no|there is no|since|\p{L}+ed)\b|,/iu
/** A job that is over is not one to add. */
const isEnd = /\b(?:finished (?:at|in|up|with)|left|ended|last day|until)\b/i
/** It is not so yet, or never was. */
const unattained =
  /\b(?:(?:could|did) ?n[o']?t (?:complete|finish|pass)|show as|even th(?:o|ough)|dropped out|although|thinking of|registered for|will (?:start|begin|take)|maybe|might|plan(?:ning)? to|hope to|pretend|not (?:yet|really|finished))\b/i
/** Of a job that is advertised. */
const ofPosting =
  /\b(?:must have|looking for|intern got|jd|job description|required|requirements|wanted|we offer|min(?:imum)? \d+ (?:yrs|years))\b/i
const promoted = /\b(?:promot\w+|elevated|moved up|made (?:me|up))\b/i
const nowIs =
  /\bmy (?:function|title|role|position|job) is(?: now)? (?:the |an? )?\p{Lu}|\bI was made (?:the |an? )?\p{Lu}|\bI(?:'ve been| have been|'m| am)(?: now)?(?: the| an?)? \p{Lu}[\p{L}]+(?: \p{Lu}?[\p{L}]+){0,4} (?:at|in|of|with|for)\b/u
const post =
  /(?:\bto|\bis|\bmade|\bbeen|\bI'm|\bI am|\bas|\bnow|[!:.])\s+(?:now |the |an? |appointed |made )*(?<title>\p{Lu}[\p{L}/&-]+(?: (?:(?:of |and |& )?\p{Lu}[\p{L}/&-]+|\d\b(?! \d))){0,5})/u

const maxChars = 400
const isAddition = (message: string): boolean =>
  !isOther.test(message) && !isRenewal.test(message) && adds.test(message)

/** The whole message: what belongs to an entry is said in several sentences. */
export function addEntryFrame(latex: string, message: string): Filled | null {
  if (message.length > maxChars || unattained.test(message) || ofPosting.test(message)) return null
  return promotionSaid(latex, message) ?? (isOwnClass(latex) && isAddition(message) ? entryAdded(latex, message) : null)
}

function entryAdded(latex: string, message: string): Filled | null {
  const kind = kindOf(message)
  if (kind === null || (kind === 'experience' && isEnd.test(message))) return null
  const said = saidEntry(message, kind)
  return !said || isThere(latex, said) ? null : entryFor(latex, said)
}

/** An entry in its place; null where it can't be written. Pure. */
export function entryFor(latex: string, said: SaidEntry): Filled | null {
  const { kind } = said
  const edited = kind === 'certifications' ? withCredential(latex, said) : withNewEntry(latex, said)
  return edited && { edited, stated: statements(latex, said), isWeak: true }
}

/** What the person says with it, for the guard. */
function statements(latex: string, said: SaidEntry): string[] {
  const { kind, title, organisation, start, lines } = said
  const passed = [`I passed ${title}`, organisation, start ? `in ${inWords(start)}` : ''].filter(Boolean).join(', ')
  return [statement(latex, said), ...lines, ...(kind === 'certifications' ? [`${passed}.`] : [])]
}

const isThere = (latex: string, { title, organisation }: SaidEntry): boolean => {
  const text = latex.toLowerCase()
  return text.includes(title.toLowerCase()) && (organisation === '' || text.includes(organisation.toLowerCase()))
}

const isOtherJob =
  /^\W*(?!I\b|We\b|My\b|From\b|As\b|Since\b|GOT\b|Got\b|Guess\b|Hello\b|Hi\b)\p{Lu}\p{Ll}+ was promoted\b|\b(?:planned|never mind|fell through)\b|\b(?:one more|another|second|new|side) (?:job|position|gig)\b/u
const titleSaid = (message: string): string | undefined =>
  post.exec(message.replaceAll(/\b(?:GOT|PROMOTED|PROMOTION)\b/g, (word) => word.toLowerCase()))?.groups?.['title']
const names = (message: string, employer: string): boolean => {
  const said = new Set(message.split(/[^\p{L}]+/u).map((word) => stemOf(word)))
  return employer.split(/\s+/).some((word) => word.length > 3 && said.has(stemOf(word)))
}

/** At this employer: it is named, or no other one is. */
function isAt(latex: string, message: string, employer: string): boolean {
  if (names(message, employer)) return true
  const isOther = jobsOf(latex).some(({ entry }) => names(message, entry.args?.[1] ?? ''))
  return !isOther && /\bpromot/i.test(message)
}

function promotionSaid(latex: string, message: string): Filled | null {
  if (isOtherJob.test(message) || !(promoted.test(message) || nowIs.test(message))) return null
  const employer = currentJob(jobsOf(latex))?.entry.args?.[1]
  const date = datesSaid(message).find(({ isOld, year }) => !isOld && year !== '')
  const title = titleSaid(message)
  if (employer === undefined || !date || title === undefined || !hasTitle(title) || latex.includes(`{${title}}`))
    return null
  return isAt(latex, message, employer) ? promotedTo(latex, { title, employer, date }) : null
}

function promotedTo(
  latex: string,
  { title, employer, date }: { title: string; employer: string; date: SaidDate },
): Filled | null {
  const since = /\d/.test(title) ? ', since' : ' in'
  const edited = jobWish(latex, `promoted to ${title}${since} ${inWords(date)}`)
  return edited && 'latex' in edited
    ? { edited, stated: [`${title} at ${employer}: ${inWords(date)} – Present`] }
    : null
}

const dateOf = (latex: string, { start, end }: SaidEntry): string => {
  const spelling = spellingOf(latex)
  const write = (date: SaidDate): string => inShort(spelling, date)
  if (!start) return ''
  return end === null ? write(start) : `${write(start)}${spelling.dash}${end === 'present' ? 'Present' : write(end)}`
}
const statement = (latex: string, said: SaidEntry): string =>
  `${said.title}${said.organisation ? ` at ${said.organisation}` : ''}${said.place ? `, ${said.place}` : ''}: ${dateOf(latex, said)}`

function withCredential(latex: string, said: SaidEntry): Edited | null {
  if (!said.start && said.organisation === '') return null
  return addCredential(
    latex,
    'certification',
    [said.title, said.organisation, said.start ? inWords(said.start) : ''].filter(Boolean).join(', '),
  )
}

const headings = { experience: 'Work Experience', volunteering: 'Volunteering', education: 'Education' } as const

function withNewEntry(latex: string, said: SaidEntry): Edited | null {
  const { kind, title, organisation, place, start, lines } = said
  if (kind === 'projects') return withProject(latex, said)
  if (kind === 'certifications' || organisation === '') return null
  if (!start)
    return {
      problem: `Since when? Say it with its dates: “${title}, ${organisation}, March 2024 – now”, and I add it.`,
    }
  const dates = dateOf(latex, said)
  const head: [string, string, string, string] = [title, organisation, place, dates]
  const section = sectionOf(latex, kind)
  const where = section?.heading ?? headings[kind]
  const text = section
    ? withEntry(latex, section, { head, lines, start })
    : withSection(latex, { heading: where, head, lines, start })
  const more =
    lines.length === 0 && kind === 'experience'
      ? ` Say “add a bullet to ${organisation}: …” for what you do there.`
      : ''
  return { latex: text, said: `I added ${title}, ${organisation}, ${dates}, to ${where}.${more}` }
}

/** Its name, its time, and a line about it. */
function withProject(latex: string, { title, organisation, lines, start }: SaidEntry): Edited | null {
  const section = sectionOf(latex, 'projects')
  const line = [organisation, ...lines].filter(Boolean).join(', ')
  const date = start ? inShort(spellingOf(latex), start) : ''
  if (line === '' && date === '') return null
  const end = section
    ? section.from + latex.slice(section.from, section.to).trimEnd().length
    : latex.length - splitDocument(latex).rest.length
  const at = latex.slice(0, end).trimEnd().length
  const entry = `\\entry{${escapeTex(title)}}{}{}{${date}}${line === '' ? '' : `\n${escapeTex(capitalised(line))}`}`
  return {
    latex: spliced(latex, [{ from: at, to: at, text: section ? `\n\n${entry}` : `\n\n\\section{Projects}\n${entry}` }]),
    said: `I added ${title} to ${section?.heading ?? 'Projects'}.`,
  }
}

function withSection(
  latex: string,
  { heading, ...entry }: Parameters<typeof withEntry>[2] & { heading: string },
): string {
  const end = latex.length - splitDocument(latex).rest.length
  const at = latex.slice(0, end).trimEnd().length
  const started = spliced(latex, [{ from: at, to: at, text: `\n\n\\section{${heading}}\n` }])
  const section =
    sectionOf(started, 'volunteering') ?? sectionOf(started, 'education') ?? sectionOf(started, 'experience')
  return section ? withEntry(started, section, entry) : latex
}
