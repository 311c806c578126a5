// How the panel sorts what was measured.
import type { Measured, MeasuredTerm, MarkedRange } from './measured.ts'

export type TermDemand = MeasuredTerm['demand']

/** What must be comes first. */
export const demands = ['must', 'nice', 'title', 'other'] as const satisfies readonly TermDemand[]

export interface TermGroup {
  demand: TermDemand
  terms: MeasuredTerm[]
  /** How many of them stand in the document, shown or listed. */
  present: number
}

/** The groups that have terms; in each, the order of the posting. */
export const groupsOf = (terms: readonly MeasuredTerm[]): TermGroup[] =>
  demands
    .map((demand) => terms.filter((term) => term.demand === demand))
    .flatMap((of) =>
      of[0] ? [{ demand: of[0].demand, terms: of, present: of.filter(({ places }) => places.length > 0).length }] : [],
    )

/** Each line once, in the order of the document. */
export const linesOf = ({ places }: Pick<MeasuredTerm, 'places'>): number[] =>
  [...new Set(places.map(({ line }) => line))].toSorted((a, b) => a - b)

/** As the posting asks for it, without the sign that its list begins a line by. */
export const sentenceOf = ({ sentence }: Pick<MeasuredTerm, 'sentence'>): string =>
  sentence.replace(/^[-–—*•·▪◦‣]\s*/u, '')

export interface TermMarks {
  /** The text that the ranges are of. */
  latex: string
  /** In order; none overlaps another. */
  ranges: MarkedRange[]
  /** The same words as the page has them. */
  words: string[]
}

/** Where the document shows what the posting asks for. */
export function marksOf({ latex, terms }: Measured): TermMarks {
  const all = terms
    .flatMap(({ places }) => places.flatMap(({ marks }) => marks))
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  const ranges = all.filter(({ from }, index) => all.slice(0, index).every(({ to }) => to <= from))
  const words = ranges.map(({ from, to }) => latex.slice(from, to).replaceAll(/\\([&#%$_{}])/g, '$1'))
  return { latex, ranges, words: [...new Set(words)] }
}
