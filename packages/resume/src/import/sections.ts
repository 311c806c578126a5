// Lines under their headings. What stands before the first heading of a flow is its head: the name and the contacts.
import { headingFinder } from './headings.ts'
import type { HeadingFinder } from './headings.ts'
import type { SectionKind } from './heading-words.ts'
import type { Line } from './layout.ts'
import { runOf, wordsOf } from './run.ts'
import type { Run } from './run.ts'

export interface Section {
  readonly kind: SectionKind | 'head'
  readonly heading: Run | null
  readonly lines: readonly Line[]
}

/** A side column may set its headings otherwise than the page does, so each flow is asked, too. */
export function sectionsOf(flows: readonly (readonly Line[])[]): Section[] {
  const everywhere = headingFinder(flows.flat())
  return flows.flatMap((lines) => {
    const here = headingFinder(lines)
    const findHeading: HeadingFinder = (line) => everywhere(line) ?? here(line)
    const sections: { kind: Section['kind']; heading: Run | null; lines: Line[] }[] = [
      { kind: 'head', heading: null, lines: [] },
    ]
    for (const [index, line] of lines.entries()) {
      const heading = headingAt(line, index, findHeading)
      if (heading) sections.push({ kind: heading.kind, heading: heading.run, lines: [] })
      const rest = heading ? withoutFirstCell(line) : line
      if (rest) sections.at(-1)!.lines.push(rest)
    }
    return sections.filter((section) => section.heading !== null || section.lines.length > 0)
  })
}

/** What begins a column is no heading of unknown words: a name is often set like one. */
function headingAt(line: Line, index: number, findHeading: HeadingFinder) {
  const heading = findHeading(line)
  return heading?.kind === 'other' && index === 0 ? undefined : heading
}

/** What stands beside a heading in a rail, as a line of its own. */
export function withoutFirstCell(line: Line): Line | undefined {
  const cells = line.cells.slice(1)
  const words = cells.flatMap(wordsOf)
  const first = words[0]
  if (!first) return undefined
  return { ...line, cells, words, left: first.x, text: cells.map(({ text }) => text).join('  '), ...styleOf(cells) }
}

function styleOf(cells: readonly Run[]) {
  const words = cells.flatMap(wordsOf)
  const text = runOf(words).text
  return {
    bold: words.filter(({ bold }) => bold).length > words.length / 2,
    italic: words.filter(({ italic }) => italic).length > words.length / 2,
    isCapitals: /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text),
  }
}
