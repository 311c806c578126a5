import { openPdf } from './render-pages.ts'

/** The first page as a picture without text or links, so many pixels wide. */
export async function drawPicture(bytes: Uint8Array, widthPx: number): Promise<HTMLCanvasElement> {
  const pdf = await openPdf(bytes)
  try {
    const page = await pdf.getPage(1)
    const viewport = page.getViewport({ scale: widthPx / page.getViewport({ scale: 1 }).width })
    const canvas = document.createElement('canvas')
    canvas.width = widthPx
    canvas.height = Math.min(2 * widthPx, Math.floor(viewport.height))
    await page.render({ canvas, viewport }).promise
    return canvas
  } finally {
    void pdf.loadingTask.destroy()
  }
}
