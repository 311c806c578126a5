// Another thing beside one that a line had already: "domestic and cross-border transport" of "domestic transport".
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { sharedBy, stemsIn } from '../claims/clauses.ts'
import { isInSources } from '../claims/source-words.ts'
import { isProse, isSpokenOf, sourceLines } from '../claims/sources.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { taggedWords } from '../../lexicon/part-of-speech.ts'
import { isGrammar, stemOf, wordsOf } from '../text/words.ts'

export const judgeJoined = ({ changed, all }: CaseFile): Violation[] =>
  changed
    .filter(
      (at) =>
        isProse(at) && at.block.kind === 'bullet' && at.gone.length <= maxGone && at.block.text.length <= maxChars,
    )
    .flatMap((at) => {
      const text = joinedTo(at, all.stems)
      if (text === undefined) return []
      return [blockViolation(at, 'scope', { text, question: `The draft added “${text}”. Is that so?` })]
    })

/** Nearly all of the line before is still there: it was not reworded. */
/** Where a whole page is written anew, a thing may come from any of its lines. */
const maxGone = 4
const minKept = 0.8
const minStems = 3
const maxChars = 600
const notThings: ReadonlySet<string> = new Set(['VERB', 'AUX', 'ADV'])
/** Of a word's uses as a verb. */
const maxVerbShare = 0.5
const joint =
  /\b(?:and|or|as well as)\s(?:(?:in|on|for|with|at|to|by|across|from)\s)?(?:(?:the|a|an|other)\s)?(?<thing>[\p{L}-]{4,})/giu

function joinedTo(at: ChangedBlock, known: ReadonlySet<string>): string | undefined {
  const now = stemsIn(at.block.text)
  const isKept = sourceLines(at).some((line) => {
    const before = line.length > maxChars ? new Set<string>() : stemsIn(line)
    return before.size >= minStems && sharedBy(before, now) >= minKept * before.size
  })
  if (!isKept) return undefined
  const verbs = new Set(taggedWords(at.block.text).flatMap(({ text, pos }) => (notThings.has(pos) ? [text] : [])))
  return Array.from(at.block.text.matchAll(joint), ({ groups }) => groups?.['thing'] ?? '').find((thing) => {
    const words = wordsOf(thing.replaceAll('-', ' ')).map(({ text }) => text)
    return (
      // Names are for other rules, as are deeds.
      !/(?:ed|ing|ly)$|\p{Lu}/u.test(thing) &&
      !verbs.has(thing) &&
      at.lexicon.verbShare(thing) < maxVerbShare &&
      quantitiesOf(thing).length === 0 &&
      words.every((word) => !isGrammar(word) && !known.has(stemOf(word)) && !isInSources(at, word)) &&
      !isInSources(at, thing) &&
      !isSwapped(at, thing) &&
      !isSpokenOf(at, new Set(words.map(stemOf)))
    )
  })
}

/** "The corporate card" of "the company card" stands in another word's place. */
function isSwapped(at: ChangedBlock, thing: string): boolean {
  const words = wordsOf(at.block.text)
  const next = words[words.findIndex(({ text }) => text === thing) + 1]?.text
  if (next === undefined || isGrammar(next)) return false
  const now = new Set(words.map(({ text }) => stemOf(text)))
  return sourceLines(at).some((line) => {
    const before = wordsOf(line)
    const index = before.findIndex(({ text }) => stemOf(text) === stemOf(next))
    return index > 0 && !isGrammar(before[index - 1]!.text) && !now.has(stemOf(before[index - 1]!.text))
  })
}
