// Questions that an interview is likely to bring, and the person's own lines as stories for them. A part of a story
// that no line states is a blank that asks for it.
import type { InterviewContent, Story } from '@galley/contract/documents'
import { coverageOf } from '@galley/resume/posting/coverage'
import { findTerms } from '@galley/resume/posting/find-terms'
import type { DocumentFacts } from './document-brief.ts'
import { rankedLines, variedLines, type RankedLine } from './own-lines.ts'

const maxStories = 6
const maxGaps = 3

const add = {
  situation: '[Add: where and when was this?]',
  task: '[Add: what was your task, or the problem?]',
  action: '[Add: what did you do?]',
  result: '[Add: what was the result?]',
}

export function composeInterview(facts: DocumentFacts & { latex: string }): InterviewContent {
  const lines = variedLines(rankedLines(facts), maxStories)
  const asked = new Set<string>()
  const stories = lines.map((line): Story => ({ question: questionFor(line, asked), ...storyOf(line) }))
  return { kind: 'interview', stories: [motiveFor(facts), ...stories, ...gapsIn(facts)] }
}

/** By the first of its terms that no question before it was about; otherwise by where it was. */
function questionFor({ terms, post, place }: RankedLine, asked: Set<string>): string {
  const where = place || post
  const questions = [
    ...terms.map((name) => `Tell me about a time you worked with ${name}.`),
    ...(where === '' ? ['Tell me about something you did well.'] : questionsAbout(where)),
  ]
  const question = questions.find((one) => !asked.has(one)) ?? questions.at(-1)!
  asked.add(question)
  return question
}
const questionsAbout = (where: string) => [
  `What result at ${where} are you most proud of?`,
  `Tell me about a problem that you solved at ${where}.`,
  `What did you change at ${where}, and how?`,
  `What was hard about your work at ${where}?`,
  `What did you learn at ${where}?`,
]

/** Words that a result follows; what precedes them is what was done. */
const outcome =
  /^(.{12,}?)(?:[;:]\s+|,\s+(?=(?:cutting|reducing|saving|raising|increasing|lowering|improving|bringing|resulting)\b)|\s+(?:that|which)\s+(?=(?:cut|reduced|saved|raised|increased|lowered|improved|brought|doubled|halved)\b)|\s+(?=(?:resulting in|leading to|so that)\b))(.{6,})$/
/** Behind a colon or a semicolon may stand anything: a result says what became of it. */
const becomes =
  /%|\b(?:fell|rose|went|dropped|grew|climbed|doubled|halved|won|saved|cut|reduced|raised|increased|from\b.*\bto|after|now|rather than|instead of|resulting|leading|so that|cutting|reducing|saving|raising|increasing|lowering|improving|improved|lowered|bringing|brought)\b/i
/** A line that states what changed, from one number to another or by one, says its own result. */
const isChange =
  /^(?:cut|reduced|raised|increased|lowered|improved|grew|brought|saved|doubled|halved|shortened|boosted|decreased)\b.*\d/i

function storyOf({ text, post, place, dates, isSaid }: RankedLine): Omit<Story, 'question'> {
  const where = [[post, place].filter((part) => part !== '').join(' at '), dates].filter((part) => part !== '')
  const situation = isSaid || where.length === 0 ? add.situation : `${where.join(', ')}.`
  const [, action, result] = outcome.exec(text) ?? []
  if (action !== undefined && result !== undefined && becomes.test(result))
    return { situation, task: add.task, action: `${action}.`, result: capitalized(result) }
  if (isChange.test(text)) return { situation, task: add.task, action: add.action, result: text }
  return { situation, task: add.task, action: text, result: add.result }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const motiveFor = ({ employer, role }: DocumentFacts): Story => ({
  question: `Why do you want ${role === '' ? 'this job' : `to work as ${role}`}${employer === '' ? '' : ` at ${employer}`}?`,
  situation: '[Add: what drew you to them?]',
  task: '[Add: what do you want to do there?]',
  action: '[Add: what have you done that leads to it?]',
  result: '[Add: what would you bring?]',
})

/** What the posting asks for and the resume does not show: it will be asked about. */
const gapsIn = ({ latex, form, posting, said }: DocumentFacts & { latex: string }): Story[] =>
  coverageOf({ latex, form, jobDescription: posting })
    .terms.filter(
      ({ name, state }) => state === 'gap' && findTerms(said.join('\n'), [name]).every((one) => one.name !== name),
    )
    .slice(0, maxGaps)
    .map(({ name }) => ({
      question: `The posting asks for ${name}. What have you done with it, or with something like it?`,
      ...add,
    }))
