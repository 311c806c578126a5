// What is being done is not done: "Working on the move to React, two thirds so far" is not "Moved to React".
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isProse, isSpokenOf, sourceLines } from '../claims/sources.ts'
import { sharedBy, stemsIn } from '../claims/clauses.ts'
import { isPast } from '../../lexicon/verbs.ts'
import { stemOf, wordsOf } from '../text/words.ts'

const begins =
  /\b(?:that|which|who) (?:is|are|am) (?:\w+ly )?[a-z]{3,}ing\b|^\W*(?:(?:am|is|are|currently|now|still|i am|i'm|we are|we're) )+(?:[a-z]+ly )?[a-z]{2,}ing\b|^\W*working on\b|^\W*(?:moving|migrating|building|writing|developing|testing|trying|setting up|preparing|planning|learning|drafting|piloting|translating|training)\b(?=.*\b(?:so far|at the moment|currently|now|this year|for the first time|by (?:\w+ )?20\d\d|due|done)\b)/i
const underWay =
  /\b(?:so far|at the moment|currently|now|under ?way|in progress|ongoing|still|to date|as of|is being|are being|not yet|remaining|(?:a|one|two|three) (?:third|quarter|half)s?|half|\d+\s?%|partly|partially|due|planned|trial|pilot\w*)\b|\b[a-z]+ing\b/i
/** So large a share of a line is still there. */
const minKept = 0.4

export const judgeUnderWay = ({ changed }: CaseFile): Violation[] =>
  changed.filter(isProse).flatMap((at) => {
    const first = wordsOf(at.block.text)[0]?.text ?? ''
    const line = sourceLines(at).find((one) => begins.test(one) && isAbout(at, one))
    if (line === undefined || !isDone(first) || isStillUnderWay(at.block.text.slice(first.length), line)) return []
    if (isSpokenOf(at, new Set([stemOf(first)])) || at.statements.some((words) => done.test(words))) return []
    const question = `Your resume says that this is under way. Is it finished (“${first}”)?`
    return [blockViolation(at, 'scope', { text: first, question })]
  })

/** "The settling-in policy" was there before, and says nothing of it. */
function isStillUnderWay(rest: string, line: string): boolean {
  const known = new Set(line.toLowerCase().match(/[\p{L}\d]+/gu))
  return underWay.test(
    rest.replaceAll(/[\p{L}]+ing(?![\p{L}])/gu, (word) => (known.has(word.toLowerCase()) ? '' : word)),
  )
}

const done = /\b(?:done|finished|finally|completed|live|launched|over|out|went|complete|happened|since)\b/i
const isDone = (verb: string): boolean => isPast(verb.toLowerCase()) || /^\p{L}{2,}ed$/iu.test(verb)
function isAbout({ block }: ChangedBlock, line: string): boolean {
  const stems = stemsIn(line)
  return sharedBy(stems, stemsIn(block.text)) >= Math.min(2, minKept * stems.size)
}
