import { ArrowDown, ArrowUp, ChevronRight, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { strings } from '../../../strings/en.ts'
import { cx } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useSortableBlock } from '../../../ui/sortable.tsx'
import { useDraftFormContext, type DraftValues } from '../model/draft-form-values.ts'
import { ItemField } from './item-field.tsx'
import { hasContent, type AnyItem, type ListName } from '../model/list-items.ts'
import { PeriodFields } from './period-fields.tsx'
import { listSpecs, type ListSpec } from '../model/section-table.ts'

const words = strings.create

export interface EntryMoves {
  up: (() => void) | undefined
  down: (() => void) | undefined
  remove: () => void
}

interface Props {
  list: ListName
  index: number
  /** Identifies the entry while dragging. */
  sortId: string
  detailsOpen: boolean
  /** On one line until it is pressed. */
  startsFolded: boolean
  moves: EntryMoves
}

/** "project 2", or what its owner called it. */
export function nameOfEntry(spec: ListSpec, item: AnyItem | undefined, fallback: string): string {
  const named = spec.namedBy
    .map((field) => item?.[field])
    .find((name) => typeof name === 'string' && name.trim() !== '')
  return typeof named === 'string' ? named.trim() : fallback
}

const texts = (item: AnyItem | undefined, fields: readonly string[]): string[] =>
  fields.map((field) => item?.[field]).filter((text): text is string => typeof text === 'string' && text.trim() !== '')

/** "Head of Ops · Acme · 2019 – Present" */
function lineOf(spec: ListSpec, item: AnyItem | undefined, name: string): string {
  const [first = name, ...more] = texts(item, [...spec.namedBy, 'issuer', 'publisher', 'event'])
  const from = texts(item, ['startDate', 'date'])[0] ?? ''
  const to = item?.['current'] === true ? words.present : (texts(item, ['endDate'])[0] ?? '')
  return [...new Set([first, ...more, words.item.dates(from, to)])].filter(Boolean).join(' · ')
}

export function ListEntry({ list, index, sortId, detailsOpen, startsFolded, moves }: Props) {
  const spec: ListSpec = listSpecs[list]
  const base = `${list}.${index}`
  const { control } = useDraftFormContext()
  const item = useWatch({ control, name: base as keyof DraftValues }) as unknown as AnyItem | undefined
  const name = nameOfEntry(spec, item, `${words.things[list]} ${index + 1}`)
  const { block, handle, isDragging } = useSortableBlock(sortId, words.item.drag(name))
  const [isOpen, setOpen] = useState(!startsFolded)
  const detailsUsed = spec.details?.some((field) => hasContent(item?.[field.name])) ?? false

  return (
    <div
      {...block}
      role="group"
      data-entry
      aria-label={name}
      className={cx(
        'relative rounded-md border border-rule bg-sheet p-4 sm:p-5',
        isDragging && 'z-10 border-ink shadow-lift',
      )}
    >
      <EntryBar
        {...{ name, isOpen, moves, handle }}
        line={lineOf(spec, item, name)}
        onToggle={() => setOpen(!isOpen)}
      />
      {/* Its fields are there while it is folded, so that whatever leads to one of them can unfold it. */}
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="hidden" />
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
      </details>
    </div>
  )
}

interface BarProps {
  name: string
  /** What is said of it while it is folded. */
  line: string
  isOpen: boolean
  onToggle: () => void
  moves: EntryMoves
  handle: ReactNode
}

function EntryBar({ name, line, isOpen, onToggle, moves, handle }: BarProps) {
  return (
    <div className={cx('-mt-1 -mr-1.5 flex items-center gap-1', isOpen ? 'mb-3' : '-mb-1')}>
      {handle}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-9 min-w-0 grow items-center gap-1.5 rounded-sm text-left font-display text-lg text-ink-soft italic hover:text-ink"
      >
        <ChevronRight
          aria-hidden="true"
          className={cx('size-4 shrink-0 transition-transform duration-150', isOpen && 'rotate-90')}
        />
        <span className="min-w-0 truncate first-letter:uppercase">{isOpen ? name : line}</span>
      </button>
      {moves.up && (
        <IconButton
          data-move="up"
          label={words.item.up(name)}
          icon={<ArrowUp aria-hidden="true" />}
          onClick={moves.up}
        />
      )}
      {moves.down && (
        <IconButton
          data-move="down"
          label={words.item.down(name)}
          icon={<ArrowDown aria-hidden="true" />}
          onClick={moves.down}
        />
      )}
      <IconButton
        tone="danger"
        label={words.item.remove(name)}
        icon={<Trash2 aria-hidden="true" />}
        onClick={moves.remove}
      />
    </div>
  )
}

/**
 * Opens when it is needed, and closes only for the person who closes it: never while the user types in
 * it.
 */
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
    <details
      open={open}
      onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}
      className="group mt-4"
    >
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
