// Words of all pages as flows of lines: the main column over all pages, then each side column. What is cut by a line's
// or a page's end is joined, and an address at the foot of a page is separated from the text above it.
import { aliasOf } from '@galley/resume/outline/heading-kind'
import { cellsOf } from './cells.ts'
import { contactSign } from '../vocabulary/contact-words.ts'
import { blocksOf } from './columns.ts'
import type { Division } from './columns.ts'
import { withWholeDates } from './broken-dates.ts'
import { headingRailOf, withHeadingsAbove } from './heading-rail.ts'
import type { Line } from './layout.ts'
import { linesOf } from './lines.ts'
import type { Word } from './positioned-text.ts'
import { withStackedDates } from './stacked-dates.ts'
import { joinSpacedLetters } from './spaced-letters.ts'

export interface Flows {
  readonly flows: readonly (readonly Line[])[]
  /** Lines at the foot of a page, well below its text, that have an address in them. */
  readonly foot: readonly Line[]
}

const footGap = 3
const reached =
  /[^\s@]+@\S+|(?:https?:\/\/|www\.)\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{Ll}{2,}(?:\/\S*)?(?=\s|$)|[+(]?\d[\d\s().-]{6,}\d|\S*(?:linkedin|github)\S*/giu
/** The name of a network may stand beside. */
const maxBeside = 12
const isOnlyContacts = (text: string): boolean =>
  text.length < 120 && text.replace(reached, '').replace(/[^\p{L}\d]/gu, '').length <= maxBeside

/** A way of dividing that reads two columns across each other is none where the rules keep them apart. */
export function flowsOf(words: readonly Word[], pages: number, division: Division = 'rules'): Flows {
  const flows = flowsIn(words, pages, division)
  if (division === 'rules' || interleaving(flows) < muchInterleaved) return flows
  const byRules = flowsIn(words, pages, 'rules')
  return interleaving(byRules) < littleInterleaved && hasHeadedColumns(byRules) ? byRules : flows
}

/** Of all lines, those that stand in another column than the line before them. */
const muchInterleaved = 0.3
const littleInterleaved = 0.05

/** Headings in the margin have what they head beside them: only in columns of the page each has its own. */
const hasHeadedColumns = ({ flows }: Flows): boolean =>
  flows.filter((flow) => flow.filter(({ text }) => aliasOf(text) !== undefined).length > 1).length > 1

function interleaving({ flows }: Flows): number {
  const lines = flows.reduce((sum, flow) => sum + flow.length, 0)
  const jumps = flows.flatMap((flow) =>
    flow.filter((line, index) => {
      const above = flow[index - 1]
      const apart = 2 * line.size
      return (
        above !== undefined &&
        above.page === line.page &&
        (line.left > above.right + apart || line.right < above.left - apart)
      )
    }),
  )
  return jumps.length / Math.max(1, lines)
}

function flowsIn(words: readonly Word[], pages: number, division: Division): Flows {
  const flows = new Map<string, Line[]>([['main', []]])
  const cellsByPage = Array.from({ length: pages }, (_, page) =>
    cellsOf(joinSpacedLetters(words.filter((word) => word.page === page))),
  )
  const rail = headingRailOf(cellsByPage)
  for (const [page, own] of cellsByPage.entries()) {
    const cells = rail ? withHeadingsAbove(own, rail, page) : own
    for (const block of blocksOf(cells, division))
      flows.set(block.flow, [...(flows.get(block.flow) ?? []), ...linesOf(block.cells)])
  }
  const whole = Array.from(flows.values(), (lines) => spaced(withStackedDates(withWholeDates(lines))))
  const foot = new Set(whole.flatMap(footOf))
  return { flows: whole.map((lines) => lines.filter((line) => !foot.has(line))), foot: Array.from(foot) }
}

/** Blocks of one flow follow each other: the first line of one has a gap to the last of the one before. */
function spaced(lines: readonly Line[]): Line[] {
  return lines.map((line, index) => {
    const above = lines[index - 1]
    const isBelow = above !== undefined && above.page === line.page && above.baseline < line.baseline
    return { ...line, gapAbove: isBelow ? line.baseline - above.baseline : Infinity }
  })
}

/** The lines of each page from its last wide gap on, where they are few and have an address in them. */
function footOf(lines: readonly Line[]): Line[] {
  const last = lines.filter((line, index) => lines[index + 1]?.page !== line.page)
  return last.flatMap((end) => {
    const from = lines.findLastIndex(
      (line) => line.page === end.page && line.gapAbove > footGap * line.size && line.gapAbove < Infinity,
    )
    const foot = from < 1 ? [] : lines.slice(from, lines.indexOf(end) + 1)
    const isFoot =
      foot.length > 0 &&
      foot.length < 5 &&
      foot[0]?.bulletTextLeft === null &&
      foot.some(({ text }) => contactSign.test(text)) &&
      // A dot between two contacts may begin a line.
      foot.every(({ bulletTextLeft, text }) => (bulletTextLeft === null || isOnlyContacts(text)) && text.length < 120)
    return isFoot ? foot : []
  })
}
