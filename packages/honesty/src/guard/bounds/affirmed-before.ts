// What a source says there was, and the draft that there was none: "damage to the load once" is not "no damage".
import type { CaseFile } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isProse, isSpokenOf, sourceLines } from '../claims/sources.ts'
import { stemOf, wordsOf } from '../text/words.ts'

const none =
  /\b(?:without (?:any|a single|an?)?|no|zero|not a single|never (?:had|caused|made)(?: any| an?)?)\s(?<noun>[\p{L}-]+)|(?<free>[\p{L}]{3,})-free\b/giu
const denial =
  /\b(?:not?|never|without|none|zero|nor|neither|nobody|nothing)\b|n['’]t\b|-free\b|\bfree (?:of|from)\b|\b0\b/i

export const judgeAffirmed = ({ changed }: CaseFile): Violation[] =>
  changed
    .filter((at) => isProse(at) && at.block.text.length <= maxChars)
    .flatMap((at) => {
      const lines = sourceLines(at).filter((line) => line.length <= maxChars)
      if (lines.length === 0 || lines.some((line) => denial.test(line))) return []
      const known = new Set(lines.flatMap((line) => wordsOf(line).map(({ text }) => stemOf(text))))
      const found = Array.from(at.block.text.matchAll(none)).find(({ groups }) =>
        known.has(stemOf(groups?.['noun'] ?? groups?.['free'] ?? '')),
      )
      const noun = found?.groups?.['noun'] ?? found?.groups?.['free']
      if (!found || noun === undefined || isSpokenOf(at, new Set([stemOf(noun)]))) return []
      const question = `Your resume speaks of “${noun}”, the draft says that there was none. Which is right?`
      return [blockViolation(at, 'scope', { text: found[0].trim(), question })]
    })
const maxChars = 600
