// Work that is said to be done alone: "independently" is a claim of its own, and no way to say "under supervision".
import type { CaseFile } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isProse, sourceLines } from '../claims/sources.ts'

const alone =
  /\b(?:independent(?:ly)?|autonomous(?:ly)?|single-?handed(?:ly)?|unsupervised|unaided|unassisted|sole(?:ly)?|without (?:any )?(?:supervision|help|assistance)|(?:on|by) (?:my|their|his|her) own|by (?:my|him|her)self|by themselves|self-directed|alone|solo)\b/i

export const judgeAlone = ({ changed }: CaseFile): Violation[] =>
  changed.filter(isProse).flatMap((at) => {
    const [text] = alone.exec(at.block.text) ?? []
    const lines = sourceLines(at)
    if (text === undefined || lines.length === 0) return []
    if ([at.own.text, ...lines, ...at.statements].some((line) => alone.test(line))) return []
    return [blockViolation(at, 'scope', { text, question: `The draft says “${text}”. Did you do it alone?` })]
  })
