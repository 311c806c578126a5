// Blocks that can be put in another order, by dragging or by space and the arrow keys.
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { placesOfDrop } from './places-of-drop.ts'

interface ListProps {
  /** Of the blocks, in their order; unique on the page. */
  ids: readonly string[]
  onMove: (from: number, to: number) => void
  children: ReactNode
}

export function SortableList({ ids, onMove, children }: ListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        const places = placesOfDrop(ids, active.id, over?.id)
        if (places) onMove(places.from, places.to)
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** Of one block of a `SortableList`: props for its element, and what is pressed to drag it. */
export function useSortableBlock(id: string, dragLabel: string) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  })
  const style = { transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={dragLabel}
      className={cx(
        '-ml-2 inline-flex size-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-ink-faint',
        'hover:text-ink active:cursor-grabbing',
      )}
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </button>
  )
  return { block: { ref: setNodeRef, style }, handle, isDragging }
}
