// Browsers set bold type that a font lacks as drawings of its letters, with the text itself transparent above them. A
// reader sees the letters: the text is seen where each of its letters has a drawing of its own.
import { moved } from './matrix.ts'
import type { Area, Matrix } from './matrix.ts'
import type { Glyph } from './shown-glyphs.ts'

/** A filled path, as the boxes of its outlines on the page, each inside the clip. */
export interface Drawing {
  readonly outlines: readonly Area[]
}

/** A page of text in one path. */
const maxLength = 400_000
const coordinates = [2, 2, 6, 4, 0] as const

export function drawingOf(path: ArrayLike<number>, matrix: Matrix): Drawing | undefined {
  const outlines: [number, number, number, number][] = []
  if (path.length > maxLength) return undefined
  for (let at = 0; at < path.length;) {
    const step = path[at] ?? 0
    const count = coordinates[step] ?? 2
    if (step === 0) outlines.push([Infinity, Infinity, -Infinity, -Infinity])
    for (let pair = 0; pair < count; pair += 2)
      widen(outlines.at(-1), moved(matrix, path[at + 1 + pair] ?? 0, path[at + 2 + pair] ?? 0))
    at += 1 + count
  }
  return { outlines }
}

function widen(box: [number, number, number, number] | undefined, [x, y]: readonly [number, number]): void {
  if (!box) return
  box[0] = Math.min(box[0], x)
  box[1] = Math.min(box[1], y)
  box[2] = Math.max(box[2], x)
  box[3] = Math.max(box[3], y)
}

/** In parts of the size: how far a letter's drawing may stand from its place, and how large it may be. */
const slack = 0.25
const largest = 1.5
const smallest = 0.08

/** Whether each letter stands over a drawing of a letter's size that is not wider than the letter. */
export function areDrawn(glyphs: readonly Glyph[], { outlines }: Drawing): boolean {
  const letters = glyphs.filter(({ isSpace }) => !isSpace)
  return letters.every((glyph) => outlines.some((box) => isLetter(box, glyph)))
}

function isLetter([left, low, right, high]: Area, { x, y, width, size }: Glyph): boolean {
  const middle = (left + right) / 2
  const tall = Math.max(right - left, high - low)
  return (
    middle > x - slack * size &&
    middle < x + width + slack * size &&
    right - left < width + 2 * slack * size &&
    tall < largest * size &&
    tall > smallest * size &&
    low > y - size * 0.5 &&
    high < y + size * 1.2
  )
}
