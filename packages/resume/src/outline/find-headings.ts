// Where sections begin: section-like commands and environments, or, in a document that has none, lines that say a
// section's name in bold.
import type { Masked } from './mask-latex.ts'
import { argumentsAt } from './mask-latex.ts'
import type { OwnHeading } from './own-headings.ts'
import type { Range } from './outline.ts'
import { plainText } from './plain-text.ts'
import { sectionKind } from './section-kind.ts'

export interface Heading extends Range {
  readonly heading: string
}

/**
 * `\section`, `\sidesection`, `\cvsection`, `\roottitle`, `\begin{rSection}`; not `\subsection`, which is about an
 * entry.
 */
const headingCommand =
  /\\(?:begin\s*\{([A-Za-z]*section)\}|([A-Za-z@]*section|roottitle|sectiontitle|cvsect|part|chapter)(?![A-Za-z@])\*?)/gi
const styled = /\\(?:textbf|textsc|bfseries|scshape|large|Large|LARGE|underline|MakeUppercase|uppercase)/
const maxHeadingLineLength = 160

/** Headings between two offsets, in order. `own` are the commands of the document's own that set one. */
export function findHeadings(
  source: Masked,
  { from, to }: Range,
  own: ReadonlyMap<string, OwnHeading> = new Map(),
): Heading[] {
  const found: Heading[] = []
  headingCommand.lastIndex = from
  for (let match = headingCommand.exec(source.mask); match; match = headingCommand.exec(source.mask)) {
    if (match.index >= to) break
    const heading = own.has(match[2] ?? '') ? null : headingAt(source, match)
    if (heading) found.push(heading)
  }
  found.push(...ownHeadingsIn(source, { from, to }, own))
  return found.length > 0 ? found.toSorted((one, other) => one.from - other.from) : boldLines(source, { from, to })
}

function ownHeadingsIn(source: Masked, { from, to }: Range, own: ReadonlyMap<string, OwnHeading>): Heading[] {
  if (own.size === 0) return []
  return Array.from(source.mask.slice(from, to).matchAll(/\\([A-Za-z@]+)/g)).flatMap(({ index, 0: word, 1: name }) => {
    const at = from + index
    const command = own.get(name ?? '')
    const title = command && argumentsAt(source, at + word.length).all[0]
    if (!title || title.isOptional) return []
    const text = plainText(source.latex.slice(title.from, title.to))
    return [{ from: at, to: title.to + 1, heading: `${command.before}${text}${command.after}` }]
  })
}

function headingAt(source: Masked, match: RegExpExecArray): Heading | null {
  if (/^sub|^set|^if/i.test(match[2] ?? match[1] ?? '')) return null
  const { all } = argumentsAt(source, match.index + match[0].length)
  const title = all.find(({ isOptional }) => !isOptional)
  if (!title) return null
  return { from: match.index, to: title.to + 1, heading: plainText(source.latex.slice(title.from, title.to)) }
}

function boldLines({ latex, mask }: Masked, { from, to }: Range): Heading[] {
  const found: Heading[] = []
  let at = from
  for (const line of mask.slice(from, to).split('\n')) {
    const isCandidate = line.length <= maxHeadingLineLength && styled.test(line) && !/\\item|hfill/.test(line)
    const heading = isCandidate ? plainText(latex.slice(at, at + line.length)).replace(/:$/, '') : ''
    if (/^[\p{L}& ]{3,40}$/u.test(heading) && heading.split(/\s+/).length <= 4 && sectionKind(heading) !== 'other')
      found.push({ from: at, to: at + line.length, heading })
    at += line.length + 1
  }
  return found
}
