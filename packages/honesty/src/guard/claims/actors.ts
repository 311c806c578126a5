// Deeds that a source says of others: "the manager, who negotiates the rates", "done by another crew".
import type { CaseFile } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isGrammar, stem, wordsOf } from '../text/words.ts'
import { clausesOf } from './clauses.ts'
import { isProse, isSpokenOf, sourceLines } from './sources.ts'

export function judgeActors({ changed }: CaseFile): Violation[] {
  return changed.filter(isProse).flatMap((at) => {
    const lines = sourceLines(at)
    const ofOthers = new Set(lines.flatMap(deedsOfOthers))
    if (ofOthers.size === 0) return []
    const own = new Set(lines.flatMap(ownDeeds).map(({ deed }) => deed))
    const taken = ownDeeds(at.block.text).find(
      ({ deed }) => ofOthers.has(deed) && !own.has(deed) && !isSpokenOf(at, new Set([deed])),
    )
    const question = 'Your resume says that this was done by others. Did you do it?'
    return taken ? [blockViolation(at, 'scope', { text: taken.text, question })] : []
  })
}

const ofOther = [
  /\b(?:who|whom|which)\s+(?:then |also |later )?(?<deed>[a-z]{3,})/giu,
  /\b(?<deed>[a-z]{3,}(?:ed|en|ne|lt|ht|de|ut|un)|set|put|cut)\s+(?:off |up |out |on )?by\s+(?:the|a|an|another|our|my|other|its|their|\p{Lu})/giu,
]

const deedsOfOthers = (line: string): string[] =>
  ofOther
    .flatMap((pattern) => Array.from(line.matchAll(pattern), ({ groups }) => stem(groups?.['deed'] ?? '')))
    .filter((deed) => !isGrammar(deed) && !plainDeeds.has(deed))
const plainDeeds = new Set(['work', 'use', 'had', 'need', 'want', 'done', 'don', 'com', 'liv'])

/** The word that a clause begins with, and each after "and" or "to": what the person does. */
function ownDeeds(line: string): { deed: string; text: string }[] {
  return clausesOf(line).flatMap(({ text }) => {
    if (/^\s*(?:who|which|that|the|our|my|a|an)\b/i.test(text)) return []
    const [first] = wordsOf(text).filter((one) => !isGrammar(one.text))
    const joined = Array.from(
      text.matchAll(/\b(?:and|to)\s+(?<next>[a-z]{3,})/gi),
      ({ groups }) => groups?.['next'] ?? '',
    )
    return [...(first ? [first.text] : []), ...joined].map((one) => ({ deed: stem(one), text: one }))
  })
}
