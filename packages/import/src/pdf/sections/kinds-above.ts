// Kinds of work that stand over the posts that are of that kind: "Part time", in a line of its own.
import type { Line } from '../layout/layout.ts'
import type { Run, Word } from '../layout/positioned-text.ts'
import { isEmploymentType } from '../vocabulary/name-scores.ts'

interface Parted {
  /** Without the kinds. */
  readonly lines: readonly Line[]
  /** The kind that stands over the line with this word. */
  readonly kindAbove: (word: Word | undefined) => Run | undefined
}

/** Only where a section names two of them, each is of all posts up to the next; one alone may be of one post. */
export function withoutKindsAbove(all: readonly Line[]): Parted {
  const kinds = new Set(all.filter((line, index) => isKindAbove(line, all[index - 1])))
  // Where the section does not begin with one, they end the entries that they are of.
  if (kinds.size < 2 || !kinds.has(all[0]!)) return { lines: all, kindAbove: () => undefined }
  const above = new Map<Word, Run>()
  let kind: Run | undefined
  for (const line of all) {
    if (kinds.has(line)) kind = line.cells[0]
    if (kind) for (const word of line.words) above.set(word, kind)
  }
  return { lines: all.filter((line) => !kinds.has(line)), kindAbove: (word) => word && above.get(word) }
}

/** The first line, or after what was done before: among the names of an entry it is of that entry. */
const isKindAbove = ({ text, bulletTextLeft }: Line, before: Line | undefined): boolean =>
  bulletTextLeft === null &&
  isEmploymentType(text) &&
  (before === undefined || before.bulletTextLeft !== null || isSentence(before.text))

/** "Globex Inc." ends in a full stop, too. */
const isSentence = (text: string) => /[.!?]$/.test(text) && text.split(' ').length > 5
