// What was painted on a page, in the order of painting, as far as it may lie behind or over text: filled shapes, thick
// rules, pictures.
import { blended, white } from './colours.ts'
import type { Rgb } from './colours.ts'
import { isInside } from './matrix.ts'
import type { Area } from './matrix.ts'

export interface Shape {
  /** What of it is inside the clip. */
  readonly area: Area
  /** Corners of its outlines, where it is no rectangle with the page's directions. */
  readonly outlines: readonly ShapePath[] | null
  /** By which rule a place is inside its outlines. */
  readonly isEvenOdd: boolean
  /** Null: unknown (a picture, a gradient, a pattern). */
  readonly colour: Rgb | null
  readonly alpha: number
}
/** x, y, x, y, … */
export type ShapePath = readonly number[]

/**
 * Shapes narrower or lower than this, in points, are rules or the strips of a gradient: the ground of a letter is not
 * what they have.
 */
const minSide = 3
/**
 * A hostile page may have a million shapes under a million letters: what is beyond is not known, and counts as legible.
 */
const maxShapes = 20_000
const maxLooks = 3_000_000

export class Painted {
  readonly #shapes: Shape[] = []
  #looks = 0
  /** How much of the page pictures take, in square points. */
  pictureArea = 0
  /** Shapes of any size. */
  count = 0

  add(shape: Shape): void {
    this.count += 1
    const [left, low, right, high] = shape.area
    const [shorter, longer] = [right - left, high - low].toSorted((one, other) => one - other)
    if (shorter! < 0 || longer! < minSide || this.#shapes.length >= maxShapes) return
    this.#shapes.push(shorter! < minSide ? { ...shape, colour: null } : shape)
  }

  addPicture(area: Area): void {
    this.pictureArea += Math.max(0, area[2] - area[0]) * Math.max(0, area[3] - area[1])
    this.add({ area, outlines: null, isEvenOdd: false, colour: null, alpha: 1 })
  }

  /** So many that can lie behind or over text. What is painted later has this number or a higher one. */
  get size(): number {
    return this.#shapes.length
  }

  /** What is seen at a place so far; null where it is not known. */
  colourAt(x: number, y: number): Rgb | null {
    const veils: { colour: Rgb; alpha: number }[] = []
    let ground: Rgb = white
    for (let index = this.#shapes.length - 1; index >= 0; index -= 1) {
      const shape = this.#shapes[index]!
      if (!this.#isAt(shape, x, y)) continue
      if (shape.colour === null) return null
      if (shape.alpha >= 0.99) {
        ground = shape.colour
        break
      }
      veils.push({ colour: shape.colour, alpha: shape.alpha })
    }
    if (this.#looks > maxLooks) return null
    return veils.reduceRight((under, { colour, alpha }) => blended(colour, under, alpha), ground)
  }

  /** Whether an opaque rectangle was painted over a place after the first `since` shapes. */
  isCovered(x: number, y: number, since: number): boolean {
    for (let index = since; index < this.#shapes.length; index += 1) {
      const shape = this.#shapes[index]!
      if (shape.colour && shape.alpha >= 0.99 && shape.outlines === null && this.#isAt(shape, x, y))
        return this.#looks <= maxLooks
    }
    return false
  }

  #isAt({ area, outlines, isEvenOdd }: Shape, x: number, y: number): boolean {
    this.#looks += 1
    if (!isInside(area, x, y)) return false
    if (outlines === null) return true
    this.#looks += outlines.length * 4
    const turns = turnsAround(outlines, x, y)
    return isEvenOdd ? turns % 2 !== 0 : turns !== 0
  }
}

/** How often the outlines go around a place. */
function turnsAround(outlines: readonly ShapePath[], x: number, y: number): number {
  let turns = 0
  for (const corners of outlines)
    for (let index = 0; index < corners.length; index += 2) {
      const from = index === 0 ? corners.length - 2 : index - 2
      const [x1, y1, x2, y2] = [corners[from]!, corners[from + 1]!, corners[index]!, corners[index + 1]!]
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) turns += y2 > y1 ? 1 : -1
    }
  return turns
}
