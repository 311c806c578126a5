// How much room a resume leaves on its last page, or by how much it is over the one before: from where the lines of its
// pages stand.

/** Where words of a page stand, in PDF points from the top left. */
export interface WordsPlace {
  x: number
  baseline: number
}

export interface SetPage {
  width: number
  height: number
  words: readonly WordsPlace[]
}

export type PageRoom =
  /** So many lines more would fit on the last page. */
  | { kind: 'spare'; lines: number }
  /** So many lines stand on the last page, which is mostly empty. */
  | { kind: 'over'; lines: number }

/** Words of one line may stand a little higher or lower than each other. */
const sameLinePt = 3
const pointsPerMm = 72 / 25.4
/** A page with more is a page of its own: the question is how much fits on it yet. */
const mostlyEmpty = 0.4
const usualLeading = 13

/** What is left of it may be a rail, with lines of its own. */
const railPart = 0.36

/** Baselines of the longer column, from the top, each once; what stands in the bottom margin is no text. */
function baselinesOf({ width, height, words }: SetPage, marginMm: number): number[] {
  const bottom = height - marginMm * pointsPerMm + sameLinePt
  const [left, right] = [true, false].map((isLeft) => {
    const column = words.filter(({ x }) => x < width * railPart === isLeft).map(({ baseline }) => baseline)
    const all = column.filter((at) => at <= bottom).toSorted((one, other) => one - other)
    return all.filter((at, index) => index === 0 || at - all[index - 1]! > sameLinePt)
  })
  return left!.length < right!.length ? right! : left!
}

/** The distance of lines within a paragraph: the one that most of the lines have. */
function leadingOf(baselines: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const [index, at] of baselines.entries()) {
    const gap = Math.round((at - (baselines[index - 1] ?? at)) * 2) / 2
    if (gap >= 8 && gap <= 24) counts.set(gap, (counts.get(gap) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([gap, count], [otherGap, other]) => other - count || gap - otherGap)
  return most?.[0] ?? usualLeading
}

/** Null where there is no line. `marginMm`: below the text. */
export function pageRoom(pages: readonly SetPage[], marginMm: number): PageRoom | null {
  const baselines = pages.map((page) => baselinesOf(page, marginMm))
  const [last, page] = [baselines.at(-1), pages.at(-1)]
  if (!last || !page || last.length === 0) return null
  const leading = leadingOf(baselines.flat())
  const bottom = page.height - marginMm * pointsPerMm
  const usable = bottom - marginMm * pointsPerMm
  if (pages.length > 1 && last.length * leading < usable * mostlyEmpty) return { kind: 'over', lines: last.length }
  const lowest = page.words.map(({ baseline }) => baseline).filter((at) => at <= bottom + sameLinePt)
  return { kind: 'spare', lines: Math.max(0, Math.floor((bottom - Math.max(...lowest) + sameLinePt) / leading)) }
}

/** How many lines stand on the pages after the first `target`. */
export const linesBeyond = (pages: readonly SetPage[], target: number, marginMm: number): number =>
  pages.slice(target).reduce((sum, page) => sum + baselinesOf(page, marginMm).length, 0)
