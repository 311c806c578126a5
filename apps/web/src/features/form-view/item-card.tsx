// One entry: its fields, what else the entry says, and its bullets. Folded to one line until it is pressed.
import { editItem } from '@galley/resume/lens/edit-field'
import type { FieldValue } from '@galley/resume/fields/field-types'
import type { LensItem, LensSection } from '@galley/resume/lens/lens-types'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { strings } from '../../strings/en.ts'
import { cx } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { BlockMenu, HiddenMark, type BlockActions } from './block-bar.tsx'
import { BodyLines } from './body-lines.tsx'
import { useLens } from './lens-context.ts'
import { LensField } from './lens-field.tsx'
import type { FieldForm, SectionSpec } from './section-specs.ts'
import { useFold } from './use-fold.ts'

const words = strings.formView
const form = strings.create

/** An entry in a section that the form has no fields of its own for. */
const anySpec: SectionSpec = {
  namedBy: ['title', 'organisation'],
  fields: [
    { name: 'title', label: words.fields.title, kind: 'line' },
    { name: 'organisation', label: words.fields.organisation, kind: 'line' },
    { name: 'place', label: form.fields.location, kind: 'line' },
    { name: 'dates', label: words.fields.dates, kind: 'date' },
    { name: 'remark', label: words.fields.remark, kind: 'line' },
  ],
}

interface Props {
  id: string
  section: LensSection
  item: LensItem
  /** "project 2", for one that has no name yet. */
  fallback: string
  startsOpen: boolean
  actions: BlockActions
  handle: ReactNode
}

const texts = ({ values }: LensItem, names: readonly string[]): string[] =>
  names.map((name) => values[name]).filter((value): value is string => typeof value === 'string' && value !== '')

/** "Head of Ops · Acme · 2019 – Present" */
function lineOf(item: LensItem, spec: SectionSpec, fallback: string): string {
  const [first = fallback, ...more] = texts(item, [...spec.namedBy, 'issuer', 'publisher', 'event'])
  const start = texts(item, ['startDate', 'date', 'dates'])[0] ?? ''
  const end = item.values['current'] === true ? form.present : (texts(item, ['endDate'])[0] ?? '')
  return [...new Set([first, ...more, form.item.dates(start, end)])].filter(Boolean).join(' · ')
}

export function ItemCard({ id, section, item, fallback, startsOpen, actions, handle }: Props) {
  const { specs } = useLens()
  const spec = section.name === 'additional_sections' ? anySpec : (specs[section.name] ?? anySpec)
  const name = texts(item, spec.namedBy)[0] ?? fallback
  // A new one is there to be filled in.
  const [isOpen, setOpen] = useFold(startsOpen || name === fallback, (start) => start >= item.from && start < item.to)
  return (
    <div
      role="group"
      aria-label={name}
      data-from={item.from}
      className={cx('rounded-md border border-rule bg-sheet px-3 py-2', item.isHidden && 'border-dashed bg-inset')}
    >
      <div className="flex items-center gap-1">
        {handle}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-9 min-w-0 grow items-center gap-1.5 rounded-sm text-left text-ink hover:text-mark"
        >
          <ChevronRight
            aria-hidden="true"
            className={cx('size-4 shrink-0 text-ink-faint transition-transform duration-150', isOpen && 'rotate-90')}
          />
          <span className="min-w-0 truncate font-display text-lg first-letter:uppercase">
            {isOpen ? name : lineOf(item, spec, fallback)}
          </span>
        </button>
        {item.isHidden && <HiddenMark />}
        <BlockMenu name={name} actions={actions} />
      </div>
      {isOpen && (
        <div className="pt-2 pb-3">
          <Fields {...{ section, item, spec }} />
          <BodyLines id={`${id}-body`} owner={item} body={item.body} />
        </div>
      )}
    </div>
  )
}

interface FieldsProps {
  section: LensSection
  item: LensItem
  spec: SectionSpec
}

function Fields({ section, item, spec }: FieldsProps) {
  const field = (of: FieldForm) => <ItemField key={of.name} {...{ section, item }} spec={of} />
  const isCurrent = item.values['current'] === true
  const dates: FieldForm[] = [
    { name: 'startDate', label: form.fields.startDate, kind: 'date' },
    ...(isCurrent ? [] : [{ name: 'endDate', label: form.fields.endDate, kind: 'date' } as const]),
  ]
  return (
    <div className="@container mb-3">
      <div className="grid gap-x-3 gap-y-3 @xs:grid-cols-2">
        {spec.fields.map((of) => of.kind !== 'text' && field(of))}
        {spec.period && dates.map(field)}
        {spec.period?.current !== undefined && <Current {...{ section, item }} label={spec.period.current} />}
      </div>
      {spec.details && <Details item={item} fields={spec.details} render={field} />}
    </div>
  )
}

/** Open from the start where there is something in it. */
function Details({
  item,
  fields,
  render,
}: {
  item: LensItem
  fields: readonly FieldForm[]
  render: (of: FieldForm) => ReactNode
}) {
  const isFilled = fields.some(({ name }) => (item.values[name] ?? '').toString() !== '')
  const [isOpen, setOpen] = useFold(isFilled, (start) => fields.some(({ name }) => item.places[name]?.from === start))
  return (
    <Disclosure label={form.moreDetails} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <div className="mt-2 grid gap-x-3 gap-y-3 @xs:grid-cols-2">{fields.map(render)}</div>
    </Disclosure>
  )
}

function Current({ section, item, label }: { section: LensSection; item: LensItem; label: string }) {
  const lens = useLens()
  return (
    <div className="@xs:col-span-2">
      <Checkbox
        label={label}
        checked={item.values['current'] === true}
        disabled={item.places['current']?.isEditable === false}
        onChange={(event) =>
          lens.change(
            editItem(lens.document, { section, item }, { field: 'current', value: event.target.checked }),
            'step',
          )
        }
      />
    </div>
  )
}

function ItemField({ section, item, spec }: { section: LensSection; item: LensItem; spec: FieldForm }) {
  const lens = useLens()
  const value = item.values[spec.name]
  const place = item.places[spec.name]
  // The command has no argument for it, as a short entry has no place.
  if (!place || value === undefined || (!place.isEditable && place.from === place.to)) return null
  const isList = spec.kind === 'comma'
  const isLong = spec.kind === 'line' || spec.kind === 'url'
  const read = (text: string): FieldValue => (isList ? partsOf(text) : text)
  return (
    <LensField
      label={spec.label}
      value={typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : ''}
      place={place}
      edit={(text) => editItem(lens.document, { section, item }, { field: spec.name, value: read(text) })}
      className={spec.wide ? '@xs:col-span-2' : isLong ? '@xs:col-span-2 @md:col-span-1' : undefined}
      hint={isList ? form.commaHint : undefined}
      placeholder={spec.kind === 'date' ? form.placeholders.date : undefined}
      inputMode={spec.kind === 'url' ? 'url' : undefined}
    />
  )
}

export const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
