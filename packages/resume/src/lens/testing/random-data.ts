// For tests: resume data of any kind, as the form or an import may hold it.
import type { ResumeDataInput } from '@galley/contract/resume-data'
import type { Random } from '../../testing/random.ts'
import { randomText } from '../../testing/random-text.ts'

const links = [
  '',
  'example.org/a',
  'https://github.com/x',
  'github.com/x/y',
  'http://old.example',
  'no address',
  'https://münchen.example/ä',
]
const dates = ['', '2019', 'March 2020', '2021-03', '03/2021', 'Present', '2019 – 2020', 'to be announced']

export function randomData(random: Random): ResumeDataInput {
  const text = () => (random.chance(0.3) ? '' : randomText(random))
  const date = () => random.pick(dates)
  const description = () => random.pick(['', text(), `- ${text()}\n- ${text()}`, `${text()}\n• ${text()}\n${text()}`])
  const list = () => Array.from({ length: random.below(4) }, text)
  const several = severalOf(random)
  const link = () => random.pick(links)
  const period = () => ({ startDate: date(), endDate: date() })
  return {
    personalInfo: {
      name: text(),
      email: random.pick(['', 'a@b.org', 'a--b@c.org', 'write to me']),
      phone: text(),
      address: text(),
      title: text(),
      linkedin: link(),
      website: link(),
      github: link(),
      portfolio: link(),
    },
    summary: description(),
    references: description(),
    skills: random.pick([list(), ['Languages: Go, C', ...list()]]),
    languages: list(),
    hobbies: list(),
    experience: several(() => ({
      company: text(),
      position: text(),
      location: text(),
      employmentType: text(),
      current: random.chance(0.3),
      description: description(),
      ...period(),
    })),
    education: several(() => ({
      institution: text(),
      degree: random.pick([text(), 'BSc, Hons']),
      field: text(),
      location: text(),
      gpa: text(),
      honors: text(),
      coursework: list(),
      ...period(),
    })),
    projects: several(() => ({
      name: text(),
      role: text(),
      teamSize: random.pick(['', '5', 'team of 9', text()]),
      technologies: list(),
      url: link(),
      github: link(),
      description: description(),
      ...period(),
    })),
    awards: several(() => ({ title: text(), issuer: text(), date: date(), description: description() })),
    ...moreSections(random, { text, date, description, link, period }),
  }
}

interface Makers {
  text: () => string
  date: () => string
  description: () => string
  link: () => string
  period: () => { startDate: string; endDate: string }
}

const severalOf =
  (random: Random) =>
  <T>(make: () => T): T[] =>
    Array.from({ length: random.below(3) }, make)

function moreSections(random: Random, { text, date, description, link, period }: Makers): ResumeDataInput {
  const several = severalOf(random)
  return {
    certifications: several(() => ({
      name: text(),
      issuer: text(),
      date: date(),
      expiryDate: date(),
      credentialId: text(),
    })),
    publications: several(() => ({
      title: text(),
      authors: text(),
      publisher: text(),
      date: date(),
      url: link(),
      description: description(),
    })),
    volunteering: several(() => ({
      organization: text(),
      role: text(),
      location: text(),
      current: random.chance(0.3),
      description: description(),
      ...period(),
    })),
    speaking: several(() => ({
      title: text(),
      event: text(),
      date: date(),
      location: text(),
      url: link(),
      description: description(),
    })),
    military: several(() => ({
      branch: text(),
      rank: text(),
      location: text(),
      current: random.chance(0.3),
      description: description(),
      ...period(),
    })),
    additional_sections: several(() => ({
      section_name: random.pick([
        'Patents',
        'Experience',
        'Doświadczenie',
        'Kontakt',
        'References',
        'Summary',
        '',
        text(),
      ]),
      content: description(),
      type: random.pick(['text', 'list']),
    })),
  }
}
