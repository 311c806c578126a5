// A changed line beside the lines that it was made of: which words came, which are gone, and which stand for which.
import type { ChangedBlock } from '../case/case-file.ts'
import { statementStems } from '../case/statements.ts'
import { sourceLines } from '../claims/sources.ts'
import { aligned, numbersIn, type Aligned } from './alignment.ts'
import { isTelling, lineWords, listWords, type LineWord } from './line-words.ts'

export interface Compared {
  readonly at: ChangedBlock
  readonly now: readonly LineWord[]
  readonly before: readonly LineWord[]
  readonly came: readonly Aligned[]
  readonly gone: readonly Aligned[]
  /** How the line came about: words are only gone, are only added, or both. */
  readonly mode: 'same' | 'cut' | 'grown' | 'reworded'
  /** Clauses of the source of which something is left. */
  readonly kept: ReadonlySet<number>
  /** Parts of its clauses, as commas part them, of which something is left. */
  readonly keptParts: ReadonlySet<number>
  /** Clauses of the source that the person spoke of. */
  readonly spoken: ReadonlySet<number>
}

/** Of more words a line was not reworded. */
export const maxSourceWords = 160
/** Where a line was divided, its other part stands near. */
const maxBeside = 12

/** Null where there is nothing to compare it with. */
export function comparedLine(at: ChangedBlock): Compared | null {
  const wordsIn = at.block.kind === 'skills' ? listWords : lineWords
  const lines = sourceLines(at)
  const now = wordsIn(at.block.text)
  const before = oneAfterAnother(lines.map(wordsIn))
  if (now.length === 0 || before.length === 0 || before.length > maxSourceWords) return null
  const others = linesBeside(at)
  const all = [...now, ...others.flatMap((line) => lineWords(line))].slice(0, 2 * maxSourceWords)
  const source = { words: before, numbers: numbersIn(lines.join('\n')) }
  const came = aligned({ words: now, numbers: numbersIn(at.block.text) }, source, at.lexicon)
  const gone = aligned(source, { words: all, numbers: numbersIn([at.block.text, ...others].join('\n')) }, at.lexicon)
  const left = gone.flatMap(({ support, word }) => (support === 'none' ? [] : [word]))
  const kept = new Set(left.map(({ clause }) => clause))
  const keptParts = new Set(left.map(({ part }) => part))
  return {
    at,
    now,
    before,
    came,
    gone,
    mode: modeOf(came, gone, kept),
    kept,
    keptParts,
    spoken: spokenClauses(at, before),
  }
}

function oneAfterAnother(lines: readonly (readonly LineWord[])[]): LineWord[] {
  let first = 0
  let length = 0
  let part = 0
  return lines.flatMap((words) => {
    const moved = words.map((word) => ({
      ...word,
      clause: word.clause + first,
      part: word.part + part,
      head: word.head === null ? null : word.head + length,
    }))
    first = (moved.at(-1)?.clause ?? first) + 1
    part = (moved.at(-1)?.part ?? part) + 1
    length += words.length
    return moved
  })
}

function linesBeside({ block, section }: ChangedBlock): readonly string[] {
  const index = section.blocks.indexOf(block)
  return section.blocks
    .slice(Math.max(0, index - maxBeside), index + maxBeside)
    .filter((one) => one !== block && one.entry === block.entry && one.kind === block.kind)
    .map(({ text }) => text)
}

function modeOf(came: readonly Aligned[], gone: readonly Aligned[], kept: ReadonlySet<number>): Compared['mode'] {
  const isFresh = came.some(({ support }) => support === 'none')
  const isLost = gone.some(({ support, word }) => support === 'none' && kept.has(word.clause))
  if (isFresh) return isLost ? 'reworded' : 'grown'
  return isLost ? 'cut' : 'same'
}

const minStemChars = 3
function spokenClauses(at: ChangedBlock, before: readonly LineWord[]): ReadonlySet<number> {
  const said = statementStems(at)
  return new Set(
    before
      .filter((word) => isTelling(word) && word.kind !== 'number')
      .filter(({ stems }) => stems.some((stem) => stem.length >= minStemChars && said.has(stem)))
      .map(({ clause }) => clause),
  )
}
