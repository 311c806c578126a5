// Whether a line is another line told again: for each new word an old one is gone. Who adds a claim keeps what was there and writes more.
import type { ChangedBlock, Facts } from './case-file.ts'
import { contentStems } from './words.ts'

/** A new word more than are gone may still be a matter of style. */
export function isRetold({ block, source }: ChangedBlock, all: Facts): boolean {
  if (!source) return false
  const now = new Set(contentStems(block.text))
  const origin = originOf(now, source.blocks.map(({ text }) => text)) // prettier-ignore
  const foreign = Array.from(now).filter((one) => !origin.has(one) && !all.stems.has(one))
  const gone = Array.from(origin).filter((one) => !now.has(one))
  return foreign.length <= gone.length && gone.length <= origin.size / 2
}

/** The stems of the line that has the most of them. */
function originOf(stems: ReadonlySet<string>, lines: readonly string[]): ReadonlySet<string> {
  const sets = lines.map((line) => new Set(contentStems(line)))
  const shared = (set: ReadonlySet<string>) => Array.from(set).filter((one) => stems.has(one)).length
  return sets.toSorted((one, other) => shared(other) - shared(one))[0] ?? new Set()
}
