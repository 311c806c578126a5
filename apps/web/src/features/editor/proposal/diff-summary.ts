// How much a proposal changes, counted in lines.
import { Chunk } from '@codemirror/merge'
import { Text } from '@codemirror/state'

export interface DiffSummary {
  changed: number
  added: number
  removed: number
}

/** A line more on both sides, so that what is added at the end begins a line of its own. */
const textOf = (latex: string): Text => Text.of([...latex.split('\n'), ''])

/** Lines from `from` up to `to`, which stands past the last one's end. */
const linesIn = (text: Text, from: number, to: number): number =>
  to <= from ? 0 : text.lineAt(Math.min(to - 1, text.length)).number - text.lineAt(from).number + 1

/**
 * Of a passage that is longer on one side, so many lines changed as the shorter has; the others were added or removed.
 */
export function summarizeDiff(before: string, after: string): DiffSummary {
  const [a, b] = [textOf(before), textOf(after)]
  const summary = { changed: 0, added: 0, removed: 0 }
  for (const { fromA, toA, fromB, toB } of Chunk.build(a, b)) {
    const [old, next] = [linesIn(a, fromA, toA), linesIn(b, fromB, toB)]
    summary.changed += Math.min(old, next)
    summary.added += Math.max(0, next - old)
    summary.removed += Math.max(0, old - next)
  }
  return summary
}
