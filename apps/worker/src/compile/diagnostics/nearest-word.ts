// Finds the known word that a misspelt one stands for.

/**
 * Letters to insert, delete, replace or swap with their neighbour, to make one word of the other; more than `most`
 * counts as infinite.
 */
export function wordDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (beforeLast[j - 2] ?? Infinity) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return Infinity
    beforeLast = last
    last = row
  }
  const distance = last[b.length] ?? Infinity
  return distance <= most ? distance : Infinity
}

/**
 * The one known word that is clearly the nearest: at most two letters off, one in a short word, and no other as near.
 */
export function nearestWord(word: string, known: Iterable<string>): string | null {
  let most = word.length <= 4 ? 1 : 2
  let nearest: string[] = []
  for (const candidate of known) {
    const distance = wordDistance(word, candidate, most)
    if (distance > most) continue
    if (distance < most) nearest = []
    most = distance
    if (!nearest.includes(candidate)) nearest.push(candidate)
  }
  return nearest.length === 1 ? (nearest[0] ?? null) : null
}
