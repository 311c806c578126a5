// How a result came about: "cut the close from eight days to six by selecting a new tool" of a line that only says that
// it was shorter after the tool came.
import type { CaseFile } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isInSources } from '../claims/source-words.ts'
import { isProse, isSpokenOf, sourceLines } from '../claims/sources.ts'
import { isSameAct } from '../deeds/verb-groups.ts'
import { stemOf } from '../text/words.ts'

/** The deed behind "by", and the one that "and" joins to it. */
const by = /\bby (?<first>[\p{L}-]{2,24}ing)(?:,? and (?<second>[\p{L}-]{2,24}ing)\b)?/giu
/** By when, or by what: no deed. */
const noDeed =
  /^(?:morning|evening|spring|meeting|building|wedding|setting|ending|beginning|opening|closing|rating|ranking)$/i

const byDoing = /\bby [\p{L}-]+ing\b/iu
/** "After a new tool": what came before the result, and no deed of the person's. */
const onlyAfter = /\b(?:after|following|since|once) (?:an?|the|our|their|its|another) /i

export function judgeMeans({ changed }: CaseFile): Violation[] {
  return changed
    .filter((at) => isProse(at) && sourceLines(at).length > 0)
    .flatMap((at) => {
      if (!sourceLines(at).some((line) => onlyAfter.test(line) && !byDoing.test(line))) return []
      const deeds = Array.from(at.block.text.matchAll(by)).flatMap(({ groups }) =>
        [groups?.['first'], groups?.['second']].filter((verb) => verb !== undefined),
      )
      const fresh = deeds.filter(
        (verb) => !noDeed.test(verb) && !isSpokenOf(at, new Set([stemOf(verb)])) && !isInSources(at, verb, isSameAct),
      )
      if (fresh.length === 0) return []
      const text = `by ${fresh[0]!}`
      return [blockViolation(at, 'scope', { text, question: `The draft says “${text}”. Is that how it came about?` })]
    })
}
