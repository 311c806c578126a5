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
  const lefts = new Map<number, Set<number>>()
  for (const line of lines) {
    looks.set(lookOf(line), (looks.get(lookOf(line)) ?? 0) + 1)
    if (line.bulletTextLeft === null) continue
    const known = lefts.get(line.columnLeft) ?? new Set()
    lefts.set(line.columnLeft, known.add(Math.round(line.left)))
  }
  const gaps = lines.map(({ gapAbove }) => gapAbove).filter((gap) => gap < Infinity)
  const signLeft = (line: Line) => Math.min(line.left, ...(lefts.get(line.columnLeft) ?? []))
  return {
    bodySize: usualSize(lines),
    largest: Math.max(0, ...lines.map(({ size }) => size)),
    usualGap: Math.max(1, gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * 0.4)] ?? 12),
    countOf: (line) => looks.get(lookOf(line)) ?? 1,
    signLeft,
    hasDepths: (line) =>
      Array.from(lefts.get(line.columnLeft) ?? []).some((left) => left > signLeft(line) + line.size / 2),
  }
}
