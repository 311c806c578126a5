// Whether a PDF is the one that LinkedIn makes of a profile ("Save to PDF").
import { aliasOf } from '@galley/resume/outline/heading-kind'
import type { PdfText } from '../../pdf/layout/pdf-text.ts'

const pageNumber =
  /^(?:Page|Seite|Página|Pagina|Sida|Side|Strona|Страница)\s+1\s+(?:of|von|sur|de|di|van|av|af|z|из)\s+\d+$/i
/** As a part of the page's width. */
const railWidth = 0.36

export function isLinkedInPdf({ items, pages }: PdfText): boolean {
  const [first] = pages
  if (!first) return false
  const here = items.filter(({ page, isHidden }) => page === 0 && isHidden !== true)
  const rail = here.filter(({ x }) => x < first.width * railWidth)
  const hasFoot = here.some(({ text, baseline }) => pageNumber.test(text.trim()) && baseline > first.height * 0.9)
  const hasHeading = rail.some(({ text }) => ['contact', 'skills'].includes(aliasOf(text.trim()) ?? ''))
  return hasFoot && hasHeading && rail.some(({ text }) => /linkedin\.com\/|\(LinkedIn\)/i.test(text))
}
