// Headings set with space between their letters: each letter is a word of its own until they are joined here.
import { rowsOf } from './cells.ts'
import type { Word } from './positioned-text.ts'

const fewest = 4
/** A gap this much wider than the narrowest is one between words. */
const wider = 1.8

export function joinSpacedLetters(words: readonly Word[]): Word[] {
  return rowsOf(words).flatMap((row) => {
    const result: Word[] = []
    let letters: Word[] = []
    const flush = () => {
      result.push(...(letters.length >= fewest ? glued(letters) : letters))
      letters = []
    }
    for (const word of row) {
      const last = letters.at(-1)
      const isLetter = /^\p{L}$|^&$/u.test(word.text) && !word.isGlued
      if (!isLetter || (last && word.x - last.x - last.width > word.size * 1.6)) flush()
      if (isLetter) letters.push(word)
      else result.push(word)
    }
    flush()
    return result
  })
}

function glued(letters: readonly Word[]): Word[] {
  const gaps = letters.slice(1).map((word, index) => word.x - letters[index]!.x - letters[index]!.width)
  const narrow = Math.max(0.5, Math.min(...gaps))
  return letters.map((word, index) => ({ ...word, isGlued: index > 0 && gaps[index - 1]! <= narrow * wider }))
}
