// The language that a form is written in, for the document that is made of it.
import type { ResumeData } from '@galley/contract/resume-data'
import { likelyLanguageOf, type Language } from './language-of.ts'

/** More adds nothing; what is detected is remembered by its text. */
const maxChars = 4_000

/** What people write in their own language: no names of persons, employers, schools, places or tools. */
function proseOf(data: ResumeData): string[] {
  const { personalInfo, experience, education, projects, awards, volunteering, military } = data
  return [
    personalInfo.title,
    data.summary,
    ...experience.flatMap(({ position, description, endDate }) => [position, description, endDate]),
    ...volunteering.flatMap(({ role, description, endDate }) => [role, description, endDate]),
    ...military.map(({ description }) => description),
    ...projects.flatMap(({ role, description, endDate }) => [role, description, endDate]),
    ...education.flatMap(({ degree, honors, endDate }) => [degree, honors, endDate]),
    ...awards.map(({ description }) => description),
    ...data.additional_sections.flatMap(({ section_name, content }) => [section_name, content]),
    ...data.languages,
    ...data.hobbies,
    data.references,
  ]
}

/** At the end of a job that goes on: no one writes these in an English document. */
const presentWords: readonly (readonly [Language, RegExp])[] = [
  ['de', /^(?:heute|jetzt|laufend)$/i],
  ['fr', /^aujourd[’']hui$/i],
  ['es', /^(?:la )?actualidad$/i],
  ['it', /^oggi$/i],
  ['pt', /^(?:atualmente|atualidade)$/i],
  ['nl', /^heden$/i],
  ['pl', /^obecnie$/i],
]

function presentLanguageOf({ experience, volunteering, projects, education }: ResumeData): Language | null {
  const ends = [...experience, ...volunteering, ...projects, ...education].map(({ endDate }) => endDate.trim())
  return presentWords.find(([, word]) => ends.some((end) => word.test(end)))?.[0] ?? null
}

/** English unless much speaks for one other language. */
export function languageOfForm(data: ResumeData): Language {
  const prose = proseOf(data).join('\n').slice(0, maxChars)
  return likelyLanguageOf(prose, 'en') ?? presentLanguageOf(data) ?? 'en'
}
