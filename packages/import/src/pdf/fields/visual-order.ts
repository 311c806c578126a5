// Some PDFs have Hebrew and Arabic as it stands on paper, from left to right: its letters are then read from their end.
import type { FoundText } from '../sections/draft.ts'
import { missingLetters } from '../vocabulary/unnamed-ligatures.ts'

const words = /[\u0590-\u06ff]{2,}/gu
/** Letters that end a word and never begin one; "al" begins Arabic ones. */
const endsWell = /[ةىךםןףץ]$|^ال\p{L}{2}/u
const endsFirst = /^[ةىךםןףץ]|\p{L}{2}لا$/u
/** Arabic letters as they are shaped on paper. */
const shaped = /[\ufe70-\ufefc]/u

/** Whether the words of texts, made plain, are the wrong way round. Shaped letters that show nothing are. */
export function isVisualOrder(typed: readonly string[], plain: readonly string[]): boolean {
  const all = plain.flatMap((text) => text.match(words) ?? [])
  const forwards = all.filter((word) => endsWell.test(word)).length
  const backwards = all.filter((word) => endsFirst.test(word)).length
  return backwards > forwards || (backwards === forwards && typed.some((text) => shaped.test(text)))
}

/** No more than a guess. */
const sureness = 0.4
export const lessSure = (found: FoundText): FoundText =>
  /[\u0590-\u06ff]/u.test(found.text) ? { ...found, confidence: Math.min(found.confidence, sureness) } : found
/** A text with a hole in it, where the file does not say which letters stand there. */
export const withMissing = (found: FoundText): FoundText =>
  found.text.includes(missingLetters) ? { ...found, confidence: Math.min(found.confidence, sureness) } : found
