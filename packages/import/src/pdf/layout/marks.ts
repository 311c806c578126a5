// Marks that a file draws by themselves, without a width: a shadda, a tanwin, an accent. Each belongs to the letter
// that it stands on.
import type { TextItem } from './pdf-text.ts'
import { isRightToLeft } from './right-to-left.ts'

const onlyMarks = /^\p{M}+$/u
/** Where the file draws a mark and its letter, so many pieces apart at most. */
const near = 3
/** In points: a mark may stand a little beyond its letter. */
const beyond = 1

export function withMarksInPlace(items: readonly TextItem[]): TextItem[] {
  if (!items.some(({ text }) => onlyMarks.test(text.trim()))) return [...items]
  const whole = [...items]
  for (const [index, item] of items.entries()) {
    const mark = item.text.trim()
    if (!onlyMarks.test(mark)) continue
    const at = holderOf(whole, index)
    if (at === undefined) continue
    whole[at] = { ...whole[at]!, text: withMark(whole[at]!, item.x, mark) }
    whole[index] = { ...item, text: '' }
  }
  return whole.filter(({ text }) => text !== '')
}

/** The piece that it stands over. */
function holderOf(items: readonly TextItem[], index: number): number | undefined {
  const { page, x, baseline, size } = items[index]!
  const steps = Array.from({ length: near }, (_, step) => [index - step - 1, index + step + 1]).flat()
  return steps.find((at) => {
    const item = items[at]
    return (
      item !== undefined &&
      item.page === page &&
      /\p{L}/u.test(item.text) &&
      Math.abs(item.baseline - baseline) < size * 0.5 &&
      x >= item.x - beyond &&
      x <= item.x + item.width + beyond
    )
  })
}

/** After the letter at its place, letters being of one width. */
function withMark({ text, x, width }: TextItem, at: number, mark: string): string {
  const letters = Array.from(text)
  const share = width > 0 ? (at - x) / width : 1
  const before = Math.round((isRightToLeft(text) ? 1 - share : share) * letters.length)
  const place = Math.min(letters.length, Math.max(1, before))
  return [...letters.slice(0, place), mark, ...letters.slice(place)].join('')
}

/**
 * Lam and alef are one glyph, whose two letters some files give in the wrong order: put right where no word has them
 * so, after an alef, and at the end of a noun with its article ("المؤهالت").
 */
export const withLamAlef = (text: string): string =>
  text
    .replaceAll(/ا([اأإآ])ل/g, (_, alef: string) => `ال${alef}`)
    .replaceAll(/(?<!\p{L})(ال\p{L}{2,10})الت(?!\p{L})/gu, '$1لات')

const accentAtEnd = /^(.*?)(\s?)([´¨ˆ˜ˇ˚˘˝˙¯¸˛])$/su
/** In parts of the size: how far a letter begins behind the end of its accent. */
const behind = 0.2

/** An accent that ends a piece stands on the letter that begins the next: "Do ˘" and "gum" are "Doğum". */
export function withAccentsInPlace(items: readonly TextItem[]): TextItem[] {
  const whole = [...items]
  for (const [index, item] of items.entries()) {
    const own = whole[index]!
    const next = whole[index + 1]
    const [, text = '', space = '', accent] = accentAtEnd.exec(own.text) ?? []
    const isOver =
      next !== undefined &&
      next.page === item.page &&
      Math.abs(next.baseline - item.baseline) < item.size * 0.5 &&
      next.x < item.x + item.width + item.size * behind &&
      next.x >= item.x
    if (accent === undefined || !isOver || !/^\p{L}/u.test(next.text)) continue
    const isParted = space !== '' && !isOneWord(text, next.text)
    whole[index] = { ...own, text: isParted ? `${text} ` : text, width: next.x - own.x }
    whole[index + 1] = { ...next, text: `${accent}${next.text}` }
  }
  return whole.filter(({ text }) => text !== '')
}

/** Raising the accent leaves a gap that is no space: no word begins with ğ, and capitals go on after capitals. */
function isOneWord(before: string, next: string): boolean {
  const [last, first = ''] = [before.slice(before.lastIndexOf(' ') + 1), next[0]]
  if (/g/i.test(first)) return true
  return last.length < 4 && /\p{Lu}$/u.test(last) === /\p{Lu}/u.test(first)
}
