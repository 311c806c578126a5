// Browsers set bold type that a font lacks as drawings of its letters, with the text itself transparent above them. A
// reader sees the letters: the text is seen where each of its letters has a drawing of its own.
import { blended, isAlike } from './colours.ts'
import type { GraphicsState } from './graphics-state.ts'
import { common, isInside, moved } from './matrix.ts'
import type { Area, Matrix } from './matrix.ts'
import type { Painted } from './painted.ts'
import { coordinatesOf } from './paths.ts'
import { faint } from './shown-glyphs.ts'
import type { Glyph } from './shown-glyphs.ts'

/** A page of text in one path. */
const maxLength = 400_000
/** In points: outlines are looked up by the cell that their middle lies in. */
const cell = 8
/**
 * A letter has a few outlines near its place. What has more, or takes more cells, is no letter: it costs no time, and
 * its text counts as hidden.
 */
const maxNear = 200
const maxCells = 400

/** In parts of the size: how far a letter's drawing may stand from its place, and how large it may be. */
const slack = 0.25
const largest = 1.5
/** Of a sign, as a dot; of a letter, which is at least as high as a small x. */
const smallest = { sign: 0.08, letter: 0.35 }
/** From the base line: how far a letter may reach below it, and how high its lower end may stand. */
const below = 0.45
const above = 0.12

type Cells = ReadonlyMap<string, readonly Area[]>

/** The last visible drawing, and which outlines of it have served a letter. Whatever is painted next ends it. */
export class DrawnLetters {
  #cells: Cells | undefined
  #used = new Set<Area>()

  forget(): void {
    this.#cells = undefined
  }

  /** A filled path; `area` is the box around it. */
  remember(path: ArrayLike<number>, area: Area, { state, painted }: { state: GraphicsState; painted: Painted }): void {
    this.#cells = undefined
    this.#used = new Set()
    if (path.length > maxLength || !isWhole(area, state.clip)) return
    const outlines = outlineBoxes(path, state.matrix)
    const probes = [outlines[0], outlines[outlines.length >> 1], outlines.at(-1)]
    if (probes.every((box) => box && isVisible(box, state, painted))) this.#cells = byCell(outlines)
  }

  /**
   * Whether each letter of a transparent text stands over an outline of its own. Those outlines serve no other text.
   * Text that is seen itself may cover the drawing, and ends it.
   */
  take(glyphs: readonly Glyph[], { mode, fillAlpha, groupAlpha }: GraphicsState): boolean {
    const letters = glyphs.filter(({ isSpace }) => !isSpace)
    if (letters.length === 0) return false
    if (mode !== 0 || fillAlpha * groupAlpha >= faint) this.forget()
    const taken = new Set<Area>()
    const isDrawn = this.#cells !== undefined && letters.every((glyph) => this.#takeOne(glyph, taken))
    if (isDrawn) for (const box of taken) this.#used.add(box)
    return isDrawn
  }

  /** What lies inside the outline of a letter, as the hole of an o, is a part of it. */
  #takeOne(glyph: Glyph, taken: Set<Area>): boolean {
    const near = nearest(this.#cells!, glyph)
    const own = near.find((box) => !this.#used.has(box) && !taken.has(box) && isLetter(box, glyph))
    if (!own) return false
    for (const box of near) if (isInside(own, box[0], box[1]) && isInside(own, box[2], box[3])) taken.add(box)
    return true
  }
}

const isWhole = (area: Area, clip: Area): boolean => {
  const [left, low, right, high] = common(area, clip)
  return left <= area[0] + 1 && low <= area[1] + 1 && right >= area[2] - 1 && high >= area[3] - 1
}

/** It stands out from its ground. */
function isVisible([left, low, right, high]: Area, state: GraphicsState, painted: Painted): boolean {
  const { fill, fillAlpha, groupAlpha, hasMask, isBlended } = state
  if (!fill || hasMask || isBlended) return false
  const ground = painted.colourAt((left + right) / 2, (low + high) / 2)
  return ground !== null && !isAlike(blended(fill, ground, fillAlpha * groupAlpha), ground)
}

function outlineBoxes(path: ArrayLike<number>, matrix: Matrix): Area[] {
  const outlines: [number, number, number, number][] = []
  for (let at = 0; at < path.length;) {
    const step = path[at]
    const count = coordinatesOf(step)
    if (step === 0) outlines.push([Infinity, Infinity, -Infinity, -Infinity])
    for (let pair = 0; pair < count; pair += 2)
      widen(outlines.at(-1), moved(matrix, path[at + 1 + pair] ?? 0, path[at + 2 + pair] ?? 0))
    at += 1 + count
  }
  return outlines
}

function widen(box: [number, number, number, number] | undefined, [x, y]: readonly [number, number]): void {
  if (!box) return
  box[0] = Math.min(box[0], x)
  box[1] = Math.min(box[1], y)
  box[2] = Math.max(box[2], x)
  box[3] = Math.max(box[3], y)
}

const cellAt = (place: number) => Math.floor(place / cell)

function byCell(outlines: readonly Area[]): Cells {
  const cells = new Map<string, Area[]>()
  for (const box of outlines) {
    const key = `${cellAt((box[0] + box[2]) / 2)} ${cellAt((box[1] + box[3]) / 2)}`
    const known = cells.get(key)
    if (known) known.push(box)
    else cells.set(key, [box])
  }
  return cells
}

/** Those whose middle may be that of the letter's drawing. */
function nearest(cells: Cells, { x, y, width, size }: Glyph): Area[] {
  const [left, right] = [cellAt(x - slack * size), cellAt(x + width + slack * size)]
  const [low, high] = [cellAt(y - below * size), cellAt(y + 1.2 * size)]
  const near: Area[] = []
  if (!((right - left + 1) * (high - low + 1) <= maxCells)) return near
  for (let column = left; column <= right; column += 1)
    for (let row = low; row <= high; row += 1) {
      const all = cells.get(`${column} ${row}`) ?? []
      if (near.length + all.length > maxNear) return []
      near.push(...all)
    }
  return near
}

/** Of scripts whose letters stand on the base line, one outline with the letter's height. */
const standing = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u

function isLetter([left, low, right, high]: Area, { text, x, y, width, size }: Glyph): boolean {
  const middle = (left + right) / 2
  const longer = Math.max(right - left, high - low)
  const isNear =
    middle > x - slack * size && middle < x + width + slack * size && right - left < width + 2 * slack * size
  const isInLine = low > y - size * below && high < y + size * 1.2 && longer < largest * size
  if (!isNear || !isInLine) return false
  if (standing.test(text)) return low < y + above * size && high > y + smallest.letter * size
  return longer > (/^\p{L}/u.test(text) ? smallest.letter : smallest.sign) * size
}
