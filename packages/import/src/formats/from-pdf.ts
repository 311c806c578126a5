// A PDF's words to the form's data: LinkedIn's own are known, all others are read as what they look like.
import type { ResumeReading, ImportOptions } from '../pdf/fields/resume-reading.ts'
import { importResume } from '../pdf/import-resume.ts'
import type { PdfText } from '../pdf/layout/pdf-text.ts'
import { isLinkedInPdf } from './linked-in/is-linked-in-pdf.ts'
import { fromLinkedInPdf } from './linked-in/linked-in-pdf.ts'
import { withoutPageNumbers } from './page-numbers.ts'

export type PdfRead = ResumeReading & { readonly source: 'pdf' | 'linkedin_pdf' }

export function fromPdf(pdf: PdfText, options: ImportOptions = {}): PdfRead {
  if (isLinkedInPdf(pdf)) return { source: 'linkedin_pdf', ...fromLinkedInPdf(pdf) }
  const { text, numbers } = withoutPageNumbers(pdf)
  const read = importResume(text, options)
  const unread = numbers.map(({ text: number, page, x, baseline, width, size }) => ({
    text: number.trim(),
    reason: 'repeated' as const,
    boxes: [{ page, x, y: baseline - size, width, height: size }],
  }))
  return { source: 'pdf', ...read, unread: [...read.unread, ...unread] }
}
