// Blocks that can be put in another order: by dragging, by space and the arrow keys, by the arrow buttons.
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { strings } from '../../strings/en.ts'
import { cx } from '../../ui/class-names.ts'

const words = strings.create.item

export interface Order {
  /** Of each block in its place: what is unfolded stays so when it moves. */
  readonly ids: readonly number[]
  readonly moved: (from: number, to: number) => void
  readonly removed: (index: number) => void
}

let lastId = 0
const newIds = (count: number) => Array.from({ length: Math.max(0, count) }, () => (lastId += 1))

/** The text has no ids: they are made here, and follow what is done here. */
export function useOrder(count: number): Order {
  const [ids, setIds] = useState(() => newIds(count))
  if (ids.length !== count) setIds([...ids.slice(0, count), ...newIds(count - ids.length)])
  return {
    ids:
      ids.length === count
        ? ids
        : [...ids.slice(0, count), ...Array.from({ length: Math.max(0, count - ids.length) }, (_, at) => -at - 1)],
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
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const order = Array.from({ length: count }, (_, index) => idOf(id, index))
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [order.indexOf(String(active.id)), order.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
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
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: idOf(list, index),
  })
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={words.drag(name)}
      className="inline-flex size-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-ink-faint hover:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </button>
  )
  return (
    <div
      ref={setNodeRef}
      data-sort={idOf(list, index)}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
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
