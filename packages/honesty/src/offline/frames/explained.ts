// Whether a sentence that no frame reads says no more than what was changed: its numbers, names and quotations stand in
// the lines that came or went.
import { removing } from '../phrases/verbs.ts'

const values = /["“]([^"“”]{3,200})["”]|(?<![\p{L}\d])\d[\d.,/-]*|(?<=[^.!?]\s)\p{Lu}[\p{L}'’&-]{2,}/gu
const isTime = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|i['’])/i
/** Another thing is to be done. */
const orders = new RegExp(
  String.raw`\b(?:${removing}|add|insert|include|put|move|rename|replace|swap|shorten|make|write|translate|merge|split|tailor)\b(?! (?:it|that|this|them|there)\b)`,
  'iu',
)

const linesOf = (text: string): readonly string[] => text.split('\n')

/** Pure. */
export function isExplained(sentence: string, before: string, after: string): boolean {
  if (orders.test(sentence) || /\?\s*$/.test(sentence)) return false
  const [olds, news] = [new Set(linesOf(before)), new Set(linesOf(after))]
  const changed = [
    ...linesOf(before).filter((line) => !news.has(line)),
    ...linesOf(after).filter((line) => !olds.has(line)),
  ]
    .join('\n')
    .toLowerCase()
  return [...sentence.matchAll(values)].every(([value, quote]) => {
    const word = (quote ?? value)
      .toLowerCase()
      .replace(/[.,]+$/, '')
      .replace(/['’]s$/, '')
    return isTime.test(word) || changed.includes(word)
  })
}
