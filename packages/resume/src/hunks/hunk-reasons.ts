// Why each change was proposed, by the words that it begins with. A reason is only read by the person: nothing is taken
// from it.
import type { ChangeReason } from '@galley/contract/assistant'
import type { HunkPiece, Hunks } from './hunks-of.ts'

/** Commands and signs aside: a line is often quoted without them. */
export const plainWords = (text: string): string =>
  (
    text
      .replaceAll(/\\[a-zA-Z]+/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')

/** So many letters begin more than one line. */
export const minQuoted = 3

/** By the number of the change; null where none fits. Each reason is for the first change that it fits. */
export function reasonsOf({ pieces, count }: Hunks, reasons: readonly ChangeReason[]): (string | null)[] {
  const found = Array.from<string | null>({ length: count }).fill(null)
  for (const { line, reason } of reasons) {
    const quoted = plainWords(line)
    if (quoted.length < minQuoted) continue
    const fitting = pieces.find(
      ({ hunk, ...piece }) =>
        hunk !== null && found[hunk] === null && linesOf(piece).some((own) => own.startsWith(quoted)),
    )
    if (fitting?.hunk !== undefined && fitting.hunk !== null) found[fitting.hunk] = reason
  }
  return found
}

const linesOf = ({ before, after }: Omit<HunkPiece, 'hunk'>): string[] =>
  (after.length > 0 ? after : before).flatMap((unit) => [plainWords(unit), ...unit.split('\n').map(plainWords)])
