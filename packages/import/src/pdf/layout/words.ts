// A PDF's runs of text as words: divided at spaces, glued where a word changes its style, letters that were spaced
// joined.
import { cleanText, isIconFont, isIconText, withoutIcons } from '../vocabulary/clean-text.ts'
import { findDates } from '../vocabulary/find-dates.ts'
import type { LinkAnnotation, PdfText, TextItem } from './pdf-text.ts'
import type { Word } from './positioned-text.ts'
import { missingLetters, unknownLigature, withLigatures } from '../vocabulary/unnamed-ligatures.ts'

/** A gap narrower than this part of the size is none: the word goes on. */
const gluedGap = 0.14
/** Icons at the start of a line may be bullets: this stands for them. */
export const iconBullet = '•'

export function wordsIn(pdf: PdfText): Word[] {
  const words: Word[] = []
  let before: TextItem | undefined
  for (const item of withWholeWords(pdf.items)) {
    const isAfter = before !== undefined && goesOn(before, item) && !isDateBeside(before, item)
    for (const piece of piecesOf(isAfter && before ? lowered(before, item) : item)) {
      const isGlued = piece.isFirst && isAfter
      words.push({ ...piece.word, id: words.length, isGlued, target: targetAt(piece.word, pdf.links) })
    }
    before = item
  }
  return words
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
    if (left && isSame && goesOn(left, item))
      whole[whole.length - 1] = {
        ...left,
        text: left.text + item.text,
        width: Math.max(left.width, item.x + item.width - left.x),
      }
    else whole.push(item)
  }
  return whole
}

function goesOn(left: TextItem, right: TextItem): boolean {
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
  isIconText(item.text) || (isIconFont(item.font) && (item.text.trim().length <= 3 || iconName.test(item.text)))
const iconName = /^\s*[A-Z\d]{2,}(?:-[A-Z\d]+)*\s*$/

interface Piece {
  readonly word: Omit<Word, 'id' | 'isGlued' | 'target'>
  readonly isFirst: boolean
}

function piecesOf(item: TextItem): Piece[] {
  const { page, baseline, size, font, bold, italic, colour = '#000000' } = item
  const style = { page, baseline, size, font, bold, italic, colour }
  if (isIcon(item)) return [{ isFirst: true, word: { ...style, text: iconBullet, x: item.x, width: item.width } }]
  const clean = despaced(withoutIcons(cleanText(withLigatures(item.text))))
  const text = clean.replaceAll(unknownLigature, missingLetters)
  const unit = item.width / Math.max(0.5, widthUnits(text))
  const pieces: Piece[] = []
  let x = item.x
  for (const match of text.matchAll(/(\s*)(\S+)/g)) {
    const [, space = '', word = ''] = match
    x += widthUnits(space) * unit
    const width = widthUnits(word) * unit
    pieces.push({ isFirst: match.index === 0 && space === '', word: { ...style, text: word, x, width } })
    x += width
  }
  return pieces
}

/** "E X P E R I E N C E": words are parted by more than one space. Short ones ("R A") are left as they are. */
function despaced(text: string): string {
  if (!/^\s*\S(?:\s\S){3,}(?:\s{2,}\S(?:\s\S)*)*\s*$/.test(text)) return text
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ''))
    .join(' ')
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
