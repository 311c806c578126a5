// The sections of the form as lists of JSON Resume. Keys that the schema does not name are allowed in its lists; the
// import knows those that are written here (packages/import/src/formats/json/json-resume.ts).
import type { PersonalInfo, ResumeData } from '@galley/contract/resume-data'
import type { SectionName } from '@galley/resume/fields/field-types'
import { absolute, addressIn, dateIn, described, period, type JsonObject, type JsonValue } from './json-values.ts'

/** Where a section goes. Talks are projects and service is work, each with its `type`. */
export const sectionKeys: Readonly<Record<Exclude<SectionName, 'summary' | 'additional_sections'>, string>> = {
  experience: 'work',
  military: 'work',
  volunteering: 'volunteer',
  education: 'education',
  awards: 'awards',
  certifications: 'certificates',
  publications: 'publications',
  skills: 'skills',
  languages: 'languages',
  hobbies: 'interests',
  references: 'references',
  projects: 'projects',
  speaking: 'projects',
}

const labelled = (text: string): JsonObject => {
  const [, name, items] = /^([^:,]{1,40}):\s+(\S.*)$/s.exec(text.trim()) ?? []
  return items === undefined ? { name: text } : { name, keywords: items.split(/,\s+(?![^()]*\))/) }
}

const language = (text: string): JsonObject => {
  const [, name, fluency] = /^([^()]+?)\s+\(([^()]+)\)$/.exec(text.trim()) ?? []
  return fluency === undefined ? { language: text } : { language: name, fluency }
}

export const sectionItems: {
  readonly [Name in keyof typeof sectionKeys]: (value: ResumeData[Name]) => readonly JsonValue[]
} = {
  skills: (all) => all.map(labelled),
  hobbies: (all) => all.map(labelled),
  languages: (all) => all.map(language),
  references: (text) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((reference) => ({ reference })),
  experience: (all) =>
    all.map((item) => ({
      name: item.company,
      position: item.position,
      location: item.location,
      employmentType: item.employmentType,
      ...period(item),
      ...described(item.description),
    })),
  military: (all) =>
    all.map((item) => ({
      type: 'military',
      name: item.branch,
      position: item.rank,
      location: item.location,
      ...period(item),
      ...described(item.description),
    })),
  volunteering: (all) =>
    all.map((item) => ({
      organization: item.organization,
      position: item.role,
      location: item.location,
      ...period(item),
      ...described(item.description),
    })),
  education: (all) =>
    all.map((item) => ({
      institution: item.institution,
      studyType: item.degree,
      area: item.field,
      location: item.location,
      ...dateIn('startDate', item.startDate),
      ...dateIn('endDate', item.endDate),
      score: item.gpa,
      honors: item.honors,
      courses: item.coursework,
    })),
  projects: (all) =>
    all.map((item) => {
      const { summary, highlights } = described(item.description)
      return {
        name: item.name,
        description: summary,
        highlights,
        keywords: item.technologies,
        roles: [item.role],
        teamSize: item.teamSize,
        ...dateIn('startDate', item.startDate),
        ...dateIn('endDate', item.endDate),
        ...addressIn('url', item.url || item.github),
        ...addressIn('repository', item.github),
      }
    }),
  speaking: (all) =>
    all.map((item) => {
      const { summary, highlights } = described(item.description)
      return {
        type: 'talk',
        name: item.title,
        entity: item.event,
        location: item.location,
        ...dateIn('startDate', item.date),
        ...dateIn('endDate', item.date),
        ...addressIn('url', item.url),
        description: summary,
        highlights,
      }
    }),
  awards: (all) =>
    all.map((item) => ({
      title: item.title,
      awarder: item.issuer,
      ...dateIn('date', item.date),
      summary: item.description,
    })),
  certifications: (all) =>
    all.map((item) => ({
      name: item.name,
      issuer: item.issuer,
      ...dateIn('date', item.date),
      ...dateIn('expiryDate', item.expiryDate),
      credentialId: item.credentialId,
    })),
  publications: (all) =>
    all.map((item) => ({
      name: item.title,
      authors: item.authors,
      publisher: item.publisher,
      ...dateIn('releaseDate', item.date),
      ...addressIn('url', item.url),
      summary: item.description,
    })),
}

/** `contacts`: lines of the header that the form has no field for. */
export function basicsOf(person: PersonalInfo, summary: string, contacts: readonly string[]): JsonObject {
  const isMail = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@.]+$/.test(person.email.trim())
  return {
    name: person.name,
    label: person.title,
    ...(isMail ? { email: person.email } : { emailText: person.email }),
    phone: person.phone,
    ...addressIn('url', person.website),
    summary,
    location: placeOf(person.address),
    profiles: [
      profile('LinkedIn', person.linkedin),
      profile('GitHub', person.github),
      profile('Portfolio', person.portfolio),
    ],
    contacts,
  }
}

/** "Austin, Texas" is a city and its region. Anything longer or with figures stays one text. */
function placeOf(address: string): JsonObject {
  const parts = address.trim().split(', ')
  const isPlain =
    parts.length < 3 && !/\d/.test(address) && parts.every((part) => part.trim() !== '' && !part.includes(','))
  return isPlain ? { city: parts[0], region: parts[1] } : { address }
}

/** The last part of the address is the user's name there. */
function profile(network: string, typed: string): JsonObject {
  if (typed.trim() === '') return {}
  const url = absolute(typed)
  if (url === undefined) return { network, username: typed }
  const [name] = /[^/]+$/.exec(new URL(url).pathname) ?? []
  return { network, ...(name !== undefined && { username: name }), url }
}
