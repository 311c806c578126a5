// Places in a PDF: six numbers as PDF has them, and boxes around what they move.

export type Matrix = readonly number[]
/** Left, low, right, high. */
export type Area = readonly [number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

export function multiplied(outer: Matrix, inner: Matrix): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export const moved = (matrix: Matrix, x: number, y: number): readonly [number, number] => [
  matrix[0]! * x + matrix[2]! * y + matrix[4]!,
  matrix[1]! * x + matrix[3]! * y + matrix[5]!,
]

/** The box around a moved box. */
export function areaOf(matrix: Matrix, [left, low, right, high]: Area): Area {
  const corners = [
    moved(matrix, left, low),
    moved(matrix, right, low),
    moved(matrix, left, high),
    moved(matrix, right, high),
  ]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

export const common = (one: Area, other: Area): Area => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
]

export const isInside = ([left, low, right, high]: Area, x: number, y: number): boolean =>
  x >= left && x <= right && y >= low && y <= high

/** Its sides are parallel to the page's: a moved rectangle is its area. */
export const isStraight = (matrix: Matrix): boolean =>
  (Math.abs(matrix[1]!) < 1e-6 && Math.abs(matrix[2]!) < 1e-6) ||
  (Math.abs(matrix[0]!) < 1e-6 && Math.abs(matrix[3]!) < 1e-6)
