// Where the words of a PDF's pages stand.
import type { SetPage } from '@galley/resume/fit/page-room'
import { openPdf } from './render-pages.ts'

/** Of every page, in its order. The bytes stay the caller's. */
export async function setPagesOf(bytes: Uint8Array): Promise<SetPage[]> {
  const pdf = await openPdf(bytes)
  try {
    return await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index): Promise<SetPage> => {
        const page = await pdf.getPage(index + 1)
        const { width, height } = page.getViewport({ scale: 1 })
        const { items } = await page.getTextContent()
        const words = items.flatMap((item) => {
          if (!('transform' in item) || item.str.trim() === '') return []
          const [, , , , x, y] = item.transform as number[]
          return [{ x: x ?? 0, baseline: height - (y ?? 0) }]
        })
        return { width, height, words }
      }),
    )
  } finally {
    void pdf.loadingTask.destroy()
  }
}
