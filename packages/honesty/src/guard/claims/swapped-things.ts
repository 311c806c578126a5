// One thing in place of another: a kitchen for a section of it, a forklift for a pump truck. The word may be known from
// elsewhere; of this work it was not said.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import { originLine } from '../case/rewording.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { taggedWords, type WordWithPos } from '../../lexicon/part-of-speech.ts'
import { plainVocabulary } from '../text/plain-vocabulary.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { contentStems, isGrammar, stemOf } from '../text/words.ts'
import { measureOf } from './measures.ts'
import { isPartOfName } from './new-things.ts'
import { isInSources } from './source-words.ts'
import { isProse, isSpokenOf } from './sources.ts'

export function judgeSwapped({ changed, all }: CaseFile): Violation[] {
  return changed.filter(isProse).flatMap((at) => {
    const swapped = swappedIn(at, all.stems)
    // A summary draws on all that is known.
    const isKnown = at.block.kind === 'paragraph' && swapped && all.stems.has(stemOf(swapped.text))
    if (!swapped || isKnown) return []
    const question = `Your resume does not say “${swapped.text}” of this work. Is it right?`
    return [blockViolation(at, 'scope', { text: swapped.text, question })]
  })
}

/** So large a share of the things of the shorter line is still there: it is the same work. */
const minShared = 0.5

function swappedIn(at: ChangedBlock, all: ReadonlySet<string>): WordWithPos | undefined {
  const before = thingsIn(originLine(at))
  const now = thingsIn(at.block.text)
  const [known, claimed] = [stemsOf(before), stemsOf(now)]
  const shared = Array.from(claimed).filter((one) => known.has(one)).length
  if (shared === 0 || shared < minShared * Math.min(known.size, claimed.size)) return undefined
  const fresh = now.filter((word) => !known.has(stemOf(word.text)) && isNew(at, word))
  const isOneForAnother = fresh.length === 1 && before.some(({ text }) => !claimed.has(stemOf(text)))
  const words = taggedWords(at.block.text)
  const index = words.findIndex(({ from }) => from === fresh[0]?.from)
  return isOneForAnother && !isPartOfName(words, index, all) ? fresh[0] : undefined
}

const stemsOf = (words: readonly WordWithPos[]) => new Set(words.map(({ text }) => stemOf(text)))
const thingsIn = (line: string): WordWithPos[] =>
  taggedWords(line).filter(
    ({ pos, text }) => (pos === 'NOUN' || pos === 'PROPN') && text.length > 2 && !isGrammar(text),
  )

const isNew = (at: ChangedBlock, { text }: WordWithPos): boolean =>
  // Short forms and names of makers are other rules'.
  /^\p{Lu}?\p{Ll}+$/u.test(text) &&
  measureOf(`1 ${text}`) === null &&
  at.lexicon.knows(text) &&
  !isInSources(at, text) &&
  !isSpokenOf(at, new Set([stemOf(text)])) &&
  quantitiesOf(text).length === 0 &&
  contentStems(text).some((one) => !plainVocabulary.has(one))
