// Resume data and a template, as a LaTeX document that a person can read and edit.
import type { PersonalInfo, ResumeData } from '@galley/contract/resume-data'
import { additionalSectionTex, sectionTex } from './section-tex.ts'
import type { SectionName } from './section-tex.ts'
import type { TemplateDesign, TemplateId } from './templates.ts'
import type { Lines } from './tex-words.ts'
import { command, webContact } from './tex-words.ts'

const headings: Readonly<Record<Exclude<SectionName, 'additional_sections'>, string>> = {
  summary: 'Summary',
  skills: 'Skills',
  languages: 'Languages',
  references: 'References',
  hobbies: 'Interests',
  experience: 'Experience',
  education: 'Education',
  projects: 'Projects',
  awards: 'Awards',
  certifications: 'Certifications',
  publications: 'Publications',
  volunteering: 'Volunteering',
  speaking: 'Speaking',
  military: 'Military Service',
}

/**
 * Short sections: a theme with a rail sets them there. The same in every template, so that a theme switch is one word.
 */
const sideSections: ReadonlySet<SectionName> = new Set(['skills', 'languages', 'certifications', 'hobbies'])

const professional: readonly SectionName[] = [
  'summary',
  'experience',
  'projects',
  'education',
  'skills',
  'certifications',
  'languages',
  'awards',
  'publications',
  'speaking',
  'volunteering',
  'military',
  'additional_sections',
  'hobbies',
  'references',
]
const skillsFirst: readonly SectionName[] = [
  'summary',
  'skills',
  'experience',
  'projects',
  'education',
  'certifications',
  'languages',
  'awards',
  'publications',
  'speaking',
  'volunteering',
  'military',
  'additional_sections',
  'hobbies',
  'references',
]
const scholarly: readonly SectionName[] = [
  'summary',
  'education',
  'experience',
  'publications',
  'awards',
  'speaking',
  'projects',
  'certifications',
  'volunteering',
  'military',
  'skills',
  'languages',
  'additional_sections',
  'hobbies',
  'references',
]

const orders: Readonly<Record<TemplateId, readonly SectionName[]>> = {
  classic: professional,
  modern: skillsFirst,
  compact: skillsFirst,
  academic: scholarly,
  sidebar: professional,
}

/** A whole document, newline at its end. Never fails: data of any kind is escaped, and what is empty is left out. */
export function renderResume(data: ResumeData, template: TemplateDesign): string {
  const sections = orders[template.id].flatMap((name) => sectionsOf(data, name))
  const lines = [
    `\\documentclass[${template.classOptions}]{resume}`,
    '',
    '\\begin{document}',
    '',
    ...header(data.personalInfo),
    ...sections.flatMap((section) => ['', ...section]),
    '',
    '\\end{document}',
  ]
  return `${lines.join('\n')}\n`
}

function header(person: PersonalInfo): Lines {
  const words = [
    ...command('name', person.name),
    ...command('headline', person.title),
    ...emailContact(person.email),
    ...command('phone', person.phone),
    ...command('location', person.address),
    ...webContact('linkedin', person.linkedin),
    ...webContact('github', person.github),
    ...webContact('website', person.website),
    ...webContact('portfolio', person.portfolio),
  ]
  return ['\\begin{header}', ...words.map((word) => `  ${word}`), '\\end{header}']
}

/**
 * The class divides an address by itself, so that it stands here as it was typed. What is no plain address is a line
 * like others.
 */
function emailContact(typed: string): Lines {
  const address = typed.trim()
  const isPlain = /^[\w.+%-]+@[\w.-]+$/.test(address) && !address.includes('--')
  return isPlain ? [`\\email{${address.replace(/[%_]/g, (char) => `\\${char}`)}}`] : command('contact', typed)
}

function sectionsOf(data: ResumeData, name: SectionName): Lines[] {
  if (name !== 'additional_sections') {
    const heading = sideSections.has(name) ? 'sidesection' : 'section'
    return titled(`\\${heading}{${headings[name]}}`, sectionLines(data, name))
  }
  return data.additional_sections.flatMap((section) => {
    const title = command('section', section.section_name)[0] ?? '\\section{Additional Information}'
    const isEmpty = section.section_name.trim() === '' && section.content.trim() === ''
    return isEmpty ? [] : [[title, ...additionalSectionTex(section)]]
  })
}

function sectionLines<Name extends SectionName>(data: ResumeData, name: Name): Lines {
  return sectionTex[name](data[name])
}

const titled = (heading: string, body: Lines): Lines[] => (body.length === 0 ? [] : [[heading, ...body]])
