// The words of a PDF's pages, in the order in which it holds them, and where they stand.
import type { ParsedPage, ParsedWords } from '@galley/resume/parsed/parsed-text'
import type { PDFPageProxy } from 'pdfjs-dist'
import { openPdf } from './render-pages.ts'

/** Of every page, in its order. The bytes stay the caller's. */
export async function parsedPagesOf(bytes: Uint8Array): Promise<ParsedPage[]> {
  const pdf = await openPdf(bytes)
  try {
    return await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => parsedPage(await pdf.getPage(index + 1))),
    )
  } finally {
    void pdf.loadingTask.destroy()
  }
}

async function parsedPage(page: PDFPageProxy): Promise<ParsedPage> {
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const words: ParsedWords[] = []
  for (const item of items) {
    if (!('transform' in item)) continue
    const last = words.at(-1)
    // Blanks and ends of lines come as items of their own, and belong to the words before them.
    if (item.str.trim() === '') {
      if (last)
        words[words.length - 1] = { ...last, text: last.text + item.str, endsLine: last.endsLine || item.hasEOL }
      continue
    }
    const [, , , , x, y] = item.transform as number[]
    words.push({ text: item.str, size: item.height, endsLine: item.hasEOL, x: x ?? 0, baseline: height - (y ?? 0) })
  }
  return { width, height, words }
}
