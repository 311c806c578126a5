// A text that was changed in two places at once. What only one side changed is joined; where both changed the same
// words, both are kept beside each other until the person chooses.
import { diff3Merge, diffComm } from 'node-diff3'

/** The same words in three versions: as both sides began, as they were typed here, as they are stored. */
export interface Contest {
  base: string
  mine: string
  stored: string
}
/** Resolved text, or a question. */
export type MergePiece = string | Contest
export type Choice = 'mine' | 'stored' | 'both'

const isContest = (piece: MergePiece): piece is Contest => typeof piece !== 'string'
export const contestsOf = (pieces: readonly MergePiece[]): Contest[] => pieces.filter(isContest)

/**
 * A line keeps its end. Comparing lines first keeps long texts fast; only lines that both sides changed are compared by
 * words.
 */
const lines = (text: string): string[] => text.split(/(?<=\n)/)
const words = (text: string): string[] => text.match(/\n|[^\S\n]+|\\?[\p{L}\p{N}]+|[\s\S]/gu) ?? []
/** The comparison's time grows with the square of repeated words: a longer passage is one question. */
const maxComparedWords = 1_000

export function mergeText(versions: Contest): MergePiece[] {
  const pieces = compare(versions, lines).flatMap((piece) =>
    isContest(piece) ? withinLines(piece).flatMap(withoutSharedAddition) : [piece],
  )
  return joinNeighbors(pieces)
}

function compare({ base, mine, stored }: Contest, split: (text: string) => string[]): MergePiece[] {
  return diff3Merge(split(mine), split(base), split(stored)).flatMap(({ ok, conflict }): MergePiece[] => {
    if (!conflict) return [(ok ?? []).join('')]
    return [{ base: conflict.o.join(''), mine: conflict.a.join(''), stored: conflict.b.join('') }]
  })
}

function withinLines(contest: Contest): MergePiece[] {
  const isLong = Object.values(contest).some((version: string) => words(version).length > maxComparedWords)
  return isLong ? [contest] : compare(contest, words)
}

/** Both added the same words at one place, and one of them more. */
function withoutSharedAddition(piece: MergePiece): MergePiece[] {
  if (!isContest(piece) || piece.base !== '') return [piece]
  const [mine, stored] = [words(piece.mine), words(piece.stored)]
  let start = 0
  while (start < Math.min(mine.length, stored.length) && mine[start] === stored[start]) start += 1
  let end = 0
  while (end < Math.min(mine.length, stored.length) - start && mine.at(-1 - end) === stored.at(-1 - end)) end += 1
  const isExtension = start + end === Math.min(mine.length, stored.length)
  return isExtension ? [mine.length > stored.length ? piece.mine : piece.stored] : [piece]
}

/** Questions with so few words of one line between them are one question. */
const maxBetweenChars = 24

function joinNeighbors(pieces: readonly MergePiece[]): MergePiece[] {
  const joined: MergePiece[] = []
  for (const piece of pieces.filter((each) => each !== '')) {
    const [before, between] = joined.slice(-2)
    const isNear = typeof between === 'string' && between.length <= maxBetweenChars && !between.includes('\n')
    if (isContest(piece) && isNear && before !== undefined && isContest(before)) {
      joined.splice(-2, 2, concat(before, between, piece))
    } else if (typeof piece === 'string' && typeof joined.at(-1) === 'string') {
      joined.push((joined.pop() as string) + piece)
    } else joined.push(piece)
  }
  return joined
}

const concat = (first: Contest, between: string, last: Contest): Contest => ({
  base: first.base + between + last.base,
  mine: first.mine + between + last.mine,
  stored: first.stored + between + last.stored,
})

/** The text with a choice made for each question, in their order; without a choice both versions stay. */
export function resolveText(pieces: readonly MergePiece[], choices: readonly Choice[]): string {
  let question = 0
  return pieces.map((piece) => (isContest(piece) ? chosen(piece, choices[question++] ?? 'both') : piece)).join('')
}

function chosen({ mine, stored }: Contest, choice: Choice): string {
  if (choice !== 'both') return choice === 'mine' ? mine : stored
  // Words stay words and lines stay lines where one version ends and the other begins.
  const isApart = mine === '' || stored === '' || /\s$/.test(stored) || /^\s/.test(mine)
  return stored + (isApart ? '' : mine.includes('\n') || stored.includes('\n') ? '\n' : ' ') + mine
}

export interface MarkedPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** A version word by word against what it was made from. */
export function markChanges(before: string, after: string): MarkedPart[] {
  const [old, fresh] = [words(before), words(after)]
  const isLong = Math.max(old.length, fresh.length) > maxComparedWords
  const parts = (isLong ? [{ buffer1: old, buffer2: fresh }] : diffComm(old, fresh)).flatMap((part): MarkedPart[] =>
    'common' in part
      ? [{ kind: 'same', text: part.common.join('') }]
      : [
          { kind: 'removed', text: part.buffer1.join('') },
          { kind: 'added', text: part.buffer2.join('') },
        ],
  )
  return parts.filter(({ text }) => text !== '')
}
