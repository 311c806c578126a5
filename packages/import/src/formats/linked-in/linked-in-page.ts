// The pages that LinkedIn makes of a profile: a narrow dark column at the left (how to reach the person, skills,
// languages), the career beside it, and the page's number at the foot. Each has its sizes of letters, the same in every
// export.
import { cellsOf } from '../../pdf/layout/cells.ts'
import { aliasOf, kindOfHeading } from '@galley/resume/outline/heading-kind'
import type { HeadingKind } from '@galley/resume/outline/heading-words'
import type { Line } from '../../pdf/layout/layout.ts'
import { linesOf } from '../../pdf/layout/lines.ts'
import type { PdfText } from '../../pdf/layout/pdf-text.ts'
import type { Run, Word } from '../../pdf/layout/positioned-text.ts'
import { withoutRunningHeads } from '../../pdf/layout/running-heads.ts'
import { wordsIn } from '../../pdf/layout/words.ts'

export interface LinkedInSection {
  readonly kind: HeadingKind | 'head'
  readonly heading: Run | undefined
  readonly lines: readonly Line[]
}

export interface LinkedInPage {
  readonly career: readonly LinkedInSection[]
  readonly rail: readonly LinkedInSection[]
  readonly lines: readonly Line[]
  /** The pages' numbers. */
  readonly repeated: readonly (readonly Word[])[]
}

export function linkedInPage(pdf: PdfText): LinkedInPage {
  const seen = pdf.items.filter(({ isUpright, isHidden }) => isUpright && isHidden !== true)
  const { kept, repeated } = withoutRunningHeads(wordsIn({ ...pdf, items: seen }), pdf.pages)
  const largest = kept.reduce<Word | undefined>(
    (best, word) => (word.page === 0 && word.size > (best?.size ?? 0) ? word : best),
    undefined,
  )
  const edge = (largest?.x ?? 0) - 6
  const column = (isOwn: (word: Word) => boolean) =>
    pdf.pages.flatMap((_, page) => linesOf(cellsOf(kept.filter((word) => word.page === page && isOwn(word)))))
  const career = column(({ x }) => x >= edge)
  const rail = column(({ x }) => x < edge)
  return { career: sectionsOf(career, 1.3), rail: sectionsOf(rail, 1.12), lines: [...career, ...rail], repeated }
}

/** Headings are so much larger than most letters of their column; the first has words that are known. */
function sectionsOf(lines: readonly Line[], larger: number): LinkedInSection[] {
  const sizes = lines.map(({ size }) => size).toSorted((one, other) => one - other)
  const body = sizes[Math.floor(sizes.length / 4)] ?? 0
  const sections: { kind: LinkedInSection['kind']; heading: Run | undefined; lines: Line[] }[] = [
    { kind: 'head', heading: undefined, lines: [] },
  ]
  for (const line of lines) {
    const isLarge = line.size >= body * larger
    const kind = sections.length > 1 ? kindOfHeading(line.text) : aliasOf(line.text)
    if (isLarge && kind) sections.push({ kind, heading: line.cells[0], lines: [] })
    else sections.at(-1)!.lines.push(line)
  }
  return sections.filter(({ heading, lines: own }) => heading !== undefined || own.length > 0)
}
