// From a PDF's words to the form's data. Pure: no file, no clock, no network. The steps are in the order of this file's
// imports' use: words, pages without running heads, columns, lines, headings, sections, and then each kind of section
// by itself.
import { draftOf } from './fields/draft-resume.ts'
import type { ResumeReading, ImportOptions } from './fields/resume-reading.ts'
import { flowsOf } from './layout/flows.ts'
import type { PdfText } from './layout/pdf-text.ts'
import { readPage } from './model/read-lines.ts'
import { boxesOf } from './layout/positioned-text.ts'
import { withoutRunningHeads } from './layout/running-heads.ts'
import { withContentKinds } from './sections/content-kinds.ts'
import { sectionsOf } from './sections/sections.ts'
import type { PdfSection } from './sections/sections.ts'
import { toFormData } from './fields/to-form-data.ts'
import { hiddenLines, sourceLines, unreadLines, unreadWords } from './fields/unread.ts'
import { isVisualOrder, lessSure } from './fields/visual-order.ts'
import { wordsIn } from './layout/words.ts'

export function importResume(pdf: PdfText, options: ImportOptions = {}): ResumeReading {
  const seen = pdf.items.filter(({ isHidden }) => isHidden !== true)
  const upright = wordsIn({ ...pdf, items: seen.filter(({ isUpright }) => isUpright) })
  const turned = seen.filter(({ isUpright, text }) => !isUpright && text.trim() !== '')
  const { kept, repeated } = withoutRunningHeads(upright, pdf.pages)
  const { flows, foot } = options.reading
    ? options.reading
    : options.model === null
      ? flowsOf(kept, pdf.pages.length)
      : readPage(kept, pdf.pages.length, options.model)
  const lines = [...flows.flat(), ...foot]
  const isBackwards = isVisualOrder(
    seen.map(({ text }) => text),
    lines.map(({ text }) => text),
  )
  const sections: PdfSection[] = [
    ...withContentKinds(sectionsOf(flows)),
    { kind: 'contact', heading: null, lines: foot },
  ]
  const { data, fields, used, sure } = toFormData(draftOf(sections, options), isBackwards ? lessSure : undefined)
  const headings = sections.flatMap(({ heading }) => (heading ? [heading] : []))
  const headingParts = headings.flatMap(({ parts }) => parts)
  return {
    data,
    fields,
    lines: sourceLines(lines, [...sure, ...headingParts]),
    headings: headings.map(({ text, parts }) => ({ text, boxes: boxesOf(parts) })),
    unread: [
      ...unreadLines(lines, [...used, ...headingParts]),
      ...repeated.map((words) => unreadWords(words, 'repeated')),
      ...hiddenLines(pdf).map((words) => unreadWords(words, 'hidden')),
      ...turned.map((item) => ({
        text: item.text.trim(),
        reason: 'turned' as const,
        boxes: [{ page: item.page, x: item.x, y: item.baseline - item.size, width: item.width, height: item.size }],
      })),
    ],
  }
}
