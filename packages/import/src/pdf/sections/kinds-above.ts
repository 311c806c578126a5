// Kinds of work that stand over the posts that are of that kind: "Part time", in a line of its own.
import type { Line } from '../layout/layout.ts'
import type { Run, Word } from '../layout/positioned-text.ts'
import { isEmploymentType } from '../vocabulary/name-scores.ts'

interface Parted {
  /** Without the kinds. */
  readonly lines: readonly Line[]
  /** Of the first word of a line. */
  readonly kindAbove: (word: Word | undefined) => Run | undefined
}

/** More are no kinds over posts. */
const maxKinds = 12

/** Only where a section names two of them, each is of all posts up to the next; one alone may be of one post. */
export function withoutKindsAbove(all: readonly Line[]): Parted {
  const kinds = all.filter((line, index) => isKindAbove(line, all[index - 1])).slice(0, maxKinds)
  if (kinds.length < 2) return { lines: all, kindAbove: () => undefined }
  const above = new Map<Word, Run>()
  let kind: Run | undefined
  for (const line of all) {
    if (kinds.includes(line)) kind = line.cells[0]
    if (kind) for (const word of line.words) above.set(word, kind)
  }
  return { lines: all.filter((line) => !kinds.includes(line)), kindAbove: (word) => word && above.get(word) }
}

/** The first line, or after what was done before: among the names of an entry it is of that entry. */
const isKindAbove = ({ text, bulletTextLeft }: Line, before: Line | undefined): boolean =>
  bulletTextLeft === null &&
  isEmploymentType(text) &&
  (before === undefined || before.bulletTextLeft !== null || /[.!?]$/.test(before.text))
