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
  return words.map((word, index) => ({
    ...word,
    x: (pages[word.page]?.width ?? 0) - word.x - word.width,
    shownX: word.x,
    // What touched the word at its left touches the one before it now.
    isGlued: words[index + 1]?.isGlued ?? false,
    isAgainst: leftToRight.test(word.text),
  }))
}

/** A text's words from left to right, as they stand on the page. */
export function asOnPaper(text: string, isMirrored: boolean): string {
  if (!hasRightToLeft(text) || !text.trim().includes(' ')) return text
  const words = text.match(/\s+|\S+/g) ?? []
  const isAgainst = (word: string) => (isMirrored ? leftToRight.test(word) : rightToLeft.test(word))
  for (const [from, to] of stretchesOf(words, isAgainst))
    words.splice(from, to - from, ...words.slice(from, to).toReversed())
  return (isMirrored ? words.toReversed() : words).join('')
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

export interface Placed {
  readonly word: Word
  readonly isGlued: boolean
}

/** A line's words, from left to right, as they are read. */
export function inReadingOrder(words: readonly Word[]): Placed[] {
  const placed = withNumbersInOrder(withYearsInOrder(words.map((word) => ({ word, isGlued: word.isGlued }))))
  if (!words.some(({ isAgainst }) => isAgainst)) return placed
  const result: Placed[] = []
  for (let index = 0; index < placed.length;) {
    const end = endOfStretch(words, index)
    result.push(...turned(placed.slice(index, end)))
    index = end
  }
  return result
}

/** "2020 – 2022" is set from the left on many a page that is read from the right: years go on. */
function withYearsInOrder(placed: readonly Placed[]): Placed[] {
  const at = placed.findIndex(({ word }) => word.shownX !== undefined && year.test(word.text))
  const [from, dash, to] = placed.slice(at, at + 3)
  const isTurned = at >= 0 && dash && to && year.test(to.word.text) && /^[–—-]$/.test(dash.word.text)
  if (!isTurned || from!.word.text <= to.word.text) return [...placed]
  return [...placed.slice(0, at), to, dash, from!, ...placed.slice(at + 3)]
}
const year = /^(?:19|20)\d{2}$/

/** A telephone number runs from the left everywhere. */
function withNumbersInOrder(placed: readonly Placed[]): Placed[] {
  const isPart = ({ word }: Placed) =>
    word.shownX !== undefined && /^[+\d().-]*\d[\d().+-]*$/.test(word.text) && !year.test(word.text)
  const result: Placed[] = []
  for (let index = 0; index < placed.length;) {
    let end = index
    while (end < placed.length && isPart(placed[end]!)) end += 1
    const number = placed.slice(index, Math.max(end, index + 1))
    const figures = number.reduce((sum, { word }) => sum + word.text.replace(/\D/g, '').length, 0)
    result.push(...(number.length > 1 && figures >= minFigures ? number.toReversed() : number))
    index += number.length
  }
  return result
}
const minFigures = 7

/** From a word against the line's direction to the last one of its kind, with the figures and signs between them. */
function endOfStretch(words: readonly Word[], start: number): number {
  const isWeak = ({ text }: Word) => !/\p{L}/u.test(text)
  const isFigure = ({ text }: Word) => /^[\d.,+#]+$/.test(text)
  // On a mirrored page "Java 17" begins with its figure.
  let first = start
  while (words[first]?.shownX !== undefined && isFigure(words[first]!)) first += 1
  if (!words[first]?.isAgainst) return start + 1
  let end = first + 1
  for (let index = end; index < words.length && (words[index]!.isAgainst || isWeak(words[index]!)); index += 1)
    if (words[index]!.isAgainst) end = index + 1
  return end
}

function turned(stretch: readonly Placed[]): Placed[] {
  const [first] = stretch
  return stretch.toReversed().map(({ word }, index) => ({
    word,
    isGlued: index === 0 ? (first?.isGlued ?? false) : stretch[stretch.length - index]!.isGlued,
  }))
}
