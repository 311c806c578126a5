// The one change from a text to another, as an editor takes it.

/** What stands before and after it stays as it is, and the cursor and what is in view with it. UTF-16 offsets. */
export function changedPart(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let kept = 0
  while (kept < shorter - from && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1
  return { from, to: before.length - kept, insert: after.slice(from, after.length - kept) }
}
