// What a proposal changes, change by change, so that each can be taken or left. What must be taken together is one
// change: both ends of an environment, and a passage with the place that it moves to.
import { alignUnits, isSame, similarity, type AlignedUnits } from './align-units.ts'
import { unitsOf } from './line-units.ts'

export interface HunkPiece extends AlignedUnits {
  /** Number of its change, from 0; null: unchanged. */
  hunk: number | null
}

export interface Hunks {
  pieces: readonly HunkPiece[]
  count: number
}

export function hunksOf(before: string, after: string): Hunks {
  const pieces = alignUnits(unitsOf(before), unitsOf(after))
  const changed = pieces.filter((piece) => !isSame(piece))
  const links = [...environmentLinks(changed), ...moveLinks(changed)]
  const numbers = numbered(changed.length, links)
  const byPiece = new Map(changed.map((piece, index) => [piece, numbers[index] ?? 0]))
  return {
    pieces: pieces.map((piece) => ({ ...piece, hunk: byPiece.get(piece) ?? null })),
    count: new Set(numbers).size,
  }
}

/** Two changes, by their places, that are one. */
type Link = readonly [number, number]

/** The number of each, counted by first appearance. */
function numbered(count: number, links: readonly Link[]): number[] {
  const first = Array.from({ length: count }, (_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    while (first[root] !== root) root = first[root]!
    return root
  }
  for (const [a, b] of links) {
    const [low, high] = [rootOf(a), rootOf(b)].toSorted((x, y) => x - y) as [number, number]
    first[high] = low
  }
  const numbers = new Map<number, number>()
  return first.map((_, index) => {
    const root = rootOf(index)
    if (!numbers.has(root)) numbers.set(root, numbers.size)
    return numbers.get(root)!
  })
}

/** What is opened and not closed, or closed and not opened, in this order. */
function unclosed(units: readonly string[]): string[] {
  const open: string[] = []
  for (const [, word, name] of units.join('\n').matchAll(/\\(begin|end)\s*\{([^}]*)\}/g)) {
    if (word === 'end' && open.at(-1) === `begin ${name}`) open.pop()
    else open.push(`${word} ${name}`)
  }
  return open
}

/** Changes that only together keep every environment closed. */
function environmentLinks(changed: readonly AlignedUnits[]): Link[] {
  const links: Link[] = []
  let waiting: { at: number; before: string[]; after: string[] } | null = null
  for (const [at, { before, after }] of changed.entries()) {
    const own = { before: unclosed(before), after: unclosed(after) }
    if (waiting === null && own.before.join('|') === own.after.join('|')) continue
    if (waiting === null) {
      waiting = { at, ...own }
      continue
    }
    if (own.before.length + own.after.length === 0) continue
    links.push([waiting.at, at])
    waiting.before = cancelled([...waiting.before, ...own.before])
    waiting.after = cancelled([...waiting.after, ...own.after])
    if (waiting.before.join('|') === waiting.after.join('|')) waiting = null
  }
  return links
}

function cancelled(marks: readonly string[]): string[] {
  const open: string[] = []
  for (const mark of marks) {
    if (mark.startsWith('end ') && open.at(-1) === `begin ${mark.slice(4)}`) open.pop()
    else open.push(mark)
  }
  return open
}

/** So much alike, a passage that goes and one that comes are the same one. */
const minMoved = 0.8

/** Empty lines go with what stands before them: they are neither gone nor come. */
const isBlank = (units: readonly string[]): boolean => units.every((unit) => unit.trim() === '')

function moveLinks(changed: readonly AlignedUnits[]): Link[] {
  const links: Link[] = []
  const placed = new Set<number>()
  for (const [from, { before, after }] of changed.entries()) {
    if (!isBlank(after) || isBlank(before)) continue
    const gone = before.join('\n')
    const to = changed.findIndex(
      (piece, index) =>
        isBlank(piece.before) && !placed.has(index) && similarity(gone, piece.after.join('\n')) >= minMoved,
    )
    if (to < 0) continue
    placed.add(to)
    links.push([from, to])
  }
  return links
}
