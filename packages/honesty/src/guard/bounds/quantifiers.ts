// How much of a thing: "some of them" are not most, "the first six" not all, and what was not so "at low dose" was not
// so at all doses.
import type { CaseFile } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isProse, isSpokenOf, sourceLines } from '../claims/sources.ts'
import { stemsIn } from '../claims/clauses.ts'
import { stemOf, wordsOf } from '../text/words.ts'

const some =
  /\b(?:some|several|(?:a )?few|part|parts|partly|half|one|certain|the first|mostly|many|sometimes|occasionally|1)\b/i
const exception = /\b(?:not|no|except\w*|only|apart from|other than|without|but not)\b|n['’]t\b/i
const raised =
  /\b(?:all(?: of)?(?: (?:the|my|our|these))?|every|each|entire|whole|any|most(?: of)?(?: (?:the|my|our|these))?)\s(?<noun>[\p{L}\d-]+)/giu

export const judgeQuantifiers = ({ changed }: CaseFile): Violation[] =>
  changed
    .filter((at) => isProse(at) && at.block.text.length <= maxChars)
    .flatMap((at) => {
      const lines = sourceLines(at).filter((line) => line.length <= maxChars)
      const line = lines.find((one) => some.test(one) || exception.test(one))
      if (line === undefined || lines.some((one) => Array.from(one.matchAll(raised)).length > 0)) return []
      if (some.test(at.block.text) || exception.test(at.block.text)) return []
      const known = stemsIn(lines.join('\n'))
      const found = Array.from(at.block.text.matchAll(raised)).find(({ groups }) => {
        const noun = groups?.['noun'] ?? ''
        if (times.test(noun)) return false
        const isKnown = known.has(stemOf(noun)) || wordsOf(line).some(({ text }) => at.lexicon.covers(text, noun))
        return isKnown || /\d|^(?:two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty)$/iu.test(noun)
      })
      if (!found || isSpokenOf(at, new Set([stemOf(found.groups?.['noun'] ?? '')]))) return []
      const question = `The draft says “${found[0]}”, your resume says less. Which is right?`
      return [blockViolation(at, 'scope', { text: found[0], question })]
    })
/** How often is for another rule. */
const times =
  /^(?:day|week|month|quarter|year|shift|night|morning|afternoon|evening|weekend|season|summer|winter|term|semester|time)s?$/i
const maxChars = 600
