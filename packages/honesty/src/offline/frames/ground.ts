// Which thing of a resume some words mean: each thing is scored by the words that name it, those that few things have
// counting most.
import type { Thing } from './things.ts'
import { isSameStem, type NamingWord } from './stems.ts'

export interface Grounded<T extends Thing = Thing> {
  readonly thing: T
  readonly score: number
  /** Of the words that name anything at all in the resume, how many name this, from 0 to 1. */
  readonly coverage: number
}

/** How much a stem says of a thing, from 0 to 1. */
function weightIn({ stems }: Thing, stem: string): number {
  const exact = stems.get(stem)
  if (exact !== undefined) return exact
  let best = 0
  for (const [other, weight] of stems) if (weight > best && isSameStem(stem, other)) best = weight
  return best * 0.9
}

/** Best first; only those that at least one word names. */
export function groundAll<T extends Thing>(
  all: readonly Thing[],
  some: readonly T[],
  words: readonly NamingWord[],
): Grounded<T>[] {
  const stems = [...new Set(words.map(({ stem }) => stem))]
  const rarity = new Map(
    stems.map((stem) => {
      const count = all.filter((thing) => weightIn(thing, stem) >= 0.8).length
      return [stem, count === 0 ? 0 : 1 / (1 + Math.log(count))] as const
    }),
  )
  const whole = stems.reduce((sum, stem) => sum + rarity.get(stem)!, 0)
  return some
    .map((thing): Grounded<T> => {
      const score = stems.reduce((sum, stem) => sum + rarity.get(stem)! * weightIn(thing, stem), 0)
      return { thing, score, coverage: whole === 0 ? 0 : score / whole }
    })
    .filter(({ score }) => score > 0.2)
    .toSorted((a, b) => b.score - a.score)
}

/** How much better than the next the meant one is, at least. */
export const margin = 1.2
/** The one that they mean; null where none is named, or several as well. */
export function groundOne<T extends Thing>(
  all: readonly Thing[],
  some: readonly T[],
  words: readonly NamingWord[],
): Grounded<T> | null {
  const [best, next] = groundAll(all, some, words)
  return best && best.score >= margin * (next?.score ?? 0) ? best : null
}
