// A clause behind a line that is told as before: what it says stands in no line about that work.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { plainVocabulary } from '../text/plain-vocabulary.ts'
import { canonicalWord, contentStems, isGrammar, stem, wordsOf } from '../text/words.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { shortForms } from '../text/short-forms.ts'
import { sharedBy, stemsIn } from './clauses.ts'
import { isProse, sourceLines } from './sources.ts'

/** So large a share of the line before is still there: what comes besides was added. */
const minKept = 0.5
/** So small a share of a clause stands in any one line: it says something else. */
const maxSupport = 0.34
const minWords = 2

export function judgeAdded({ changed, all }: CaseFile): Violation[] {
  return changed.filter(isProse).flatMap((at) => {
    const before = sourceLines(at)
    if (!isToldAsBefore(at, before)) return []
    const lines = at.own.text.split('\n').filter((line) => line.trim() !== '')
    const numbers = new Set(before.flatMap((line) => quantitiesOf(line).map(({ value }) => value)))
    const short = shortForms(at.block.text).flatMap(({ text, start, from }) => [text, at.block.text.slice(start, from)])
    const isShort = (clause: string) =>
      short.some((one) => one.trim() !== '' && (one.includes(clause.trim()) || clause.includes(one.trim())))
    const isNumbered = (clause: string) => quantitiesOf(clause).some(({ value }) => numbers.has(value))
    const added = additions(at.block.text)
      .filter((clause) => !isNumbered(clause) && !isShort(clause) && !/^\p{Lu}+s?$/u.test(clause.trim()))
      .find((clause) => isAdded(clause, { at, lines, known: all.stems }))
    if (added === undefined) return []
    return [
      blockViolation(at, 'scope', { text: added.trim(), question: `The draft added “${added.trim()}”. Is that so?` }),
    ]
  })
}

const isToldAsBefore = (at: ChangedBlock, before: readonly string[]): boolean => {
  const now = stemsIn(at.block.text)
  const lines = [...before, ...at.statements]
  return lines.some((line) => {
    const own = stemsIn(line)
    return own.size > 1 && sharedBy(own, now) >= minKept * Math.min(own.size, now.size)
  })
}

/** All clauses but the one that a line begins with. */
const joint =
  /[;:](?=\s)|,(?=\s)|\s[–—-]{1,3}\s|[()\n]|(?<=[^.])\.\s|\s(?:and(?= [a-z]+(?:ed|ing)?\s)|by(?= (?:[a-z]+ing|an?|the|my)\b)|through|via|while|thereby|which|so that|to(?= [a-z]+\s))(?=\s)/g
const additions = (text: string): string[] => text.split(joint).filter((part, index) => index > 0 && part.trim() !== '')

interface Known {
  at: ChangedBlock
  /** All that is known of that work. */
  lines: readonly string[]
  /** Of everything that is known. */
  known: ReadonlySet<string>
}

function isAdded(clause: string, { at, lines, known }: Known): boolean {
  const telling = tellingWords(clause)
  if (telling.length === 0) return false
  const words = wordsOf(clause.replaceAll('-', ' ')).flatMap(({ text }) => (isGrammar(text) ? [] : [text]))
  const isIn = (line: string) => {
    const stems = stemsIn(line)
    const others = wordsOf(line).map(({ text }) => text)
    return words.filter(
      (word) => stems.has(stem(canonicalWord(word))) || others.some((other) => at.lexicon.covers(other, word)),
    ).length
  }
  const best = Math.max(0, ...lines.map(isIn))
  const isForeign = telling.some((word) => !known.has(stem(canonicalWord(word))))
  return best <= maxSupport * words.length && (telling.length >= minWords || isForeign)
}

/** Words that carry a fact; numbers are another rule's. */
const tellingWords = (clause: string): string[] =>
  wordsOf(clause.replaceAll('-', ' '))
    .map(({ text }) => text)
    .filter((word) => !isGrammar(word) && contentStems(word).some((one) => !plainVocabulary.has(one)))
