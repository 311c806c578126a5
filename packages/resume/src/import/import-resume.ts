// From a PDF's words to the form's data. Pure: no file, no clock, no network. The steps are in the order of this file's imports' use:
// words, pages without running heads, columns, lines, headings, sections, and then each kind of section by itself.
import { cellsOf } from './cells.ts'
import { blocksOf } from './columns.ts'
import { draftOf } from './draft-resume.ts'
import type { Extraction, ImportOptions } from './extraction.ts'
import { completesRange } from './find-dates.ts'
import type { Line } from './layout.ts'
import { linesOf } from './lines.ts'
import type { PdfText } from './pdf-text.ts'
import { boxesOf, joinRuns } from './run.ts'
import type { Word } from './run.ts'
import { withoutRunningHeads } from './running-heads.ts'
import { sectionsOf } from './sections.ts'
import { settle } from './settle.ts'
import { joinSpacedLetters } from './spaced-letters.ts'
import { unreadLines, unreadWords } from './unread.ts'
import { wordsIn } from './words.ts'

export function importResume(pdf: PdfText, options: ImportOptions = {}): Extraction {
  const upright = wordsIn({ ...pdf, items: pdf.items.filter(({ isUpright }) => isUpright) })
  const turned = pdf.items.filter(({ isUpright, text }) => !isUpright && text.trim() !== '')
  const { kept, repeated } = withoutRunningHeads(upright, pdf.pages)
  const flows = flowsOf(kept, pdf.pages.length)
  const lines = flows.flat()
  const sections = sectionsOf(flows)
  const { data, fields, used } = settle(draftOf(sections, options))
  const headings = sections.flatMap(({ heading }) => (heading ? [heading] : []))
  return {
    data,
    fields,
    headings: headings.map(({ text, parts }) => ({ text, boxes: boxesOf(parts) })),
    unread: [
      ...unreadLines(lines, [...used, ...headings.flatMap(({ parts }) => parts)]),
      ...repeated.map((words) => unreadWords(words, 'repeated')),
      ...turned.map((item) => ({
        text: item.text.trim(),
        reason: 'turned' as const,
        boxes: [{ page: item.page, x: item.x, y: item.baseline - item.size, width: item.width, height: item.size }],
      })),
    ],
  }
}

/** The main column over all pages, then each side column over all pages. */
function flowsOf(words: readonly Word[], pages: number): Line[][] {
  const flows = new Map<string, Line[]>([['main', []]])
  for (let page = 0; page < pages; page += 1) {
    const cells = cellsOf(joinSpacedLetters(words.filter((word) => word.page === page)))
    for (const block of blocksOf(cells))
      flows.set(block.flow, [...(flows.get(block.flow) ?? []), ...linesOf(block.cells)])
  }
  return Array.from(flows.values(), (lines) => spaced(withWholeDates(lines)))
}

/** A narrow column breaks ranges of dates: the second line joins the first. */
function withWholeDates(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  for (const line of lines) {
    const above = result.at(-1)
    const last = above?.cells.at(-1)
    const [only, ...others] = line.cells
    if (above && last && only && others.length === 0 && completesRange(last.text, only.text)) {
      const cells = [...above.cells.slice(0, -1), joinRuns([last, only])]
      const text = cells.map((run) => run.text).join('  ')
      result[result.length - 1] = { ...above, cells, text, words: [...above.words, ...line.words] }
    } else result.push(line)
  }
  return result
}

/** Blocks of one flow follow each other: the first line of one has a gap to the last of the one before. */
function spaced(lines: readonly Line[]): Line[] {
  return lines.map((line, index) => {
    const above = lines[index - 1]
    const isBelow = above !== undefined && above.page === line.page && above.baseline < line.baseline
    return { ...line, gapAbove: isBelow ? line.baseline - above.baseline : Infinity }
  })
}
