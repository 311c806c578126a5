// "Does it mention Kubernetes?", "how many skills do I list?": what stands there, and how much of it.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import type { PersonalInfo } from '@galley/contract/resume-data'
import { readResume } from '@galley/resume/lens/read-resume'
import { isSkill } from '@galley/resume/posting/skill-list'
import { capitalised } from '../../lexicon/verbs.ts'
import { fold, sectionsOf } from '../edits/find-places.ts'
import { listed } from '../edits/listed.ts'
import { unitsOf } from '../edits/text-units.ts'
import { sectionOf } from '../wishes/named-places.ts'
import { counted, jobsIn, quotedList, type ResumeView } from './resume-view.ts'

export const aboutContent = (message: string, view: ResumeView): string | null =>
  ofCounts(message, view) ?? ofMention(message, view)

const itemsIn = ({ latex }: ResumeView, kind: 'skills' | 'languages') => {
  const section = sectionOf(latex, kind)
  return unitsOf(latex).filter((unit) => unit.kind === 'item' && unit.section.heading === section?.heading)
}
const entriesIn = ({ entries }: ResumeView, kind: string) => entries.filter(({ section }) => section.kind === kind)

type Count = readonly [asked: RegExp, one: string, more: string, of: (view: ResumeView) => number]
const counts: readonly Count[] = [
  [/bullet(?: ?point)?s?|lines?|points?/, 'bullet', 'bullets', ({ bullets }) => bullets.length],
  [/jobs?|positions?|roles?|employers?/, 'job', 'jobs', (view) => jobsIn(view).length],
  [/skills?|tools?|technologies/, 'skill', 'skills', (view) => itemsIn(view, 'skills').length],
  [/languages?/, 'language', 'languages', (view) => itemsIn(view, 'languages').length],
  [/projects?/, 'project', 'projects', (view) => entriesIn(view, 'projects').length],
  [/certific\w+|licen[cs]es?/, 'certificate', 'certificates', (view) => entriesIn(view, 'certifications').length],
  [/publications?|papers?/, 'publication', 'publications', (view) => entriesIn(view, 'publications').length],
  [/sections?|headings?/, 'section', 'sections', ({ latex }) => sectionsOf(latex).length],
]

/** Of a posting, of one job, or of what is usual: another question. */
const narrowed =
  /\b(?:should|can|could|would|too many|best|ideal\w*|recommend\w*|normal|enough|they|them|employers? (?:want|like|need|ask)\w*|does (?:the|this|that) (?:job|employer|posting|ad)|posting|required?|requires|want(?:s|ed)?|need(?:s|ed)?|match\w*|fit|asked?)\b/i

function ofCounts(message: string, view: ResumeView): string | null {
  const [, what = ''] = /\bhow many (?:different |of my |of the |my )?([a-z]+)\b/i.exec(message) ?? []
  const found = counts.find(([asked]) => new RegExp(`^(?:${asked.source})$`, 'i').test(what))
  if (
    !found ||
    narrowed.test(message) ||
    /\b(?:at|in|under|for|does) (?!it\b|my (?:resume|cv)\b|total\b|all\b|i\b|there\b|me\b)/i.test(message)
  )
    return null
  const [, one, more, of] = found
  const count = of(view)
  return count === 0 ? `Your resume has no ${more}.` : `Your resume has ${counted(count, one, more)}.`
}

const mention =
  /\b(?:does|do|did|is|are) (?:it|i|we|you|this|my (?:resume|cv)|the (?:resume|cv))(?: \w+)? (?:mention(?:ed)?|list(?:ed)?|say|contain|included?|have)\b(?<after>[^.?!]*)\?/i
const standing =
  /\b(?:is|are|do i have|have i got) (?<what>[^.?!]{2,40}?) (?:already |still |even )?(?:(?:mentioned|listed|included)(?: anywhere| somewhere)?|anywhere (?:in|on) (?:it|there|my (?:resume|cv))|(?:on|in) (?:it|there|my (?:resume|cv)))\s*\?/i

const contacts: readonly (readonly [RegExp, keyof PersonalInfo])[] = [
  [/^(?:e-?mail(?: address)?)$/i, 'email'],
  [/^(?:(?:tele)?phone|mobile)(?: number)?$/i, 'phone'],
  [/^(?:location|address|town|city)$/i, 'address'],
  [/^linkedin(?: profile| link)?$/i, 'linkedin'],
  [/^github(?: profile| link)?$/i, 'github'],
  [/^(?:website|homepage)$/i, 'website'],
  [/^portfolio$/i, 'portfolio'],
]

function ofMention(message: string, { latex }: ResumeView): string | null {
  const asked = nameIn(message)
  if (asked === null) return null
  const { name, isSure } = asked
  const person = readResume(latex)?.header?.values
  const contact = contacts.find(([pattern]) => pattern.test(name))?.[1]
  if (contact) return person?.[contact] ? atTheTop : null
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${regexpLiteral(fold(name))}(?![\p{L}\p{N}])`, 'u')
  const found = sectionsOf(latex).flatMap(({ heading, blocks }) =>
    blocks.filter(({ text }) => whole.test(fold(text))).map(({ text }) => ({ heading, text })),
  )
  if (found.length > 0) {
    const headings = [...new Set(found.map(({ heading }) => heading))]
    return `Yes, under ${listed(headings)}: ${quotedList(found.map(({ text }) => text))}.`
  }
  if (Object.values(person ?? {}).some((value) => whole.test(fold(value)))) return atTheTop
  return isSure
    ? `No, your resume doesn’t mention “${name}”. If you know it, say where it belongs, such as “add ${name} to Skills”.`
    : null
}

const atTheTop = 'Yes, at the top.'
const maxNameWords = 4
/** What is written small may be any words: only where it is found it was a name. */
const proper = /^[\p{Lu}\p{N}][\p{L}\p{N}.+#/&-]*(?: (?:(?:of|and|for|&) )?[\p{Lu}\p{N}][\p{L}\p{N}.+#/&-]*)*$/u

function nameIn(message: string): { name: string; isSure: boolean } | null {
  const said = mention.exec(message)?.groups?.['after'] ?? standing.exec(message)?.groups?.['what'] ?? ''
  const quoted = /["“'‘]([^"”'’]{2,40})["”'’]/.exec(said)?.[1]
  const name = said
    .replace(/\b(?:anywhere|somewhere|already|yet|at all|(?:in|on) (?:it|there|(?:my|the) (?:resume|cv)))\b/gi, ' ')
    .replace(/^\W*(?:that i (?:know|have|did|speak|use|can)|that|my|the|any|about|of|know|me|a|an)\b/i, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (quoted !== undefined) return { name: quoted.trim(), isSure: true }
  if (name.length < 2 || name.split(' ').length > maxNameWords) return null
  return { name, isSure: proper.test(name) || isSkill(capitalised(name)) }
}
