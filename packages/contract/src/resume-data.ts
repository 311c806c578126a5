// The structured data of a resume: the create form's state, and what templates are filled with.
import { z } from 'zod'
import { limits } from './limits.ts'

const line = z.string().max(limits.lineChars).default('')
const url = z.string().max(limits.urlChars).default('')
const text = z.string().max(limits.textChars).default('')
const flag = z.boolean().default(false)
const lines = z.array(z.string().max(limits.lineChars)).max(limits.listItems).default([])
/** Item ids are made in the browser, from the time. They distinguish items and mean nothing else. */
const id = z.string().max(64).default('')
const list = <S extends z.ZodType>(item: S) => z.array(item).max(limits.listItems).default([])

export const personalInfo = z.strictObject({
  name: line,
  email: line,
  phone: line,
  address: line,
  title: line,
  linkedin: url,
  website: url,
  github: url,
  portfolio: url,
})
export const experienceItem = z.strictObject({
  id,
  company: line,
  position: line,
  startDate: line,
  endDate: line,
  location: line,
  description: text,
  current: flag,
  employmentType: line,
})
export const educationItem = z.strictObject({
  id,
  institution: line,
  degree: line,
  field: line,
  startDate: line,
  endDate: line,
  location: line,
  gpa: line,
  honors: line,
  coursework: lines,
})
export const projectItem = z.strictObject({
  id,
  name: line,
  description: text,
  technologies: lines,
  startDate: line,
  endDate: line,
  url,
  github: url,
  role: line,
  teamSize: line,
})
export const awardItem = z.strictObject({ id, title: line, description: text, date: line, issuer: line })
export const certificationItem = z.strictObject({
  id,
  name: line,
  issuer: line,
  date: line,
  expiryDate: line,
  credentialId: line,
})
export const publicationItem = z.strictObject({
  id,
  title: line,
  authors: line,
  publisher: line,
  date: line,
  url,
  description: text,
})
export const volunteeringItem = z.strictObject({
  id,
  organization: line,
  role: line,
  startDate: line,
  endDate: line,
  location: line,
  description: text,
  current: flag,
})
export const speakingItem = z.strictObject({
  id,
  title: line,
  event: line,
  date: line,
  location: line,
  url,
  description: text,
})
export const militaryItem = z.strictObject({
  id,
  branch: line,
  rank: line,
  startDate: line,
  endDate: line,
  location: line,
  description: text,
  current: flag,
})
export const additionalSection = z.strictObject({
  id,
  section_name: line,
  content: text,
  type: z.string().max(40).default('text'),
})

export const resumeData = z
  .strictObject({
    personalInfo: personalInfo.prefault({}),
    summary: text,
    skills: lines,
    languages: lines,
    references: text,
    hobbies: lines,
    experience: list(experienceItem),
    education: list(educationItem),
    projects: list(projectItem),
    awards: list(awardItem),
    certifications: list(certificationItem),
    publications: list(publicationItem),
    volunteering: list(volunteeringItem),
    speaking: list(speakingItem),
    military: list(militaryItem),
    additional_sections: list(additionalSection),
  })
  .meta({ id: 'ResumeData' })

export type ResumeData = z.output<typeof resumeData>
export type ResumeDataInput = z.input<typeof resumeData>
export type PersonalInfo = ResumeData['personalInfo']
export type ExperienceItem = z.output<typeof experienceItem>
export type EducationItem = z.output<typeof educationItem>
export type ProjectItem = z.output<typeof projectItem>

/** A resume with nothing in it: every text empty, every list empty. */
export const emptyResumeData = (): ResumeData => resumeData.parse({})

/**
 * Fields of a person that data may also have at its top, as an empty resume of the form has them. `location` is the
 * address.
 */
const flatFields = new Map<string, keyof PersonalInfo>(
  Object.entries({
    name: 'name',
    email: 'email',
    phone: 'phone',
    location: 'address',
    address: 'address',
    title: 'title',
    linkedin: 'linkedin',
    website: 'website',
    github: 'github',
    portfolio: 'portfolio',
  } as const),
)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Data as it is sent: without holes, and with the person's fields where they belong. What is nested counts before what
 * is flat.
 */
export function receivedData(sent: unknown): unknown {
  const value = withoutNulls(sent)
  if (!isRecord(value)) return value
  const { personalInfo = {}, ...rest } = value
  if (!isRecord(personalInfo)) return value
  const person: Record<string, unknown> = { ...personalInfo }
  for (const [flat, field] of flatFields) {
    if (!(flat in rest)) continue
    if ((person[field] ?? '') === '') person[field] = rest[flat]
    delete rest[flat]
  }
  return { ...rest, personalInfo: person }
}

/** Data as a client sends it; without any it is empty. */
export const sentResumeData = z.preprocess(
  (value) => (value === undefined ? value : receivedData(value)),
  resumeData.prefault({}),
)

/**
 * The model is four deep: resume, list, item, list. What is nested deeper is not looked at, since no field is there
 * that could take it.
 */
const deepest = 8

/**
 * Null and undefined become empty text before data is sent or validated: the form and imports leave holes
 * where a person left nothing. A list's holes are dropped.
 */
export function withoutNulls(value: unknown, depth = 0): unknown {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object' || depth > deepest) return value
  if (Array.isArray(value))
    return value.filter((item) => item !== null && item !== undefined).map((item) => withoutNulls(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutNulls(inner, depth + 1)]))
}
