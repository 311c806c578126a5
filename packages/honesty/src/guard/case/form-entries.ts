// The form's entries as the guard compares them with a resume's: their facts, and all that the person wrote about each.
import type { ResumeData } from '@galley/contract/resume-data'
import type { SectionKind } from '@galley/resume/outline/section-kind'

export interface FormEntry {
  readonly kind: SectionKind
  /** Each as a part of an entry's head may say it; none is empty. */
  readonly facts: readonly string[]
  readonly text: string
}

interface Named {
  readonly kind: SectionKind
  readonly facts: readonly string[]
  readonly rest?: readonly string[]
}

const range = (start: string, end: string, isCurrent = false) =>
  [start, isCurrent ? 'Present' : end].filter((date) => date !== '').join(' – ')
const several = (...texts: string[]) => texts.filter((text) => text !== '').join(', ')

/** All lists of the form that have entries. */
export function formEntries(form: ResumeData): FormEntry[] {
  return [...posts(form), ...studies(form), ...works(form)].map(({ kind, facts, rest = [] }) => {
    const filled = facts.filter((fact) => fact.trim() !== '')
    return { kind, facts: filled, text: [...filled, ...rest].join('\n') }
  })
}

function posts(form: ResumeData): Named[] {
  return [
    ...form.experience.map((item) => ({
      kind: 'experience' as const,
      facts: [item.position, item.company, item.location, range(item.startDate, item.endDate, item.current)],
      rest: [item.description, item.employmentType],
    })),
    ...form.volunteering.map((item) => ({
      kind: 'volunteering' as const,
      facts: [item.role, item.organization, item.location, range(item.startDate, item.endDate, item.current)],
      rest: [item.description],
    })),
    ...form.military.map((item) => ({
      kind: 'other' as const,
      facts: [item.rank, item.branch, item.location, range(item.startDate, item.endDate, item.current)],
      rest: [item.description],
    })),
    ...form.speaking.map((item) => ({
      kind: 'other' as const,
      facts: [item.title, item.event, item.location, item.date],
      rest: [item.description],
    })),
  ]
}

function studies(form: ResumeData): Named[] {
  return [
    ...form.education.map((item) => ({
      kind: 'education' as const,
      facts: [
        several(item.degree, item.field),
        item.degree,
        item.institution,
        item.location,
        range(item.startDate, item.endDate),
      ],
      rest: [item.field, item.gpa, item.honors, ...item.coursework],
    })),
    ...form.certifications.map((item) => ({
      kind: 'certifications' as const,
      facts: [item.name, item.issuer, range(item.date, item.expiryDate), item.date],
      rest: [item.credentialId],
    })),
    ...form.awards.map((item) => ({
      kind: 'awards' as const,
      facts: [item.title, item.issuer, item.date],
      rest: [item.description],
    })),
  ]
}

function works(form: ResumeData): Named[] {
  return [
    ...form.projects.map((item) => ({
      kind: 'projects' as const,
      facts: [item.name, item.role, range(item.startDate, item.endDate)],
      rest: [item.description, ...item.technologies, item.teamSize, item.url, item.github],
    })),
    ...form.publications.map((item) => ({
      kind: 'publications' as const,
      facts: [item.title, item.authors, item.publisher, item.date],
      rest: [item.description, item.url],
    })),
  ]
}
