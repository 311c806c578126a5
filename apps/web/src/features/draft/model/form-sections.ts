// Which sections stand on the form, in reading order.
import { hasContent, listNames, type ListName } from './list-items.ts'
import type { DraftValues } from './draft-form-values.ts'
import type { OptionalSection } from './optional-sections.ts'

const order = [
  'personalInfo',
  'summary',
  'skills',
  'experience',
  'education',
  'projects',
  'awards',
  'certifications',
  'languages',
  'publications',
  'volunteering',
  'speaking',
  'military',
  'hobbies',
  'references',
  'additional_sections',
  'jobDescription',
] as const
export type FormSection = (typeof order)[number]

/** Off until asked for. Custom sections are always offered: their flag only adds the first one. */
const offByDefault = ['publications', 'volunteering', 'speaking', 'military', 'hobbies', 'references'] as const
type Removable = (typeof offByDefault)[number]

export const isRemovable = (section: FormSection): section is Removable =>
  (offByDefault as readonly string[]).includes(section)

export const sectionsOnForm = (shown: readonly OptionalSection[]): FormSection[] =>
  order.filter((section) => !isRemovable(section) || shown.includes(section))

export const isListSection = (section: FormSection): section is ListName =>
  (listNames as readonly string[]).includes(section)

export const isFilled = (values: Partial<DraftValues>, section: FormSection): boolean => hasContent(values[section])

/** The id of a section's element on the page. */
export const anchorOf = (section: FormSection): string => `section-${section}`

/**
 * Where on the form an optional part is found once it is switched on: its section, and the end of its first field's
 * name.
 */
export const homes: Record<OptionalSection, { section: FormSection; field: string }> = {
  professional_title: { section: 'personalInfo', field: 'personalInfo.title' },
  portfolio: { section: 'personalInfo', field: 'personalInfo.portfolio' },
  publications: { section: 'publications', field: '.title' },
  volunteering: { section: 'volunteering', field: '.organization' },
  speaking: { section: 'speaking', field: '.title' },
  military: { section: 'military', field: '.branch' },
  hobbies: { section: 'hobbies', field: 'hobbies' },
  references: { section: 'references', field: 'references' },
  academic_honors: { section: 'education', field: '.honors' },
  enhanced_projects: { section: 'projects', field: '.startDate' },
  enhanced_certifications: { section: 'certifications', field: '.expiryDate' },
  additional_sections: { section: 'additional_sections', field: '.section_name' },
}
