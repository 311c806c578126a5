// Drawn bullets: browsers print the dots of a list as small shapes, not as letters. Each becomes the sign that it
// stands for.
import type { TextPiece } from './hidden-items.ts'
import type { Area } from './matrix.ts'

/** A dot's sides, in points, and how unlike they may be. */
const side = { least: 1.2, most: 7 }
const maxUnlike = 1.5
/** From the dot to the text that it stands before, in parts of the text's size. */
const gap = { least: 0.25, most: 2.2 }
/** Above the base line, where small letters have their middle. */
const height = { least: 0.05, most: 0.65 }
/** A page with more of them has a drawing on it. */
export const maxDots = 1_000

export function isDot([left, low, right, high]: Area): boolean {
  const [width, tall] = [right - left, high - low]
  const isSmall = Math.min(width, tall) >= side.least && Math.max(width, tall) <= side.most
  return isSmall && Math.max(width, tall) <= maxUnlike * Math.min(width, tall)
}

export function withDrawnBullets(pieces: readonly TextPiece[], dots: readonly Area[]): TextPiece[] {
  if (dots.length === 0 || dots.length >= maxDots) return [...pieces]
  const level = pieces.filter((piece) => !piece.isHidden && piece.str.trim() !== '' && isLevel(piece))
  const bullets = new Map<TextPiece, TextPiece>()
  for (const dot of dots.filter((each) => isAlone(each, dots))) {
    const text = textAfter(dot, level)
    if (text) bullets.set(text, bulletBefore(text, dot))
  }
  return pieces.flatMap((piece) => {
    const bullet = bullets.get(piece)
    return bullet ? [bullet, piece] : [piece]
  })
}

const isLevel = ({ transform: [a = 0, b = 0, c = 0, d = 0] }: TextPiece) =>
  Math.abs(b) < 0.01 && Math.abs(c) < 0.01 && a > 0 && d > 0

/** Several in a row rate the skill in a language, or are a line. */
function isAlone(dot: Area, dots: readonly Area[]): boolean {
  const width = dot[2] - dot[0]
  return !dots.some(
    (other) =>
      other !== dot &&
      Math.abs(other[1] - dot[1]) < width / 2 &&
      other[0] !== dot[0] &&
      Math.min(Math.abs(other[0] - dot[2]), Math.abs(dot[0] - other[2])) < 3 * width,
  )
}

/** The nearest at the right of the dot, on its line. */
function textAfter([, low, right, high]: Area, pieces: readonly TextPiece[]): TextPiece | undefined {
  const middle = (low + high) / 2
  let nearest: TextPiece | undefined
  for (const piece of pieces) {
    const [, , , size = 0, x = 0, y = 0] = piece.transform
    const [away, up] = [(x - right) / size, (middle - y) / size]
    if (away < gap.least || away > gap.most || up < height.least || up > height.most) continue
    if (!nearest || x < (nearest.transform[4] ?? 0)) nearest = piece
  }
  return nearest
}

function bulletBefore(text: TextPiece, [left, , right]: Area): TextPiece {
  const [a = 1, b = 0, c = 0, d = 1, , y = 0] = text.transform
  return { str: '• ', transform: [a, b, c, d, left, y], width: right - left, fontName: text.fontName }
}
