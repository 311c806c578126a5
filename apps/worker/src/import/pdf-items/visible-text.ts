// Follows a page's operators as a painter would, without painting, to find which of its letters are visible: not white
// on white, not transparent, not too small, not clipped away, not painted over, not outside the page.
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { isDot, maxDots } from './drawn-bullets.ts'
import { DrawnLetters } from './drawn-letters.ts'
import { stateAtStart } from './graphics-state.ts'
import type { FontShape, GraphicsState } from './graphics-state.ts'
import { areaOf, common, isStraight, multiplied } from './matrix.ts'
import type { Area } from './matrix.ts'
import { Painted } from './painted.ts'
import { evenOddFills, fills, pictures, picturesAnywhere, strokes } from './painting-operators.ts'
import { maxPathLength, outlinesOf } from './paths.ts'
import { glyphsOf, hideClipped, hideCovered, hideUnseen } from './shown-glyphs.ts'
import type { Glyph, GlyphGroup } from './shown-glyphs.ts'
import { changes, matrixOf, numbersOf, type Arguments } from './state-changes.ts'

export interface PageOperators {
  readonly fnArray: readonly number[]
  readonly argsArray: readonly unknown[]
}

export interface PageLook {
  readonly operators: PageOperators
  /** The page's box, as it is shown. */
  readonly page: Area
  readonly fontOf: (name: string) => FontShape | null
  /** Whether a layer is shown that a page's content belongs to. */
  readonly isLayerShown: (layer: unknown) => boolean
  /** More letters than are read are not looked at. */
  readonly maxGlyphs: number
}

/** Nearly all letters of a scanned page are invisible, over its picture; so are those over letters that are drawn. */
const shareOfScan = 0.8
const pictureOfScan = 0.4
const drawingsOfLetters = 0.3

export interface PageGlyphs {
  /** In the order in which they are shown. */
  readonly glyphs: readonly Glyph[]
  /** Small shapes that may be bullets. */
  readonly dots: readonly Area[]
}

export function readGlyphs(look: PageLook): PageGlyphs {
  const walk = new Walk(look)
  const { fnArray, argsArray } = look.operators
  for (let index = 0; index < fnArray.length && !walk.isFull; index += 1) walk.step(fnArray[index]!, argsArray[index])
  for (const shown of walk.shown) hideCovered(shown, walk.painted)
  const glyphs = walk.shown.flatMap((shown) => shown.glyphs)
  decideInvisible(glyphs, walk.painted, look.page)
  return { glyphs, dots: walk.dots }
}

function decideInvisible(glyphs: readonly Glyph[], painted: Painted, [left, low, right, high]: Area): void {
  const letters = glyphs.filter(({ isSpace, sight }) => !isSpace && sight !== 'outside')
  const invisible = letters.filter(({ sight }) => sight === 'invisible')
  const isPictured =
    painted.pictureArea > pictureOfScan * (right - left) * (high - low) ||
    painted.count > drawingsOfLetters * letters.length
  const isScan = invisible.length >= shareOfScan * letters.length && isPictured
  for (const glyph of glyphs) if (glyph.sight === 'invisible') glyph.sight = isScan ? 'seen' : 'hidden'
}

class Walk {
  readonly painted = new Painted()
  readonly shown: GlyphGroup[] = []
  readonly dots: Area[] = []
  readonly #look: PageLook
  readonly #kept: GraphicsState[] = []
  #state: GraphicsState
  #glyphCount = 0
  #isClipNext = false
  readonly #drawn = new DrawnLetters()
  /** Since the last change of places; pictures are left out by pdf.js, and only such a change is left of them. */
  #isPainted = true
  /** Of the marks around, which of them are layers that are not shown. */
  readonly #marks: boolean[] = []
  #unshown = 0
  /** Inside what is no part of the page: a mask, an annotation. */
  #apart = 0
  readonly #groups: boolean[] = []

  constructor(look: PageLook) {
    this.#look = look
    this.#state = stateAtStart(look.page)
  }

  get isFull(): boolean {
    return this.#glyphCount > this.#look.maxGlyphs
  }

  step(operator: number, value: unknown): void {
    const args: Arguments = Array.isArray(value) ? value : []
    if (operator === OPS.beginAnnotation) this.#apart += 1
    else if (operator === OPS.endAnnotation) this.#apart -= 1
    else if (operator === OPS.beginGroup) this.#beginGroup(args)
    else if (operator === OPS.endGroup) this.#endGroup()
    else if (this.#apart === 0) this.#follow(operator, args)
  }

  #follow(operator: number, args: Arguments): void {
    const change = changes.get(operator)
    if (change) return change(this.#state, args)
    if (operator === OPS.setFont) return this.#setFont(args[0], args[1])
    if (operator === OPS.setGState) return this.#setStates(args[0])
    if (operator === OPS.showText) return this.#show(args[0])
    if (operator === OPS.constructPath) return this.#paintPath(args)
    return this.#nest(operator, args)
  }

  #nest(operator: number, args: Arguments): void {
    if (operator === OPS.save) this.#save()
    else if (operator === OPS.restore) this.#restore()
    else if (operator === OPS.transform) this.#transform(args)
    else if (operator === OPS.paintFormXObjectBegin) this.#beginForm(args)
    else if (operator === OPS.paintFormXObjectEnd) this.#restore()
    else if (operator === OPS.clip || operator === OPS.eoClip) this.#isClipNext = true
    else this.#paintOrMark(operator, args)
  }

  #paintOrMark(operator: number, args: Arguments): void {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) this.#beginMark(args)
    else if (operator === OPS.endMarkedContent) this.#unshown -= this.#marks.pop() ? 1 : 0
    else if (pictures.has(operator)) this.#paintPicture()
    else if (operator === OPS.shadingFill || picturesAnywhere.has(operator)) this.#paintUnknown()
  }

  #save(): void {
    this.#kept.push({ ...this.#state })
  }

  #restore(): void {
    if (!this.#isPainted) this.#paintPicture()
    this.#state = this.#kept.pop() ?? this.#state
  }

  #transform(matrix: unknown): void {
    this.#state.matrix = multiplied(this.#state.matrix, matrixOf(matrix))
    this.#isPainted = false
  }

  #beginForm([matrix, box]: Arguments): void {
    this.#save()
    if (matrix) this.#state.matrix = multiplied(this.#state.matrix, matrixOf(matrix))
    this.#isPainted = true
    const corners = numbersOf(box)
    if (corners.length === 4) this.#clipTo(areaOf(this.#state.matrix, corners as unknown as Area))
  }

  /** What is in a group is mixed by itself, and then laid over the page as one. */
  #beginGroup([group]: Arguments): void {
    const isMask = typeof group === 'object' && group !== null && 'smask' in group && Boolean(group.smask)
    this.#groups.push(isMask)
    this.#drawn.forget()
    if (isMask) this.#apart += 1
    this.#save()
    const { fillAlpha, groupAlpha } = this.#state
    Object.assign(this.#state, { groupAlpha: groupAlpha * fillAlpha, fillAlpha: 1, strokeAlpha: 1 })
    this.#isPainted = true
  }

  /** What was drawn in it may be seen in less than full ink. */
  #endGroup(): void {
    this.#drawn.forget()
    if (this.#groups.pop()) this.#apart -= 1
    this.#restore()
  }

  #beginMark([tag, layer]: Arguments): void {
    const isUnshown = tag === 'OC' && !this.#look.isLayerShown(layer)
    this.#marks.push(isUnshown)
    if (isUnshown) this.#unshown += 1
  }

  #clipTo(area: Area): void {
    this.#state.clip = common(this.#state.clip, area)
  }

  #setFont(name: unknown, size: unknown): void {
    this.#state.font = typeof name === 'string' ? this.#look.fontOf(name) : null
    this.#state.size = typeof size === 'number' ? size : 0
  }

  #setStates(pairs: unknown): void {
    if (!Array.isArray(pairs)) return
    for (const pair of pairs as unknown[]) {
      const [name, value]: Arguments = Array.isArray(pair) ? pair : []
      if (name === 'ca' && typeof value === 'number') this.#state.fillAlpha = value
      if (name === 'CA' && typeof value === 'number') this.#state.strokeAlpha = value
      if (name === 'LW' && typeof value === 'number') this.#state.lineWidth = value
      if (name === 'SMask') this.#state.hasMask = value !== false
      if (name === 'BM') this.#state.isBlended = value !== 'source-over'
      if (name === 'Font' && Array.isArray(value)) this.#setFont(value[0], value[1])
    }
  }

  #show(pieces: unknown): void {
    this.#isPainted = true
    if (!Array.isArray(pieces)) return
    const glyphs = glyphsOf(pieces, this.#state, this.#look.page)
    this.#glyphCount += glyphs.length
    if (this.#unshown > 0) for (const glyph of glyphs) glyph.sight = 'hidden'
    hideClipped(glyphs, this.#state)
    if (this.#drawn.take(glyphs, this.#state)) for (const glyph of glyphs) glyph.isDrawn = true
    else hideUnseen(glyphs, this.#state, this.painted)
    this.shown.push({ glyphs, since: this.painted.size })
  }

  #paintPath([way, data, box]: Arguments): void {
    this.#isPainted = true
    this.#drawn.forget()
    const corners = numbersOf(box)
    const area = corners.length === 4 ? areaOf(this.#state.matrix, corners as unknown as Area) : null
    if (area && typeof way === 'number') this.#paintArea(way, area, Array.isArray(data) ? data[0] : null)
    if (this.#isClipNext) this.#clipTo(area ?? [0, 0, 0, 0])
    this.#isClipNext = false
  }

  #paintArea(way: number, area: Area, path: unknown): void {
    const { fill, fillAlpha, matrix } = this.#state
    const isDrawn = (fills.has(way) || strokes.has(way)) && this.#unshown === 0
    if (isDrawn && isDot(area) && this.dots.length < maxDots) this.dots.push(area)
    const numbers = path instanceof Float32Array ? path : new Float32Array()
    if (fills.has(way)) {
      const isDrawing = numbers.length > maxPathLength
      const outlines = isDrawing ? null : outlinesOf(numbers, matrix)
      const isEvenOdd = evenOddFills.has(way)
      if ((outlines !== null || isDrawing) && this.#unshown === 0)
        this.#drawn.remember(numbers, area, { state: this.#state, painted: this.painted })
      this.#paint({ area, outlines, isEvenOdd, colour: isDrawing ? null : fill, alpha: fillAlpha })
    } else if (strokes.has(way)) this.#paintStroke(area, numbers)
  }

  /** A thick line may be a band. Where it is not one straight line, the content of its box is unknown. */
  #paintStroke(area: Area, path: Float32Array): void {
    const { stroke, strokeAlpha, lineWidth, matrix } = this.#state
    const half = (lineWidth * Math.hypot(matrix[0]!, matrix[1]!)) / 2
    const isLevel = area[3] - area[1] < 0.01
    const isLine = path.length <= 7 && isStraight(matrix) && (isLevel || area[2] - area[0] < 0.01)
    const [across, along] = isLevel ? [half, 0] : [0, half]
    const band: Area = isLine
      ? [area[0] - along, area[1] - across, area[2] + along, area[3] + across]
      : [area[0] - half, area[1] - half, area[2] + half, area[3] + half]
    if (half * 2 >= 3)
      this.#paint({ area: band, outlines: null, isEvenOdd: false, colour: isLine ? stroke : null, alpha: strokeAlpha })
  }

  #paint(shape: Parameters<Painted['add']>[0]): void {
    const { groupAlpha, hasMask, isBlended, clip } = this.#state
    if (this.#unshown > 0) return
    const colour = hasMask || isBlended ? null : shape.colour
    this.painted.add({ ...shape, colour, alpha: shape.alpha * groupAlpha, area: common(shape.area, clip) })
  }

  /** A picture fills the square of one unit. */
  #paintPicture(): void {
    this.#isPainted = true
    this.#drawn.forget()
    if (this.#unshown === 0) this.painted.addPicture(common(areaOf(this.#state.matrix, [0, 0, 1, 1]), this.#state.clip))
  }

  #paintUnknown(): void {
    this.#isPainted = true
    this.#drawn.forget()
    if (this.#unshown === 0) this.painted.addPicture(this.#state.clip)
  }
}
