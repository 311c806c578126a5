// A thing that no source has in any words: what was worked on, with what, for whom or where.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import { isFromStatements } from '../case/rewording.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { taggedWords, type WordWithPos } from '../../lexicon/part-of-speech.ts'
import { plainVocabulary } from '../text/plain-vocabulary.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { contentStems, isGrammar, plain, stemOf } from '../text/words.ts'
import { titleWords } from '@galley/resume/title-words'
import { measureOf } from './measures.ts'
import { isInSources } from './source-words.ts'
import { isProse, isSpokenOf, sourceLines } from './sources.ts'

export function judgeNewThings({ changed, all }: CaseFile): Violation[] {
  return changed
    .filter((at) => (isProse(at) && at.block.kind === 'bullet') || isOfSchool(at))
    .filter((at) => sourceLines(at).length > 0 && !isFromStatements(at))
    .flatMap((at) => {
      const words = taggedWords(withoutBrackets(at.block.text))
      const fresh = words.find((word, index) => isNew(at, word, all.stems) && !isPartOfName(words, index, all.stems))
      if (!fresh) return []
      const question = `Your resume does not say “${fresh.text}” of this. Is it right?`
      return [blockViolation(at, 'term', { text: fresh.text, question })]
    })
}

/** "Cash drawer" of "drawer", "orientation sessions" of "orientation": the same thing by its longer name. */
export const isPartOfName = (words: readonly WordWithPos[], index: number, known: ReadonlySet<string>): boolean =>
  [words[index - 1], words[index + 1]].some(
    (one) => one !== undefined && /^(?:NOUN|PROPN)$/.test(one.pos) && known.has(stemOf(one.text)),
  )

/** What they hold explains what stands before them, as do the words that a short form in brackets stands for. */
const withoutBrackets = (line: string) =>
  line
    .replaceAll(/(?<![\p{L}-])(?:[\p{L}-]{1,30}\s){1,7}\(\p{Lu}[\p{Lu}\d-]{1,8}\)/gu, (all) => ' '.repeat(all.length))
    .replaceAll(/\([^()]*\)/g, (all) => ' '.repeat(all.length))
/** "GPA: 3.4" and what stands beside it. */
const isOfSchool = ({ section, block }: ChangedBlock) => section.kind === 'education' && block.kind !== 'entry'
const minChars = 4
const ofMoney = /^(?:euros?|dollars?|pounds?|francs?|rupees?|yen|pence|cents?)$/i
const ofShare = /^(?:percent(?:ages?)?|points?)$/i
const ofTime = /^(?:fortnight\w*|bi-?weekly|bi-?monthly|weekday\w*|lunchtimes?|mornings?|evenings?|afternoons?)$/i

function isNew(at: ChangedBlock, word: WordWithPos, known: ReadonlySet<string>): boolean {
  const { text } = word
  if (!isThing(at, word)) return false
  const own = stemOf(text)
  if (known.has(own) || at.own.stems.has(own) || isSpokenOf(at, new Set([own]))) return false
  const isTelling = contentStems(text).some((one) => !plainVocabulary.has(one)) || titleWords.has(plain(text))
  return isTelling && !isInSources(at, text)
}

/** Names are for other rules, as are numbers and their units. Of a school's line every word counts. */
function isThing(at: ChangedBlock, { text, pos }: WordWithPos): boolean {
  if (isGrammar(text) || !/\p{L}{3}/u.test(text) || [ofMoney, ofShare, ofTime].some((one) => one.test(text)))
    return false
  if (quantitiesOf(text).length > 0 || measureOf(`1 ${text}`) !== null) return false
  if (isOfSchool(at)) return true
  return (pos === 'NOUN' || pos === 'PROPN') && text.length >= minChars && at.lexicon.knows(text)
}
