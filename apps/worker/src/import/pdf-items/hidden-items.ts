// Maps the visibility of a page's letters to pdf.js's pieces of text: a piece is seen, hidden, or divided where one
// part of it is hidden. What lies outside the page, which pdf.js leaves out, is added as hidden. What makes a letter
// invisible is decided in visible-text.ts.
import type { Glyph } from './shown-glyphs.ts'

/** As pdf.js has it. */
export interface TextPiece {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
  readonly fontName: string
  readonly isHidden?: boolean
  /** Bold by its drawing, whatever its font says. */
  readonly isBold?: boolean
}

/** Part of a size; a wider gap parts two words. */
const wordGap = 0.15

export function withHidden(pieces: readonly TextPiece[], glyphs: readonly Glyph[]): TextPiece[] {
  if (glyphs.every(({ sight, isSpace, isDrawn }) => (sight === 'seen' && !isDrawn) || isSpace)) return [...pieces]
  const inside = glyphs.filter(({ sight }) => sight !== 'outside')
  let end = inside.length
  const placed: TextPiece[][] = []
  for (const { piece, start } of startsOf(pieces, inside).toReversed()) {
    placed.push(start === undefined ? [piece] : dividedPiece(piece, inside.slice(start, end)))
    end = start ?? end
  }
  return withoutShadows([...placed.toReversed().flat(), ...outsidePieces(glyphs)])
}

/** The same words in the same place, hidden and seen, are one text with a halo around it. */
function withoutShadows(pieces: readonly TextPiece[]): TextPiece[] {
  const keyOf = ({ str, transform }: TextPiece) => `${placeOf(transform[4] ?? 0, transform[5] ?? 0)} ${str}`
  const seen = new Set(pieces.flatMap((piece) => (piece.isHidden ? [] : [keyOf(piece)])))
  return pieces.filter((piece) => !piece.isHidden || !seen.has(keyOf(piece)))
}

/** For each piece the first of its letters: it stands where the piece begins, after those of the piece before. */
function startsOf(
  pieces: readonly TextPiece[],
  glyphs: readonly Glyph[],
): { piece: TextPiece; start: number | undefined }[] {
  const places = new Map<string, number[]>()
  for (const [index, { x, y, isSpace }] of glyphs.entries()) {
    if (isSpace) continue
    const key = placeOf(x, y)
    const known = places.get(key)
    if (known) known.push(index)
    else places.set(key, [index])
  }
  let last = -1
  return pieces.map((piece) => {
    const { str, transform } = piece
    if (str.trim() === '') return { piece, start: undefined }
    const [x, y] = [transform[4] ?? 0, transform[5] ?? 0]
    const start = [-1, 0, 1]
      .flatMap((right) => [-1, 0, 1].map((up) => firstAfter(places.get(placeOf(x + right * 0.5, y + up * 0.5)), last)))
      .reduce((first, each) => Math.min(first, each), Infinity)
    if (start === Infinity) return { piece, start: undefined }
    last = start
    return { piece, start }
  })
}

const placeOf = (x: number, y: number) => `${Math.round(x * 2)} ${Math.round(y * 2)}`

function firstAfter(sorted: readonly number[] | undefined, last: number): number {
  if (!sorted) return Infinity
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (sorted[middle]! > last) to = middle
    else from = middle + 1
  }
  return sorted[from] ?? Infinity
}

function dividedPiece(piece: TextPiece, glyphs: readonly Glyph[]): TextPiece[] {
  const letters = glyphs.filter(({ isSpace }) => !isSpace)
  const hidden = letters.filter(({ sight }) => sight === 'hidden').length
  if (hidden === 0) return [letters.some(({ isDrawn }) => isDrawn) ? { ...piece, isBold: true } : piece]
  if (hidden === letters.length) return [{ ...piece, isHidden: true }]
  const groups: Glyph[][] = []
  for (const glyph of glyphs) {
    const group = groups.at(-1)
    if (group && (glyph.isSpace || group[0]!.sight === glyph.sight)) group.push(glyph)
    else if (!glyph.isSpace) groups.push([glyph])
  }
  return groups.map((group) => ({
    ...pieceOf(group, piece.transform),
    fontName: piece.fontName,
    isHidden: group[0]!.sight === 'hidden',
  }))
}

/** Letters of one line as the text that they make. */
function pieceOf(glyphs: readonly Glyph[], transform: readonly number[]): TextPiece {
  const [first, last] = [glyphs[0]!, glyphs.at(-1)!]
  let str = ''
  for (const [index, glyph] of glyphs.entries()) {
    const before = glyphs[index - 1]
    const isApart = before !== undefined && apart(before, glyph) > wordGap * glyph.size
    str += (isApart && !str.endsWith(' ') ? ' ' : '') + (glyph.isSpace ? ' ' : glyph.text)
  }
  const width = Math.hypot(last.x - first.x, last.y - first.y) + last.width
  const place = [...transform.slice(0, 4), first.x, first.y]
  return { str: str.replace(/ +/g, ' '), transform: place, width, fontName: first.font }
}

const apart = (left: Glyph, right: Glyph) => Math.hypot(right.x - left.x, right.y - left.y) - left.width

function outsidePieces(glyphs: readonly Glyph[]): TextPiece[] {
  const groups: Glyph[][] = []
  let before: Glyph | undefined
  for (const glyph of glyphs) {
    const isOutside = glyph.sight === 'outside'
    if (isOutside && before?.sight === 'outside' && Math.abs(before.y - glyph.y) < glyph.size / 2)
      groups.at(-1)!.push(glyph)
    else if (isOutside) groups.push([glyph])
    before = glyph
  }
  return groups
    .filter((group) => group.some(({ isSpace }) => !isSpace))
    .map((group) => ({ ...pieceOf(group, [group[0]!.size, 0, 0, group[0]!.size]), isHidden: true }))
}
