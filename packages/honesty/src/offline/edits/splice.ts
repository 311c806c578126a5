// Edits of a text by offsets, all at once.
export interface Splice {
  from: number
  to: number
  text: string
  /** It makes sense without the others. */
  isAlone?: boolean
}

/** The text with every splice done; they may come in any order, and must not overlap. */
export function spliced(text: string, splices: readonly Splice[]): string {
  let result = ''
  let at = 0
  for (const splice of splices.toSorted((a, b) => a.from - b.from)) {
    result += text.slice(at, splice.from) + splice.text
    at = splice.to
  }
  return result + text.slice(at)
}

/** Puts pieces of a text into another order, each in the place of one of them; what stands between stays. */
export function reordered(
  text: string,
  pieces: readonly { from: number; to: number }[],
  order: readonly number[],
): Splice[] {
  return pieces.flatMap((place, index) => {
    const piece = pieces[order[index] ?? index]!
    return piece === place ? [] : [{ from: place.from, to: place.to, text: text.slice(piece.from, piece.to) }]
  })
}

/** Numbers of items by falling score; equals keep their order. */
export const byScore = (scores: readonly number[]): number[] =>
  scores.map((_score, index) => index).toSorted((a, b) => scores[b]! - scores[a]! || a - b)
