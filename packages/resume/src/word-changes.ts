// How many words one text has that another lacks, in their order: what the version history shows beside each version.

export interface WordChanges {
  added: number
  removed: number
}

/** A command is a word, and what stands in its braces are words of their own. */
const wordsOf = (text: string): string[] => text.split(/[\s{}]+/).filter(Boolean)

/** The time grows with the square of it. Texts that differ by more words are compared without regard to order. */
const maxEdits = 1_000

export function countWordChanges(before: string, after: string): WordChanges {
  const [a, b] = withoutCommonEnds(wordsOf(before), wordsOf(after))
  const edits = countEdits(a, b)
  if (edits === null) return countUnordered(a, b)
  const grown = b.length - a.length
  return { added: (edits + grown) / 2, removed: (edits - grown) / 2 }
}

function withoutCommonEnds(a: string[], b: string[]): [string[], string[]] {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start += 1
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}

/** The least number of insertions and deletions (Myers, 1986); null where it is above `maxEdits`. */
function countEdits(a: readonly string[], b: readonly string[]): number | null {
  const max = Math.min(maxEdits, a.length + b.length)
  // On each diagonal: how far in `a` so many edits lead.
  const reach = new Int32Array(2 * max + 3)
  for (let edits = 0; edits <= max; edits += 1)
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const at = diagonal + max + 1
      const isDown = diagonal === -edits || (diagonal !== edits && reach[at - 1]! < reach[at + 1]!)
      let x = isDown ? reach[at + 1]! : reach[at - 1]! + 1
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1
      reach[at] = x
      if (x >= a.length && x - diagonal >= b.length) return edits
    }
  return null
}

function countUnordered(a: readonly string[], b: readonly string[]): WordChanges {
  const kept = countCommon(a, b)
  return { added: b.length - kept, removed: a.length - kept }
}

/** How many words two texts have in common, in any order; a word that stands twice in both counts twice. */
export function countCommon(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of b) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    common += 1
  }
  return common
}
