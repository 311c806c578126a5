import { Plus } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { toast } from 'sonner'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import { SortableList } from '../../../ui/sortable.tsx'
import { useDraftFormContext } from '../model/draft-form-values.ts'
import { ListEntry, nameOfEntry } from './list-entry.tsx'
import { hasContent, newItem, type AnyItem, type FormItem, type ListName } from '../model/list-items.ts'
import { listSpecs } from '../model/section-table.ts'

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
  // What the form opens with; one that is added is opened to be typed in.
  const [folded] = useState(
    () =>
      new Set(
        getValues(list)
          .filter(hasContent)
          .map(({ id }) => id),
      ),
  )
  const { moveEntry, host } = useMoving(move, fields.length)
  const addButton = useRef<HTMLButtonElement>(null)
  const thing = words.things[list]
  const removeWithUndo = (index: number) => {
    const removed = structuredClone(getValues(list)[index]) as FormItem<'experience'>
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
    <div ref={host} className="flex flex-col gap-4">
      {fields.length === 0 && <p className="font-display text-lg text-ink-faint italic">{words.empty[list]}</p>}
      <SortableList ids={fields.map((field) => field.key)} onMove={move}>
        {fields.map((field, index) => (
          <ListEntry
            key={field.key}
            list={list}
            index={index}
            sortId={field.key}
            detailsOpen={detailsOpen}
            startsFolded={folded.has(field.id)}
            moves={{
              up: index > 0 ? () => moveEntry(index, 'up') : undefined,
              down: index < fields.length - 1 ? () => moveEntry(index, 'down') : undefined,
              remove: () => removeWithUndo(index),
            }}
          />
        ))}
      </SortableList>
      <Button
        ref={addButton}
        variant="secondary"
        size="sm"
        className="self-start"
        onClick={() => append(newItem(list) as unknown as FormItem<'experience'>)}
      >
        <Plus aria-hidden="true" className="size-4" />
        {words.add(thing)}
      </Button>
    </div>
  )
}

type Direction = 'up' | 'down'

/**
 * The keyboard goes with the entry: to the arrow that was pressed, or to the other one where there is no way further.
 */
function useMoving(move: (from: number, to: number) => void, count: number) {
  const host = useRef<HTMLDivElement>(null)
  const moved = useRef<{ to: number; direction: Direction } | null>(null)
  useLayoutEffect(() => {
    if (moved.current === null) return
    const { to, direction } = moved.current
    moved.current = null
    const entry = host.current?.querySelectorAll('[role="group"][data-entry]')[to]
    const arrow = (way: Direction) => entry?.querySelector<HTMLElement>(`[data-move="${way}"]`)
    ;(arrow(direction) ?? arrow(direction === 'up' ? 'down' : 'up'))?.focus()
  })
  const moveEntry = (index: number, direction: Direction) => {
    const to = index + (direction === 'up' ? -1 : 1)
    if (to < 0 || to >= count) return
    moved.current = { to, direction }
    move(index, to)
  }
  return { host, moveEntry }
}
