import type { Word } from './word.ts'

/** A row with the words that are one word glued together. `lengthAt` is how many are one from an index on, min 1. */
export function joinedRuns(row: readonly Word[], lengthAt: (row: readonly Word[], from: number) => number): Word[] {
  const joined: Word[] = []
  for (let at = 0; at < row.length;) {
    const count = lengthAt(row, at)
    for (const [index, word] of row.slice(at, at + count).entries()) {
      const next = index < count - 1 ? row[at + index + 1] : undefined
      joined.push({ ...word, ...(index > 0 && { isGlued: true }), ...(next && { width: next.x - word.x }) })
    }
    at += count
  }
  return joined
}
