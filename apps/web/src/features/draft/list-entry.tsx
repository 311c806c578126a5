import { useSortable } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, ChevronRight, GripVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { strings } from '../../strings/en.ts'
import { cx } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useDraftFormContext, type DraftValues } from './draft-form-values.ts'
import { ItemField } from './item-field.tsx'
import { hasContent, type AnyItem, type ListName } from './list-items.ts'
import { PeriodFields } from './period-fields.tsx'
import { listSpecs, type ListSpec } from './section-table.ts'

const words = strings.create

export interface EntryMoves {
  up: (() => void) | undefined
  down: (() => void) | undefined
  remove: () => void
}

interface Props {
  list: ListName
  index: number
  /** Told apart by this while dragging. */
  sortId: string
  detailsOpen: boolean
  moves: EntryMoves
}

/** "project 2", or what its owner called it. */
export function nameOfEntry(spec: ListSpec, item: AnyItem | undefined, fallback: string): string {
  const named = spec.namedBy
    .map((field) => item?.[field])
    .find((name) => typeof name === 'string' && name.trim() !== '')
  return typeof named === 'string' ? named.trim() : fallback
}

export function ListEntry({ list, index, sortId, detailsOpen, moves }: Props) {
  const spec: ListSpec = listSpecs[list]
  const base = `${list}.${index}`
  const { control } = useDraftFormContext()
  const item = useWatch({ control, name: base as keyof DraftValues }) as unknown as AnyItem | undefined
  const name = nameOfEntry(spec, item, `${words.things[list]} ${index + 1}`)
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: sortId,
  })
  const detailsUsed = spec.details?.some((field) => hasContent(item?.[field.name])) ?? false

  return (
    <div
      ref={setNodeRef}
      role="group"
      aria-label={name}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={cx(
        'relative rounded-md border border-rule bg-sheet p-4 sm:p-5',
        isDragging && 'z-10 border-ink shadow-lift',
      )}
    >
      <div className="-mt-1 -mr-1.5 mb-3 flex items-center gap-1">
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={words.item.drag(name)}
          className="-ml-2 inline-flex size-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-ink-faint hover:text-ink active:cursor-grabbing"
        >
          <GripVertical aria-hidden="true" className="size-4" />
        </button>
        <p className="min-w-0 grow truncate font-display text-lg text-ink-soft italic first-letter:uppercase">{name}</p>
        {moves.up && (
          <IconButton label={words.item.up(name)} icon={<ArrowUp aria-hidden="true" />} onClick={moves.up} />
        )}
        {moves.down && (
          <IconButton label={words.item.down(name)} icon={<ArrowDown aria-hidden="true" />} onClick={moves.down} />
        )}
        <IconButton
          tone="danger"
          label={words.item.remove(name)}
          icon={<Trash2 aria-hidden="true" />}
          onClick={moves.remove}
        />
      </div>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        {spec.fields.map((field) =>
          field.kind === 'text' ? null : <ItemField key={field.name} base={base} spec={field} />,
        )}
        {spec.period && <PeriodFields base={base} current={spec.period.current} />}
        {spec.fields.map((field) =>
          field.kind === 'text' ? <ItemField key={field.name} base={base} spec={field} /> : null,
        )}
      </div>
      {spec.details && <Details base={base} fields={spec.details} needed={detailsOpen || detailsUsed} />}
    </div>
  )
}

/** Opens when it is needed, and closes only for the person who closes it: never under the hands of somebody who types in it. */
function Details({
  base,
  fields,
  needed,
}: {
  base: string
  fields: NonNullable<ListSpec['details']>
  needed: boolean
}) {
  const [open, setOpen] = useState(needed)
  const [wasNeeded, setWasNeeded] = useState(needed)
  if (needed !== wasNeeded) {
    setWasNeeded(needed)
    if (needed) setOpen(true)
  }
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group mt-4">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm font-medium text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform duration-150 group-open:rotate-90" />
        {words.moreDetails}
      </summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <ItemField key={field.name} base={base} spec={field} />
        ))}
      </div>
    </details>
  )
}
