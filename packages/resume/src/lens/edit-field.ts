// A value of the form written into the document: only the place of that value changes.
import { escapeTex } from '../text/escape-tex.ts'
import { command as commandTex, emailContact, webContact } from '../text/tex-words.ts'
import { list } from '../fields/codecs.ts'
import { readInline } from '../fields/inline.ts'
import type { FieldValue } from '../fields/field-types.ts'
import type {
  LensItem,
  LensDocument,
  LensHeader,
  LensSection,
  LensSkills,
  SourceChange,
  Span,
  TextPlace,
} from './lens-types.ts'
import { isAddressField, personCommands, type PersonField } from './read-header.ts'
import { lineText, retext } from '../fields/retext.ts'
import { formOf, slotsOf, type DetailForm, type Fields } from '../fields/section-forms.ts'
import { optionOf } from '../fields/section-name.ts'
import { newHeader, wholeLine } from './header-lines.ts'
import { readResume } from './read-resume.ts'
import { hiddenLevel, lineEnd, lineStart, viewOf, type SourceView } from './source-view.ts'
import { applyEdits, asLines, insertedAfter, replaced } from './text-edits.ts'

/** Changes of the text, or null where only LaTeX can make them. No edits: it says so already. */
export type EditResult = SourceChange[] | null

/** A paragraph, a bullet, a label, a value of a detail, a contact. */
export function editText({ latex }: LensDocument, place: TextPlace, text: string): EditResult {
  if (text === place.text) return []
  if (!place.isEditable) return null
  const tex = retext(latex.slice(place.from, place.to), text)
  return replaced(latex, place, afterItem(latex, place.from, tex))
}

/** A bracket right after `\item` would be read as its option, and a letter as part of its name. */
function afterItem(latex: string, from: number, tex: string): string {
  if (!/\\item\s*$/.test(latex.slice(Math.max(0, from - 40), from))) return tex
  const isApart = /\s/.test(latex[from - 1] ?? '')
  return `${isApart || tex === '' ? '' : ' '}${tex.startsWith('[') ? '{}' : ''}${tex}`
}

/**
 * A section stays what it is: where its new title does not say so, its heading does. A heading command of the
 * document's own has no place to say it: the section is then what its title says.
 */
export function editTitle(document: LensDocument, section: LensSection, title: string): EditResult {
  const edits = editText(document, section.title, title)
  if (!edits || edits.length === 0) return edits
  const { latex } = document
  const at = document.sections.indexOf(section)
  if (readResume(applyEdits(latex, edits))?.sections[at]?.name === section.name) return edits
  const word = /^\\(?:side)?section(?![A-Za-z@])\*?/.exec(latex.slice(section.from, section.from + 20))?.[0]
  if (word === undefined) return edits
  const from = section.from + word.length
  const option = /^\s*\[[^\]]*\]/.exec(latex.slice(from, section.title.from))?.[0] ?? ''
  return [{ from, to: from + option.length, insert: `[${optionOf(section.name)}]` }, ...edits]
}

export function editSkills(
  { latex }: LensDocument,
  group: LensSkills,
  change: Partial<Record<'label', string>> & { items?: readonly string[] },
): EditResult {
  if (!group.isEditable || !group.label.isEditable) return null
  const { label } = group
  const labelTex = retext(latex.slice(label.from, label.to), change.label ?? label.text)
  const labelEdits = change.label === undefined ? [] : optionEdits(latex, { from: label.from, to: label.to }, labelTex)
  const open = latex.lastIndexOf('{', listFrom(latex, group))
  const inner = { from: open + 1, to: group.to - 1 }
  const itemsTex = change.items && list.write(latex.slice(inner.from, inner.to), [change.items])
  return [...labelEdits, ...(itemsTex === undefined ? [] : replaced(latex, inner, itemsTex))]
}

/** The brace that opens the list of a group. */
function listFrom(latex: string, { label, from }: LensSkills): number {
  const afterLabel = latex[label.to] === ']' ? label.to + 1 : label.from
  return latex.indexOf('{', Math.max(from, afterLabel))
}

/** `[option]` written, changed or taken away; brackets inside of it are kept by braces. */
function optionEdits(latex: string, { from, to }: { from: number; to: number }, tex: string): SourceChange[] {
  const shielded = /[[\]]/.test(tex) && !/^\{[^{}]*\}$/.test(tex) ? `{${tex}}` : tex
  const isThere = latex[from - 1] === '[' && latex[to] === ']'
  if (isThere && readInline(tex).text === '') return [{ from: from - 1, to: to + 1, insert: '' }]
  if (isThere) return replaced(latex, { from, to }, shielded)
  return tex === '' ? [] : [{ from, to: from, insert: `[${shielded}]` }]
}

/** A field of an entry, by the form's name of it. */
export interface ItemChange {
  readonly field: string
  readonly value: FieldValue
}

export function editItem(
  { latex }: LensDocument,
  { section, item }: { section: LensSection; item: LensItem },
  change: ItemChange,
): EditResult {
  const place = item.places[change.field]
  if (!place) return null
  if (String(change.value) === String(item.values[change.field])) return []
  if (!place.isEditable) return null
  const form = formOf(section.name)
  const slots = ['remark', ...slotsOf(item.command)] as const
  const slot = slots.find((name) => form.slots[name]?.names.includes(change.field))
  const fields = (slot && form.slots[slot]) ?? form.details.find(({ names }) => names.includes(change.field))
  if (!fields) return null
  const tex = latex.slice(place.from, place.to)
  const next = fields.codec.write(tex, valuesWith(item, fields, change))
  if (slot === 'remark') return optionEdits(latex, place, next)
  if (slot) return replaced(latex, place, next)
  return editDetail(viewOf(latex), item, { form: fields as DetailForm, place, next })
}

/** A job that goes on has no end; one that gets an end does not go on. */
function valuesWith({ values }: LensItem, { names }: Fields, { field, value }: ItemChange): FieldValue[] {
  return names.map((name) => {
    if (name === field) return value
    if (name === 'current' && field === 'endDate' && value !== '') return false
    return values[name] ?? ''
  })
}

/** The line of a detail: written with its first value, taken away with its last. */
interface DetailChange {
  readonly form: DetailForm
  readonly place: Span
  readonly next: string
}

function editDetail(view: SourceView, item: LensItem, { form, place, next }: DetailChange): SourceChange[] {
  const isThere = place.from < place.to || view.source[place.from - 1] === '{'
  if (isThere && readInline(next).text !== '') return replaced(view.source, place, next)
  if (isThere) return [detailLine(view, place)]
  if (next === '') return []
  const level = hiddenLevel(view, item.head.from)
  const at = form.isAfterBody ? item.to : item.detailsEnd
  return [insertedAfter(view, at, asLines(view, [`\\detail{${escapeTex(form.label)}}{${next}}`], level))]
}

function detailLine({ source }: SourceView, { from, to }: { from: number; to: number }): SourceChange {
  const start = source.lastIndexOf('\\detail', from)
  const line = { from: lineStart(source, start), to: lineEnd(source, to) }
  const before = source.slice(line.from, start).replace(/^(?:%hidden ?)*/, '')
  const isAlone = before.trim() === '' && source.slice(to + 1, line.to).trim() === ''
  return isAlone ? { ...line, insert: '' } : { from: start, to: to + 1, insert: '' }
}

/** A field of the person. Without a header, one is written. */
export function editPerson(document: LensDocument, field: PersonField, typed: string): EditResult {
  const { header, latex } = document
  const view = viewOf(latex)
  const tex = personTex(field, typed)
  if (!header) return tex === '' ? [] : newHeader(view, tex)
  const place = header.places[field]
  if (lineText(typed) === header.values[field]) return []
  if (!place.isEditable) return null
  const isThere = place.from < place.to
  if (isThere && tex === '') return clearPerson(view, header, field)
  if (isThere) return replaced(latex, place, keptStyle(latex.slice(place.from, place.to), field, typed) ?? tex)
  return tex === '' ? [] : [newLine(view, header, { field, tex })]
}

/** Its line is taken away; where a second one follows, which would take its place, it stays empty. */
function clearPerson(view: SourceView, header: LensHeader, field: PersonField): SourceChange[] {
  const place = header.places[field]
  const word = commandOf(field)
  const isRepeated = new RegExp(`\\\\${word}(?![A-Za-z@])`).test(view.mask.slice(place.to, header.to))
  return isRepeated ? replaced(view.source, place, `\\${word}{}`) : [wholeLine(view, place)]
}

/** `\name{\textbf{Maya} Okafor}` keeps its bold word. */
function keptStyle(source: string, field: PersonField, typed: string): string | null {
  const found = isAddressField(field) ? null : /^(\\[a-z]+\s*\{)([^]*)\}$/.exec(source)
  return found ? `${found[1]}${retext(found[2]!, typed)}}` : null
}

const commandOf = (field: PersonField) => personCommands.find(([own]) => own === field)![1]

function personTex(field: PersonField, typed: string): string {
  const name = commandOf(field)
  if (field === 'email') return emailContact(typed)[0] ?? ''
  return (isAddressField(field) ? webContact(name, typed) : commandTex(name, typed))[0] ?? ''
}

/** After the last of the fields that go before it, or first. */
function newLine(
  view: SourceView,
  header: LensHeader,
  { field, tex }: { field: PersonField; tex: string },
): SourceChange {
  const before = personCommands.slice(
    0,
    personCommands.findIndex(([name]) => name === field),
  )
  const last = before.map(([name]) => header.places[name]).findLast(({ from, to }) => from < to)
  const at = last?.to ?? header.from + '\\begin{header}'.length
  return insertedAfter(view, at, asLines(view, [`  ${tex}`], hiddenLevel(view, header.from)))
}
