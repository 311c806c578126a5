// Which field of the form a text of the file went to, and back. Entries are identified by their ids: a field is found
// again wherever its entry was moved to.
import { confidenceFrom } from '@galley/contract/confidence'
import type { Box, FieldEvidence } from '@galley/contract/import'
import { isListSection, type FormSection } from '../model/form-sections.ts'
import type { AnyItem, FormValues } from '../model/list-items.ts'
import type { Placed } from './merge-import.ts'

export interface Evidence {
  /** The field: its name where it stands alone, `experience/<id>/company` within an entry. */
  readonly key: string
  /** 0 to 1; the lowest of its parts. */
  readonly confidence: number
  readonly boxes: readonly Box[]
}

export const isDoubtful = ({ confidence }: Evidence): boolean => confidence < confidenceFrom.sure

/** One for each field of the form: what a field has of several places belongs together. */
export function evidenceOf(fields: readonly FieldEvidence[], placed: Placed): Evidence[] {
  const all = new Map<string, Evidence>()
  for (const { path, confidence, boxes } of fields) {
    const key = keyOfPath(path, placed)
    if (key === null) continue
    const known = all.get(key)
    all.set(key, {
      key,
      confidence: Math.min(known?.confidence ?? 1, confidence),
      boxes: [...(known?.boxes ?? []), ...boxes],
    })
  }
  return [...all.values()]
}

/** `experience.0.technologies.2` is part of the field `technologies`; null where the entry found no place. */
function keyOfPath(path: string, placed: Placed): string | null {
  const [first = '', second = '', field = ''] = path.split('.')
  if (first === 'personalInfo') return `${first}.${second}`
  if (!isListSection(first as FormSection)) return first
  const id = placed.get(`${first}.${second}`)
  return id === undefined ? null : `${first}/${id}/${field}`
}

type Values = Partial<FormValues>
const entriesOf = (values: Values, list: string) => (values[list as 'experience'] ?? []) as unknown as AnyItem[]

/** Of a control's name, as the form has it now; null where that is no field of a resume. */
export function keyOfName(name: string, values: Values): string | null {
  const [first = '', second = '', field = ''] = name.split('.')
  if (name === '' || !isListSection(first as FormSection)) return name === '' ? null : name
  const id = entriesOf(values, first)[Number(second)]?.id
  return id === undefined || field === '' ? null : `${first}/${id}/${field}`
}

/** The name of the control that a field has now; null where its entry was taken out. */
export function nameOfKey(key: string, values: Values): string | null {
  const [list = '', id = '', field] = key.split('/')
  if (field === undefined) return key
  const index = entriesOf(values, list).findIndex((item) => item.id === id)
  return index < 0 ? null : `${list}.${index}.${field}`
}
