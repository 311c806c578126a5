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

/** Where on the form an optional part is found once it is switched on. */
export function homeOf(section: OptionalSection): FormSection {
  switch (section) {
    case 'professional_title':
    case 'portfolio':
      return 'personalInfo'
    case 'academic_honors':
      return 'education'
    case 'enhanced_projects':
      return 'projects'
    case 'enhanced_certifications':
      return 'certifications'
    default:
      return section
  }
}
