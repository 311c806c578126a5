// What a piece of a section is: an entry, a bullet, a line of skills, a contact or a paragraph, and what its arguments
// are.
import type { Block, Range } from './outline.ts'
import { plainText } from './plain-text.ts'
import type { SectionKind } from './section-kind.ts'
import type { Walked } from './walked.ts'

/** A piece as the walk cut it: by a command of its own (with arguments), or as a run of text. */
export interface BlockDraft extends Range {
  readonly kind: 'entry' | 'bullet' | 'skills' | 'contact' | 'labelled' | 'text'
  readonly args: readonly Range[] | null
}

type Unowned = Omit<Block, 'entry'>

/** A year, or a word for today; what an entry's line has and a sentence seldom has beside a gap. */
const date = /\b(?:19|20)\d\d\b|\b(?:present|current|heute|aujourd'hui|actualidad|presente|atual)\b/i
const gap =
  /\\hfill|\\hspace\*?\{\\fill\}|(?<!\\)&|\\q?quad|\\textbar(?:\{\})?|\$\s*(?:\||\\vert|\\mid|\\cdot|\\bullet)\s*\$|\\\\(?:\[[^\]]*\])?/g

/** One block, or none where nothing is to be read; several where each line is one. */
export function makeBlock(source: Walked, kind: SectionKind, draft: BlockDraft): Unowned[] {
  const lines = draft.kind === 'text' && (kind === 'header' || kind === 'skills') ? linesOf(source, draft) : [draft]
  return lines.flatMap((line) => {
    const range = trimmed(source, line)
    const text = plainText(source.latex.slice(range.from, range.to))
    return text === '' ? [] : [named({ source, kind, draft, range, text })]
  })
}

interface Named {
  readonly source: Walked
  readonly kind: SectionKind
  readonly draft: BlockDraft
  readonly range: Range
  readonly text: string
}

function named({ source, kind, draft, range, text }: Named): Unowned {
  if (draft.args) {
    const unlabelled = draft.kind === 'skills' && draft.args.length === 1 ? [{ from: range.from, to: range.from }] : []
    return { ...range, kind: commandKind(draft, kind), text, ...argumentsOf(source, [...unlabelled, ...draft.args]) }
  }
  if (kind === 'header') return { ...range, kind: 'contact', text }
  if (kind === 'skills') return { ...range, kind: 'skills', text, args: labelAndList(text) }
  if (draft.kind === 'bullet') return { ...range, kind: 'bullet', text }
  const parts = partsOf(source, range)
  const isEntry = kind !== 'summary' && parts.length > 1 && date.test(text)
  return isEntry
    ? { ...range, kind: 'entry', text, ...argumentsOf(source, parts) }
    : { ...range, kind: 'paragraph', text }
}

function commandKind({ kind }: BlockDraft, section: SectionKind): Block['kind'] {
  if (kind === 'labelled' || kind === 'text') return 'paragraph'
  return kind === 'bullet' && section === 'skills' ? 'skills' : kind
}

/** An argument that holds a list of bullets is a body, not a fact about the entry. */
function argumentsOf({ latex, structure }: Walked, ranges: readonly Range[]) {
  const short = ranges.filter(({ from, to }) => !structure.some((at) => at >= from && at < to))
  const argRanges = short.map(({ from, to }) => ({ from, to }))
  return { args: argRanges.map(({ from, to }) => plainText(latex.slice(from, to))), argRanges }
}

/** "Languages: Go, Rust" as its two parts. */
function labelAndList(text: string): string[] {
  const found = /^([^:,\n]{1,60}):\s*(\S[^]*)$/.exec(text)
  return found ? [found[1] ?? '', found[2] ?? ''] : ['', text]
}

/** Between the gaps of a line such as `\textbf{Nurse} \hfill 2019 -- 2021 \\ Hospital`. */
function partsOf({ latex }: Walked, { from, to }: Range): Range[] {
  const parts: Range[] = []
  let start = from
  for (const match of latex.slice(from, to).matchAll(gap)) {
    parts.push({ from: start, to: from + match.index })
    start = from + match.index + match[0].length
  }
  parts.push({ from: start, to })
  return parts.filter((part) => plainText(latex.slice(part.from, part.to)) !== '')
}

/** Divided at line breaks that stand in no group, so that each line can be cut out. */
function linesOf({ latex, mask, braces }: Walked, { from, to }: Range): Range[] {
  const lines: Range[] = []
  let start = from
  for (let at = from; at < to; at += 1) {
    if (mask[at] === '{') at = Math.min(braces.get(at) ?? at, to)
    else if (mask[at] !== '\\' && latex[at] === '\\' && latex[at + 1] === '\\' && at + 1 < to) {
      lines.push({ from: start, to: at })
      at += 1
      start = at + 1
    }
  }
  lines.push({ from: start, to })
  return lines
}

function trimmed({ latex }: Walked, { from, to }: Range): Range {
  let start = from
  let end = to
  while (start < end && /\s/.test(latex[start] ?? '')) start += 1
  while (end > start && /\s/.test(latex[end - 1] ?? '')) end -= 1
  return { from: start, to: end }
}
