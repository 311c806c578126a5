// What is usual on a page: its size of type, its gap between lines, how often each look is used.
import type { Line } from '../layout/layout.ts'
import { usualSize } from '../sections/headings.ts'

export interface PageStyle {
  readonly bodySize: number
  readonly largest: number
  /** Between the base lines of lines that follow each other. */
  readonly usualGap: number
  /** How many lines look like this one. */
  readonly countOf: (line: Line) => number
  /** Where the outermost bullets of its column stand. */
  readonly signLeft: (line: Line) => number
  readonly hasDepths: (line: Line) => boolean
}

export const lookOf = ({ size, bold, italic, isCapitals, bulletTextLeft }: Line): string =>
  `${size.toFixed(1)} ${bold} ${italic} ${isCapitals} ${bulletTextLeft !== null}`

/** In which step of a scale a number lies. */
export const stepOf = (value: number, scale: readonly number[]): number => {
  const step = scale.findIndex((limit) => value < limit)
  return step < 0 ? scale.length : step
}

export function pageStyle(lines: readonly Line[]): PageStyle {
  const looks = new Map<string, number>()
  const signs = new Map<number, { first: number; last: number }>()
  for (const line of lines) {
    looks.set(lookOf(line), (looks.get(lookOf(line)) ?? 0) + 1)
    if (line.bulletTextLeft === null) continue
    const { first, last } = signs.get(line.columnLeft) ?? { first: Infinity, last: -Infinity }
    const left = Math.round(line.left)
    signs.set(line.columnLeft, { first: Math.min(first, left), last: Math.max(last, left) })
  }
  const gaps = lines.map(({ gapAbove }) => gapAbove).filter((gap) => gap < Infinity)
  const signLeft = (line: Line) => Math.min(line.left, signs.get(line.columnLeft)?.first ?? Infinity)
  return {
    bodySize: usualSize(lines),
    largest: lines.reduce((largest, { size }) => Math.max(largest, size), 0),
    usualGap: Math.max(1, gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * 0.4)] ?? 12),
    countOf: (line) => looks.get(lookOf(line)) ?? 1,
    signLeft,
    hasDepths: (line) => (signs.get(line.columnLeft)?.last ?? -Infinity) > signLeft(line) + line.size / 2,
  }
}
