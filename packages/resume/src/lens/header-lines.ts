// Lines of the header, written and taken away whole.
import type { SourceChange, Span } from './lens-types.ts'
import { lineEnd, lineStart, type SourceView } from './source-view.ts'
import { asLines, insertedAfter } from './text-edits.ts'

/** Takes a command away, with its line where nothing else stands on that. */
export function wholeLine({ source }: SourceView, { from, to }: Span): SourceChange {
  const line = { from: lineStart(source, from), to: lineEnd(source, to) }
  const isAlone = source.slice(line.from, from).trim() === '' && source.slice(to, line.to).trim() === ''
  return isAlone ? { ...line, insert: '' } : { from, to, insert: '' }
}

/** A header with one command, for a document without one. Null where the document does not begin. */
export function newHeader(view: SourceView, tex: string): SourceChange[] | null {
  const begin = '\\begin{document}'
  const at = view.mask.indexOf(begin)
  if (at === -1) return null
  const lines = ['', '\\begin{header}', `  ${tex}`, '\\end{header}']
  return [insertedAfter(view, at + begin.length, asLines(view, lines, 0))]
}
