// The number of a page below its text, wherever LaTeX has put it: higher than most programs do.
import type { PdfText, TextItem } from '../pdf/layout/pdf-text.ts'

/** Lines of the text stand closer. */
const minGapPt = 20

/** The numbers are apart: alone on the lowest line of their page, and the page's own. */
export function withoutPageNumbers(text: PdfText): { text: PdfText; numbers: readonly TextItem[] } {
  const numbers = text.pages.flatMap((_, page) => {
    const items = text.items.filter((item) => item.page === page && item.text.trim() !== '')
    const low = Math.max(...items.map(({ baseline }) => baseline))
    const [number, ...others] = items.filter(({ baseline }) => baseline > low - minGapPt)
    return number?.text.trim() === `${page + 1}` && others.length === 0 && items.length > 1 ? [number] : []
  })
  return { text: { ...text, items: text.items.filter((item) => !numbers.includes(item)) }, numbers }
}
