// How a line came from the one that it was made of: told again, where for each new word an old one is gone, or kept whole with more behind it.
import type { ChangedBlock, Facts } from './case-file.ts'
import { contentStems } from './words.ts'

/** For each word that no source has an old one is gone: wording. Who adds a claim keeps what was there and writes more. */
export function isRetold(at: ChangedBlock, all: Facts): boolean {
  const { origin, foreign, gone } = changeOf(at, all)
  return foreign.length <= gone.length && gone.length <= origin.size / 2
}

/** Words that no source has, behind a line that lost none of its own. */
export function additionsOf(at: ChangedBlock, all: Facts): readonly string[] {
  const { origin, foreign, gone } = changeOf(at, all)
  return origin.size >= leastWords && gone.length === 0 ? foreign : []
}

/** Shorter lines are contained in others by chance. */
const leastWords = 2

function changeOf({ block, source }: ChangedBlock, all: Facts) {
  const now = new Set(contentStems(block.text))
  const origin = originOf(now, source?.blocks.map(({ text }) => text) ?? [])
  return {
    origin,
    foreign: Array.from(now).filter((one) => !origin.has(one) && !all.stems.has(one)),
    gone: Array.from(origin).filter((one) => !now.has(one)),
  }
}

/** The line of the entry that a line was made from: first of all one that is gone. */
export function originLine({ block, source, gone }: ChangedBlock): string {
  const stems = new Set(contentStems(block.text))
  const shared = (text: string) => contentStems(text).filter((one) => stems.has(one)).length
  const most = (lines: readonly string[]) => lines.toSorted((one, other) => shared(other) - shared(one))[0] ?? ''
  const line = most(gone)
  return shared(line) > 0 ? line : most(source?.blocks.map(({ text }) => text) ?? [])
}

/** The stems of the line that has the most of them. */
function originOf(stems: ReadonlySet<string>, lines: readonly string[]): ReadonlySet<string> {
  const sets = lines.map((line) => new Set(contentStems(line)))
  const shared = (set: ReadonlySet<string>) => Array.from(set).filter((one) => stems.has(one)).length
  return sets.toSorted((one, other) => shared(other) - shared(one))[0] ?? new Set()
}
