// "Does it mention Kubernetes?", "how many skills do I list?": what stands there, and how much of it.
import { escaped, fold, sectionsOf } from '../edits/find-places.ts'
import { unitsOf } from '../edits/text-units.ts'
import { sectionOf } from '../wishes/named-places.ts'
import { counted, jobsIn, listed, type ResumeView } from './resume-view.ts'

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

function ofCounts(message: string, view: ResumeView): string | null {
  const [, what = ''] = /\bhow many (?:different |of my |of the |my )?([a-z]+)\b/i.exec(message) ?? []
  const found = counts.find(([asked]) => new RegExp(`^(?:${asked.source})$`, 'i').test(what))
  // "How many bullets should a job have?" asks for advice.
  if (!found || /\b(?:should|can|could|would|too many|best|ideal\w*|recommend\w*|normal|enough)\b/i.test(message))
    return null
  const [, one, more, of] = found
  return `Your resume has ${counted(of(view), one, more)}.`
}

const mention =
  /\b(?:does|do|did|have|is|are)\b[^.?!]{0,40}?\b(?:mention(?:ed|s)?|list(?:ed|s)?|say|says|contain|contains|included?|written|named)\b(?<after>[^.?!]*)\?/i
const standing =
  /\b(?:is|are|do i have|have i got) (?<what>[^.?!]{2,40}?) (?:already |still |even )?(?:(?:mentioned|listed|included|written|named)\b|(?:on|in) (?:it|there|here|(?:my|the) (?:resume|cv|skills?|summary)))[^.?!]*\?/i
/** Of quality nothing can be looked up, and what may be anything is no name. */
const noName =
  /\b(?:error|mistake|typo|gap|anything|something|everything|enough|too|much|many|good|bad|right|wrong|correct|ok|okay|fine|important|needed|necessary|consistent|number|reference|age|birth|photo|salary|should)s?\b/i

function ofMention(message: string, { latex }: ResumeView): string | null {
  const name = nameIn(message)
  if (name === null) return null
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(fold(name))}(?![\p{L}\p{N}])`, 'u')
  const places = sectionsOf(latex).flatMap(({ heading, blocks }) =>
    blocks.filter(({ text }) => whole.test(fold(text))).map(({ text }) => ({ heading, text })),
  )
  if (places.length === 0)
    return `No, “${name}” does not stand in it. If it is true of you, say where it belongs: “add ${name} to Skills”, say.`
  const headings = [...new Set(places.map(({ heading }) => heading).filter((heading) => heading !== ''))]
  return `Yes, under ${headings.join(' and ')}: ${listed(places.map(({ text }) => text))}.`
}

const maxNameWords = 4

function nameIn(message: string): string | null {
  const said = mention.exec(message)?.groups?.['after'] ?? standing.exec(message)?.groups?.['what'] ?? ''
  const name = said
    .replace(
      /\b(?:anywhere|somewhere|already|yet|at all|in it|on it|in there|on there|(?:in|on) (?:my|the) (?:resume|cv))\b/gi,
      ' ',
    )
    .replaceAll(/["“”'‘’]/g, '')
    .replace(/^\W*(?:that i (?:know|have|did|speak|use|can)|that|my|the|any|about|of|know|me)\b/i, ' ')
    .trim()
  const count = name.split(/\s+/).length
  return name.length < 2 || count > maxNameWords || noName.test(name) ? null : name
}
