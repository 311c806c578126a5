// Where the jobs, projects and schools of a section begin and end, with the lists that stand in them: what is moved or
// taken out as one.
import type { Block, Range, Section } from '@galley/resume/outline/outline'

const opens = /\\begin\{|\\[A-Za-z]{1,40}Start(?![A-Za-z])/g
const closes = /\\end\{|\\[A-Za-z]{1,40}End(?![A-Za-z])/g
const closing = /^\s{0,200}(?:\\end\{(?!document)[^}]{0,40}\}|\\[A-Za-z]{1,40}End(?![A-Za-z])|\})/
const maxClosings = 4
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** In their order, without the blank lines that part them. */
export function entryUnits(latex: string, section: Section): (Range & { entry: Block })[] {
  const starts = section.blocks.filter(({ kind }) => kind === 'entry')
  return starts.map((entry, index) => {
    const to = starts[index + 1]?.from ?? endOf(latex, section, entry)
    return { entry, from: entry.from, to: entry.from + latex.slice(entry.from, to).trimEnd().length }
  })
}

export interface FoundUnit extends Range {
  /** With the gap behind it: what goes where it is taken out. */
  readonly gone: Range
  /** It is all that its section has. */
  readonly isOnly: boolean
}

/** The one of an entry that is there. */
export function unitOfEntry(latex: string, { section, entry }: { section: Section; entry: Block }): FoundUnit {
  const units = entryUnits(latex, section)
  const at = units.findIndex((unit) => unit.entry.from === entry.from)
  const { from, to } = units[at]!
  return { from, to, gone: { from, to: units[at + 1]?.from ?? to }, isOnly: units.length === 1 }
}

/** Behind the last block of a section, and behind the lists that its last entry opens. */
function endOf(latex: string, section: Section, entry: Block): number {
  let end = section.blocks.at(-1)?.to ?? section.to
  for (let count = 0; count < maxClosings; count += 1) {
    const next = closing.exec(latex.slice(end, Math.min(section.to, end + 300)))?.[0]
    if (next === undefined) return end
    const own = latex.slice(entry.from, end)
    const isOpen =
      next.endsWith('}') && !next.includes('\\')
        ? countOf(own, /(?<!\\)\{/g) > countOf(own, /(?<!\\)\}/g)
        : countOf(own, opens) > countOf(own, closes)
    if (!isOpen) return end
    end += next.length
  }
  return end
}
