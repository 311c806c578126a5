// A PDF's runs of text as words: divided at spaces, glued where a word changes its style, letters that were spaced
// joined.
import { cleanText, isIconFont, isIconName, isIconText, withoutIcons } from '../vocabulary/clean-text.ts'
import { findDates } from '../vocabulary/find-dates.ts'
import { withAccentsInPlace, withLamAlef, withMarksInPlace } from './marks.ts'
import { withoutTracking } from './tracked-items.ts'
import type { LinkAnnotation, PdfText, TextItem } from './pdf-text.ts'
import type { Word } from './positioned-text.ts'
import { missingLetters, unknownLigature, withLigatures } from '../vocabulary/unnamed-ligatures.ts'
import { asOnPaper, isFromRight, isRightToLeft, placedForReading } from './right-to-left.ts'

/** A gap narrower than this part of the size is none: the word goes on. */
const gluedGap = 0.14
/** Icons at the start of a line may be bullets: this stands for them. */
export const iconBullet = '•'

export function wordsIn(pdf: PdfText): Word[] {
  const words: Word[] = []
  const isMirrored = isFromRight(pdf.items.map(({ text }) => text))
  let before: TextItem | undefined
  for (const item of withWholeWords(withMarksInPlace(withAccentsInPlace(withoutTracking(pdf.items))))) {
    const isAfter = before !== undefined && goesOn(before, item) && !isDateBeside(before, item)
    for (const piece of piecesOf(isAfter && before ? lowered(before, item) : item, isMirrored)) {
      const isGlued = piece.isFirst && isAfter
      words.push({ ...piece.word, id: words.length, isGlued, target: targetAt(piece.word, pdf.links) })
    }
    before = item
  }
  return placedForReading(words, pdf.pages, isMirrored)
}

/** Pieces of one word in one style are one run: a letter and its accent are often drawn apart. */
function withWholeWords(items: readonly TextItem[]): TextItem[] {
  const whole: TextItem[] = []
  for (const item of items) {
    const left = whole.at(-1)
    if (item.text.trim() === '') continue
    const isSame =
      left !== undefined &&
      left.font === item.font &&
      Math.abs(left.size - item.size) < 0.1 &&
      Math.abs(left.baseline - item.baseline) < 0.1
    if (left && isSame && goesOn(left, item)) whole[whole.length - 1] = joined(left, item)
    else whole.push(item)
  }
  return whole
}

/** A piece of Hebrew or Arabic goes on at its left, in whichever order the file has the two. */
function joined(one: TextItem, other: TextItem): TextItem {
  const [left, right] = one.x <= other.x ? [one, other] : [other, one]
  const isFromRight = isRightToLeft(left.text + right.text)
  return {
    ...left,
    text: isFromRight ? right.text + left.text : left.text + right.text,
    width: Math.max(left.width, right.x + right.width - left.x),
  }
}

function goesOn(one: TextItem, other: TextItem): boolean {
  const isFromRight = one.x > other.x && isRightToLeft(one.text + other.text)
  const [left, right] = isFromRight ? [other, one] : [one, other]
  const gap = right.x - left.x - left.width
  const size = Math.max(left.size, right.size)
  const isSameLine = left.page === right.page && Math.abs(left.baseline - right.baseline) < size * 0.5
  const hasSpace = /\s$/.test(left.text) || /^\s/.test(right.text)
  return isSameLine && !hasSpace && gap < gluedGap * size && gap > -size && !isIcon(left) && !isIcon(right)
}

/** Dates at the end of a full line may touch what stands before them: their other type shows where they begin. */
function isDateBeside(left: TextItem, right: TextItem): boolean {
  if (left.font === right.font) return false
  const [dates] = findDates(right.text)
  return dates?.isRange === true && dates.start === 0
}

/**
 * A small figure set high is an exponent, one set low an index: "m²", "CO₂". It stands on the line of what it belongs
 * to.
 */
function lowered(left: TextItem, right: TextItem): TextItem {
  const rise = (left.baseline - right.baseline) / left.size
  if (right.size > left.size * 0.85 || Math.abs(rise) < 0.06) return right
  const figures = rise > 0 ? '⁰¹²³⁴⁵⁶⁷⁸⁹' : '₀₁₂₃₄₅₆₇₈₉'
  const isFigure = /^\s*\d{1,2}\s*$/.test(right.text)
  const text = isFigure ? right.text.replace(/\d/g, (figure) => figures[Number(figure)]!) : right.text
  return { ...right, text, baseline: left.baseline }
}

/** Some icon fonts spell the names of their icons: "HOUSE-CHIMNEY". */
const isIcon = (item: TextItem) =>
  isIconText(item.text) || (isIconFont(item.font) && (item.text.trim().length <= 3 || isIconName(item.text)))

interface Piece {
  readonly word: Omit<Word, 'id' | 'isGlued' | 'target'>
  readonly isFirst: boolean
}

function piecesOf(item: TextItem, isMirrored: boolean): Piece[] {
  const { page, baseline, size, font, bold, italic, colour = '#000000' } = item
  const style = { page, baseline, size, font, bold, italic, colour }
  if (isIcon(item)) return [{ isFirst: true, word: { ...style, text: iconBullet, x: item.x, width: item.width } }]
  const clean = despaced(withoutIcons(withLamAlef(cleanText(withLigatures(item.text)))))
  const text = clean.replaceAll(unknownLigature, missingLetters)
  const unit = item.width / Math.max(0.5, widthUnits(text))
  const pieces: Piece[] = []
  let x = item.x
  for (const match of asOnPaper(text, isMirrored).matchAll(/(\s*)(\S+)/g)) {
    const [, space = '', word = ''] = match
    x += widthUnits(space) * unit
    const width = widthUnits(word) * unit
    pieces.push({ isFirst: match.index === 0 && space === '', word: { ...style, text: word, x, width } })
    x += width
  }
  return pieces
}

/** "E X P E R I E N C E", "C E R T I F I C AT E S": words are parted by more than one space. "R A" stays. */
function despaced(text: string): string {
  const pieces = text.trim().split(/\s+/)
  const single = pieces.filter((piece) => piece.length === 1)
  const isSpaced =
    pieces.length >= 4 && single.length * 2 > pieces.length && pieces.join('').length < 2.3 * pieces.length
  if (!isSpaced || !pieces.every((piece) => /^[\p{L}\p{M}&.'’-]+$/u.test(piece))) return text
  if (/\S\s{2,}\S/.test(text.trim()))
    return text
      .trim()
      .split(/\s{2,}/)
      .map((word) => word.replace(/\s/g, ''))
      .join(' ')
  const joined = pieces.join('')
  if (!/\p{Ll}/u.test(joined)) return single.length === pieces.length || pieces.length > 4 ? joined : text
  // A letter that is no word by itself shows that words were taken apart: capitals begin them.
  if (!single.some((piece) => /[b-df-hj-np-tv-xz]/.test(piece))) return text
  return joined.replace(/(?<=[\p{Ll}.])(?<!\bMc|\bMac)(?=\p{Lu})/gu, ' ')
}

/** The letters' widths of an ordinary type, so that a word's place inside its run is right to a point or two. */
function widthUnits(text: string): number {
  let units = 0
  for (const char of text) units += /[iljtfr.,:;'|!()[\] ]/.test(char) ? 0.5 : /[\p{Lu}mw@%—]/u.test(char) ? 1.3 : 1
  return units
}

function targetAt(word: Piece['word'], links: readonly LinkAnnotation[]): string {
  const x = word.x + word.width / 2
  const y = word.baseline - word.size * 0.3
  const link = links.find(
    ({ box }) =>
      box.page === word.page && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
  )
  return link?.target ?? ''
}
