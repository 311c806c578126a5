// "Which of my bullets have no number?", "what is my longest line?": looked up, line by line.
import type { ResumeRule } from '@galley/resume/proof/finding'
import { cardinals } from '@galley/resume/proof/number-words'
import { resumeFindings } from '@galley/resume/proof/resume-findings'
import { wordCount } from '@galley/resume/text/word-count'
import { counted, quotedList, type ResumeView } from './resume-view.ts'

const ofLines = /\b(?:bullet(?: ?point)?s?|lines?|points?|sentences?|statements?|achievements?)\b/i
const number = String.raw`\b(?:numbers?|figures?|metrics?|digits?|quantif\w+|measur\w+|percent\w*)\b`
const lacks = new RegExp(
  String.raw`\b(?:no|without|lack\w*|miss\w*|need\w*|don'?t|doesn'?t|do not|does not|haven'?t|aren'?t|isn'?t|not)\b[^.?!]{0,30}${number}`,
  'i',
)
const has = new RegExp(String.raw`\b(?:have|has|with|contain\w*|include\w*|got)\b[^.?!]{0,12}${number}`, 'i')
const figure = new RegExp(String.raw`\d|\b(?:${cardinals})\b`, 'i')

interface RuleQuestion {
  readonly asks: RegExp
  readonly rule: ResumeRule
  /** "2 lines …". */
  readonly one: string
  readonly more: string
  readonly none: string
}

const rules: readonly RuleQuestion[] = [
  {
    asks: /\b(?:weak(?:ly)?|boring) (?:verbs?|words?|openings?|bullets?|lines?)\b|\b(?:begin|start)s? weakly\b|\bresponsible for\b/i,
    rule: 'weakVerb',
    one: 'line begins weakly',
    more: 'lines begin weakly',
    none: 'No line begins with a weak verb.',
  },
  {
    asks: /\bpassive\b/i,
    rule: 'passive',
    one: 'place is in the passive voice',
    more: 'places are in the passive voice',
    none: 'I found no passive voice.',
  },
  {
    asks: /\bfirst person\b|\b(?:use|say|write|says|contain)\b[^.?!]{0,12}(?:["“'‘](?:I|me|my)["”'’]|\bthe word (?:I|me|my)\b)/,
    rule: 'firstPerson',
    one: 'place is in the first person',
    more: 'places are in the first person',
    none: 'Nothing is in the first person.',
  },
  {
    asks: /\b(?:repeat\w*|twice|same (?:verb|word)s?|overus\w+|too often|more than once)\b/i,
    rule: 'repeatedVerb',
    one: 'line begins with a verb that another one begins with, too',
    more: 'lines begin with a verb that another one begins with, too',
    none: 'No two lines under one job begin with the same verb.',
  },
  {
    asks: /\b(?:full stops?|periods?|dots?) at the end\b|\bend (?:with|without|in)\b[^.?!]{0,8}\b(?:full stops?|periods?|dots?)\b/i,
    rule: 'fullStops',
    one: 'line ends differently from most',
    more: 'lines end differently from most',
    none: 'All lines end alike.',
  },
  {
    asks: /\b(?:wrong tense|tenses?|past tense|present tense)\b/i,
    rule: 'tense',
    one: 'line is in another tense than its job asks for',
    more: 'lines are in another tense than their jobs ask for',
    none: 'Past jobs are in the past tense, the present one in the present.',
  },
  {
    asks: /\b(?:fillers?|filler words?|buzz ?words?|clich[eé]s?|worn(?:-out)?)\b/i,
    rule: 'filler',
    one: 'place has words that say little',
    more: 'places have words that say little',
    none: 'I found no filler words.',
  },
]

/** Two lines on the page. */
const manyWords = 32

export function aboutLines(message: string, view: ResumeView): string | null {
  return ofNumbers(message, view) ?? ofLength(message, view) ?? ofRules(message, view)
}

/** Of contacts, and of pages. */
const otherNumber = /\b(?:(?:tele)?phone|mobile|cell|page|house|licen[cs]e|bank) numbers?\b|\bnumber of\b/i

function ofNumbers(message: string, { bullets }: ResumeView): string | null {
  if (!ofLines.test(message) || otherNumber.test(message)) return null
  const isLack = lacks.test(message)
  if (!isLack && !has.test(message)) return null
  if (bullets.length === 0) return noBullets
  const found = bullets.filter((text) => figure.test(text) !== isLack)
  const what = isLack ? 'no number' : 'a number'
  if (found.length === 0)
    return isLack ? `Every bullet has a number, all ${bullets.length}.` : 'No bullet has a number.'
  const verb = found.length === 1 ? 'has' : 'have'
  const next = isLack ? ' Where you know how many, how much or how often, tell me, and I’ll write it in.' : ''
  return `${found.length} of ${counted(bullets.length, 'bullet')} ${verb} ${what}: ${quotedList(found)}.${next}`
}

const noBullets = 'There are no bullets in it yet.'

function ofLength(message: string, { bullets }: ResumeView): string | null {
  if (!ofLines.test(message)) return null
  const [, which = ''] =
    /\b(longest|shortest)\b/i.exec(message) ?? /\b(?:is|are|which|any)\b.*\btoo (long|short)\b/i.exec(message) ?? []
  if (which === '') return null
  const isLong = /long/i.test(which)
  const sorted = bullets.toSorted((one, other) => (wordCount(other) - wordCount(one)) * (isLong ? 1 : -1))
  const [first] = sorted
  if (first === undefined) return noBullets
  const count = wordCount(first)
  const next = count > manyWords ? ' That is more than two lines: “make it shorter” takes out filler.' : ''
  return `The ${isLong ? 'longest' : 'shortest'} bullet has ${counted(count, 'word')}: ${quotedList([first])}.${next}`
}

function ofRules(message: string, { latex, today }: ResumeView): string | null {
  const asked = rules.find(({ asks }) => asks.test(message))
  if (!asked || !/\b(?:bullets?|lines?|points?|verbs?|words?|i|it|my|sentences?|places?|resume|cv)\b/i.test(message))
    return null
  const found = resumeFindings(latex, today).filter(({ rule }) => rule === asked.rule)
  if (found.length === 0) return asked.none
  const words = [...new Set(found.map((finding) => finding.words))]
  return `${counted(found.length, asked.one, asked.more)}: ${quotedList(words)}. The list “suggestions” above the text leads to each, with a fix where there is one.`
}
