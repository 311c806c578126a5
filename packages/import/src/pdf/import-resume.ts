// From a PDF's words to the form's data. Pure: no file, no clock, no network. The steps are in the order of this file's
// imports' use: words, pages without running heads, columns, lines, headings, sections, and then each kind of section
// by itself.
import { draftOf } from './fields/draft-resume.ts'
import { bareLinks } from './fields/web-addresses.ts'
import type { ResumeReading, ImportOptions } from './fields/resume-reading.ts'
import { flowsOf } from './layout/flows.ts'
import type { Flows } from './layout/flows.ts'
import type { PdfText } from './layout/pdf-text.ts'
import { weighedBy } from './model/confidence.ts'
import type { Weigh } from './model/confidence.ts'
import { kindOfPath } from './model/field-features.ts'
import type { PageView } from './model/field-features.ts'
import { learntFields, pageViewOf, readPage } from './model/read-lines.ts'
import type { PageReading } from './model/read-lines.ts'
import { boxesOf } from './layout/positioned-text.ts'
import type { Word } from './layout/positioned-text.ts'
import { seenWords } from './layout/seen-words.ts'
import { withContentKinds } from './sections/content-kinds.ts'
import { sectionsOf } from './sections/sections.ts'
import { withSkillForms } from './sections/skill-forms.ts'
import type { ResumeDraft } from './sections/draft.ts'
import type { PdfSection } from './sections/sections.ts'
import { toFormData } from './fields/to-form-data.ts'
import { hiddenLines, sourceLines, unreadLines, unreadWords } from './fields/unread.ts'
import { isVisualOrder, lessSure, withMissing } from './fields/visual-order.ts'

export function importResume(pdf: PdfText, options: ImportOptions = {}): ResumeReading {
  const { kept, repeated, turned, texts } = seenWords(pdf)
  const reading = readingFor(kept, pdf, options)
  const { flows, foot } = reading
  const lines = [...flows.flat(), ...foot]
  const isBackwards = isVisualOrder(
    texts,
    lines.map(({ text }) => text),
  )
  const sections = sectionsIn(reading)
  const page = pageViewOf(
    reading,
    foundByRules(() => draftOf(sectionsIn(flowsOf(kept, pdf.pages.length)), options)),
  )
  const weigh: Weigh = options.weigh?.(page) ?? weighedBy(options.model?.fields ?? learntFields, page)
  const { data, fields, used, sure, contacts } = toFormData(
    draftOf(sections, options, bareLinks(pdf, kept)),
    (value, path, holder) => {
      const weighed = withMissing(weigh(value, path, holder))
      return isBackwards ? lessSure(weighed) : weighed
    },
  )
  const headings = sections.flatMap(({ heading }) => (heading ? [heading] : []))
  const headingParts = headings.flatMap(({ parts }) => parts)
  return {
    data,
    fields,
    lines: sourceLines(lines, [...sure, ...headingParts]),
    headings: headings.map(({ text, parts }) => ({ text, boxes: boxesOf(parts) })),
    unread: [
      ...unreadLines(lines, { used: [...used, ...headingParts], contacts }),
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

const sectionsIn = ({ flows, foot }: Flows): PdfSection[] => [
  ...withSkillForms(withContentKinds(sectionsOf(flows))),
  { kind: 'contact', heading: null, lines: foot },
]

/** Which texts the rules alone find in which kind of field: read once, when it is first asked for. */
function foundByRules(draftByRules: () => ResumeDraft): PageView['isByRules'] {
  let texts: Set<string> | undefined
  const read = () => {
    const own = new Set<string>()
    toFormData(draftByRules(), (value, path) => {
      own.add(`${kindOfPath(path)} ${value.text}`)
      return value
    })
    return own
  }
  return (kind, text) => (texts ??= read()).has(`${kind} ${text}`)
}

/** By the rules alone, chosen before, or the best one. */
function readingFor(words: readonly Word[], pdf: PdfText, { model, reading }: ImportOptions): PageReading {
  if (model === null) return { ...flowsOf(words, pdf.pages.length), features: [], margin: 0 }
  return reading ?? readPage(words, pdf.pages.length, model)
}
