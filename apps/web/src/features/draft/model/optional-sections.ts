// The parts of the form that are off until the user adds them or data is there.
import { hasContent, type AnyItem, type ListName, type FormValues } from './list-items.ts'
import { listSpecs } from './section-table.ts'

export const optionalSections = [
  'professional_title',
  'portfolio',
  'publications',
  'volunteering',
  'speaking',
  'military',
  'hobbies',
  'references',
  'academic_honors',
  'enhanced_projects',
  'enhanced_certifications',
  'additional_sections',
] as const
export type OptionalSection = (typeof optionalSections)[number]

/** The flag that opens a list's details for all of its entries. */
export const detailFlags: { [L in ListName]?: OptionalSection } = {
  education: 'academic_honors',
  projects: 'enhanced_projects',
  certifications: 'enhanced_certifications',
}

const detailsUsed = (data: FormValues, list: ListName): boolean =>
  (data[list] as unknown as AnyItem[]).some((item) =>
    listSpecs[list].details?.some(({ name }) => hasContent(item[name])),
  )

const inData: Record<OptionalSection, (data: FormValues) => boolean> = {
  professional_title: (data) => hasContent(data.personalInfo.title),
  portfolio: (data) => hasContent(data.personalInfo.portfolio),
  publications: (data) => data.publications.length > 0,
  volunteering: (data) => data.volunteering.length > 0,
  speaking: (data) => data.speaking.length > 0,
  military: (data) => data.military.length > 0,
  hobbies: (data) => data.hobbies.length > 0,
  references: (data) => hasContent(data.references),
  academic_honors: (data) => detailsUsed(data, 'education'),
  enhanced_projects: (data) => detailsUsed(data, 'projects'),
  enhanced_certifications: (data) => detailsUsed(data, 'certifications'),
  additional_sections: (data) => data.additional_sections.length > 0,
}

/** What data asks for by being there. */
export const sectionsInData = (data: FormValues): OptionalSection[] =>
  optionalSections.filter((section) => inData[section](data))
