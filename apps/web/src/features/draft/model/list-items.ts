// The lists of a resume, and what a new entry of each looks like.
import * as contract from '@galley/contract/resume-data'

export type FormValues = contract.ResumeData

export const listNames = [
  'experience',
  'education',
  'projects',
  'awards',
  'certifications',
  'publications',
  'volunteering',
  'speaking',
  'military',
  'additional_sections',
] as const
export type ListName = (typeof listNames)[number]
export type FormItem<L extends ListName> = FormValues[L][number]
/** An entry of any list, as the generic parts of the form see it. */
export type AnyItem = { id: string } & Record<string, string | string[] | boolean>

const emptyItems: { [L in ListName]: FormItem<L> } = {
  experience: contract.experienceItem.parse({}),
  education: contract.educationItem.parse({}),
  projects: contract.projectItem.parse({}),
  awards: contract.awardItem.parse({}),
  certifications: contract.certificationItem.parse({}),
  publications: contract.publicationItem.parse({}),
  volunteering: contract.volunteeringItem.parse({}),
  speaking: contract.speakingItem.parse({}),
  military: contract.militaryItem.parse({}),
  additional_sections: contract.additionalSection.parse({}),
}

let lastId = 0

/** A timestamp, which identifies an entry; one later than the last where two are made in the same millisecond. */
export function newItemId(now: number = Date.now()): string {
  lastId = Math.max(now, lastId + 1)
  return String(lastId)
}

export const emptyItem = (list: ListName): AnyItem => structuredClone(emptyItems[list]) as AnyItem
export const newItem = (list: ListName): AnyItem => ({ ...emptyItem(list), id: newItemId() })

/** Whether anything was said in it: ids, flags and the kind of a section are not content. */
export const hasContent = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(hasContent)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key !== 'id' && key !== 'type' && hasContent(inner))
}
