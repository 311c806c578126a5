// Whose a thing is: "the owner's recipes" are not "my own recipes".
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { stemOf } from '../text/words.ts'
import { isProse, isSpokenOf, sourceLines } from '../claims/sources.ts'

const ofOthers = /\p{L}{3,}(?:['’]s|s['’]) (?:\p{L}+ )?(?<thing>\p{L}{3,})/gu
const own = /\b(?:(?:my|our|their|his|her) )?own (?:\p{L}+ )?(?<thing>\p{L}{3,})/giu

export function judgePossessors({ changed }: CaseFile): Violation[] {
  return changed.filter(isProse).flatMap((at) => {
    const found = Array.from(at.block.text.matchAll(own)).find(({ groups }) => isOfAnother(at, groups?.['thing'] ?? ''))
    if (!found) return []
    const question = `Your resume says that this is someone else's. Is “${found[0]}” right?`
    return [blockViolation(at, 'scope', { text: found[0], question })]
  })
}

function isOfAnother(at: ChangedBlock, thing: string): boolean {
  const isIt = ({ groups }: RegExpExecArray) => stemOf(groups?.['thing'] ?? '') === stemOf(thing)
  const isIn = (pattern: RegExp) => sourceLines(at).some((line) => Array.from(line.matchAll(pattern)).some(isIt))
  return isIn(ofOthers) && !isIn(own) && !isSpokenOf(at, new Set([stemOf(thing)]))
}
