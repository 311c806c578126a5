// Whatever people type comes back out of the PDF as they typed it, white space aside.
import { resumeData } from '@galley/contract/resume-data'
import type { ResumeData } from '@galley/contract/resume-data'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from '@galley/resume/text/escape-tex'
import { renderResume } from '@galley/resume/render-resume'
import { templates } from '@galley/resume/templates'
import type { TemplateDesign } from '@galley/resume/templates'
import { compileToText, oneSpaced, unspaced } from '@galley/resume/testing/pdf-text'

const seed = 20260110
const setsPerTemplate = 50
const setsPerDocument = 25

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))
const specials = [
  ...'\\{}$&#^_%~"\'`<>|@[]()*+=/!?.,:;-',
  '--',
  '---',
  '<<',
  '>>',
  ',,',
  "''",
  '``',
  '!`',
  '?`',
  'fi',
  'ffl',
  'C++',
  'R&D',
  '100%',
  '#1',
  'C_#',
  '~5',
  '^^M',
  '\\par',
  '$x$',
  '%20',
  '–',
  '—',
  '’',
  '‘',
  '“',
  '”',
  '„',
  '…',
  '•',
  '€',
  '™',
  '½',
  '²',
]
const letters = [...range(0xa1, 0x17f).filter((char) => char !== '\u00ad'), ...'șțȘȚǎẞẽễđăơư']
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[A-Za-z0-9]{1,9}$/) },
  { weight: 3, arbitrary: fc.constantFrom(...specials) },
  { weight: 3, arbitrary: fc.constantFrom(...letters) },
  { weight: 1, arbitrary: fc.constant(' ') },
)
const word = fc.array(piece, { minLength: 1, maxLength: 4 }).map((parts) => `w${parts.join('')}`)
const longWord = fc.stringMatching(/^[a-zé_/-]{40,70}$/).map((tail) => `w${tail}`)
const line = fc
  .array(fc.oneof({ weight: 12, arbitrary: word }, { weight: 1, arbitrary: longWord }), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '))
const paragraph = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'))
const maybe = <T>(arbitrary: fc.Arbitrary<T>, empty: T) =>
  fc.oneof({ weight: 3, arbitrary }, { weight: 1, arbitrary: fc.constant(empty) })
const text = maybe(line, '')
const address = fc
  .stringMatching(/^[a-z]{3,9}\.example\/[a-z0-9_~%-]{1,12}(\?a=[a-z]{1,4}&b=_)?(#[a-z]{1,5})?$/)
  .filter((url) => !/%(?![0-9A-F]{2})/.test(url) && !url.includes('--'))

const person = fc.record({
  name: line,
  title: text,
  email: fc.constant('a_b+c@ex-ample.com'),
  phone: text,
  address: text,
  linkedin: maybe(address, ''),
  website: text,
})
const atMostOne = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.array(fc.record(fields), { maxLength: 1 })
const data = fc.record({
  personalInfo: person,
  summary: maybe(paragraph, ''),
  skills: fc.array(
    line.filter((skill) => !skill.includes(':')),
    { maxLength: 4 },
  ),
  references: maybe(paragraph, ''),
  experience: fc.array(
    fc.record({
      company: text,
      position: text,
      startDate: text,
      endDate: text,
      location: text,
      description: paragraph,
      employmentType: text,
    }),
    { maxLength: 2 },
  ),
  education: fc.array(
    fc.record({
      institution: text,
      degree: text,
      field: text,
      gpa: text,
      coursework: fc.array(line, { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
  publications: fc.array(
    fc.record({ title: text, authors: text, publisher: text, date: text, url: maybe(address, '') }),
    { maxLength: 1 },
  ),
  certifications: atMostOne({ name: text, issuer: text, date: text, expiryDate: text, credentialId: text }),
  languages: fc.array(line, { maxLength: 2 }),
  hobbies: fc.array(line, { maxLength: 2 }),
  projects: atMostOne({
    name: text,
    description: paragraph,
    technologies: fc.array(line, { maxLength: 2 }),
    startDate: text,
    url: maybe(address, ''),
    role: text,
    teamSize: text,
  }),
  awards: atMostOne({ title: text, description: paragraph, date: text, issuer: text }),
  volunteering: atMostOne({ organization: text, role: text, startDate: text, location: text, description: paragraph }),
  speaking: atMostOne({ title: text, event: text, date: text, location: text, description: paragraph }),
  military: atMostOne({ branch: text, rank: text, endDate: text, location: text, description: paragraph }),
  additional_sections: atMostOne({ section_name: line, content: paragraph }),
})

/** Every text of the data, a line at a time. */
function linesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n')
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' || key === 'type' ? [] : linesIn(inner)))
}

const body = (source: string) => source.slice(source.indexOf('\\begin{header}'), source.indexOf('\\end{document}'))
const inOneDocument = (sets: readonly ResumeData[], template: TemplateDesign) =>
  `\\documentclass[${template.classOptions}]{resume}\n\\begin{document}\n${sets
    .map((set) => `${body(renderResume(set, template))}\\newpage\n`)
    .join('')}\\end{document}\n`

function missingLines(sets: readonly ResumeData[], raw: string): string[] {
  const spaced = oneSpaced(raw)
  const dense = unspaced(raw)
  return sets.flatMap(linesIn).filter((typed) => {
    const clean = cleanText(typed)
    const hasLongWord = clean.split(/\s+/).some((run) => Array.from(run).length > 20)
    return hasLongWord ? !dense.includes(unspaced(clean)) : !spaced.includes(oneSpaced(clean))
  })
}

describe('what is typed is what is copied', () => {
  it.each(templates)(`$id: ${setsPerTemplate} random resumes`, async (template) => {
    const sets = fc
      .sample(data, { numRuns: setsPerTemplate, seed: seed + template.id.length })
      .map((set) => resumeData.parse(set))
    for (let start = 0; start < sets.length; start += setsPerDocument) {
      const group = sets.slice(start, start + setsPerDocument)
      const { raw, errors, log } = await compileToText(inOneDocument(group, template))
      expect(errors).toEqual([])
      expect(log.split('\n').filter((row) => /Class resume Warning|Missing character/.test(row))).toEqual([])
      expect(missingLines(group, raw)).toEqual([])
    }
  })
})
