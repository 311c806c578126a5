// What a list of skills gains: a word that is known from nowhere, neither as it stands nor by another name.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { plainVocabulary } from '../text/plain-vocabulary.ts'
import { withoutSelfTaught } from '../text/self-taught.ts'
import { shortForms } from '../text/short-forms.ts'
import { allStems, canonical, contentStems, isGrammar, plain, stemOf, type WordToken, wordsOf } from '../text/words.ts'
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

// An item with a remark, of which the person said every part: "driving (class B licence, obtained this August)".

/** What a licence, a course or a language may be said to be. */
const ofRemarks =
  /^(?:licen[cs]e[ds]?|certificates?|certs?|certified|certification|cards?|tickets?|permits?|courses?|class|categor(?:y|ies)|valid|since|until|till|expir\w+|register(?:ed)?|registration|number|nos?|currently|ago|this|last|depuis|seit|desde|permis|führerschein)$/i
const ofDone = /^(?:obtained|passed|acquired|completed|earned|gained|awarded|renewed|held|holds?|taken|got)$/i
const ofLearning = /^(?:self|taught|stud(?:y|ied|ying)|learn(?:ing|t|ed)?|autodidact\w*)$/i
const isLearnt =
  /\b(?:learn\w*|taught|teach\w*|stud(?:y|ied|ying)|self|on my own|by myself|youtube|appris\w*|gelernt|aprend\w+|imparat\w*)\b/i
const isDone =
  /\b(?:got|have|has|had|hold|passed|did|done|took|taken|finished|completed|collected|obtained|earned|received|renewed|redid|since|am|i'm|ai|habe|tengo)\b/i
const maxItemChars = 120
const minNameChars = 2

export function isSaidWithRemark(item: string, said: readonly string[]): boolean {
  if (item.length > maxItemChars) return false
  const level = levelIn(item)
  return said.some((words) => {
    const stems = allStems(words)
    const low = plain(words)
    const isSaid = (word: string) =>
      stems.has(stemOf(word)) || (/\d/.test(word) && low.includes(word)) || isTyped(word, stems)
    const [name = ''] = item.split(/\s*\(/)
    const named = wordsOf(name.replaceAll('-', ' ')).filter(({ text }) => !isGrammar(text) && !isOfRemark(text))
    const telling = named.filter(({ text }) => text.length >= minNameChars)
    if (telling.length === 0 || !telling.every(({ text }) => isSaid(text))) return false
    if (level !== null && levelIn(words) !== level) return false
    return wordsOf(item.replaceAll('-', ' ')).every(
      ({ text }) =>
        isGrammar(text) ||
        isSaid(text) ||
        ofRemarks.test(text) ||
        (ofDone.test(text) && isDone.test(words)) ||
        (ofLearning.test(text) && isLearnt.test(words)),
    )
  })
}

const isOfRemark = (text: string) => [ofRemarks, ofDone, ofLearning].some((one) => one.test(text))
/** "Three weeks" of "3 week", "September" of "sept". */
const isTyped = (word: string, stems: ReadonlySet<string>): boolean =>
  smallNumbers.has(word.toLowerCase())
    ? stems.has(String(smallNumbers.get(word.toLowerCase())))
    : word.length > 4 && stems.has(word.slice(0, 3).toLowerCase())
const smallNumbers = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((one, index) => [one, index + 1]),
)
