// What only looks like a name, a heading, a table of languages, a running head or a rail, and is none.
import { describe, expect, it } from 'vitest'
import { importResume } from './import-resume.ts'
import { head, importedLines, postsIn } from '../testing/short-resume.ts'
import { column, pdfOf } from '../testing/typeset.ts'
import type { Text } from '../testing/typeset.ts'

const heading = (text: string, y: number): Text => ({ text, y, size: 13, bold: true })
const rowsAt = (y: number, rows: readonly (readonly string[])[]): Text[] =>
  rows.flatMap((cells, line) => cells.map((text, cell) => ({ text, x: 50 + cell * 140, y: y + line * 14 })))

it.each([
  ['Mother tongue', 'Other languages', 'English, French'],
  ['Muttersprache', 'Fremdsprachen', 'Englisch (C1), Spanisch (A2)'],
])('languages beside “%s” and “%s” stay', (mother, others, value) => {
  const { languages } = importResume(
    pdfOf([
      ...head,
      heading('LANGUAGES', 100),
      ...rowsAt(118, [
        [mother, 'Italian'],
        [others, value],
      ]),
    ]),
  ).data
  expect(languages).toEqual(['Italian', ...value.split(', ')])
})

it('a post with the word of a heading in it is a post', () => {
  const posts = postsIn(
    '*EXPERIENCE*',
    '*Project Manager*',
    'Globex LLC, 2012 – 2014',
    '• Counted.',
    '*Volunteer Coordinator*',
    'Red Cross, 2008 – 2010',
    '• Helped.',
  )
  expect(posts.map(({ position }) => position)).toEqual(['Project Manager', 'Volunteer Coordinator'])
})

it('“Sales Experience” in a summary is no section of posts', () =>
  expect(
    importedLines(['*SUMMARY*', '*Sales Experience*', 'Ten years of sales in the region of Leeds.', '*SKILLS*', 'Go'])
      .experience,
  ).toEqual([]))

describe('the first line of later pages', () => {
  const pages = (line: string) =>
    importResume(
      pdfOf([
        ...head,
        ...column(['*EXPERIENCE*', '*Globex LLC* || 2019 – 2021', 'Clerk', '• Counted.'], { x: 50, y: 100 }),
        ...[1, 2].flatMap((page) =>
          column([line, 'Analyst', `• Sorted ${page}.`], { x: 50, y: 72 }).map((text) => ({ ...text, page })),
        ),
      ]),
    ).data.experience
  it('is an employer that two posts have', () =>
    expect(pages('*Initech LLC* || 2015 – 2018').map(({ company }) => company)).toEqual([
      'Globex LLC',
      'Initech LLC',
      'Initech LLC',
    ]))
})

describe('a kind of work', () => {
  it('after the employer is that post’s, though the employer ends in a full stop', () => {
    const posts = postsIn(
      '*EXPERIENCE*',
      '*Analyst* || 2012 – 2014',
      'Globex Inc.',
      'Full-time',
      '• Counted.',
      '*Summer Intern* || 2010 – 2011',
      'Initech Inc.',
      'Part-time',
      '• Sorted.',
    )
    expect(posts.map(({ employmentType }) => employmentType)).toEqual(['Full-time', 'Part-time'])
  })
})

describe('a list that ends in a full stop', () => {
  it.each([
    ['Customer service and conflict resolution, cash handling and point of sale systems, inventory control.', 3],
    ['熟悉Java、Spring、MySQL、Redis。熟悉Linux。', 4],
  ])('%s', (line, count) => expect(importedLines(['*SKILLS*', line]).skills).toHaveLength(count))
})

describe('a name', () => {
  const body = column(['a@b.example', '*SUMMARY*', 'Counts beans, and sorts them by size and by color, every day.'], {
    x: 50,
    y: 160,
  })
  const named = (...lines: string[]) =>
    importResume(pdfOf([...lines.map((text, line) => ({ text, y: 50 + line * 30, size: 24 })), ...body])).data
      .personalInfo.name
  it.each([
    [['Ada Lovelace', 'Sales and Marketing'], 'Ada Lovelace'],
    [['Ada Lovelace', 'Human Resources Professional'], 'Ada Lovelace'],
    [['Ada', 'Lovelace', 'Finance'], 'Ada Lovelace'],
    [['Anna Maria', 'Schönfeld-', 'Brüggemann'], 'Anna Maria Schönfeld-Brüggemann'],
    [['Ada Lovelace-'], 'Ada Lovelace'],
  ])('%j', (lines, name) => expect(named(...lines)).toBe(name))
  it('in small type does not go on in another column', () =>
    expect(
      importResume(
        pdfOf([
          { text: 'Jane Doe', y: 40, size: 12, bold: true },
          { text: 'Marketing', x: 400, y: 40, size: 12, bold: true },
          { text: 'jane@doe.example', y: 60 },
        ]),
      ).data.personalInfo.name,
    ).toBe('Jane Doe'))
})

describe('an employer with commas, beside its label', () => {
  it.each([
    ['Google, Inc., 1600 Amphitheatre Parkway, Mountain View, CA 94043', 'Google, Inc.'],
    ['Acme Co., Ltd., 12 High Street, Leeds', 'Acme Co., Ltd.'],
    ['Nadleśnictwo Browsk, Gruszki 10, 17-220 Narewka', 'Nadleśnictwo Browsk'],
  ])('%s', (value, company) => {
    const labelled = [
      ['Dates', '2016 – 2020'],
      ['Position', 'Engineer'],
      ['Employer', value],
    ]
    const { experience } = importResume(pdfOf([...head, heading('EXPERIENCE', 100), ...rowsAt(118, labelled)])).data
    expect(experience).toMatchObject([{ company, location: value.slice(company.length + 2) }])
  })
})

it.each([
  ['Mobile 0171 2345678', 'Fax +49 30 1234567', '0171 2345678'],
  ['0171 2345678', 'C++11/14, Java 8, 2000-3000 users', '0171 2345678'],
  ['(0)20 7946 0018', 'Call +44 20 7946 0018', '+44 20 7946 0018'],
])('the telephone number of “%s” and “%s”', (one, other, phone) => {
  const { personalInfo } = importResume(
    pdfOf([
      { text: 'Ada Lovelace', y: 40, size: 20 },
      { text: one, y: 66 },
      { text: other, y: 80 },
      { text: 'a@b.example', y: 94 },
    ]),
  ).data
  expect(personalInfo.phone).toBe(phone)
})

it('“R & D” in a bullet is no word set apart', () =>
  expect(
    importResume(
      pdfOf([
        ...head,
        { text: 'S K I L L S', y: 100, size: 10, bold: true },
        { text: '• R & D', y: 116 },
        { text: '• Q & A', y: 130 },
      ]),
    ).data.skills,
  ).toEqual(['R & D', 'Q & A']))

describe('a margin of dates', () => {
  const beside = (rows: readonly (readonly [string, ...string[]])[], y: number, page: number): Text[] => {
    let at = y
    return rows.flatMap(([date, ...lines]) => {
      const top = at
      at += lines.length * 14 + 10
      return [
        { text: date, x: 50, y: top, page },
        ...column(lines, { x: 200, y: top }).map((text) => ({ ...text, page })),
      ]
    })
  }
  const first = [
    ...head,
    heading('EXPERIENCE', 100),
    ...beside(
      [
        ['2016 – 2020', '*Engineer*', 'Globex LLC', '• Built things.'],
        ['2012 – 2016', '*Analyst*', 'Initech LLC', '• Counted things.'],
      ],
      120,
      0,
    ),
  ]
  it('makes no rail of a column with headings of its own, on the next page', () => {
    const left = [
      '*EDUCATION*',
      'BSc Physics',
      '2005 – 2008',
      'Abitur',
      '2000 – 2004',
      '*LANGUAGES*',
      'English',
      'German',
    ]
    const rightSide = [
      '*PROJECTS*',
      'Bean counter',
      'Counts beans in Go.',
      '*SKILLS*',
      'Go, SQL',
      '*AWARDS*',
      'Prize of the town',
      '2019',
    ]
    const { languages, skills } = importResume(
      pdfOf([
        ...first,
        ...column(left, { x: 50, y: 60 }).map((text) => ({ ...text, page: 1 })),
        ...column(rightSide, { x: 200, y: 60 }).map((text) => ({ ...text, page: 1 })),
      ]),
    ).data
    expect([languages, skills]).toEqual([
      ['English', 'German'],
      ['Go', 'SQL'],
    ])
  })
})

it('a link to the machine that made the page is none: the text is the address', () => {
  const target = 'http://localhost:8080/ada.example'
  const box = { page: 0, x: 50, y: 50, width: 60, height: 12 }
  const texts = [...head, { text: 'ada.example', y: 60, x: 300 }]
  const { website } = importResume(pdfOf(texts, [{ target, box: { ...box, x: 300 } }])).data.personalInfo
  expect(website).not.toContain('localhost')
})

it('what stands for a missing picture is no letter', () =>
  expect(importedLines(['*SKILLS*', '\uffff Go, SQL']).skills).toEqual(['Go', 'SQL']))
