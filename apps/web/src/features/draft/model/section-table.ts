// What the form asks for, list by list: the order here is the order on the screen.
import { strings } from '../../../strings/en.ts'
import type { FormItem, ListName } from './list-items.ts'

const { fields } = strings.create

export interface FieldSpec {
  name: string
  label: string
  kind: 'line' | 'text' | 'comma' | 'url' | 'date'
  /** Takes the whole width. */
  wide?: boolean
}

export interface ListSpec {
  /** The field an entry is called by. */
  namedBy: readonly string[]
  fields: readonly FieldSpec[]
  /** Start and end, and the words of the box that says it goes on. */
  period?: { current?: string }
  /** Behind "More details". */
  details?: readonly FieldSpec[]
}

type Name<L extends ListName> = Extract<keyof FormItem<L>, string>
type Spec<L extends ListName> = ListSpec & {
  namedBy: readonly Name<L>[]
  fields: readonly (FieldSpec & { name: Name<L> })[]
  details?: readonly (FieldSpec & { name: Name<L> })[]
}

const description = { name: 'description', label: fields.description, kind: 'text', wide: true } as const
const location = { name: 'location', label: fields.location, kind: 'line' } as const
const date = { name: 'date', label: fields.date, kind: 'date' } as const
const link = { name: 'url', label: fields.url, kind: 'url' } as const

export const listSpecs: { [L in ListName]: Spec<L> } = {
  experience: {
    namedBy: ['position', 'company'],
    fields: [
      { name: 'company', label: fields.company, kind: 'line' },
      { name: 'position', label: fields.position, kind: 'line' },
      description,
    ],
    period: { current: fields.currentJob },
    details: [location, { name: 'employmentType', label: fields.employmentType, kind: 'line' }],
  },
  education: {
    namedBy: ['institution', 'degree'],
    fields: [
      { name: 'institution', label: fields.institution, kind: 'line', wide: true },
      { name: 'degree', label: fields.degree, kind: 'line' },
      { name: 'field', label: fields.field, kind: 'line' },
    ],
    period: {},
    details: [
      location,
      { name: 'gpa', label: fields.gpa, kind: 'line' },
      { name: 'honors', label: fields.honors, kind: 'line', wide: true },
      { name: 'coursework', label: fields.coursework, kind: 'comma', wide: true },
    ],
  },
  projects: {
    namedBy: ['name'],
    fields: [
      { name: 'name', label: fields.projectName, kind: 'line' },
      { name: 'technologies', label: fields.technologies, kind: 'comma' },
      description,
    ],
    details: [
      { name: 'startDate', label: fields.startDate, kind: 'date' },
      { name: 'endDate', label: fields.endDate, kind: 'date' },
      { name: 'role', label: fields.role, kind: 'line' },
      { name: 'teamSize', label: fields.teamSize, kind: 'line' },
      link,
      { name: 'github', label: fields.github, kind: 'url' },
    ],
  },
  awards: {
    namedBy: ['title'],
    fields: [
      { name: 'title', label: fields.title, kind: 'line', wide: true },
      { name: 'issuer', label: fields.issuer, kind: 'line' },
      date,
      description,
    ],
  },
  certifications: {
    namedBy: ['name'],
    fields: [
      { name: 'name', label: fields.certificationName, kind: 'line', wide: true },
      { name: 'issuer', label: fields.issuer, kind: 'line' },
      date,
    ],
    details: [
      { name: 'expiryDate', label: fields.expiryDate, kind: 'date' },
      { name: 'credentialId', label: fields.credentialId, kind: 'line' },
    ],
  },
  publications: {
    namedBy: ['title'],
    fields: [
      { name: 'title', label: fields.title, kind: 'line', wide: true },
      { name: 'authors', label: fields.authors, kind: 'line', wide: true },
      { name: 'publisher', label: fields.publisher, kind: 'line' },
      date,
      { ...link, wide: true },
      description,
    ],
  },
  volunteering: {
    namedBy: ['role', 'organization'],
    fields: [
      { name: 'organization', label: fields.organization, kind: 'line' },
      { name: 'role', label: fields.role, kind: 'line' },
      { ...location, wide: true },
      description,
    ],
    period: { current: fields.currentRole },
  },
  speaking: {
    namedBy: ['title', 'event'],
    fields: [
      { name: 'title', label: fields.talk, kind: 'line', wide: true },
      { name: 'event', label: fields.event, kind: 'line' },
      date,
      location,
      link,
      description,
    ],
  },
  military: {
    namedBy: ['rank', 'branch'],
    fields: [
      { name: 'branch', label: fields.branch, kind: 'line' },
      { name: 'rank', label: fields.rank, kind: 'line' },
      { ...location, wide: true },
      description,
    ],
    period: { current: fields.currentRole },
  },
  additional_sections: {
    namedBy: ['section_name'],
    fields: [
      { name: 'section_name', label: fields.sectionName, kind: 'line', wide: true },
      { name: 'content', label: fields.content, kind: 'text', wide: true },
    ],
  },
}
