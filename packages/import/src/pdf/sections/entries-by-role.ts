// Entries as the model divides a section: each begins where it says so. Where the model finds none, the rules do
// (entry-lines.ts).
import type { Line } from '../layout/layout.ts'

export interface RoleEntry {
  readonly header: readonly Line[]
  readonly body: readonly Line[]
}

/** Undefined where no line has the role of a beginning. `isDated` of a line that says when something was. */
export function entriesByRole(lines: readonly Line[], isDated: (line: Line) => boolean): RoleEntry[] | undefined {
  if (!lines.some(({ role }) => role === 'begin')) return undefined
  const entries: { header: Line[]; body: Line[] }[] = []
  for (const line of lines) {
    const entry = entries.at(-1)
    const isHead = line.role === 'begin' || line.role === 'header'
    // What names a thing after a description, or dates it once more, is the next one.
    const isNext = isHead && entry && (entry.body.length > 0 || (isDated(line) && entry.header.some(isDated)))
    if (!entry || line.role === 'begin' || isNext) entries.push({ header: [line], body: [] })
    else if (isHead) entry.header.push(line)
    else entry.body.push(line)
  }
  return entries
}
