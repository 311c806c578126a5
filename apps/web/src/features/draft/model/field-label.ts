import { strings } from '../../../strings/en.ts'
import { listSpecs, type ListSpec } from './section-table.ts'

const { personal, fields } = strings.create
const { fields: ofAnyEntry } = strings.formView

const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** What the form calls a field of a section, or of the person (`personalInfo`); undefined where it has none. */
export function fieldLabel(section: string, field: string): string | undefined {
  if (section === 'personalInfo') return own<string>(personal, field)?.replace(/ \*$/, '')
  const spec: ListSpec | undefined = own<ListSpec>(listSpecs, section)
  const named = [...(spec?.fields ?? []), ...(spec?.details ?? [])].find(({ name }) => name === field)
  return named?.label ?? own<string>(fields, field) ?? own<string>(ofAnyEntry, field)
}
