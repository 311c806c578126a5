import { strings } from '../../../strings/en.ts'
import { isListSection, type FormSection } from './form-sections.ts'
import { listSpecs, type ListSpec } from './section-table.ts'

const { sections, fields, things } = strings.create
const personal: Record<string, string> = strings.importing.fields

/** What a field is called, of which the key (evidence.ts) is known: "Company", "Professional title", "Skills". */
export function labelOfKey(key: string): string {
  const [section = '', , field = ''] = key.split('/')
  if (!isListSection(section as FormSection))
    return personal[key.replace('personalInfo.', '')] ?? sections[section as FormSection] ?? key
  const spec: ListSpec = listSpecs[section as keyof typeof listSpecs]
  const named = [...spec.fields, ...(spec.details ?? [])].find(({ name }) => name === field)?.label
  const dates: Record<string, string> = { startDate: fields.startDate, endDate: fields.endDate }
  return named ?? dates[field] ?? spec.period?.current ?? things[section as keyof typeof listSpecs]
}
