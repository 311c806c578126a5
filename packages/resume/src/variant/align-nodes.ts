// Which blocks of one document are those of another: the same, the most similar, or what is left in the same order.
import type { ContentNode } from '@galley/contract/variants'
import { textOf } from './content-tree.ts'

/** Of `a` by its index: the index of its counterpart in `b`. */
export type Alignment = ReadonlyMap<number, number>

/** How many pairs of blocks without an equal are still compared; beyond, only their order is. */
export interface Budget {
  pairs: number
}
export const newBudget = (): Budget => ({ pairs: 60_000 })

export function align(a: readonly ContentNode[], b: readonly ContentNode[], budget: Budget): Alignment {
  return alignWithGuesses(a, b, budget).pairs
}

/** `guessed`: those of `a` that are paired by their order alone. */
export function alignWithGuesses(a: readonly ContentNode[], b: readonly ContentNode[], budget: Budget) {
  const parts = alignSimilar(a, b, budget)
  const known = new Set(parts.found.keys())
  alignByOrder(a, b, parts)
  const pairs: Alignment = parts.found
  return { pairs, guessed: [...pairs.keys()].filter((index) => !known.has(index)) }
}

/** The same, and the most similar: nothing by its order alone. */
export function alignSimilar(a: readonly ContentNode[], b: readonly ContentNode[], budget: Budget) {
  const found = new Map<number, number>()
  const taken = new Set<number>()
  const pair = (one: number, other: number) => {
    found.set(one, other)
    taken.add(other)
  }
  alignEqual(a, b, pair)
  const rest = () => ({
    left: [...a.keys()].filter((index) => !found.has(index)),
    right: [...b.keys()].filter((index) => !taken.has(index)),
  })
  const { left, right } = rest()
  const pairs = left.length * right.length
  if (pairs <= budget.pairs) {
    budget.pairs -= pairs
    const [leftWords, rightWords] = [left.map((at) => profileOf(a[at]!)), right.map((at) => profileOf(b[at]!))]
    const scored = left.flatMap((one, x) =>
      right.map((other, y) => ({ one, other, score: similarity(leftWords[x]!, rightWords[y]!) })),
    )
    const best = scored
      .filter(({ one, score }) => score >= minSimilarity[a[one]!.kind])
      .toSorted((x, y) => y.score - x.score || Math.abs(x.one - x.other) - Math.abs(y.one - y.other))
    for (const { one, other } of best) if (!found.has(one) && !taken.has(other)) pair(one, other)
  }
  return { found, ...rest(), pair }
}

type Pairing = (one: number, other: number) => void

function alignEqual(a: readonly ContentNode[], b: readonly ContentNode[], pair: Pairing): void {
  const places = Map.groupBy(b.keys(), (index) => textOf(b[index]!))
  for (const indices of places.values()) indices.reverse()
  a.forEach((node, index) => {
    const other = places.get(textOf(node))?.pop()
    if (other !== undefined) pair(index, other)
  })
}

interface Unmatched {
  left: readonly number[]
  right: readonly number[]
  pair: Pairing
}

/** A text that was written anew, or translated, is still the same bullet where as many are left on both sides. */
function alignByOrder(a: readonly ContentNode[], b: readonly ContentNode[], { left, right, pair }: Unmatched): void {
  for (const kind of new Set(left.map((index) => a[index]!.kind))) {
    if (kind === 'item') continue
    const [ones, others] = [left.filter((at) => a[at]!.kind === kind), right.filter((at) => b[at]!.kind === kind)]
    if (ones.length === others.length) ones.forEach((one, index) => pair(one, others[index]!))
  }
}

const minSimilarity: Record<ContentNode['kind'], number> = {
  resume: 0,
  contact: 0.3,
  section: 0.5,
  item: 0.4,
  skills: 0.3,
  paragraph: 0.4,
  bullet: 0.4,
  detail: 0.4,
  handWritten: 0.4,
}

interface Profile {
  readonly node: ContentNode
  readonly own: ReadonlySet<string>
  readonly below: ReadonlySet<string>
}

const maxWords = 400
const wordsOf = (nodes: readonly ContentNode[]): Set<string> =>
  new Set(
    JSON.stringify(nodes.map(({ fields, children }) => [Object.values(fields), children.map((child) => child.fields)]))
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, maxWords),
  )

const profileOf = (node: ContentNode): Profile => ({
  node,
  own: wordsOf([{ ...node, children: [] }]),
  below: wordsOf(node.children),
})

/** From 0 to 1. */
function similarity(a: Profile, b: Profile): number {
  if (a.node.kind !== b.node.kind) return 0
  const [own, below] = [shared(a.own, b.own), shared(a.below, b.below)]
  if (a.node.kind === 'section') {
    const isSameName = a.node.name === b.node.name && a.node.name !== 'additional_sections'
    return isSameName ? 0.9 + below / 10 : Math.max(own, below)
  }
  const hasLabel = a.node.kind === 'skills' && a.node.fields['label'] !== ''
  if (hasLabel && a.node.fields['label'] === b.node.fields['label']) return 1
  return a.below.size + b.below.size === 0 ? own : own * 0.7 + below * 0.3
}

/** Twice the shared words by all words (Dice). */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 1
  let count = 0
  for (const word of a) if (b.has(word)) count += 1
  return (2 * count) / (a.size + b.size)
}
