// A document as the lens reads it: comments blanked out, hidden lines as if they were shown. Offsets stay as they are.
import { commentMark, masked, type Masked } from '../outline/mask-latex.ts'
import { ownWords, type OwnWords } from '../outline/own-words.ts'
import type { Span } from './lens-types.ts'

/** Before each line of what is left out of the page for now. To TeX it is a comment. */
export const hiddenPrefix = '%hidden '
const prefixes = /^(?:%hidden(?: |(?=\r?$)))+/gm

interface HiddenLine extends Span {
  readonly level: number
}

export interface SourceView extends Masked {
  /** The document as it stands; `latex` has spaces in place of the prefixes of hidden lines. */
  readonly source: string
  readonly lineEnd: '\n' | '\r\n'
  /** In their order. */
  readonly hiddenLines: readonly HiddenLine[]
  /** What the document defines for itself. */
  readonly own: OwnWords
  /** For each `\begin{…}` the offset of its `\end`. */
  readonly environments: ReadonlyMap<number, number>
}

export function viewOf(source: string): SourceView {
  const hiddenLines: HiddenLine[] = []
  const shown = source.replace(prefixes, (found, from: number) => {
    const end = source.indexOf('\n', from)
    hiddenLines.push({ from, to: end === -1 ? source.length : end, level: found.match(/%hidden/g)!.length })
    return ' '.repeat(found.length)
  })
  const all = masked(shown)
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n'
  const own = ownWords(all, (at) => hiddenLevel({ hiddenLines }, at) > 0)
  return { ...all, source, lineEnd, hiddenLines, own, environments: environmentsIn(all.mask) }
}

/** Each `\end` closes the last `\begin` of its name that is open, and what was opened within. */
function environmentsIn(mask: string): Map<number, number> {
  const ends = new Map<number, number>()
  const open: { name: string; at: number }[] = []
  const counts = new Map<string, number>()
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by)
  for (const { 1: word, 2: name = '', index } of mask.matchAll(/\\(begin|end)\{([A-Za-z]+\*?)\}/g)) {
    if (word === 'begin') {
      open.push({ name, at: index })
      count(name, 1)
    }
    let isOpen = word === 'end' && (counts.get(name) ?? 0) > 0
    while (isOpen) {
      const last = open.pop()!
      count(last.name, -1)
      isOpen = last.name !== name
      if (!isOpen) ends.set(last.at, index)
    }
  }
  return ends
}

export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

/** After the line end; the end of the text where the last line has none. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end + 1
}

/** How often the line of an offset is hidden: an entry inside of a hidden section may be hidden by itself. */
export function hiddenLevel({ hiddenLines }: Pick<SourceView, 'hiddenLines'>, at: number): number {
  let [low, high] = [0, hiddenLines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (hiddenLines[middle]!.from <= at) low = middle + 1
    else high = middle
  }
  const line = hiddenLines[low - 1]
  return line && at <= line.to ? line.level : 0
}

/** Without the white space and the comments at both ends. */
export function trimmed({ mask }: SourceView, { from, to }: Span): Span {
  let [start, end] = [from, to]
  while (start < end && isBlank(mask[start])) start += 1
  while (end > start && isBlank(mask[end - 1])) end -= 1
  return { from: start, to: end }
}
const isBlank = (char: string | undefined) => char === commentMark || /\s/.test(char ?? '')

/**
 * The whole lines of a block, with the comments directly above it. Null where something else stands on its first or
 * last line.
 */
export function linesOfBlock({ mask, latex }: SourceView, { from, to }: Span): Span | null {
  let start = from
  while (start > 0 && latex[start - 1] !== '\n' && /\s/.test(latex[start - 1]!)) start -= 1
  let end = to
  while (end < mask.length && mask[end] !== '\n' && isBlank(mask[end])) end += 1
  if ((start > 0 && latex[start - 1] !== '\n') || (end < mask.length && mask[end] !== '\n')) return null
  // The comments above it.
  for (let above = commentAbove(mask, start); above !== null; above = commentAbove(mask, start)) start = above
  return { from: start, to: Math.min(end + 1, mask.length) }
}

/** The start of the line above where it is a comment, and nothing else. */
function commentAbove(mask: string, start: number): number | null {
  let at = start - 1
  let hasComment = false
  while (at > 0 && mask[at - 1] !== '\n') {
    at -= 1
    if (!isBlank(mask[at])) return null
    hasComment ||= mask[at] === commentMark
  }
  return hasComment ? at : null
}
