// A question about what stands in the resume is answered by looking, and nothing changes.
import { aboutContent } from './about-content.ts'
import { aboutLines } from './about-lines.ts'
import { aboutTime } from './about-time.ts'
import type { CountPages } from '@galley/resume/fit/fit-to-pages'
import { aboutSection } from './about-section.ts'
import { aboutPlaces } from './about-places.ts'
import { aboutTwo } from './about-two.ts'
import { counted, viewOf, type ResumeView } from './resume-view.ts'

const maxQuestionChars = 240
const looks =
  /^\W*(?:so|and|but|also|hey|hi|hello|ok|okay|please|can you|could you|pls)?\W*(?:which|what|where|how (?:many|much|long|often)|do|does|did|is|are|am|was|were|would|will|have|has|any|when|show|list|find|count|check|tell me|see|look)\b|\b(?:i'?d like to know|i want to know|i wonder|tell me|check|show me|can you see|do you see|is there|are there)\b/i
/** More than a look is wished. */
const acts =
  /(?<!\b(?:I|we|you) )\b(?:add|remove|delete|replace|change|fix|rewrite|reword|write|make|move|put|shorten|cut|drop|turn|set|correct|improve|mend|take)\b(?![^.?!]*\bshould i\b)/i
/** Whether something is advisable is another question. */
const advises =
  /\b(?:what if|do i (?:need|have to)|must|ok(?:ay)?|should|ought|is it (?:ok|okay|fine|good|bad|normal|usual)|better|best|worth|recommend|advi[cs]e|supposed)\b/i

/** Of pages that are usual, or wished for, nothing can be counted. */
const ofOthers = /\b(?:employers?|recruiters?|they|people|allowed|usual\w*|normal\w*|uk|us|usa|germany|like)\b/i
const ofPages =
  /\bhow many pages\b|\bhow long is (?:it|this|my (?:resume|cv)|the (?:resume|cv))\b|\b(?:is|does) (?:it|my (?:resume|cv)) (?:fit )?(?:on )?(?:one|a single|1) page\b/i

export interface Question {
  latex: string
  message: string
  today: Date
}

/** Null where the message asks for nothing that can be looked up. Rejects where the pages can't be counted. */
export async function answerQuestion(
  { latex, message: given, today }: Question,
  count: CountPages,
): Promise<string | null> {
  const message = given.replaceAll('’', "'").replace(nothingYet, ' ').trim()
  if (message.length > maxQuestionChars || message.includes('\n')) return null
  if (!looks.test(message) || acts.test(message) || advises.test(message)) return null
  if (ofPages.test(message) && !ofOthers.test(message)) return pagesSaid(await count(latex))
  const view = viewOf(latex, today)
  const parts = message.split(/,? and (?=(?:do|does|is|are|was|how|which|what|where|when)\b)|(?<=\?)\s+/i)
  const answers = parts.map((part) => lookedUp(part, view))
  if (parts.length > 1 && parts.length <= maxParts && answers.every((answer) => answer !== null))
    return answers.join(' ')
  return lookedUp(message, view)
}
/** "Don't change anything yet": a question changes nothing. */
const nothingYet =
  /\b(?:but )?(?:don't|do not) (?:change|alter|edit|touch|do) anything(?: yet| for now| just yet| at the moment)?\b[.!]*/gi
const maxParts = 3

const lookedUp = (message: string, view: ResumeView): string | null =>
  aboutTwo(message, view) ??
  aboutLines(message, view) ??
  aboutTime(message, view) ??
  aboutContent(message, view) ??
  aboutSection(message, view) ??
  aboutPlaces(message, view)

const pagesSaid = (pages: number | null) =>
  pages === null
    ? 'It does not compile now, so it has no pages to count: see the log.'
    : `It has ${counted(pages, 'page')}.`
