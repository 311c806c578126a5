// Changes of a text, as small as they can be.
import type { Span, SourceChange } from './lens-types.ts'
import { hiddenPrefix, lineEnd, lineStart, type SourceView } from './source-view.ts'

/** `edits` are sorted and do not overlap. */
export function applyEdits(text: string, edits: readonly SourceChange[]): string {
  let out = ''
  let at = 0
  for (const { from, to, insert } of edits) {
    out += text.slice(at, from) + insert
    at = to
  }
  return out + text.slice(at)
}

/** The span replaced, without what stays the same at its ends; none where nothing changes. */
export function replaced(text: string, { from, to }: Span, insert: string): SourceChange[] {
  const old = text.slice(from, to)
  if (old === insert) return []
  const most = Math.min(old.length, insert.length)
  let start = 0
  while (start < most && old[start] === insert[start]) start += 1
  if (isLowSurrogate(old, start) || isLowSurrogate(insert, start)) start -= 1
  let end = 0
  while (end < most - start && old.at(-1 - end) === insert.at(-1 - end)) end += 1
  if (isLowSurrogate(old, old.length - end) || isLowSurrogate(insert, insert.length - end)) end -= 1
  return [{ from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) }]
}

const isLowSurrogate = (text: string, at: number) => /[\udc00-\udfff]/.test(text[at] ?? '')

/** Lines of source, each as often hidden as `level` says, with line ends of the document. */
export function asLines({ lineEnd: end }: SourceView, lines: readonly string[], level: number): string {
  return lines.map((line) => (line === '' ? end : `${hiddenPrefix.repeat(level)}${line}${end}`)).join('')
}

/** Whole lines after the line of `at`; where something else follows on that line, it goes to a line of its own. */
export function insertedAfter(view: SourceView, at: number, text: string): SourceChange {
  const end = lineEnd(view.source, at)
  const rest = view.mask.slice(at, end)
  if (rest.trim() !== '' && rest.trim()[0] !== '\u0001') return { from: at, to: at, insert: `${view.lineEnd}${text}` }
  const isLast = end === view.source.length && !view.source.endsWith('\n')
  return { from: end, to: end, insert: isLast ? `${view.lineEnd}${text}` : text }
}

/** Each line of a span that is not blank. */
export function linesIn(text: string, { from, to }: Span): Span[] {
  const lines: Span[] = []
  for (let at = lineStart(text, from); at < to; at = lineEnd(text, at)) {
    const line = { from: at, to: lineEnd(text, at) }
    if (text.slice(line.from, line.to).trim() !== '') lines.push(line)
  }
  return lines
}

/** Hides whole lines: each becomes a comment that says so. */
export const hiddenLines = (text: string, span: Span): SourceChange[] =>
  linesIn(text, span).map(({ from }) => ({ from, to: from, insert: hiddenPrefix }))

/** Shows lines again that were hidden once; what was hidden by itself before stays so. */
export const shownLines = (text: string, span: Span): SourceChange[] =>
  linesIn(text, span).flatMap(({ from, to }) => {
    const mark = /^%hidden(?: |(?=\r?\n?$))/.exec(text.slice(from, to))?.[0]
    return mark === undefined ? [] : [{ from, to: from + mark.length, insert: '' }]
  })

/** Sorted by place; of several at one place the order stays. */
export const sorted = (edits: readonly SourceChange[]): SourceChange[] => edits.toSorted((a, b) => a.from - b.from)
