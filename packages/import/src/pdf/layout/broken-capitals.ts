// Small capitals set with space between them: a reader of PDFs takes some of the gaps for spaces, and "NOVEMBER" comes
// as "N OVEMBER". Parts that are a word together, and that are not all words apart, are joined.
import { headingWords } from '@galley/resume/outline/heading-words'
import { plainWords } from '@galley/resume/text/plain-words'
import { rankWords, titleWords } from '@galley/resume/title-words'
import { monthWords } from '../vocabulary/date-words.ts'
import { monthsByLanguage } from '../vocabulary/months-by-language.ts'
import { presentWords } from '../vocabulary/present-words.ts'
import { joinedRuns } from './joined-runs.ts'
import type { Word } from './word.ts'

/** Of the labels and titles that are set so, beside the words that other tables have. */
const others =
  'date of birth place nationality address phone mobile mail driving license licence website links front back desk team sales store shop night day house head school high first second the and for with in at to from'
const known: ReadonlySet<string> = new Set(
  [
    ...monthWords.flat(),
    ...monthsByLanguage.flat(),
    ...presentWords,
    ...headingWords.flatMap(([, headings]) => headings),
    ...titleWords,
    ...rankWords,
    ...others.split(' '),
  ].flatMap((text) =>
    plainWords(text)
      .split(' ')
      .filter((word) => word.length > 1),
  ),
)

const isCapitals = ({ text }: Word) => /^\p{Lu}+[.,:;]?$/u.test(text)
const maxParts = 10
/** In parts of the size: between words set so there is more than a space, and less than between columns. */
const furthest = 0.9

/** The words of a row, parts of one word glued together. */
export function joinBrokenCapitals(row: readonly Word[]): Word[] {
  if (row.filter(isCapitals).length < 2) return [...row]
  return joinedRuns(row, lengthAt)
}

const isWord = (text: string) => known.has(plainWords(text))

/** How many words from here on are one; the most that are. */
function lengthAt(row: readonly Word[], from: number): number {
  const most = Math.min(maxParts, row.length - from)
  let reach = 1
  while (reach < most && goesOn(row[from + reach - 1]!, row[from + reach]!)) reach += 1
  for (let count = reach; count > 1; count -= 1) {
    const parts = row.slice(from, from + count).map(({ text }) => text)
    if (isWord(parts.join('')) && !parts.every(isWord)) return count
  }
  return 1
}

const goesOn = (word: Word, next: Word): boolean =>
  isCapitals(word) &&
  isCapitals(next) &&
  Math.abs(word.size - next.size) < 0.5 &&
  next.x - word.x - word.width < word.size * furthest
