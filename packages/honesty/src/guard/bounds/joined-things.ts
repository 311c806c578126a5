// Another thing beside one that a line had already: "domestic and cross-border transport" of "domestic transport".
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { sharedBy, stemsIn } from '../claims/clauses.ts'
import { isInSources } from '../claims/source-words.ts'
import { isProse, isSpokenOf, sourceLines } from '../claims/sources.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { isGrammar, stemOf, wordsOf } from '../text/words.ts'

export const judgeJoined = ({ changed, all }: CaseFile): Violation[] =>
  changed
    .filter((at) => isProse(at) && at.block.kind === 'bullet' && at.block.text.length <= maxChars)
    .flatMap((at) => {
      const text = joinedTo(at, all.stems)
      if (text === undefined) return []
      return [blockViolation(at, 'scope', { text, question: `The draft added “${text}”. Is that so?` })]
    })

/** Nearly all of the line before is still there: it was not reworded. */
const minKept = 0.8
const minStems = 3
const maxChars = 600
const joint =
  /\b(?:and|or|as well as)\s(?:(?:in|on|for|with|at|to|by|across|from)\s)?(?:(?:the|a|an|other)\s)?(?<thing>[\p{L}-]{4,})/giu

function joinedTo(at: ChangedBlock, known: ReadonlySet<string>): string | undefined {
  const now = stemsIn(at.block.text)
  const isKept = sourceLines(at).some((line) => {
    const before = line.length > maxChars ? new Set<string>() : stemsIn(line)
    return before.size >= minStems && sharedBy(before, now) >= minKept * before.size
  })
  if (!isKept) return undefined
  return Array.from(at.block.text.matchAll(joint), ({ groups }) => groups?.['thing'] ?? '').find((thing) => {
    const words = wordsOf(thing.replaceAll('-', ' ')).map(({ text }) => text)
    return (
      !/(?:ed|ing|ly)$/i.test(thing) &&
      quantitiesOf(thing).length === 0 &&
      words.every((word) => !isGrammar(word) && !known.has(stemOf(word)) && !isInSources(at, word)) &&
      !isInSources(at, thing) &&
      !isSpokenOf(at, new Set(words.map(stemOf)))
    )
  })
}
