// Every letter that a page's operators show, with its place and visibility. Unknown counts as seen.
import { blended, isAlike } from './colours.ts'
import type { Rgb } from './colours.ts'
import type { GraphicsState } from './graphics-state.ts'
import { isInside, moved, multiplied } from './matrix.ts'
import type { Area } from './matrix.ts'
import type { Painted } from './painted.ts'

/**
 * `invisible`: by the mode of the type, as in the text that lies over a scanned page. `outside`: pdf.js leaves it out
 * of the text.
 */
export type Sight = 'seen' | 'hidden' | 'invisible' | 'outside'

export interface Glyph {
  readonly text: string
  readonly x: number
  readonly y: number
  /** Along the base line. */
  readonly width: number
  readonly size: number
  readonly isSpace: boolean
  readonly font: string
  sight: Sight
  /** Its drawing is seen, not the letter itself. */
  isDrawn?: boolean
}

/**
 * Letters of less than this many points are a line of dust; on a page smaller than A4 as much less as the page is
 * lower.
 */
const minSize = 3
const minWidthScale = 0.5
const heightOfA4 = 842
/** Ink with less of it is not seen. */
export const faint = 0.06
/** A clip narrower than this leaves nothing. */
const minClip = 1

/** What was shown by one operator, and how many shapes were painted before. */
export interface GlyphGroup {
  readonly glyphs: readonly Glyph[]
  readonly since: number
}

interface PdfGlyph {
  readonly width?: unknown
  readonly unicode?: unknown
  readonly isSpace?: unknown
}

/** Moves the state's text matrix on, as showing does. */
export function glyphsOf(pieces: readonly unknown[], state: GraphicsState, page: Area): Glyph[] {
  const { font, size } = state
  if (!font || font.isVertical) return []
  const matrix = multiplied(state.matrix, state.textMatrix)
  const scale = Math.hypot(matrix[0]!, matrix[1]!) * Math.abs(state.horizontalScale)
  const height = Math.abs(size) * Math.hypot(matrix[2]!, matrix[3]!)
  const sight = sightByType(state, { height, width: Math.abs(size) * scale, page })
  const glyphs: Glyph[] = []
  let along = 0
  for (const piece of pieces) {
    if (typeof piece === 'number') along -= (piece * size) / 1000
    if (typeof piece !== 'object' || piece === null) continue
    const { width: units, unicode, isSpace } = piece as PdfGlyph
    const width = (typeof units === 'number' ? units : 0) * font.unit * size
    const [x, y] = moved(matrix, along * state.horizontalScale, state.rise)
    const text = typeof unicode === 'string' ? unicode : ''
    const glyph: Glyph = {
      text,
      x,
      y,
      width: width * scale,
      size: height,
      isSpace: isSpace === true || text.trim() === '',
      font: font.name,
      sight,
    }
    if (isOutside({ x, y, width }, page)) glyph.sight = 'outside'
    glyphs.push(glyph)
    along += width + state.charSpacing + (isSpace === true ? state.wordSpacing : 0)
  }
  state.textMatrix = multiplied(state.textMatrix, [1, 0, 0, 1, along * state.horizontalScale, 0])
  return glyphs
}

function sightByType(
  { mode, font }: GraphicsState,
  { height, width, page }: { height: number; width: number; page: Area },
): Sight {
  const least = minSize * Math.min(1, (page[3] - page[1]) / heightOfA4)
  const isTiny = !font?.isDrawn && (height < least || width < least * minWidthScale)
  if (isTiny) return 'hidden'
  return mode === 3 ? 'invisible' : 'seen'
}

/** As pdf.js has it, which leaves such letters out; the width is that of the type before it is scaled. */
const isOutside = ({ x, y, width }: Pick<Glyph, 'x' | 'y' | 'width'>, [left, low, right, high]: Area) =>
  x + width < left || x > right || y < low || y > high

/** Where its ink is: half way along, and as high as a small letter's middle. */
const middleOf = ({ x, y, width, size }: Glyph): readonly [number, number] => [x + width / 2, y + size * 0.25]

/**
 * Hides what is clipped away as a whole, by a letter's height and more: what sticks out of a clip belongs to a word
 * that is seen.
 */
export function hideClipped(glyphs: readonly Glyph[], { clip }: GraphicsState): void {
  const letters = glyphs.filter(({ isSpace, sight }) => !isSpace && sight !== 'outside')
  if (letters.every((glyph) => isClipped(glyph, clip))) for (const glyph of letters) glyph.sight = 'hidden'
}

function isClipped(glyph: Glyph, [left, low, right, high]: Area): boolean {
  const slack = glyph.size
  if (right - left < minClip || high - low < minClip) return true
  return !isInside([left - slack, low - slack, right + slack, high + slack], ...middleOf(glyph))
}

/**
 * Hides what has the colour of its ground: asked at both ends and in the middle, and letter by letter where these
 * differ.
 */
export function hideUnseen(glyphs: readonly Glyph[], state: GraphicsState, painted: Painted): void {
  const letters = glyphs.filter(({ isSpace, sight }) => !isSpace && sight === 'seen')
  const inks = inksOf(state)
  if (letters.length === 0 || inks === 'unknown') return
  hideWhere(letters, (glyph) => isUnseen(glyph, inks, painted))
}

/** Hides what an opaque rectangle was painted over afterwards. */
export function hideCovered({ glyphs, since }: GlyphGroup, painted: Painted): void {
  const letters = glyphs.filter(({ isSpace, sight }) => !isSpace && sight === 'seen')
  if (letters.length > 0 && since < painted.size)
    hideWhere(letters, (glyph) => painted.isCovered(...middleOf(glyph), since))
}

function hideWhere(letters: readonly Glyph[], isHidden: (glyph: Glyph) => boolean): void {
  const probes = [letters[0]!, letters[letters.length >> 1]!, letters.at(-1)!].map(isHidden)
  const isSame = probes.every((each) => each === probes[0])
  for (const glyph of letters) if (isSame ? probes[0] : isHidden(glyph)) glyph.sight = 'hidden'
}

interface Ink {
  readonly colour: Rgb | null
  readonly alpha: number
}

/** Fill, line or both; type that is a clip shows whatever is painted through it. */
function inksOf(state: GraphicsState): readonly Ink[] | 'unknown' {
  const { mode, fill, stroke, groupAlpha } = state
  if (mode > 2 || state.hasMask || state.isBlended) return 'unknown'
  const filled = { colour: fill, alpha: state.fillAlpha * groupAlpha }
  const lined = { colour: stroke, alpha: state.strokeAlpha * groupAlpha }
  return mode === 0 ? [filled] : mode === 1 ? [lined] : [filled, lined]
}

function isUnseen(glyph: Glyph, inks: readonly Ink[], painted: Painted): boolean {
  if (inks.every(({ alpha }) => alpha < faint)) return true
  const ground = painted.colourAt(...middleOf(glyph))
  return (
    ground !== null &&
    inks.every(({ colour, alpha }) => colour !== null && isAlike(blended(colour, ground, alpha), ground))
  )
}
