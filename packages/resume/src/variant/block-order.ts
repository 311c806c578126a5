// The order of the blocks of one parent, as far as two documents have the same ones.
import type { ContentNode } from '@galley/contract/variants'
import { arrangeBlocks, type Movable } from '../lens/edit-blocks.ts'
import type { EditResult } from '../lens/edit-field.ts'
import type { BodyLine, LensDocument } from '../lens/lens-types.ts'
import type { Alignment } from './align-nodes.ts'
import type { LensNode } from './content-tree.ts'

const isAscending = (places: readonly number[]) =>
  places.every((place, index) => index === 0 || places[index - 1]! < place)

/** Indices of the blocks that the other document has, too, in its order; null where that is the same order. */
export function otherOrder(pairs: Alignment): readonly number[] | null {
  const order = [...pairs].toSorted(([, a], [, b]) => a - b).map(([index]) => index)
  return isAscending(order) ? null : order
}

/** All `count` blocks, those of `order` in that order. A block that is none of them stays behind its predecessor. */
export function arranged(count: number, order: readonly number[]): number[] {
  const members = new Set(order)
  const groups = new Map<number, number[]>()
  const leading: number[] = []
  let group = leading
  for (let index = 0; index < count; index += 1) {
    if (members.has(index)) groups.set(index, (group = []))
    group.push(index)
  }
  return [...leading, ...order.flatMap((index) => groups.get(index) ?? [])]
}

/** Those that are not where they were, and what is between them. */
function touchedBy(sequence: readonly number[]): readonly number[] {
  const isMoved = (index: number, place: number) => index !== place
  return sequence.slice(sequence.findIndex(isMoved), sequence.findLastIndex(isMoved) + 1)
}

/** What all of the moved blocks are; null where they are of several kinds. */
export function kindOfMoved(children: readonly ContentNode[], order: readonly number[]): ContentNode['kind'] | null {
  const kinds = new Set(touchedBy(arranged(children.length, order)).map((index) => children[index]!.kind))
  return kinds.size === 1 ? [...kinds][0]! : null
}

export type OrderState = 'other' | 'asBefore' | 'own'

/** Of a copy: `places` are those of its blocks in the order of the origin, `before` in the order of the base. */
export function orderState(places: readonly number[], before: readonly number[]): OrderState {
  if (isAscending(places)) return 'other'
  return isAscending(before) ? 'asBefore' : 'own'
}

/** The blocks moved, with their lines. Null where lists or blocks of other kinds are between them. */
export function orderEdits(document: LensDocument, { children }: LensNode, places: readonly number[]): EditResult {
  const sequence = arranged(children.length, places)
  const touched = touchedBy(sequence).map((index) => children[index]!)
  const listOf = ({ kind, block }: LensNode) => (kind === 'bullet' ? (block as BodyLine).list?.from : undefined)
  const isAlike = touched.every((node) => node.kind === touched[0]!.kind && listOf(node) === listOf(touched[0]!))
  if (!isAlike) return null
  return arrangeBlocks(
    document,
    children.map(({ block }) => block as Movable),
    sequence,
  )
}
