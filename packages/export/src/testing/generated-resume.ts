// For tests: resumes with any of the form's fields filled, in the ways that people type them.
import { resumeData } from '@galley/contract/resume-data'
import fc from 'fast-check'

const words = ['Łódź', 'R&D', 'C++', 'payments', 'team', 'O’Neil', '100%', 'Zürich', 'lead', 'Київ', 'Go/Rust', 'x_y']
const phrase = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((all) => all.join(' '))
const line = fc.oneof({ weight: 3, arbitrary: phrase }, { weight: 1, arbitrary: fc.constant('') })
const date = fc.constantFrom('', '2019', 'March 2021', 'Spring 2020', 'October 2016')
const sentences = fc.array(phrase, { maxLength: 2 })
const description = fc
  .tuple(sentences, fc.array(phrase, { maxLength: 3 }))
  .map(([text, points]) => [text.join(', '), ...points.map((point) => `- ${point}`)].filter(Boolean).join('\n'))
const address = fc.constantFrom('', 'example.org/a', 'https://example.com', 'a.example.dev/x?y=1')
const code = fc.constantFrom('', 'github.com/a/b')
const list = fc.array(phrase, { maxLength: 3 })
const items = <T>(fields: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) =>
  fc.array(fc.record(fields), { maxLength: 2 }).map((all) => all.filter(hasText))
const hasText = (item: object) =>
  Object.values(item).some((value) =>
    Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '',
  )

/** A start and an end, or one that goes on; a single date is an end. */
const period = fc
  .tuple(date, date, fc.boolean())
  .map(([startDate, endDate, isOpen]) =>
    isOpen && startDate !== ''
      ? { startDate, endDate: '', current: true }
      : { startDate: endDate === '' ? '' : startDate, endDate, current: false },
  )
const withPeriod = <T extends object>(all: fc.Arbitrary<T[]>) =>
  all.chain((list_) =>
    fc
      .array(period, { minLength: list_.length, maxLength: list_.length })
      .map((periods) => list_.map((item, index) => ({ ...item, ...periods[index] }))),
  )

export const generatedResume = fc
  .record({
    personalInfo: fc.record({
      name: phrase,
      email: fc.constantFrom('', 'ann@example.org'),
      phone: fc.constantFrom('', '+49 30 5550 0173'),
      address: fc.constantFrom('', 'Berlin', 'Austin, Texas', 'Hauptstr. 5, 10115 Berlin', 'Leeds, West Yorkshire, UK'),
      title: line,
      linkedin: fc.constantFrom('', 'linkedin.com/in/ann'),
      website: address,
      github: fc.constantFrom('', 'github.com/ann'),
      portfolio: fc.constantFrom('', 'behance.net/ann'),
    }),
    summary: line,
    skills: fc.array(
      fc.oneof(
        phrase,
        phrase.map((text) => `Tools: ${text}, Git`),
      ),
      { maxLength: 3 },
    ),
    languages: fc.array(fc.constantFrom('German (fluent)', 'Polish'), { maxLength: 2 }),
    references: fc.constantFrom('', 'On request', 'Ann: a great engineer\nBob, of Acme'),
    hobbies: list,
    experience: withPeriod(
      items({ company: phrase, position: line, location: line, employmentType: line, description }),
    ),
    education: items({
      institution: phrase,
      degree: line,
      field: line,
      location: line,
      startDate: date,
      endDate: date,
      gpa: line,
      honors: line,
      coursework: list,
    }),
    projects: items({
      name: phrase,
      description,
      technologies: list,
      startDate: date,
      endDate: date,
      url: address,
      github: code,
      role: line,
      teamSize: fc.constantFrom('', '5'),
    }),
    awards: items({ title: phrase, description, date, issuer: line }),
    certifications: items({ name: phrase, issuer: line, date, expiryDate: date, credentialId: line }),
    publications: items({ title: phrase, authors: line, publisher: line, date, url: address, description }),
    volunteering: withPeriod(items({ organization: phrase, role: line, location: line, description })),
    speaking: items({ title: phrase, event: line, date, location: line, url: address, description }),
    military: withPeriod(items({ branch: phrase, rank: line, location: line, description })),
    additional_sections: items({ section_name: phrase, content: phrase, type: fc.constantFrom('text', 'list') }),
  })
  .map((data) => resumeData.parse(data))
