// How often a thing is done: a number as well, in words.
import type { ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { saysHowOften } from '../text/often.ts'
import { wordsOf } from '../text/words.ts'

const yearly = /\b(?:year|annual)|\b(?:every|each) (?:spring|summer|autumn|fall|winter)\b/i
/** How often a thing is done is a number as well. */
const oftenness = new Map([
  ['hourly', /\bhour/i],
  ['daily', /\bda(?:y|ily)|\b(?:every|each) (?:morning|evening|night)/i],
  ['nightly', /\bnight/i],
  ['weekly', /\bweek|\b(?:every|each|on) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i],
  ['monthly', /\bmonth/i],
  ['quarterly', /\bquarter/i],
  ['yearly', yearly],
  ['annual', yearly],
  ['annually', yearly],
])

export function newFrequencies(at: ChangedBlock): Violation[] {
  const words = wordsOf(at.block.text).filter(({ text, from }) => {
    const pattern = oftenness.get(text.toLowerCase())
    if (!pattern || isOfLiving(at, from)) return false
    return !pattern.test(at.own.text) || (at.block.kind === 'bullet' && isOtherwise(at, pattern))
  })
  const phrases = Array.from(at.block.text.matchAll(eachTime)).filter(([, time = '']) => {
    const pattern = new RegExp(`\\b(?:${time}|${adverbs.get(time.toLowerCase()) ?? time})`, 'i')
    return isOtherwise(at, pattern)
  })
  return [...words.map(({ text }) => text), ...phrases.map(([text]) => text)].map((text) =>
    blockViolation(at, 'number', { text, question: `Was it ${text}?` }),
  )
}

const eachTime = /\b(?:every|each|per|an?)\s(hour|day|week|month|quarter|year)\b/gi
const adverbs = new Map([
  ['day', 'daily'],
  ['year', 'annual'],
])
/** The lines that this one was made of say how often, and say it otherwise. */
function isOtherwise({ goneFacts, statements }: ChangedBlock, pattern: RegExp): boolean {
  return (
    saysHowOften(goneFacts.text) && !pattern.test(goneFacts.text) && !statements.some((words) => pattern.test(words))
  )
}

/** "Activities of daily living" and "annual leave" are no number. */
const isOfLiving = ({ block }: ChangedBlock, from: number) =>
  /^(?:daily (?:living|life|activities)|annual (?:leave|report|accounts|general|holidays?))/i.test(
    block.text.slice(from, from + 20),
  )
