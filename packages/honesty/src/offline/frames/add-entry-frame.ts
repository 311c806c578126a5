// "New position from April 2025: Senior Physiotherapist at Centro Reabilitar, Gaia. I lead four physiotherapists": a job,
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
import { kindOf, saidEntry, type SaidEntry } from './said-entry.ts'

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
  /\b(?:even th(?:o|ough)|dropped out|although|thinking of|registered for|will (?:start|begin|take)|maybe|might|plan(?:ning)? to|hope to|pretend|not (?:yet|really|finished))\b/i
const promoted = /\b(?:promot\w+|elevated|moved up|made (?:me|up))\b/i
const nowIs =
  /\bmy (?:function|title|role|position|job) is(?: now)? (?:the |an? )?\p{Lu}|\bI was made (?:the |an? )?\p{Lu}|\bI(?:'ve been| have been|'m| am)(?: now)?(?: the| an?)? \p{Lu}[\p{L}]+(?: \p{Lu}?[\p{L}]+){0,4} (?:at|in|of|with|for)\b/u
const post =
  /(?:\bto|\bis|\bmade|\bbeen|\bI'm|\bI am|\bas|\bnow|[!:.])\s+(?:now |the |an? |appointed |made )*(?<title>\p{Lu}[\p{L}/&-]+(?: (?:(?:of |and |& )?\p{Lu}[\p{L}/&-]+|\d\b(?! \d))){0,5})/u

/** The whole message: what belongs to an entry is said in several sentences. */
export function addEntryFrame(latex: string, message: string): Filled | null {
  if (message.length > 500 || unattained.test(message)) return null
  const promotion = promotionSaid(latex, message)
  if (promotion) return promotion
  const kind = isOther.test(message) ? null : kindOf(message)
  if (kind === 'experience' && isEnd.test(message)) return null
  if (isRenewal.test(message) || !adds.test(message)) return null
  const said = kind && saidEntry(message, kind)
  if (!said || !isOwnClass(latex) || isThere(latex, said)) return null
  const edited = said.kind === 'certifications' ? withCredential(latex, said) : withNewEntry(latex, said)
  return (
    edited && {
      edited,
      stated: [
        statement(latex, said),
        ...said.lines,
        ...(said.kind === 'certifications'
          ? [
              `I passed ${said.title}${said.organisation ? `, ${said.organisation}` : ''}${said.start ? `, in ${inWords(said.start)}` : ''}.`,
            ]
          : []),
      ],
      isWeak: true,
    }
  )
}

const isThere = (latex: string, { title, organisation }: SaidEntry): boolean => {
  const text = latex.toLowerCase()
  return text.includes(title.toLowerCase()) && (organisation === '' || text.includes(organisation.toLowerCase()))
}

function promotionSaid(latex: string, message: string): Filled | null {
  const own = currentJob(jobsOf(latex))
  const [employer = ''] = own?.entry.args?.slice(1) ?? []
  const date = datesSaid(message).find(({ isOld }) => !isOld)
  if (/\b(?:one more|another|second|new|side) (?:job|position|gig)\b/i.test(message)) return null
  if (!own || !date || date.year === '' || !(promoted.test(message) || nowIs.test(message))) return null
  const isThere = employer
    .split(/\s+/)
    .some((word) => word.length > 3 && message.split(/[^\p{L}]+/u).some((said) => stemOf(said) === stemOf(word)))
  const title = post.exec(message.replaceAll(/\b(?:GOT|PROMOTED|PROMOTION)\b/g, (word) => word.toLowerCase()))
    ?.groups?.['title']
  if (title === undefined || !(isThere || /\bpromot/i.test(message)) || latex.includes(`{${title}}`)) return null
  const edited = jobWish(latex, `promoted to ${title} in ${inWords(date)}`)
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
