// Acronyms that a line spells out: the words say no more than the letters did.
import { wordsOf } from './words.ts'

const inBrackets = /\s?\(([\p{Lu}\d][\p{L}\d&/-]{1,9}?)s?\)/gu
/** "The Laboratory Information Management System": small words between them. */
const maxSmallWords = 3

/** A text without the words that stand before their letters, where `source` has the letters. */
export function withoutSpelledOut(text: string, source: string): string {
  let bare = text
  for (const { 0: whole, 1: short = '' } of text.matchAll(inBrackets)) {
    const letters = short.replace(/[^\p{L}]/gu, '')
    const isKnown = source.includes(short)
    const end = bare.indexOf(whole)
    if (!isKnown || letters.length < 2 || end === -1) continue
    const words = wordsOf(bare.slice(0, end))
    const first = words.findLastIndex(
      ({ text: one }, index) =>
        index >= words.length - letters.length - maxSmallWords &&
        index <= words.length - Math.ceil(letters.length / 2) &&
        one[0]?.toLowerCase() === letters[0]?.toLowerCase(),
    )
    const from = words[first]?.from
    if (from !== undefined) bare = `${bare.slice(0, from)}${short}${bare.slice(end + whole.length)}`
  }
  return bare
}
