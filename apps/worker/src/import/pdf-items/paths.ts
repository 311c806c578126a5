// A path of pdf.js (steps and coordinates in one array) as what it fills: a rectangle, or outlines of straight lines.
import { isStraight, moved } from './matrix.ts'
import type { Matrix } from './matrix.ts'
import type { ShapePath } from './painted.ts'

/** Numbers that pdf.js writes before the coordinates of a step. */
const steps = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 } as const
/** A curve as so many straight lines. */
const linesOfCurve = 4
/** Longer paths are drawings. */
export const maxPathLength = 2_000

/** Null where the path is one rectangle whose sides are parallel to the page's: its box says all of it. */
export function outlinesOf(path: ArrayLike<number>, matrix: Matrix): ShapePath[] | null {
  const outlines: number[][] = []
  let from: readonly [number, number] = [0, 0]
  const add = (x: number, y: number) => outlines.at(-1)?.push(...moved(matrix, x, y))
  for (let at = 0; at < path.length;) {
    const step = path[at]
    const count = coordinatesOf(step)
    const points = Array.from({ length: count }, (_, index) => path[at + 1 + index] ?? 0)
    at += 1 + count
    if (step === steps.moveTo) outlines.push([])
    if (count > 2) curve(from, points, add)
    else if (count === 2) add(points[0]!, points[1]!)
    if (count > 0) from = [points.at(-2)!, points.at(-1)!]
  }
  return outlines.length === 1 && isStraight(matrix) && isRectangle(outlines[0]!) ? null : outlines
}

export function coordinatesOf(step: number | undefined): number {
  if (step === steps.curveTo) return 6
  if (step === steps.quadraticCurveTo) return 4
  return step === steps.closePath ? 0 : 2
}

/** De Casteljau, for two and for three points after the first. */
function curve(from: readonly [number, number], points: readonly number[], add: (x: number, y: number) => void): void {
  for (let index = 1; index <= linesOfCurve; index += 1) {
    const share = index / linesOfCurve
    let row = [...from, ...points]
    while (row.length > 2)
      row = Array.from({ length: row.length - 2 }, (_, at) => row[at]! * (1 - share) + row[at + 2]! * share)
    add(row[0]!, row[1]!)
  }
}

/** Four corners, or five with the first again, each in one line with the one before. */
function isRectangle(corners: ShapePath): boolean {
  const isClosed = corners.length === 10 && corners[0] === corners[8] && corners[1] === corners[9]
  if (corners.length !== 8 && !isClosed) return false
  const isAlong = (one: number, other: number) =>
    Math.abs(corners[one]! - corners[other]!) < 0.01 || Math.abs(corners[one + 1]! - corners[other + 1]!) < 0.01
  return isAlong(0, 2) && isAlong(2, 4) && isAlong(4, 6) && isAlong(6, 0)
}
