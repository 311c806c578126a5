// Changes of the origin, seen from the copy: whether the copy still has the text of before, another one, or nothing.
import type { ContentNode } from '@galley/contract/variants'
import type { FieldValue } from '../fields/field-types.ts'
import type { LensDocument } from '../lens/lens-types.ts'
import { viewOf, type SourceView } from '../lens/source-view.ts'
import { alignSimilar, alignWithGuesses, newBudget, type Budget } from './align-nodes.ts'
import { orderState } from './block-order.ts'
import { nameOf, textOf, treeOf, type LensNode } from './content-tree.ts'
import { readAs } from './read-as.ts'
import {
  compareOrigin,
  isSame,
  keyOf,
  type AddedBlock,
  type NodePath,
  type OrderChange,
  type OriginChange,
} from './origin-changes.ts'

export type ChangeState =
  /** The copy still has the text of before. */
  | { readonly kind: 'clean' }
  /** The copy has a text of its own there, or an order (names of blocks); null for a whole block. */
  | { readonly kind: 'conflict'; readonly yours: FieldValue | null }
  /** What it belongs to is not in the copy any more. */
  | { readonly kind: 'gone' }

export interface Variant {
  /** What the copy was made of. */
  readonly base: ContentNode
  /** LaTeX of the origin as it is now, and of the copy. */
  readonly origin: string
  readonly latex: string
}

/** A document with its view, which is not read for each change anew. */
export interface ComparedText {
  readonly document: LensDocument
  readonly view: SourceView
}

interface PresentBlock {
  readonly state: ChangeState | null
  readonly node: LensNode
}

export interface Comparison {
  readonly base: ContentNode
  readonly changes: readonly OriginChange[]
  readonly origin: ComparedText
  readonly copy: ComparedText
  /** Of the base, by `keyOf` their paths: the blocks of the copy. */
  readonly nodes: ReadonlyMap<string, LensNode>
  /** Those of them that were found by their order alone. */
  readonly guessed: ReadonlySet<string>
  /** By the ids of new blocks of the origin: the same block in the copy (its state is null), or one like it. */
  readonly present: ReadonlyMap<string, PresentBlock>
}

/** Null where one of the texts is of another class. */
export function compareTexts({ base, origin, latex }: Variant): Comparison | null {
  const [from, to] = [sideOf(base, origin), sideOf(base, latex)]
  if (!from || !to) return null
  const { changes, counterparts } = compareOrigin(base, treeOf(from.document))
  const added = Map.groupBy(
    changes.filter((change) => change.kind === 'added'),
    ({ path }) => keyOf(path),
  )
  const pairing: Pairing = {
    added,
    counterparts,
    nodes: new Map(),
    guessed: new Set(),
    present: new Map(),
    budget: newBudget(),
  }
  pairNodes(base, treeOf(to.document), { path: [], pairing })
  const { nodes, guessed, present } = pairing
  return { base, changes, origin: from, copy: to, nodes, guessed, present }
}

function sideOf(base: ContentNode, latex: string): ComparedText | null {
  const document = readAs(base, latex)
  return document && { document, view: viewOf(latex) }
}

interface Pairing {
  readonly added: ReadonlyMap<string, readonly AddedBlock[]>
  readonly counterparts: ReadonlyMap<string, ContentNode>
  readonly nodes: Map<string, LensNode>
  readonly guessed: Set<string>
  readonly present: Map<string, PresentBlock>
  readonly budget: Budget
}

function pairNodes(base: ContentNode, node: LensNode, { path, pairing }: { path: NodePath; pairing: Pairing }): void {
  const key = keyOf(path)
  pairing.nodes.set(key, node)
  const { rest, missing } = withoutAdded(base, node, { added: pairing.added.get(key) ?? [], present: pairing.present })
  const { pairs, guessed } = alignWithGuesses(asSaidBy(rest, base, { path, pairing }), rest, pairing.budget)
  for (const index of guessed) pairing.guessed.add(keyOf([...path, index]))
  for (const [one, other] of pairs) {
    pairNodes(base.children[one]!, rest[other]!, { path: [...path, one], pairing })
  }
  if (missing.length === 0) return
  const paired = new Set(pairs.values())
  const own = rest.filter((_, index) => !paired.has(index))
  const blocks = missing.map((change) => change.node)
  for (const [index, other] of alignSimilar(blocks, own, pairing.budget).found) {
    pairing.present.set(missing[index]!.id, { state: { kind: 'conflict', yours: null }, node: own[other]! })
  }
}

/** The children of the base; in the origin’s words where the copy has those already. */
function asSaidBy(
  copy: readonly LensNode[],
  base: ContentNode,
  { path, pairing }: { path: NodePath; pairing: Pairing },
) {
  const texts = new Set(copy.map(textOf))
  return base.children.map((child, index) => {
    const now = pairing.counterparts.get(keyOf([...path, index]))
    return now && texts.has(textOf(now)) && !texts.has(textOf(child)) ? now : child
  })
}

interface AddedHere {
  added: readonly AddedBlock[]
  present: Map<string, PresentBlock>
}

/**
 * A block of the copy that is one of the origin's new blocks is no counterpart of one in the base. Of equal blocks the
 * copy has one more than the base then.
 */
function withoutAdded(base: ContentNode, { children }: LensNode, { added, present }: AddedHere) {
  if (added.length === 0) return { rest: children, missing: [] }
  const left = Map.groupBy(children, textOf)
  // The first of them are the base's own.
  for (const child of base.children) left.get(textOf(child))?.shift()
  const inEntries = Map.groupBy(children.flatMap(handWrittenIn), textOf)
  for (const node of base.children.flatMap(handWrittenIn)) inEntries.get(textOf(node))?.shift()
  const taken = new Set<LensNode>()
  const missing = added.filter((change) => {
    const text = textOf(change.node)
    // Written by hand right after an entry, it is read as a part of that.
    const node = left.get(text)?.shift() ?? inEntries.get(text)?.shift()
    if (!node) return true
    taken.add(node)
    present.set(change.id, { state: null, node })
    return false
  })
  return { rest: children.filter((child) => !taken.has(child)), missing }
}

const handWrittenIn = <T extends ContentNode>({ children }: { readonly children: readonly T[] }): T[] =>
  children.filter(({ kind }) => kind === 'handWritten')

export const nodeAt = (base: ContentNode, path: NodePath): ContentNode | undefined =>
  path.reduce<ContentNode | undefined>((node, index) => node?.children[index], base)

/**
 * Places of the blocks in the copy, as far as it has them: in the order of the origin, and of the base. A block that is
 * known by its order alone says nothing of the order.
 */
export function placesOf({ path, order }: OrderChange, { nodes, guessed }: Comparison) {
  const places = new Map(nodes.get(keyOf(path))?.children.map((child, place) => [child, place]))
  const found = order.flatMap((index) => {
    const key = keyOf([...path, index])
    const place = places.get(nodes.get(key)!)
    return place === undefined || guessed.has(key) ? [] : [{ index, place }]
  })
  const before = found.toSorted((a, b) => a.index - b.index)
  return { now: found.map(({ place }) => place), before: before.map(({ place }) => place) }
}

/** Of fewer than two blocks there is no order. */
function orderStateOf(change: OrderChange, comparison: Comparison): ChangeState | null {
  const { now, before } = placesOf(change, comparison)
  const state = orderState(now, before)
  if (state === 'other') return null
  if (state === 'asBefore') return { kind: 'clean' }
  const { children, name } = comparison.nodes.get(keyOf(change.path))!
  return { kind: 'conflict', yours: now.toSorted((a, b) => a - b).map((place) => nameOf(children[place]!, name)) }
}

/** Null where the copy says it already. */
export function stateOf(change: OriginChange, comparison: Comparison): ChangeState | null {
  const { base, nodes, present } = comparison
  const node = nodes.get(keyOf(change.path))
  if (change.kind === 'removed') {
    if (!node) return null
    return textOf(node) === textOf(nodeAt(base, change.path)!) ? { kind: 'clean' } : { kind: 'conflict', yours: null }
  }
  if (change.kind === 'order') return orderStateOf(change, comparison)
  if (!node) return { kind: 'gone' }
  if (change.kind === 'added') {
    const found = present.get(change.id)
    return found ? found.state : { kind: 'clean' }
  }
  const yours = node.fields[change.field] ?? ''
  if (isSame(yours, change.now)) return null
  return isSame(yours, change.old) ? { kind: 'clean' } : { kind: 'conflict', yours }
}
