// PDF pages as elements: a picture, its text over it, its links. Everything is drawn before any of it is shown.
import {
  getDocument,
  GlobalWorkerOptions,
  PDFWorker,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist'
import { editor as words } from '../../strings/en/editor.ts'
import './pdf-pages.css'

/** The zoom: as wide as the pane allows, or so many CSS pixels for each PDF point (1/72 inch) at 96 dpi. */
export type Zoom = 'fit' | number

export interface PageFrame {
  zoom: Zoom
  /** Room for a page, in CSS pixels. */
  width: number
  pixelRatio: number
}

/** A document can ask for a page as large as it likes; a picture of it stays within what browsers can draw. */
const largestCanvasSide = 4096
const cssPixelsPerPoint = 96 / 72
const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:']

let worker: PDFWorker | undefined
function sharedWorker(): PDFWorker {
  GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href
  return (worker ??= new PDFWorker())
}

/** Opens a PDF. Destroy its loading task when it is done with. The bytes stay the caller's. */
export function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({ data: bytes.slice(), worker: sharedWorker(), enableXfa: false }).promise
}

/** All pages, drawn and ready to be put in place at once. Throws when `signal` is aborted meanwhile. */
export async function renderPages(
  pdf: PDFDocumentProxy,
  frame: PageFrame,
  signal: AbortSignal,
): Promise<{ pages: DocumentFragment; scale: number }> {
  const fragment = document.createDocumentFragment()
  let scale = 1
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    signal.throwIfAborted()
    const natural = page.getViewport({ scale: 1 })
    scale = frame.zoom === 'fit' ? frame.width / natural.width : frame.zoom * cssPixelsPerPoint
    fragment.append(await renderPage(page, scale, { ...frame, label: words.preview.page(number, pdf.numPages) }))
    signal.throwIfAborted()
  }
  return { pages: fragment, scale: scale / cssPixelsPerPoint }
}

async function renderPage(
  page: PDFPageProxy,
  scale: number,
  { pixelRatio, label }: PageFrame & { label: string },
): Promise<HTMLElement> {
  const viewport = page.getViewport({ scale })
  const density = Math.min(pixelRatio, largestCanvasSide / Math.max(viewport.width, viewport.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width * density)
  canvas.height = Math.floor(viewport.height * density)
  canvas.style.cssText = 'display:block;width:100%;height:100%'
  await page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] }).promise

  const element = document.createElement('div')
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', label)
  element.className = 'paper relative mx-auto shrink-0 shadow-lift ring-1 ring-rule'
  element.style.cssText = `width:${viewport.width}px;height:${viewport.height}px;--total-scale-factor:${scale}`
  const text = document.createElement('div')
  text.className = 'page-text'
  await new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport }).render()
  element.append(canvas, text, ...(await linksOf(page, scale)))
  return element
}

async function linksOf(page: PDFPageProxy, scale: number): Promise<HTMLAnchorElement[]> {
  const viewport = page.getViewport({ scale })
  const annotations = (await page.getAnnotations()) as { subtype?: string; url?: string; rect: number[] }[]
  return annotations.flatMap(({ subtype, url, rect }) => {
    if (subtype !== 'Link' || !url || !URL.canParse(url) || !linkSchemes.includes(new URL(url).protocol)) return []
    const [left = 0, bottom = 0, right = 0, top = 0] = rect
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom) as number[]
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top) as number[]
    const link = document.createElement('a')
    link.href = url
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
    link.title = url
    link.setAttribute('aria-label', url)
    link.style.cssText = `position:absolute;left:${Math.min(x1, x2)}px;top:${Math.min(y1, y2)}px;width:${Math.abs(x2 - x1)}px;height:${Math.abs(y2 - y1)}px`
    return [link]
  })
}
