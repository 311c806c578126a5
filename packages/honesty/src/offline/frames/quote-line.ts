// A question that a line, a job or a section of the resume answers: it is quoted.
import { lengthOf, viewOf, type DatedEntry } from '../questions/resume-view.ts'
import type { Section } from '@galley/resume/outline/outline'
import { bulletsOf, entriesOf, jobsOf, titleOf, type FoundEntry } from '../edits/find-places.ts'
import { shortened } from '../edits/shortened.ts'
import { unitsOf } from '../edits/text-units.ts'
import { sectionsMeant } from '../wishes/named-places.ts'
import { groundOne } from './ground.ts'
import { wordsOf } from './stems.ts'
import { thingsOf, type EntryThing, type UnitThing } from './things.ts'

const asks =
  /^\W*(?:(?:hi|hello|hey|so|and|ok|please|(?:can|could) you tell me|tell me|remind me|do you know)[\s,]+)*(?:which|what|how many|how much|how long|how often|when|where|who)\b[^.!]*\??\s*$/i
/** Advice, an order, or a word for how things are done. */
const isOther =
  /\b(?:should|can i|could i|do i (?:need|have to)|better|best|worth|missing|wrong|weak\w*|improve|change|add|remove|delete|put|fit|means?|explain|usual|normal|recommend|suggest|think|opinion|employers?|recruiters?|you do|pages?|cost|salary|pay|theme|font|colou?r|margin|download|save|ats)\b/i

/** Words beside a question: why it is asked. */
const maxAside = 10

const isTwofold = /\band (?:do|does|is|are)\b|\bfor me\b/i
const maxChars = 200
const asksForFact = (message: string): boolean =>
  message.length <= maxChars && asks.test(message) && !isOther.test(message) && !isTwofold.test(message)

/** Null where the resume does not say it. Pure. */
export function quotedAnswer(latex: string, given: string, today: Date): string | null {
  const [question = given, rest = ''] = given.split(/(?<=\?)\s/)
  const message = rest.split(/\s+/).length > maxAside ? given : question
  if (!asksForFact(message)) return null
  if (/\bhow long\b|\bwhen\b|\bwhich years?\b/i.test(message)) return timeSaid(latex, message, today)
  const things = thingsOf(latex)
  const lines = things.filter(
    (thing): thing is UnitThing => thing.kind === 'bullet' || thing.kind === 'sentence' || thing.kind === 'detail',
  )
  const line = groundOne(things, lines, wordsOf(message))
  return line && line.score > 0.7 && line.coverage > 0.5 ? quoted(line.thing) : sectionListed(latex, message)
}

const quoted = ({ text, owner }: UnitThing): string =>
  `Your resume says: “${text.replace(/\.$/, '')}”${owner ? `, under ${titleOf(owner.entry)}` : ''}.`

function timeSaid(latex: string, message: string, today: Date): string | null {
  const things = thingsOf(latex)
  const entries = things.filter((thing): thing is EntryThing => thing.kind === 'entry')
  const meant = groundOne(things, entries, wordsOf(message))
  const dated = meant && viewOf(latex, today).entries.find(({ entry }) => entry.from === meant.thing.found.entry.from)
  return dated && meant.score > 0.4 ? timeOf(dated) : null
}

/** What the section holds that is all that the question names. */
function sectionListed(latex: string, message: string): string | null {
  const section = sectionsMeant(latex, message)[0]?.section
  if (!section || wordsOf(message).length > 2) return null
  const isOwn = ({ section: { from } }: { section: Section }) => from === section.from
  const entries = entriesOf(latex)
    .filter(isOwn)
    .map((found) => entryLine(latex, found))
  const items = unitsOf(latex).filter((unit) => unit.kind === 'item' && isOwn(unit))
  if (entries.length > 0) return `${section.heading} has: ${entries.join('; ')}.`
  return items.length > 0 ? `${section.heading} has: ${items.map(({ text }) => text).join(', ')}.` : null
}

const entryLine = (latex: string, { entry, section }: FoundEntry): string => {
  const next = section.blocks.find(({ kind, from }) => kind === 'entry' && from > entry.from)?.from ?? section.to
  const details = unitsOf(latex).filter(({ kind, from }) => kind === 'detail' && from > entry.from && from < next)
  return [...(entry.args ?? [entry.text]).filter(Boolean), ...details.map(({ text }) => text)].join(', ')
}

const timeOf = ({ title, dates, time }: DatedEntry): string =>
  `${title}: ${dates}${time ? `, ${lengthOf(time.to - time.from)}` : ''}.`

/** An example of how a line is changed, of the resume's own. */
export function exampleOfChange(latex: string): string {
  const [job] = jobsOf(latex)
  const line = job && bulletsOf(job.section, job.entry)[0]
  return line
    ? `Say, for example: replace "${shortened(line.text.replaceAll(/["“”]/g, '')).replace(/…$/, '')}" by "…", with the facts that you have.`
    : 'Say: replace "old words" by "new words".'
}
