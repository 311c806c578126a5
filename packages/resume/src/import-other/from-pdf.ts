// A PDF's words to the form's data.
import type { Extraction, ImportOptions } from '../import/extraction.ts'
import { importResume } from '../import/import-resume.ts'
import type { PdfText } from '../import/pdf-text.ts'
import { withoutPageNumbers } from './page-numbers.ts'

export type PdfRead = Extraction & { readonly source: 'pdf' }

export function fromPdf(pdf: PdfText, options: ImportOptions = {}): PdfRead {
  const { text, numbers } = withoutPageNumbers(pdf)
  const read = importResume(text, options)
  const unread = numbers.map(({ text: number, page, x, baseline, width, size }) => ({ text: number.trim(), reason: 'repeated' as const, boxes: [{ page, x, y: baseline - size, width, height: size }] })) // prettier-ignore
  return { source: 'pdf', ...read, unread: [...read.unread, ...unread] }
}
