// What a list of skills gains: a word that is known from nowhere, neither as it stands nor by another name.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { plainVocabulary } from '../text/plain-vocabulary.ts'
import { withoutSelfTaught } from '../text/self-taught.ts'
import { shortForms } from '../text/short-forms.ts'
import { canonical, contentStems, isGrammar, stemOf, type WordToken, wordsOf } from '../text/words.ts'
import { isSaidWithRemark } from '../rules/said-items.ts'
import { itemsIn, stemsIn } from './clauses.ts'
import { levelIn } from './ladders.ts'

export function judgeNewItems({ changed, all, said }: CaseFile): Violation[] {
  const lists = changed.filter(({ block, section }) => block.kind === 'skills' || section.kind === 'languages')
  if (lists.length === 0) return []
  const words = [...new Set(wordsOf(all.text.slice(0, maxChars)).map(({ text }) => text))].slice(0, maxWords)
  const isKnown = (at: ChangedBlock, word: string) =>
    all.stems.has(stemOf(word)) ||
    contentStems(word).every((one) => plainVocabulary.has(one)) ||
    words.some((one) => at.lexicon.covers(one, word) || at.lexicon.covers(word, one))
  return lists.flatMap((at) => {
    const before = [...(at.source?.blocks ?? []).map(({ text }) => text), ...at.gone].flatMap((line) => itemsIn(line))
    const old = new Set(before.map(({ text }) => text.trim()))
    const fresh = itemsIn(at.block.text)
      .filter(({ text }) => !old.has(text.trim()) && !isSaidWithRemark(text.trim(), said))
      .find(
        ({ text }) =>
          isUnknown(tellingWords(withoutSelfTaught(text.replace(/^[^:]{2,30}:\s/, '').trim(), at.statements)), (word) =>
            isKnown(at, word),
          ) || hasOtherRemark(text, { before: before.map((one) => one.text), said: at.statements }),
      )
    if (!fresh) return []
    const text = fresh.text.trim()
    return [blockViolation(at, 'skill', { text, question: `The draft listed “${text}”. Do you have it? Where?` })]
  })
}

/** A maker's name beside a known thing ("Apache Airflow") is no other thing. */
function isUnknown(words: readonly string[], isKnown: (word: string) => boolean): boolean {
  const unknown = words.filter((word) => !isKnown(word))
  return unknown.some((word) => unknown.length === words.length || !/\p{Lu}/u.test(word))
}

const ofLevel = /^(?:level|cours|knowledg|use|user|skill)/
const remark = /^\s*([^()]+?)\s*\(([^()]+)\)/

/** "LIMS (administration)" of "LIMS (data entry)": in brackets stands something else of the same thing. */
function hasOtherRemark(
  item: string,
  { before, said }: { before: readonly string[]; said: readonly string[] },
): boolean {
  const [, name = '', words = ''] = remark.exec(item) ?? []
  const old = before.find((one) => canonical(remark.exec(one)?.[1] ?? '') === canonical(name))
  if (name === '' || old === undefined) return false
  const known = stemsIn([old, ...said].join(' '))
  return [...stemsIn(words)].some((one) => !known.has(one) && !ofLevel.test(one)) && levelIn(words) === null
}

/** Of what a person says of themselves; more is no resume. */
const maxChars = 20_000
const maxWords = 1_500
const minChars = 3
/** A word and the short form behind it. */
const maxShortChars = 60

/** Not what a short form in brackets stands for: who knows IV access knows intravenous access. */
function tellingWords(item: string): string[] {
  const spelledOut = shortForms(item)
  const isSpelledOut = ({ from }: WordToken) => spelledOut.some((one) => from >= one.start && from < one.to)
  // Of a short form that says it otherwise ("IO" of "intraosseous"), too: whether that is known is judged by itself.
  const isBeforeBracket = ({ from, text }: WordToken) => {
    const short = /^[\p{L}]*\s?\((\p{Lu}{2,6})\)/u.exec(item.slice(from, from + maxShortChars))?.[1]
    return short !== undefined && text[0]?.toUpperCase() === short[0]
  }
  return wordsOf(item.replaceAll(/[-/]/g, ' '))
    .filter((word) => word.text.length >= minChars && !/^\d/.test(word.text) && !isGrammar(word.text))
    .filter((word) => !isSpelledOut(word) && !isBeforeBracket(word))
    .map(({ text }) => text)
}
