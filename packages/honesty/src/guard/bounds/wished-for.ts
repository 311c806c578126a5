// What the person looks for is no work that they did: "looking for office work, for example in dispatch" is no
// experience in dispatch.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isGrammar, stemOf, wordsOf } from '../text/words.ts'
import { wish } from '../case/wish.ts'
import { stemsIn } from '../claims/clauses.ts'
import { isProse, isSpokenOf, sourceLines } from '../claims/sources.ts'

const experience =
  /\b(?:experience|background|expertise|years?|skilled|track record|worked|practi[sc]ed)\b[^.;]{0,60}?\b(?:in|with|of|at)\s(?<what>[^.;]{3,120})/giu

export function judgeWished({ changed }: CaseFile): Violation[] {
  return changed.filter(isProse).flatMap((at) => {
    const word = claimedIn(at)
    if (word === null) return []
    const question = `Your resume names “${word}” as what you look for. Have you done it?`
    return [blockViolation(at, 'scope', { text: word, question })]
  })
}

function claimedIn(at: ChangedBlock): string | null {
  const lines = sourceLines(at)
  const wished = new Set(lines.flatMap((line) => line.match(wish) ?? []).flatMap((part) => [...stemsIn(part)]))
  if (wished.size === 0) return null
  const done = stemsIn(
    [...lines.map((line) => line.replaceAll(wish, ' ')), at.own.text.replaceAll(wish, ' ')].join('\n'),
  )
  const now = at.block.text.replaceAll(wish, ' ')
  const words = Array.from(now.matchAll(experience), ({ groups }) => wordsOf(groups?.['what'] ?? '')).flat()
  return (
    words.find(({ text }) => {
      const stem = stemOf(text)
      return !isGrammar(text) && wished.has(stem) && !done.has(stem) && !isSpokenOf(at, new Set([stem]))
    })?.text ?? null
  )
}
