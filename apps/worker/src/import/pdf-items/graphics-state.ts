// What PDF's operators change and `q` and `Q` keep: where, in which colours, in which type.
import { black } from './colours.ts'
import type { Rgb } from './colours.ts'
import { identity } from './matrix.ts'
import type { Area, Matrix } from './matrix.ts'

/** What pdf.js knows of a font that matters for where its letters stand. */
export interface FontShape {
  readonly name: string
  /** Of a unit of its letters' widths. */
  readonly unit: number
  readonly isVertical: boolean
  /** Its letters are drawings of any size: the size of the type is meaningless. */
  readonly isDrawn: boolean
}

export interface GraphicsState {
  matrix: Matrix
  clip: Area
  /** Null: unknown. */
  fill: Rgb | null
  stroke: Rgb | null
  fillAlpha: number
  strokeAlpha: number
  /** Of the groups around. */
  groupAlpha: number
  /** A mask, or a way of blending, of which it is not known what it leaves to be seen. */
  hasMask: boolean
  isBlended: boolean
  lineWidth: number
  font: FontShape | null
  size: number
  mode: number
  rise: number
  charSpacing: number
  wordSpacing: number
  horizontalScale: number
  leading: number
  textMatrix: Matrix
  lineMatrix: Matrix
}

export const stateAtStart = (page: Area): GraphicsState => ({
  matrix: identity,
  clip: page,
  fill: black,
  stroke: black,
  fillAlpha: 1,
  strokeAlpha: 1,
  groupAlpha: 1,
  hasMask: false,
  isBlended: false,
  lineWidth: 1,
  font: null,
  size: 0,
  mode: 0,
  rise: 0,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  textMatrix: identity,
  lineMatrix: identity,
})
