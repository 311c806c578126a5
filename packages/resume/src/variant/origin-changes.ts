// What changed in a resume since a copy was made of it, and what the copy was made of once some of it is decided.
import type { ContentNode } from '@galley/contract/variants'
import type { FieldValue } from '../fields/field-types.ts'
import { withIsoMonths } from '../text/numeric-dates.ts'
import { align, newBudget, type Alignment, type Budget } from './align-nodes.ts'
import { arranged, kindOfMoved, otherOrder } from './block-order.ts'
import { nameOf, withoutPlaces, type LensNode } from './content-tree.ts'

/** Indices of children, from the root. */
export type NodePath = readonly number[]

interface Change {
  /** The same as long as base and origin are. */
  readonly id: string
  /** In the base: of the block that changed or was removed; of the parent of a new one. */
  readonly path: NodePath
}
export interface FieldChange extends Change {
  readonly kind: 'field'
  readonly field: string
  readonly old: FieldValue
  readonly now: FieldValue
}
export interface AddedBlock extends Change {
  readonly kind: 'added'
  /** The sibling in the base that it comes after; -1: it is the first. */
  readonly after: number
  readonly node: ContentNode
}
export interface RemovedBlock extends Change {
  readonly kind: 'removed'
  readonly node: ContentNode
}
/** The blocks of one parent that both have, in another order. */
export interface OrderChange extends Change {
  readonly kind: 'order'
  /** Of the children of the base, in the order of the origin. */
  readonly order: readonly number[]
  /** What has moved; null: blocks of several kinds. */
  readonly of: ContentNode['kind'] | null
  /** What the blocks are called, in both orders. */
  readonly old: readonly string[]
  readonly now: readonly string[]
}
export type OriginChange = FieldChange | AddedBlock | RemovedBlock | OrderChange

export interface OriginComparison {
  /** In the order of the base. A new block that is hidden is no change. */
  readonly changes: OriginChange[]
  /** By `keyOf` paths of the base: the same blocks as the origin has them now. */
  readonly counterparts: ReadonlyMap<string, ContentNode>
}

export const keyOf = (path: NodePath): string => path.join('.')

/** `origin` is read as `base` has its sections (read-as.ts). */
export function compareOrigin(base: ContentNode, origin: ContentNode): OriginComparison {
  const counterparts = new Map<string, ContentNode>()
  const changes = changesIn({ base, origin, path: [], budget: newBudget() }, (path, node) => {
    counterparts.set(keyOf(path), node)
  })
  return { changes, counterparts }
}

export const originChanges = (base: ContentNode, origin: ContentNode): OriginChange[] =>
  compareOrigin(base, origin).changes

/** The base with these changes in it, so that they are none any more. `origin` is read as `base` has its sections. */
export function decidedBase(base: ContentNode, origin: ContentNode, ids: ReadonlySet<string>): ContentNode {
  return decidedNode({ base, origin, path: [], budget: newBudget() }, ids)
}

type OnPair = (path: NodePath, origin: ContentNode) => void

function changesIn({ base, origin, path, budget }: Compared, onPair: OnPair): OriginChange[] {
  onPair(path, origin)
  const pairs = align(base.children, origin.children, budget)
  const newAfter = byPlace(addedIn({ origin, path }, pairs))
  return [
    ...fieldChanges(base, origin, path),
    ...orderChanges({ base, origin, path }, pairs),
    ...newAfter(-1),
    ...base.children.flatMap((child, index): OriginChange[] => {
      const other = origin.children[pairs.get(index) ?? -1]
      const here = [...path, index]
      const own = other ? changesIn({ base: child, origin: other, path: here, budget }, onPair) : [removed(child, here)]
      return [...own, ...newAfter(index)]
    }),
  ]
}

function byPlace(added: readonly AddedBlock[]): (after: number) => readonly AddedBlock[] {
  const places = Map.groupBy(added, ({ after }) => after)
  return (after) => places.get(after) ?? []
}

/** Equal as the form stores them: it writes the months of a date in one way. */
export const isSame = (a: FieldValue, b: FieldValue): boolean =>
  JSON.stringify(a) === JSON.stringify(b) ||
  (typeof a === 'string' && typeof b === 'string' && withIsoMonths(a) === withIsoMonths(b))

function fieldChanges(base: ContentNode, origin: ContentNode, path: NodePath): FieldChange[] {
  return [...new Set([...Object.keys(origin.fields), ...Object.keys(base.fields)])].flatMap((field) => {
    const [old, now] = [base.fields[field] ?? '', origin.fields[field] ?? '']
    const id = idOf('field', path, [field, old, now])
    return isSame(old, now) ? [] : [{ kind: 'field', id, path, field, old, now } as const]
  })
}

interface Compared {
  base: ContentNode
  origin: ContentNode
  path: NodePath
  budget: Budget
}

/** None or one. */
function orderChanges({ base, origin, path }: Omit<Compared, 'budget'>, pairs: Alignment): OrderChange[] {
  const order = otherOrder(pairs)
  if (!order) return []
  const old = order.toSorted((a, b) => a - b).map((index) => nameOf(base.children[index]!, base.name))
  const now = order.map((index) => nameOf(origin.children[pairs.get(index)!]!, base.name))
  const id = idOf('order', path, [order])
  return [{ kind: 'order', id, path, order, of: kindOfMoved(base.children, order), old, now }]
}

function addedIn({ origin, path }: Pick<Compared, 'origin' | 'path'>, pairs: Alignment): AddedBlock[] {
  const counterparts = new Map([...pairs].map(([one, other]) => [other, one]))
  let after = -1
  return origin.children.flatMap((node, index): AddedBlock[] => {
    const known = counterparts.get(index)
    if (known !== undefined) after = known
    const isHidden = (node as Partial<LensNode>).isHidden === true
    if (known !== undefined || isHidden) return []
    return [{ kind: 'added', id: idOf('added', path, [after, node.fields, index]), path, after, node }]
  })
}

const removed = (node: ContentNode, path: NodePath): RemovedBlock => ({
  kind: 'removed',
  id: idOf('removed', path, [node.fields]),
  path,
  node,
})

function decidedNode({ base, origin, path, budget }: Compared, ids: ReadonlySet<string>): ContentNode {
  const pairs = align(base.children, origin.children, budget)
  const added = byPlace(addedIn({ origin, path }, pairs).filter(({ id }) => ids.has(id)))
  const newAfter = (index: number) => added(index).map(({ node }) => withoutPlaces(node))
  const fields = { ...base.fields }
  for (const { id, field, now } of fieldChanges(base, origin, path)) if (ids.has(id)) fields[field] = now
  const moved = orderChanges({ base, origin, path }, pairs).find(({ id }) => ids.has(id))
  const children = arranged(base.children.length, moved?.order ?? []).flatMap((index) => {
    const child = base.children[index]!
    const other = origin.children[pairs.get(index) ?? -1]
    const here = [...path, index]
    const isGone = !other && ids.has(removed(child, here).id)
    const kept = other ? [decidedNode({ base: child, origin: other, path: here, budget }, ids)] : isGone ? [] : [child]
    return [...kept, ...newAfter(index)]
  })
  const { kind, name } = base
  return { kind, name, fields, children: [...newAfter(-1), ...children] }
}

/** A short hash (FNV-1a over UTF-16, twice with different seeds): it is compared, never trusted. */
function idOf(kind: OriginChange['kind'], path: NodePath, rest: unknown): string {
  const text = JSON.stringify([kind, path, rest])
  let [low, high] = [0x81_1c_9d_c5, 0x9d_c5_81_1c]
  for (let at = 0; at < text.length; at += 1) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01_00_01_93)
    high = Math.imul(high ^ text.charCodeAt(at), 0x85_eb_ca_6b)
  }
  return [low, high].map((part) => (part >>> 0).toString(36)).join('')
}
