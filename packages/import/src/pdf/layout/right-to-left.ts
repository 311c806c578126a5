// Hebrew and Arabic are read from the right. A page of theirs is read as its mirror image, so that what begins a line
// is at the left for all that follows; words of the other direction keep their own order within a line.
import type { PageSize } from '@galley/contract/import'
import type { Word } from './word.ts'

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const leftToRight = /[^\P{L}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** Letters of Hebrew and Arabic, and none of another script. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(text) && !leftToRight.test(text)

/** Whether most of a document's text runs from the right. Addresses are in Latin letters everywhere. */
export function isFromRight(texts: readonly string[]): boolean {
  if (!texts.some(hasRightToLeft)) return false
  const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => !/[@/]|\.\p{L}/u.test(word))
  const letters = (is: RegExp) => words.reduce((sum, word) => sum + (is.test(word) ? word.length : 0), 0)
  return letters(rightToLeft) > letters(leftToRight)
}

/** Words as they are placed for the reading: all of the document's, in the order of the file. */
export function placedForReading(words: readonly Word[], pages: readonly PageSize[], isMirrored: boolean): Word[] {
  if (!isMirrored) return words.map((word) => (rightToLeft.test(word.text) ? { ...word, isAgainst: true } : word))
  // Of two that touch, the one that stands further left is read after the other.
  const glued = new Set(
    words.flatMap((word, index) => {
      const before = words[index - 1]
      return word.isGlued && before ? [before.x <= word.x ? before : word] : []
    }),
  )
  return words.map((word) => ({
    ...word,
    x: (pages[word.page]?.width ?? 0) - word.x - word.width,
    shownX: word.x,
    isGlued: glued.has(word),
    isAgainst: leftToRight.test(word.text),
  }))
}

/** A text's words from left to right, as they stand on the page. */
export function asOnPaper(text: string, isMirrored: boolean): string {
  if (!hasRightToLeft(text) || !text.trim().includes(' ')) return text
  const words = text.match(/\s+|\S+/g) ?? []
  const isAgainst = (word: string) => (isMirrored ? leftToRight.test(word) : rightToLeft.test(word))
  const placed: string[] = []
  for (const [from, to] of [...stretchesOf(words, isAgainst), [words.length, words.length] as const]) {
    for (let index = placed.length; index < from; index += 1) placed.push(words[index]!)
    for (let index = to - 1; index >= from; index -= 1) placed.push(words[index]!)
  }
  return (isMirrored ? placed.toReversed() : placed).join('')
}

/** From the first to the last word of a kind, with the figures and spaces between them. */
function stretchesOf(words: readonly string[], is: (word: string) => boolean): [number, number][] {
  const stretches: [number, number][] = []
  for (const [index, word] of words.entries()) {
    const last = stretches.at(-1)
    if (!is(word)) continue
    if (last && words.slice(last[1], index).every((between) => !/\p{L}/u.test(between))) last[1] = index + 1
    else stretches.push([index, index + 1])
  }
  return stretches
}

export interface ReadWord {
  readonly word: Word
  readonly isGlued: boolean
}

/** A line's words, from left to right, as they are read. */
export function inReadingOrder(words: readonly Word[]): ReadWord[] {
  const all = words.map((word) => ({ word, isGlued: word.isGlued }))
  const isMirrored = words.some(({ shownX }) => shownX !== undefined)
  const placed = isMirrored ? withNumbersInOrder(withDatesInOrder(all)) : all
  if (!words.some(({ isAgainst }) => isAgainst)) return placed
  const result: ReadWord[] = []
  for (let index = 0; index < placed.length;) {
    const { end, isTurned } = stretchFrom(placed, index)
    const stretch = placed.slice(index, end)
    result.push(...(isTurned ? turned(stretch) : stretch))
    index = end
  }
  return result
}

/** "03/2020 – 05/2022" is set from the left on many a page that is read from the right: time goes on. */
function withDatesInOrder(placed: readonly ReadWord[]): ReadWord[] {
  const ordered = [...placed]
  for (let at = 0; at + 2 < ordered.length; at += 1) {
    const [from, dash, to] = [ordered[at]!, ordered[at + 1]!, ordered[at + 2]!]
    if (!/^[–—-]$/.test(dash.word.text)) continue
    const [one, other] = [monthOf(from.word.text), monthOf(to.word.text)]
    if (one === undefined || other === undefined || one <= other) continue
    ordered[at] = to
    ordered[at + 2] = from
  }
  return ordered
}

/** "2020", "03/2020", "2020-03" as months from the year 0. */
function monthOf(text: string): number | undefined {
  const date = /^(?:(\d{1,2})[./])?((?:19|20)\d{2})(?:[./-](\d{1,2}))?$/.exec(text)
  return date ? Number(date[2]) * 12 + Number(date[1] ?? date[3] ?? 0) : undefined
}

/** A telephone number runs from the left everywhere. */
function withNumbersInOrder(placed: readonly ReadWord[]): ReadWord[] {
  const isPart = ({ word }: ReadWord) => /^[+\d().-]*\d[\d().+-]*$/.test(word.text) && monthOf(word.text) === undefined
  const result: ReadWord[] = []
  for (let index = 0; index < placed.length;) {
    let end = index
    while (end < placed.length && isPart(placed[end]!)) end += 1
    const number = placed.slice(index, Math.max(end, index + 1))
    const figures = number.reduce((sum, { word }) => sum + word.text.replace(/\D/g, '').length, 0)
    const isNumber = number.length > 1 && figures >= minFigures && figures <= maxFigures
    result.push(...(isNumber ? number.toReversed() : number))
    index += number.length
  }
  return result
}
const minFigures = 7
const maxFigures = 15

/**
 * From a word against the line's direction to the last one of its kind, with the figures and signs between them; or
 * what runs with the line.
 */
function stretchFrom(placed: readonly ReadWord[], start: number): { end: number; isTurned: boolean } {
  const isWeak = ({ word }: ReadWord) => !/\p{L}/u.test(word.text)
  const isAgainst = (at: number) => placed[at]?.word.isAgainst === true
  // On a mirrored page "Java 17" begins with its figure.
  let first = start
  while (first < placed.length && placed[first]!.word.shownX !== undefined && isFigure(placed[first]!)) first += 1
  if (!isAgainst(first)) return { end: Math.max(first, start + 1), isTurned: false }
  let end = first + 1
  for (let index = end; index < placed.length && (isAgainst(index) || isWeak(placed[index]!)); index += 1)
    if (isAgainst(index)) end = index + 1
  return { end, isTurned: true }
}
const isFigure = ({ word }: ReadWord) => /^[\d.,+#]+$/.test(word.text)

function turned(stretch: readonly ReadWord[]): ReadWord[] {
  const [first] = stretch
  return stretch.toReversed().map(({ word }, index) => ({
    word,
    isGlued: index === 0 ? (first?.isGlued ?? false) : stretch[stretch.length - index]!.isGlued,
  }))
}
