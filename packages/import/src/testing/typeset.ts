// For tests: a page as a PDF's items, set by hand: each text where it is said to stand, in letters of one width.
import type { LinkAnnotation, PdfText, TextItem } from '../pdf/layout/pdf-text.ts'

export interface Text {
  readonly text: string
  readonly x?: number
  readonly y: number
  readonly size?: number
  readonly bold?: boolean
  readonly italic?: boolean
  readonly page?: number
}

/** Half a size a letter. */
export const widthOf = (text: string, size = 10): number => text.length * size * 0.5

export const item = ({ text, x = 50, y, size = 10, bold = false, italic = false, page = 0 }: Text): TextItem => ({
  text,
  page,
  x,
  baseline: y,
  width: widthOf(text, size),
  size,
  font: `Test${bold ? '-Bold' : ''}${italic ? '-Italic' : ''}`,
  bold,
  italic,
  isUpright: true,
})

export function pdfOf(texts: readonly Text[], links: readonly LinkAnnotation[] = []): PdfText {
  const pages = 1 + Math.max(0, ...texts.map(({ page = 0 }) => page))
  return { pages: Array.from({ length: pages }, () => ({ width: 600, height: 800 })), items: texts.map(item), links }
}

/** One line below the other; what is between bars stands at the right. `*bold*`, and a dot begins a bullet. */
export function column(lines: readonly string[], from = { x: 50, y: 60 }): Text[] {
  return lines
    .flatMap((line, index) => {
      const y = from.y + index * 14
      return line.split(' || ').map((part, cell): Text => {
        const isBold = /^\*.*\*$/.test(part)
        const text = isBold ? part.slice(1, -1) : part
        return { text, y, x: cell === 0 ? from.x : 560 - widthOf(text), bold: isBold }
      })
    })
    .filter(({ text }) => text !== '')
}
