import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Zoom } from './render-pages.ts'
import { useWidth } from '../use-width.ts'

export interface ShownPages {
  pages: number
  /** CSS pixels for each pixel at 96 dpi: 1 is the page's real size. */
  scale: number
  isBroken: boolean
}

/** The PDF engine is large: it is fetched beside the editor, not before it. */
const loadEngine = () => import('./render-pages.ts')

/**
 * Draws a PDF's pages into `host`. The old pages stay until the new ones are ready, and what was in view stays in view:
 * the scroll position is kept as a share of the whole.
 */
export function usePdfPages(bytes: Uint8Array | null, zoom: Zoom, host: RefObject<HTMLDivElement | null>): ShownPages {
  const [shown, setShown] = useState<ShownPages>({ pages: 0, scale: 1, isBroken: false })
  const width = useWidth(host)
  const open = useRef<{ bytes: Uint8Array; pdf: PDFDocumentProxy } | null>(null)

  useEffect(() => {
    const element = host.current
    if (!bytes || !element || width === 0) return
    const controller = new AbortController()
    const draw = async () => {
      const { openPdf, renderPages } = await loadEngine()
      const previous = open.current
      const pdf = previous?.bytes === bytes ? previous.pdf : await openPdf(bytes)
      const frame = { zoom, width: Math.max(160, width - paddingOf(element)), pixelRatio: window.devicePixelRatio || 1 }
      const drawn = await renderPages(pdf, frame, controller.signal).catch((error: unknown) => {
        // Overtaken by a newer one: it is never shown, so it is released here.
        if (pdf !== previous?.pdf) void pdf.loadingTask.destroy()
        throw error
      })
      const { pages, scale } = drawn
      replacePages(element, pages)
      open.current = { bytes, pdf }
      if (previous && previous.pdf !== pdf) void previous.pdf.loadingTask.destroy()
      setShown({ pages: pdf.numPages, scale, isBroken: false })
    }
    draw().catch(() => {
      if (!controller.signal.aborted) setShown((before) => ({ ...before, isBroken: true }))
    })
    return () => controller.abort()
  }, [bytes, zoom, width, host])

  useEffect(() => {
    void loadEngine()
    return () => void open.current?.pdf.loadingTask.destroy()
  }, [])
  return shown
}

/** The room that the host keeps at its sides, as its own style says. */
function paddingOf(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
}

function replacePages(element: HTMLElement, pages: DocumentFragment): void {
  const scroller = element.parentElement ?? element
  const { scrollTop, scrollHeight, scrollLeft } = scroller
  element.replaceChildren(pages)
  const grown = scroller.scrollHeight / (scrollHeight || 1)
  // A page more or less at the end moves nothing; another zoom keeps the same place of the text in view.
  const isSameScale = Math.abs(grown - 1) < 0.001 || scrollTop === 0
  scroller.scrollTop = isSameScale ? scrollTop : scrollTop * grown
  scroller.scrollLeft = scrollLeft
}
