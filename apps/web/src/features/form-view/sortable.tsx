// Lists of the form whose blocks can be put in another order. The text gives them no ids.
import { useState, type ReactNode } from 'react'
import { strings } from '../../strings/en.ts'
import { cx } from '../../ui/class-names.ts'
import { SortableList, useSortableBlock } from '../../ui/sortable.tsx'

const words = strings.create.item

export interface Order {
  /** Of each block in its place: what is unfolded stays so when it moves. */
  readonly ids: readonly number[]
  readonly moved: (from: number, to: number) => void
  readonly removed: (index: number) => void
}

let lastId = 0
const newIds = (count: number) => Array.from({ length: Math.max(0, count) }, () => (lastId += 1))

/** Ids for the blocks of a list, which follow what is done here. */
export function useOrder(count: number): Order {
  const [kept, setIds] = useState(() => newIds(count))
  const isStale = kept.length !== count
  const ids = isStale ? [...kept.slice(0, count), ...newIds(count - kept.length)] : kept
  if (isStale) setIds(ids)
  return {
    ids,
    moved: (from, to) => setIds((all) => all.toSpliced(from, 1).toSpliced(to, 0, all[from]!)),
    removed: (index) => setIds((all) => all.toSpliced(index, 1)),
  }
}

interface ListProps {
  /** Distinguishes it from other lists on the page. */
  id: string
  count: number
  onMove: (from: number, to: number) => void
  children: ReactNode
}

const idOf = (list: string, index: number) => `${list}/${index}`

export function Sortable({ id, count, onMove, children }: ListProps) {
  const ids = Array.from({ length: count }, (_, index) => idOf(id, index))
  return (
    <SortableList ids={ids} onMove={onMove}>
      {children}
    </SortableList>
  )
}

interface ItemProps {
  list: string
  index: number
  name: string
  className?: string
  children: (handle: ReactNode) => ReactNode
}

export function SortableItem({ list, index, name, className, children }: ItemProps) {
  const { block, handle, isDragging } = useSortableBlock(idOf(list, index), words.drag(name))
  return (
    <div
      {...block}
      data-sort={idOf(list, index)}
      className={cx(className, isDragging && 'relative z-10 bg-sheet shadow-lift')}
    >
      {children(handle)}
    </div>
  )
}

/**
 * After a change through a menu: the keyboard goes with the block, to its new place, or to the one that took its place.
 * The menu hands it back to where it was opened first.
 */
export function focusBlock(list: string, index: number): void {
  setTimeout(() => {
    const at = (place: number) =>
      document.querySelector<HTMLElement>(`[data-sort="${CSS.escape(idOf(list, place))}"] button[aria-haspopup="menu"]`)
    // Another menu may be open by then.
    if (!document.querySelector('[role="menu"]')) (at(index) ?? at(index - 1))?.focus()
  }, 80)
}
