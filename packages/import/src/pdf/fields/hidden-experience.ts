// Posts without a heading of their own: they stand at the end of the summary or of another section. Only looked for
// where there is no experience.
import { entriesOf } from '../sections/entry-lines.ts'
import { headerOf } from './header-pieces.ts'
import { titleScore } from '../vocabulary/name-scores.ts'
import type { PdfSection } from '../sections/sections.ts'

const isAnyHeader = () => false

export function withHiddenExperience(sections: readonly PdfSection[]): readonly PdfSection[] {
  if (sections.some(({ kind }) => kind === 'experience')) return sections
  return sections.flatMap((section) =>
    ['summary', 'other', 'head'].includes(section.kind) ? parted(section) : [section],
  )
}

function parted(section: PdfSection): PdfSection[] {
  const posts = entriesOf(section.lines, { linesAfter: 0, isHeader: isAnyHeader }).filter((entry) => {
    const { pieces, dates } = headerOf(entry)
    return dates.some(({ range }) => range.isRange) && pieces.some(({ run }) => titleScore(run.text) >= 0.5)
  })
  const first = posts[0]?.header[0]
  if (!first || posts.length < 2) return [section]
  const at = section.lines.indexOf(first)
  return [
    { ...section, lines: section.lines.slice(0, at) },
    { kind: 'experience', heading: null, lines: section.lines.slice(at) },
  ]
}
