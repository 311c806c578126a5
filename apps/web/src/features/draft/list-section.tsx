import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { toast } from 'sonner'
import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { useDraftFormContext } from './draft-form-values.ts'
import { ListEntry, nameOfEntry } from './list-entry.tsx'
import { newItem, type AnyItem, type Item, type ListName } from './list-items.ts'
import { placesOfDrop } from './places-of-drop.ts'
import { listSpecs } from './section-table.ts'

const words = strings.create

/** Entries that can be added, reordered (drag, keyboard, arrows) and removed (with a way back). */
export function ListSection({ list, detailsOpen }: { list: ListName; detailsOpen: boolean }) {
  const { control, getValues } = useDraftFormContext()
  // One list stands for all: their entries differ, what is done to them does not.
  const { fields, append, remove, move, insert } = useFieldArray({
    control,
    name: list as 'experience',
    keyName: 'key',
  })
  const addButton = useRef<HTMLButtonElement>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const thing = words.things[list]
  const order = fields.map((field) => field.key)

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const places = placesOfDrop(order, active.id, over?.id)
    if (places) move(places.from, places.to)
  }
  const removeWithUndo = (index: number) => {
    const removed = structuredClone(getValues(list)[index]) as Item<'experience'>
    const name = nameOfEntry(listSpecs[list], removed as unknown as AnyItem, `${thing} ${index + 1}`)
    remove(index)
    addButton.current?.focus()
    const undo = () => {
      // Out of the toast first: it hands the focus back to where it came from, and would take it from the next field.
      addButton.current?.focus()
      insert(index, removed)
    }
    toast(words.item.removed(name), { action: { label: strings.frame.undo, onClick: undo }, duration: 8000 })
  }

  return (
    <div className="flex flex-col gap-4">
      {fields.length === 0 && <p className="font-display text-lg text-ink-faint italic">{words.empty[list]}</p>}
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
        <SortableContext items={order} strategy={verticalListSortingStrategy}>
          {fields.map((field, index) => (
            <ListEntry
              key={field.key}
              list={list}
              index={index}
              sortId={field.key}
              detailsOpen={detailsOpen}
              moves={{
                up: index > 0 ? () => move(index, index - 1) : undefined,
                down: index < fields.length - 1 ? () => move(index, index + 1) : undefined,
                remove: () => removeWithUndo(index),
              }}
            />
          ))}
        </SortableContext>
      </DndContext>
      <Button
        ref={addButton}
        variant="secondary"
        size="sm"
        className="self-start"
        onClick={() => append(newItem(list) as unknown as Item<'experience'>)}
      >
        <Plus aria-hidden="true" className="size-4" />
        {words.add(thing)}
      </Button>
    </div>
  )
}
