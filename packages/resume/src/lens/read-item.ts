// One entry of a section, with its fields and what belongs to it.
import type { FieldValue, ItemCommand, SectionName } from '../fields/field-types.ts'
import type { BodyBlock, LensItem, Place, Span } from './lens-types.ts'
import type { RawCommand } from './raw-blocks.ts'
import { detailForm, formOf, slotsOf, type Fields } from '../fields/section-forms.ts'
import { readSpan } from './read-span.ts'
import { hiddenLevel, linesOfBlock, type SourceView } from './source-view.ts'

/** What follows the command: details as they stand, and blocks that are read already. */
export type ItemPart = { readonly raw: RawCommand } | { readonly blocks: readonly BodyBlock[]; readonly span: Span }

interface Reading {
  readonly view: SourceView
  readonly values: Record<string, FieldValue>
  readonly places: Record<string, Place>
}

export interface ItemSource {
  readonly head: RawCommand
  readonly parts: readonly ItemPart[]
  readonly section: SectionName
  /** How often the section is hidden. */
  readonly level: number
}

export function readItem(
  view: SourceView,
  { head, parts, section, level }: ItemSource,
  asDetail: (raw: RawCommand, level: number) => BodyBlock,
): LensItem {
  const command = head.command as ItemCommand
  const form = formOf(section)
  const reading: Reading = { view, values: {}, places: {} }
  slotsOf(command).forEach((slot, index) => readFields(reading, form.slots[slot], head.args[index]!))
  if (command === 'entry')
    readFields(reading, form.slots.remark, head.option ?? { from: head.nameEnd, to: head.nameEnd })
  const own = hiddenLevel(view, head.from)
  let [detailsEnd, bodyEnd] = [head.to, head.to]
  const body = parts.flatMap((part): readonly BodyBlock[] => {
    if ('blocks' in part) {
      bodyEnd = part.span.to
      return part.blocks
    }
    const [label, value] = part.raw.args
    const detail = detailForm(form, readSpan(view, label!).text)
    const isHidden = hiddenLevel(view, part.raw.from) > own
    if (!detail || isHidden || Object.hasOwn(reading.places, detail.names[0]!)) {
      bodyEnd = part.raw.to
      return [asDetail(part.raw, own)]
    }
    readFields(reading, detail, value!)
    if (!detail.isAfterBody && bodyEnd === detailsEnd) detailsEnd = bodyEnd = part.raw.to
    return []
  })
  const last = parts.at(-1)
  const span = { from: head.from, to: last ? ('raw' in last ? last.raw.to : last.span.to) : head.to }
  addAbsent(reading, form.details, { from: span.to, to: span.to, isEditable: true })
  // The command has no argument for them.
  addAbsent(reading, Object.values(form.slots), { from: span.to, to: span.to, isEditable: false })
  const { values, places } = reading
  const { from, to } = head
  const lines = linesOfBlock(view, span)
  const isHidden = own > level
  return {
    kind: 'item',
    command,
    head: { from, to },
    detailsEnd,
    bodyEnd,
    ...span,
    values,
    places,
    body,
    lines,
    isHidden,
  }
}

function readFields({ view, values, places }: Reading, fields: Fields | undefined, span: Span): void {
  if (!fields) return
  const { tex, isPlain } = readSpan(view, span)
  // A text over several hidden lines has their marks in between.
  const isWhole = view.latex.slice(span.from, span.to) === view.source.slice(span.from, span.to)
  const read = fields.codec.read(tex)
  fields.names.forEach((name, index) => {
    values[name] = read[index] ?? ''
    places[name] = { from: span.from, to: span.to, isEditable: isPlain && isWhole }
  })
}

function addAbsent({ values, places }: Reading, all: readonly Fields[], place: Place): void {
  for (const { names, codec } of all) {
    if (Object.hasOwn(places, names[0]!)) continue
    const read = codec.read('')
    names.forEach((name, index) => {
      values[name] = read[index] ?? ''
      places[name] = place
    })
  }
}
