// Resume data and a template, as a LaTeX document that a person can read and edit.
import type { PersonalInfo, ResumeData } from '@galley/contract/resume-data'
import { additionalSectionTex, sectionTex } from './section-tex.ts'
import type { SectionName } from './fields/field-types.ts'
import { generatedHeadings, type GeneratedLanguage } from './generated-headings.ts'
import { optionOf, sectionNameOf } from './fields/section-name.ts'
import type { TemplateDesign, TemplateId } from './templates.ts'
import type { Lines } from './text/tex-words.ts'
import { command, emailContact, webContact } from './text/tex-words.ts'

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

const educationFirst: readonly SectionName[] = [
  'summary',
  'education',
  'projects',
  'experience',
  'skills',
  'certifications',
  'awards',
  'volunteering',
  'languages',
  'publications',
  'speaking',
  'military',
  'additional_sections',
  'hobbies',
  'references',
]
/** As announcements of government posts ask for it. */
const longForm: readonly SectionName[] = [
  'summary',
  'experience',
  'military',
  'education',
  'certifications',
  'skills',
  'languages',
  'awards',
  'publications',
  'speaking',
  'projects',
  'volunteering',
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
  executive: professional,
  european: professional,
  graduate: educationFirst,
  creative: skillsFirst,
  federal: longForm,
  timeline: professional,
  swiss: professional,
}

/**
 * A whole document, newline at its end. Never fails: data of any kind is escaped, and what is empty is left out.
 * `language` is that of the headings and, by the class, of months.
 */
export function renderResume(data: ResumeData, template: TemplateDesign, language: GeneratedLanguage = 'en'): string {
  const sections = orders[template.id].flatMap((name) => sectionsOf(data, name, language))
  const options = language === 'en' ? template.classOptions : `${template.classOptions},lang=${language}`
  const lines = [
    `\\documentclass[${options}]{resume}`,
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

function sectionsOf(data: ResumeData, name: SectionName, language: GeneratedLanguage): Lines[] {
  if (name !== 'additional_sections') {
    const body = sectionTex(name, data)
    return body.length === 0 ? [] : [[headingTex(name, language), ...body]]
  }
  return data.additional_sections.flatMap((section) => {
    const isEmpty = section.section_name.trim() === '' && section.content.trim() === ''
    const body = additionalSectionTex(section)
    return isEmpty ? [] : [[additionalHeading(section.section_name, body.length > 0, language), ...body]]
  })
}

/** The heading of one of the form's sections. */
export function headingTex(
  name: Exclude<SectionName, 'additional_sections'>,
  language: GeneratedLanguage = 'en',
): string {
  return `\\${sideSections.has(name) ? 'sidesection' : 'section'}{${generatedHeadings[language][name]}}`
}

/** A title that is also that of one of the form's sections says that this is another. */
function additionalHeading(title: string, hasText: boolean, language: GeneratedLanguage): string {
  const [heading = `\\section{${generatedHeadings[language].additional_sections}}`] = command('section', title)
  const shape = { hasEntries: false, hasSkills: false, hasText }
  const isOther = sectionNameOf(title, '', shape) !== 'additional_sections'
  return isOther ? heading.replace('\\section', `\\section[${optionOf('additional_sections')}]`) : heading
}
