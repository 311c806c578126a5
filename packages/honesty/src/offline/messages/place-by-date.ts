// A new entry in its place among the others of a section, the newest first.
import type { Section } from '@galley/resume/outline/outline'
import { escapeTex } from '@galley/resume/text/escape-tex'
import { dateIn, inFigures, present, type SaidDate } from '../wishes/corrections/dates-said.ts'
import { entryUnits } from '../edits/entry-units.ts'
import { spliced } from '../edits/splice.ts'

const months = ({ year, month }: SaidDate): number => Number(year) * 12 + (month ?? 0)

/** In months; 0 where an entry has no date. */
function startOf(dates: string): number {
  const date = present.test(dates.slice(0, 8)) ? null : dateIn(inFigures(dates))
  return date ? months(date) : 0
}

export interface NewEntry {
  /** The arguments of `\entry`: title, employer, place, dates. */
  head: readonly [string, string, string, string]
  lines: readonly string[]
  start: SaidDate
}

/** The document with the entry above the first that began before it. */
export function withEntry(latex: string, section: Section, { head, lines, start }: NewEntry): string {
  const items = lines.map((line) => `\n  \\item ${escapeTex(line)}`).join('')
  const list = items === '' ? '' : `\n\\begin{bullets}${items}\n\\end{bullets}`
  const text = `\\entry${head.map((part) => `{${escapeTex(part)}}`).join('')}${list}`
  const later = entryUnits(latex, section).find(({ entry }) => startOf(entry.args?.at(-1) ?? '') < months(start))
  const at = later?.from ?? section.from + latex.slice(section.from, section.to).trimEnd().length
  return spliced(latex, [{ from: at, to: at, text: later ? `${text}\n` : `\n${text}` }])
}
