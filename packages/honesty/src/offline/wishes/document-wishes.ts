// Wishes about names and remarks: the person's name, what a section is called, "permanent since 2025" of a job.
import { lookup } from '@galley/resume/text/lookup'
import { isOwnClass } from '../edits/own-class.ts'
import type { Edited } from '../edits/edited.ts'
import { fieldOf, setName } from '../edits/header-fields.ts'
import { entriesOf, sectionsOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { spliced, type Splice } from '../edits/splice.ts'
import { dateIn, inWords } from './corrections/dates-said.ts'
import { entryMeant, sectionsMeant } from './named-places.ts'

/** Null where the message is about none of them. */
export const documentWish = (latex: string, message: string): Edited | null =>
  nameWish(latex, message) ?? headingWish(latex, message) ?? remarkWish(latex, message)

const lastName =
  /\b(?:my )?(?:new )?(?:last|family|sur)[ -]?name (?:is |to |now |just |should be ){0,3}(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?)/u
const wholeName =
  /\b(?:my (?:full )?name (?:is|to|should be)(?: now)?|change my name to) (\p{Lu}[\p{L}'’.-]{0,30}(?: \p{Lu}[\p{L}'’.-]{0,30}){1,3})/u

function nameWish(latex: string, message: string): Edited | null {
  const [last, whole] = [lastName.exec(message)?.[1], wholeName.exec(message)?.[1]]
  const old = fieldOf(latex, 'name')
  if ((!last && !whole) || !old) return null
  const first = old.split(' ').slice(0, -1).join(' ')
  return setName(latex, whole ?? `${first} ${last}`)
}

/** What readers and programs expect. */
const usual = lookup<string>({
  summary: 'Summary',
  experience: 'Work Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certifications: 'Certifications',
  awards: 'Awards',
  languages: 'Languages',
  volunteering: 'Volunteering',
  publications: 'Publications',
})
const guesses: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hi|hello|about|me|who|intro|profile)\b/i, 'Summary'],
  [/\b(?:done|work|worked|did|jobs?|career)\b/i, 'Work Experience'],
  [/\b(?:learn\w*|stud\w+|school)\b/i, 'Education'],
  [/\b(?:good at|can do|know|tools?|stack|abilit\w+)\b/i, 'Skills'],
  [/\b(?:nice|proud|won|wins|prizes?)\b/i, 'Awards'],
  [/\b(?:fun|free|like|love|hobb\w+)\b/i, 'Interests'],
]
const asNormal = /\b(?:normal|usual|standard|proper|ordinary|boring|professional|conventional|regular|sensible)\b/i
const ofLook = /\b(?:fonts?|typeface|colou?rs?|green|blue|red|navy|bigger|smaller|bold)\b/i
const ofTitles = /\b(?:titles?|headings?|headers?|call(?:ed)?|names?|sections?|rename)\b/i

function headingWish(latex: string, message: string): Edited | null {
  if (!asNormal.test(message) || !ofTitles.test(message) || ofLook.test(message)) return null
  const named = sectionsMeant(latex, message).map(({ section }) => section)
  const all = /\b(?:all|every|the) (?:the )?(?:titles|headings|headers|sections|section names)\b/i.test(message)
  const renamed = (all ? sectionsOf(latex) : named).flatMap((section) => {
    const to = usual[section.kind] ?? guesses.find(([pattern]) => pattern.test(section.heading))?.[1]
    const command = latex.slice(section.from, section.bodyFrom)
    const at = command.lastIndexOf(`{${section.heading}}`)
    if (!to || at < 0 || to === section.heading) return []
    const from = section.from + at + 1
    return [
      { splice: { from, to: from + section.heading.length, text: to }, said: `“${section.heading}” is now “${to}”` },
    ]
  })
  if (renamed.length === 0) return null
  return {
    latex: spliced(
      latex,
      renamed.map(({ splice }): Splice => splice),
    ),
    said: `${listed(renamed.map(({ said }) => said))}. Their contents stay.`,
  }
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\bpermanent\b/i, 'Permanent'],
  [/\bfull[- ]?time\b/i, 'Full-time'],
  [/\bpart[- ]?time\b/i, 'Part-time'],
  [/\bfreelance\b/i, 'Freelance'],
  [/\bself[- ]?employed\b/i, 'Self-employed'],
  [/\b(?:contract|fixed[- ]term)\b/i, 'Contract'],
]
const isOwn = /\b(?:i'?m|im|i am|i was|made me|became|went|should be|is now|it'?s|its|now|turned)\b/i

/** "Now I'm permanent since Feb 2025": the remark beside a job's title. */
function remarkWish(latex: string, message: string): Edited | null {
  if (!isOwnClass(latex) || !isOwn.test(message)) return null
  const named = kinds.flatMap(([pattern, name]) => {
    const at = pattern.exec(message)?.index
    return at === undefined ? [] : [{ name, at }]
  })
  // "Part time should be full time": the last is what is so now.
  const now = named.toSorted((a, b) => a.at - b.at).at(-1)
  const found = now
    ? jobOf(
        latex,
        message,
        named.map(({ name }) => name),
      )
    : null
  if (!now || !found || /\b(?:job|looking|want|search|apply|position)s?\b[^.]*\b(?:permanent|full|part)/i.test(message))
    return null
  const date = dateIn(message)
  const since = date ? ` since ${inWords(date)}` : ''
  const text = `${now.name}${since}`
  const command = /^\\entry(?:\[([^\]\n]{0,120})\])?/.exec(latex.slice(found.entry.from, found.entry.to))
  if (!command) return null
  const from = found.entry.from + '\\entry'.length
  return {
    latex: spliced(latex, [{ from, to: found.entry.from + command[0].length, text: `[${text}]` }]),
    said: `I set “${text}” beside ${titleOf(found.entry)}${command[1] ? `, instead of “${command[1]}”` : ''}.`,
  }
}

/** The job that is named; else the one whose remark says what was before, or the only one that goes on. */
function jobOf(latex: string, message: string, names: readonly string[]): FoundEntry | null {
  const meant = entryMeant(latex, message)
  if (meant?.section.kind === 'experience') return meant
  const jobs = entriesOf(latex).filter(({ section }) => section.kind === 'experience')
  const remarks = jobs.filter(({ entry }) =>
    names.some((name) => latex.slice(entry.from, entry.to).toLowerCase().startsWith(`\\entry[${name.toLowerCase()}`)),
  )
  const current = jobs.filter(({ entry }) => /\b(?:present|now|current)\b/i.test(entry.args?.at(-1) ?? ''))
  return (remarks.length === 1 ? remarks[0] : current.length === 1 ? current[0] : null) ?? null
}
