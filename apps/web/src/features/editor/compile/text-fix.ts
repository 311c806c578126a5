// A fix that came with a compile, on the text as it is now: it is applied whole, and only where the text is still the
// one that it is for.
import type { TextFix } from '@galley/contract/latex'

/** As an editor takes it: offsets into the text. */
export interface Change {
  from: number
  to: number
  insert: string
}

/** Where each line begins. Lines end as the compiler counts them. */
function lineStarts(text: string): number[] {
  const starts = [0]
  for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length)
  return starts
}

/**
 * What the fix changes in this text. Null where something else stands there by now, or where it has been applied
 * already.
 */
export function changesOf(fix: TextFix, text: string): Change[] | null {
  const starts = lineStarts(text)
  const changes: Change[] = []
  for (const edit of fix.edits) {
    const start = starts[edit.line - 1]
    if (start === undefined) return null
    const from = start + edit.column - 1
    const isThere = text.startsWith(edit.was, from)
    const isDone = edit.text.startsWith(edit.was) && text.startsWith(edit.text, from)
    if (!isThere || isDone) return null
    changes.push({ from, to: from + edit.was.length, insert: edit.text })
  }
  return changes
}
