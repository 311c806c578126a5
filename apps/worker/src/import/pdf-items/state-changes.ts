// The operators that only change how the next ones paint, and their arguments, which are untrusted.
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { rgbOf } from './colours.ts'
import type { GraphicsState } from './graphics-state.ts'
import { identity, multiplied } from './matrix.ts'
import type { Matrix } from './matrix.ts'

export type Arguments = readonly unknown[]
export const numbersOf = (value: unknown): number[] =>
  (Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<unknown>) : []).map((each) =>
    typeof each === 'number' && Number.isFinite(each) ? each : 0,
  )
const number = (args: Arguments, index = 0): number => {
  const value = args[index]
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

export function matrixOf(value: unknown): Matrix {
  const numbers = numbersOf(value)
  return numbers.length === 6 ? numbers : identity
}

/** The line's beginning and what is shown next are both there. */
function moveTo(state: GraphicsState, matrix: Matrix): void {
  state.lineMatrix = matrix
  state.textMatrix = matrix
}
const moveBy = (state: GraphicsState, x: number, y: number) =>
  moveTo(state, multiplied(state.lineMatrix, [1, 0, 0, 1, x, y]))

/** Operators that change nothing but the state. */
export const changes = new Map<number, (state: GraphicsState, args: Arguments) => void>([
  [OPS.setFillRGBColor, (state, [colour]) => void (state.fill = rgbOf(colour))],
  [OPS.setStrokeRGBColor, (state, [colour]) => void (state.stroke = rgbOf(colour))],
  [OPS.setFillColorN, (state) => void (state.fill = null)],
  [OPS.setStrokeColorN, (state) => void (state.stroke = null)],
  [OPS.setLineWidth, (state, args) => void (state.lineWidth = number(args))],
  [OPS.setTextRenderingMode, (state, args) => void (state.mode = number(args))],
  [OPS.setTextRise, (state, args) => void (state.rise = number(args))],
  [OPS.setCharSpacing, (state, args) => void (state.charSpacing = number(args))],
  [OPS.setWordSpacing, (state, args) => void (state.wordSpacing = number(args))],
  [OPS.setHScale, (state, args) => void (state.horizontalScale = number(args) / 100)],
  [OPS.setLeading, (state, args) => void (state.leading = number(args))],
  [OPS.beginText, (state) => moveTo(state, identity)],
  [OPS.setTextMatrix, (state, [matrix]) => moveTo(state, matrixOf(matrix))],
  [OPS.moveText, (state, args) => moveBy(state, number(args), number(args, 1))],
  [OPS.nextLine, (state) => moveBy(state, 0, -state.leading)],
  [
    OPS.setLeadingMoveText,
    (state, args) => {
      state.leading = -number(args, 1)
      moveBy(state, number(args), number(args, 1))
    },
  ],
])
