// Matters that no source knows: a field of work, or a thing of two words, without a source.
import type { CaseFile, ChangedBlock, Facts } from '../case/case-file.ts'
import { isField } from '../text/fields.ts'
import { plainVocabulary } from '../text/plain-vocabulary.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { additionsOf, isSubstitution } from '../case/rewording.ts'
import { hasThing } from '../text/thing-names.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import type { WordToken } from '../text/words.ts'
import { allStems, canonicalWord, contentStems, longAliases, stem, wordsOf } from '../text/words.ts'
import { isExpansion, isMadeWith } from './terms.ts'

export function judgeFields({ changed, all, input }: CaseFile): Violation[] {
  const asked = allStems(input.jobDescription)
  return changed
    .filter(
      ({ block, section }) => (block.kind === 'bullet' || block.kind === 'paragraph') && section.kind !== 'header',
    )
    .flatMap((at) =>
      strangeMatters(at, all, asked).map((text) =>
        blockViolation(at, 'term', { text, question: `The draft said "${text}". Is that true, and where?` }),
      ),
    )
}

/**
 * A field of work is a claim anywhere, two new words in a row unless the line is only reworded, and one new word of the
 * posting where a line lost nothing and was made longer.
 */
function strangeMatters(at: ChangedBlock, all: Facts, asked: ReadonlySet<string>): string[] {
  const { block, own } = at
  const isStyle = isSubstitution(at, all)
  const additions = new Set(additionsOf(at, all))
  const words = wordsOf(block.text)
  const isNew = (text: string) => {
    const one = stem(canonicalWord(text))
    if (one === 'zero' && none.test(own.text)) return false
    return !hasThing(own.stems, one) && !all.stems.has(one) && !isSqueezed(text, all) && !isMadeWith(text, own)
  }
  const isNewWord = (text: string) =>
    contentStems(text.replaceAll('-', ' ')).some(
      (one) => !own.stems.has(one) && !all.stems.has(one) && !plainVocabulary.has(one),
    ) &&
    !text.endsWith('ly') &&
    quantitiesOf(text).length === 0 &&
    isNew(text)
  const isAddition = (text: string) =>
    /^\p{Ll}[\p{Ll}-]{2,}$/u.test(text) &&
    asked.has(stem(canonicalWord(text))) &&
    !/(?:ed|ing)$/.test(text) &&
    !isHalfKnown(text, all) &&
    isNewWord(text) &&
    contentStems(text).some((one) => additions.has(one)) &&
    !all.acronyms.has(initialsOf(text))
  const aliased = longAliases(block.text)
  return words
    .filter(({ text, from }, index) => {
      const isMatter =
        isField(text.toLowerCase()) ||
        (!isStyle && isNewThing(block.text, words.slice(index, index + 2), isNewWord)) ||
        isAddition(text)
      return (
        isMatter &&
        isNew(text) &&
        !isExpansion(words, index, all) &&
        !aliased.some((one) => from >= one.from && from < one.to)
      )
    })
    .map(({ text }) => text)
}

/** "No discrepancy" is zero of them. */
const none = /\b(?:no|none|never|without)\b/i

/** "Soil-moisture" of a soil sensor. */
const isHalfKnown = (text: string, { stems }: Facts) =>
  text.includes('-') && text.split('-').some((part) => part.length > 2 && stems.has(stem(canonicalWord(part))))

/** "Radio-frequency" is RF. */
const initialsOf = (text: string) =>
  text
    .split('-')
    .map((part) => part[0]?.toUpperCase() ?? '')
    .join('')

const squeezed = (text: string) => text.toLowerCase().replaceAll('-', '')

/** "e-mail" knows "email", and "cash-flow" is "cash flow". */
const isSqueezed = (text: string, { text: source }: Facts) =>
  text.length > 4 &&
  (squeezed(source).includes(squeezed(text)) ||
    (text.includes('-') && source.toLowerCase().includes(text.toLowerCase().replaceAll('-', ' '))))

/** Two words in a row, neither of them known nor part of the plain vocabulary of work: the name of something new. */
function isNewThing(line: string, [one, next]: readonly WordToken[], isStrange: (text: string) => boolean): boolean {
  if (!one || !next || line.slice(one.from + one.text.length, next.from) !== ' ') return false
  return [one.text, next.text].every((text) => /^\p{Ll}[\p{Ll}-]{2,}$/u.test(text) && isStrange(text))
}
