// Names over several lines or beside a title, letters set apart, kinds of work over posts, heads of later pages, and
// skills that are written out.
import { describe, expect, it } from 'vitest'
import { importResume } from './import-resume.ts'
import { head, postsIn } from '../testing/short-resume.ts'
import { column, pdfOf } from '../testing/typeset.ts'
import type { Text } from '../testing/typeset.ts'

const contacts: Text[] = [
  { text: 'ada@example.org', x: 400, y: 62 },
  { text: '+49 151 555 01837', x: 400, y: 76 },
]
const nameIn = (texts: readonly Text[]) => importResume(pdfOf([...texts, ...contacts])).data.personalInfo

describe('a name', () => {
  const lines = (...names: string[]): Text[] => names.map((text, line) => ({ text, y: 60 + line * 34, size: 30 }))
  it.each([
    [
      'over three lines, divided at its hyphen',
      ['Friederike', 'Schönfeld-', 'Brüggemann'],
      'Friederike Schönfeld-Brüggemann',
    ],
    ['with an article at the end of its first line', ['Fatima Zahra El', 'Mansouri'], 'Fatima Zahra El Mansouri'],
    ['before what the person is, in the same type', ['Ada Lovelace', 'Accountant'], 'Ada Lovelace'],
  ])('%s', (_where, texts, name) => expect(nameIn(lines(...texts)).name).toBe(name))

  it('ends at a bar, whatever follows is set like', () =>
    expect(
      nameIn([
        { text: 'Oluwaseun Adebayo-Clarke', y: 60, size: 24 },
        { text: '| Chartered', x: 50 + 24 * 12 + 10, y: 60, size: 24 },
        { text: 'Accountant', y: 88, size: 24 },
      ]).name,
    ).toBe('Oluwaseun Adebayo-Clarke'))
})

it('a name in two cells of small type is one', () =>
  expect(
    nameIn([
      { text: 'JOHN', y: 40, size: 12, bold: true },
      { text: 'DOE', x: 50 + 4 * 6 + 20, y: 40, size: 12, bold: true },
      ...column(['Counts beans, and sorts them by size and by color.'], { x: 50, y: 100 }),
    ]).name,
  ).toBe('JOHN DOE'))

it('letters and figures that are set apart are words', () => {
  const text = importResume(
    pdfOf([
      { text: 'A D A', y: 40, size: 17, bold: true },
      { text: 'L O V E L A C E', x: 140, y: 40, size: 17, bold: true },
      { text: '5 4 1 9', y: 60, size: 8 },
      { text: 'H O L L Y W O O D', x: 80, y: 60, size: 8 },
      { text: '( 3 2 3 )', y: 76, size: 8 },
      { text: '5 5 5 1 4 3 5', x: 84, y: 76, size: 8 },
      { text: 'A D A @ G M A I L . C O M', x: 200, y: 76, size: 8 },
    ]),
  ).data.personalInfo
  expect(text).toMatchObject({ name: 'ADA LOVELACE', phone: '(323)5551435', email: 'ada@gmail.com' })
})

it('a heading of other words is known by its look and one of its words', () => {
  const small = (text: string, y: number): Text => ({ text, y, size: 8, bold: true })
  const { experience, education } = importResume(
    pdfOf([
      ...head,
      small('EDUCATION', 100),
      ...column(['Hartford University || 2003 – 2007', 'B.A., Economics'], { x: 50, y: 116 }),
      small('SELECTED PAID EXPERIENCE', 160),
      ...column(['Boxer Capital || 2008 – 2011', 'Equity analyst', '• Led research.'], { x: 50, y: 176 }),
    ]),
  ).data
  expect(education).toHaveLength(1)
  expect(experience).toMatchObject([{ company: 'Boxer Capital', position: 'Equity analyst', startDate: '2008' }])
})

it('“Part time” over posts is what they were', () =>
  expect(
    postsIn(
      '*EXPERIENCE*',
      '*Full Time*',
      '*Globex LLC* || 2012 – 2014',
      'Analyst',
      '• Counted.',
      '*Part Time*',
      '*Initech Inc* || 2010 – 2011',
      'Summer Intern',
      '• Sorted.',
    ),
  ).toMatchObject([
    { company: 'Globex LLC', employmentType: 'Full Time' },
    { company: 'Initech Inc', employmentType: 'Part Time', position: 'Summer Intern' },
  ]))

it('“Part time” is no section, though it is set like the headings', () => {
  const heading = (text: string, y: number): Text => ({ text, y, size: 13, bold: true })
  const { experience, additional_sections } = importResume(
    pdfOf([
      ...head,
      heading('Experience', 100),
      heading('Full Time', 120),
      ...column(['Globex LLC || 2012 – 2014', 'Analyst', '• Counted.'], { x: 50, y: 138 }),
      heading('Part Time', 190),
      ...column(['Initech Inc || 2010 – 2011', 'Summer Intern', '• Sorted.'], { x: 50, y: 208 }),
      heading('Skills', 270),
      { text: 'Go, SQL', y: 288 },
    ]),
  ).data
  expect(experience.map(({ company, employmentType }) => `${company}: ${employmentType}`)).toEqual([
    'Globex LLC: Full Time',
    'Initech Inc: Part Time',
  ])
  expect(additional_sections).toEqual([])
})

it('a skill that is written out is one, with its commas', () => {
  const skills = (...lines: string[]) =>
    importResume(
      pdfOf([...head, { text: 'SKILLS', y: 100, size: 13, bold: true }, ...column(lines, { x: 50, y: 118 })]),
    ).data.skills
  const sentence = 'Also proficient in Adobe Photoshop and Illustrator, grew up bilingual with English at home.'
  expect(skills('Go, SQL', '', sentence)).toContain(sentence)
  expect(skills('Experienced with React, Node, Express, MongoDB, Docker and Kubernetes.')).toContain('MongoDB')
})

it('a head that returns on the second and third pages is no text of either', () => {
  const page = (number: number, lines: readonly string[]): Text[] => [
    ...(number > 0 ? [{ text: 'Curriculum of Ada Lovelace', y: 30, page: number }] : []),
    ...column(lines, { x: 50, y: 100 }).map((text) => ({ ...text, page: number })),
  ]
  const { experience } = importResume(
    pdfOf([
      ...head,
      ...page(0, ['*EXPERIENCE*', '*Globex LLC* || 2012 – 2014', 'Analyst', '• Counted.']),
      ...page(1, ['*Initech Inc* || 2010 – 2011', 'Intern', '• Sorted.']),
      ...page(2, ['*Acme Inc* || 2008 – 2009', 'Clerk', '• Filed.']),
    ]),
  ).data
  expect(experience.map(({ company }) => company)).toEqual(['Globex LLC', 'Initech Inc', 'Acme Inc'])
  expect(JSON.stringify(experience)).not.toContain('Lovelace')
})
