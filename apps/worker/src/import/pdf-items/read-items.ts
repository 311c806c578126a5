// Reads a PDF's text, fonts and links with pdf.js. The PDF is untrusted: this runs in a process of its own
// (reader/reader-main.ts).
import type { PageSize } from '@galley/contract/import'
import type { ImportRefusal } from '@galley/contract/worker-wire'
import type { LinkAnnotation, PdfText, TextItem } from '@galley/import/pdf/layout/pdf-text'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { withDrawnBullets } from './drawn-bullets.ts'
import type { FontShape } from './graphics-state.ts'
import { withHidden } from './hidden-items.ts'
import type { TextPiece } from './hidden-items.ts'
import { multiplied } from './matrix.ts'
import type { Area } from './matrix.ts'
import { readGlyphs } from './visible-text.ts'

export const pdfLimits = { pages: 20, textChars: 200_000, linksPerPage: 500 } as const

export type PdfItems = { readonly kind: 'read'; readonly text: PdfText; readonly isCut: boolean } | ImportRefusal

/** Where pdf.js has its fonts and tables, by default. */
const ofPackage = () => new URL('.', import.meta.resolve('pdfjs-dist/package.json')).pathname

export async function readItems(bytes: Uint8Array, resources = ofPackage()): Promise<PdfItems> {
  const loading = getDocument({
    data: bytes,
    enableXfa: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    fontExtraProperties: true,
    stopAtErrors: false,
    // This version of pdf.js evaluates nothing by itself; the option to switch that off is gone. Pictures are not
    // decoded: their size is unlimited.
    maxImageSize: 1,
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: `${resources}standard_fonts/`,
    cMapUrl: `${resources}cmaps/`,
  })
  try {
    const document = await loading.promise
    if (document.numPages > pdfLimits.pages) return { kind: 'refused', why: 'pdf_too_long' }
    return await readPages(document)
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { kind: 'refused', why: isLocked ? 'pdf_encrypted' : 'pdf_unreadable' }
  } finally {
    await loading.destroy()
  }
}

async function readPages(document: PDFDocumentProxy): Promise<PdfItems> {
  const layers = await document.getOptionalContentConfig()
  const pages: PageSize[] = []
  const items: TextItem[] = []
  const links: LinkAnnotation[] = []
  let chars = 0
  for (let index = 0; index < document.numPages; index += 1) {
    const page = await document.getPage(index + 1)
    const { width, height } = page.getViewport({ scale: 1 })
    pages.push({ width, height })
    links.push(...(await linksOn(page, index)))
    for (const item of await itemsOn(page, { index, isLayerShown: (layer) => layers.isVisible(layer) })) {
      chars += item.text.length
      if (chars > pdfLimits.textChars) return { kind: 'read', text: { pages, items, links }, isCut: true }
      items.push(item)
    }
    page.cleanup()
  }
  return { kind: 'read', text: { pages, items, links }, isCut: false }
}

interface Font {
  readonly font: string
  readonly bold: boolean
  readonly italic: boolean
}

interface PageOf {
  readonly index: number
  readonly isLayerShown: (layer: unknown) => boolean
}

async function itemsOn(page: PDFPageProxy, { index, isLayerShown }: PageOf): Promise<TextItem[]> {
  // Only the list of operators brings the fonts' names along.
  const operators = await page.getOperatorList()
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item): TextPiece[] => ('str' in item && item.str !== '' ? [item as TextPiece] : []))
  const look = {
    operators,
    page: page.view as unknown as Area,
    fontOf: (name: string) => shapeOf(page, name),
    isLayerShown,
    maxGlyphs: pdfLimits.textChars,
  }
  const toPage = page.getViewport({ scale: 1 }).transform as number[]
  const fonts = new Map<string, Font>()
  const { glyphs, dots } = readGlyphs(look)
  return withDrawnBullets(withHidden(pieces, glyphs), dots).map(
    ({ str, transform, width, fontName, isHidden = false, isBold = false }) => {
      const known = fonts.get(fontName) ?? fontOf(page, fontName)
      fonts.set(fontName, known)
      const matrix = multiplied(toPage, transform)
      const size = Math.hypot(matrix[2]!, matrix[3]!)
      const isUpright = Math.abs(matrix[1]!) < 0.02 * size && matrix[0]! > 0
      const place = { page: index, x: matrix[4]!, baseline: matrix[5]!, width, size, isUpright }
      const item = { text: str, ...place, ...known, bold: known.bold || isBold }
      return isHidden ? { ...item, isHidden } : item
    },
  )
}

const boldName =
  /bold|black|heavy|semibold|demi|extrabd|cmbx|ecbx|sfbx|cmssbx|lmssbx|ecsx|-bd|medium$|t1-zi4b|medi\b|bx\d/i
const italicName = /ital|obli|slant|cmti|cmsl|ecti|ecsl|sfti|sfsl|-it\b|cmssi|regital|mediital/i

/** pdf.js's data of a font; each part of it may be missing. */
interface Face {
  readonly name?: unknown
  readonly fontMatrix?: unknown
  readonly vertical?: unknown
  readonly isType3Font?: unknown
}

function faceOf(page: PDFPageProxy, name: string): Face {
  const face: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined
  return typeof face === 'object' && face !== null ? face : {}
}

function shapeOf(page: PDFPageProxy, name: string): FontShape {
  const { fontMatrix, vertical, isType3Font } = faceOf(page, name)
  const unit: unknown = Array.isArray(fontMatrix) ? fontMatrix[0] : undefined
  return {
    name,
    unit: typeof unit === 'number' ? unit : 0.001,
    isVertical: vertical === true,
    isDrawn: isType3Font === true,
  }
}

function fontOf(page: PDFPageProxy, name: string): Font {
  const face = faceOf(page, name)
  const full = typeof face.name === 'string' ? face.name : ''
  const font = full.replace(/^[A-Z]{6}\+/, '')
  return { font, bold: boldName.test(font), italic: italicName.test(font) }
}

async function linksOn(page: PDFPageProxy, index: number): Promise<LinkAnnotation[]> {
  const annotations: readonly unknown[] = await page.getAnnotations()
  const { height } = page.getViewport({ scale: 1 })
  const [, bottom = 0] = page.view
  return annotations.slice(0, pdfLimits.linksPerPage).flatMap((annotation) => {
    if (typeof annotation !== 'object' || annotation === null || !('rect' in annotation)) return []
    const target = 'unsafeUrl' in annotation && typeof annotation.unsafeUrl === 'string' ? annotation.unsafeUrl : ''
    const [left = 0, low = 0, right = 0, high = 0] = annotation.rect as number[]
    if (!/^(?:https?|mailto|tel):/i.test(target)) return []
    return [
      { target, box: { page: index, x: left, y: height - (high - bottom), width: right - left, height: high - low } },
    ]
  })
}
