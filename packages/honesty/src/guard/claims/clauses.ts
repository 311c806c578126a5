// A line as its clauses: what a limit, a negation or an actor is said of.
import { isGrammar, canonicalWord, stem, wordsOf } from '../text/words.ts'
import { listItems } from '../text/list-items.ts'
import { remembered } from '../text/remembered.ts'

export interface Clause {
  readonly text: string
  /** Where it begins in the line. */
  readonly from: number
  /** Of every word but those of grammar and numbers. */
  readonly stems: ReadonlySet<string>
}

/** Ends of sentences, semicolons, dashes and brackets. */
const betweenSegments = /[.!?;:](?=\s|$)|\s[–—-]{1,3}\s|[()\n]/g
/** A comma, or "and" before another act. */
const betweenClauses =
  /[.!?;:](?=\s|$)|\s[–—-]{1,3}\s|[()\n]|,(?=\s)|\s(?:and|but)(?=\s(?:[a-z]+ed|ran|led|wrote|made|took|kept|built|held|did|gave|set|put|got|went|sold|grew|cut|not|never|no)\b)/g

export const segmentsOf = remembered((text: string): readonly Clause[] => split(text, betweenSegments))
export const clausesOf = remembered((text: string): readonly Clause[] => split(text, betweenClauses))
/** Items of a list: parted by commas, but not inside brackets. */
export const itemsIn = remembered((text: string): readonly Clause[] =>
  listItems(text)
    .filter((item) => item.text.trim() !== '')
    .map((item) => ({ ...item, stems: stemsIn(item.text) })),
)

function split(text: string, between: RegExp): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (const { index, 0: mark } of [...text.matchAll(between), { index: text.length, 0: '' }]) {
    const part = text.slice(from, index)
    if (part.trim() !== '') clauses.push({ text: part, from, stems: stemsIn(part) })
    from = index + mark.length
  }
  return clauses
}

/** Stems of the words that are neither grammar nor numbers. */
export const stemsIn = remembered(
  (text: string): ReadonlySet<string> =>
    new Set(
      wordsOf(text.replaceAll('-', ' ').replaceAll('/', ' ')).flatMap(({ text: one }) => {
        const word = canonicalWord(one)
        return isGrammar(word) || /^\d/.test(word) ? [] : [stem(word)]
      }),
    ),
)

/** How many of the first there are in the second. */
export function sharedBy(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let count = 0
  for (const one of some) if (others.has(one)) count += 1
  return count
}
