// The header of a document: the fields of the person, and the lines that no field is for.
import { argumentsAt, type Argument } from '../outline/mask-latex.ts'
import type { PersonalInfo } from '@galley/contract/resume-data'
import { addressText } from '../fields/inline.ts'
import type { HeaderContact, HandWritten, LensHeader, Place, Span } from './lens-types.ts'
import { readSpan, texOf } from './read-span.ts'
import { hiddenLevel, linesOfBlock, trimmed, type SourceView } from './source-view.ts'

export type PersonField = keyof PersonalInfo

/** In the order in which they are written. */
export const personCommands: readonly (readonly [PersonField, command: string])[] = [
  ['name', 'name'],
  ['title', 'headline'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['address', 'location'],
  ['linkedin', 'linkedin'],
  ['github', 'github'],
  ['website', 'website'],
  ['portfolio', 'portfolio'],
]
const fieldOf = new Map(personCommands.map(([field, command]) => [command, field]))
/** Of one argument. */
const known: ReadonlySet<string> = new Set([...fieldOf.keys(), 'contact', 'photo'])
const addresses: ReadonlySet<PersonField> = new Set(['email', 'linkedin', 'github', 'website', 'portfolio'])
export const isAddressField = (field: PersonField): boolean => addresses.has(field)

interface Found {
  readonly text: string
  readonly place: Place
}

/** `span` is that of the whole environment. */
export function readHeader(view: SourceView, span: Span): LensHeader {
  const inner = { from: span.from + '\\begin{header}'.length, to: span.to - '\\end{header}'.length }
  const fields = new Map<PersonField, Found>()
  const contacts: HeaderContact[] = []
  const handWritten: HandWritten[] = []
  let photo: LensHeader['photo'] = null
  for (const command of commandsIn(view, inner)) {
    const field = fieldOf.get(command.name)
    const isHidden = hiddenLevel(view, command.from) > hiddenLevel(view, span.from)
    if (field && !fields.has(field) && !isHidden) fields.set(field, readField(view, field, command))
    else if (command.name === 'contact' && command.args.length === 1)
      contacts.push(readContact(view, command, isHidden))
    else if (command.name === 'photo' && command.args.length === 1 && photo === null && !isHidden)
      photo = readPhoto(view, command)
    else handWritten.push(asHandWritten(view, command, isHidden))
  }
  takeLinks(view, fields, contacts)
  const end = { from: inner.to, to: inner.to, isEditable: true }
  const values = personCommands.map(([field]) => [field, fields.get(field)?.text ?? ''] as const)
  const places = personCommands.map(([field]) => [field, fields.get(field)?.place ?? end] as const)
  return {
    ...span,
    values: Object.fromEntries(values) as PersonalInfo,
    places: Object.fromEntries(places) as Record<PersonField, Place>,
    contacts,
    handWritten,
    photo,
  }
}

interface HeaderCommand extends Span {
  readonly name: string
  readonly option: Argument | null
  readonly args: readonly Argument[]
}

/** Commands and what else stands there, one after another. */
function commandsIn(view: SourceView, { from, to }: Span): HeaderCommand[] {
  const found: HeaderCommand[] = []
  for (let at = trimmed(view, { from, to }).from; at < to; at = trimmed(view, { from: at, to }).from) {
    const name = /^\\([A-Za-z@]+)/.exec(view.mask.slice(at, at + 40))?.[1] ?? ''
    const { all } = name === '' ? { all: [] } : argumentsAt(view, at + 1 + name.length)
    const option = all[0]?.isOptional ? all[0] : null
    const args = known.has(name)
      ? all.slice(option ? 1 : 0, option ? 2 : 1)
      : all.filter(({ isOptional }) => !isOptional)
    const last = args.at(-1)
    const end = last && last.to < to ? last.to + 1 : restOfLine(view, at, to)
    found.push({ name: last ? name : '', option, args, from: at, to: end })
    at = end
  }
  return found
}

function restOfLine({ mask }: SourceView, at: number, to: number): number {
  const end = mask.indexOf('\n', at + 1)
  return end === -1 || end > to ? to : end
}

function readField(view: SourceView, field: PersonField, command: HeaderCommand): Found {
  const { from, to } = command
  const { text, isPlain } = fieldText(view, field, command)
  const isOneLine = !view.source.slice(from, to).includes('\n') || view.source === view.latex
  return { text, place: { from, to, isEditable: isPlain && isOneLine } }
}

function fieldText(view: SourceView, field: PersonField, { option, args }: HeaderCommand) {
  if (option && addresses.has(field)) return readSpan(view, option)
  const { tex, isOwn } = texOf(view, args[0]!)
  const address = addresses.has(field) ? addressText(tex) : null
  return address === null ? readSpan(view, args[0]!) : { text: address, isPlain: !isOwn }
}

function readContact(view: SourceView, { args, from, to }: HeaderCommand, isHidden: boolean): HeaderContact {
  const argument = args[0]!
  const { text, isPlain } = readSpan(view, argument)
  const lines = linesOfBlock(view, { from, to })
  return { kind: 'contact', from: argument.from, to: argument.to, text, isEditable: isPlain, lines, isHidden }
}

/** Its argument is a file's name, and no text. */
function readPhoto({ latex }: SourceView, { args, from, to }: HeaderCommand): LensHeader['photo'] {
  const [name] = args
  return { name: latex.slice(name!.from, name!.to).trim(), from, to }
}

function asHandWritten(view: SourceView, { from, to }: Span, isHidden: boolean): HandWritten {
  const { text } = readSpan(view, { from, to })
  return { kind: 'handWritten', from, to, text, lines: linesOfBlock(view, { from, to }), isHidden }
}

/**
 * A link among the other contacts is the profile that its address names: earlier texts have those there whose address
 * is shown other than it is.
 */
function takeLinks(view: SourceView, fields: Map<PersonField, Found>, contacts: HeaderContact[]): void {
  for (const contact of contacts.slice()) {
    const tex = view.latex.slice(contact.from, contact.to)
    if (contact.isHidden || !contact.lines || !/^\s*\\link\b/.test(tex) || !contact.isEditable) continue
    const field = (['linkedin', 'github', 'website', 'portfolio'] as const).find(
      (name) =>
        !fields.has(name) && (name === 'website' || name === 'portfolio' || contact.text.includes(`${name}.com`)),
    )
    if (!field) continue
    contacts.splice(contacts.indexOf(contact), 1)
    const from = view.latex.lastIndexOf('\\contact', contact.from)
    fields.set(field, { text: contact.text, place: { from, to: contact.to + 1, isEditable: true } })
  }
}
