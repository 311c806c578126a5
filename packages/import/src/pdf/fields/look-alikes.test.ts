// Heads of resumes, and what looks like one thing and is another.
import { describe, expect, it } from 'vitest'
import { importResume } from '../import-resume.ts'
import { column, pdfOf } from '../../testing/typeset.ts'
import type { Text } from '../../testing/typeset.ts'

const head: Text[] = [
  { text: 'Jo Vance', y: 40, size: 22, bold: true },
  { text: 'jo@vance.example | (555) 123-4567', y: 60 },
]
const imported = (lines: readonly string[], own = head) =>
  importResume(pdfOf([...own, ...column(lines, { x: 50, y: 100 })])).data

describe('what looks like something else', () => {
  it('labels of a table of skills are no headings in a margin', () => {
    const rows = [
      ['Languages', 'Python, Go, SQL'],
      ['Technologies', 'Docker, Kafka'],
      ['Tools', 'Git, Jira'],
    ] as const
    const texts = [
      ...head,
      ...column(['*EXPERIENCE*', '*Engineer, Globex LLC* || 2019 - 2021', '• Built it.', '*SKILLS*'], {
        x: 50,
        y: 100,
      }),
      ...rows.flatMap(([label, list], index) => [
        { text: label, x: 50, y: 160 + index * 14, bold: true },
        { text: list, x: 160, y: 160 + index * 14 },
      ]),
    ]
    const { data } = importResume(pdfOf(texts))
    expect(data.languages).toEqual([])
    expect(data.skills).toEqual(expect.arrayContaining(['Python', 'Go', 'Git']))
  })

  it('a summary that ends in an address is a summary', () => {
    const lines = [
      'Engineer of ten years who',
      'built services for banks',
      'and hospitals. I like to',
      'lead small teams. Write to',
      'jo@vance.example',
    ]
    expect(imported(['*ABOUT ME*', ...lines, '*SKILLS*', 'Go']).summary).toContain('hospitals. I like to lead')
  })

  it.each(['978-3-16-148410-0', '102938475610', '10.1109/5.771073'])('%s is no telephone number', (text) => {
    const texts = [
      { text: 'Jo Vance', y: 30, size: 24 },
      { text: 'jo@vance.example', y: 56 },
    ]
    expect(imported(['*CERTIFICATIONS*', `AWS Architect || ${text}`, text], texts).personalInfo.phone).toBe('')
  })

  it('awards of one year each are no range', () => {
    const { awards } = imported([
      '*AWARDS*',
      '*Poetry Prize* || 2016',
      'Essay Prize || 2015',
      '*Novel Prize* || 2014',
      'Song Prize || 2012',
    ])
    expect(awards.map(({ date }) => date)).toEqual(expect.arrayContaining(['2016', '2014']))
    expect(JSON.stringify(awards)).not.toMatch(/20\d\d – 20\d\d/)
  })

  it.each([
    ['BASIC, Go', ['BASIC', 'Go']],
    [
      '• Strong written and verbal communication skills with clients and team members',
      ['Strong written and verbal communication skills with clients and team members'],
    ],
  ])('of “%s” all is a skill', (line, skills) => {
    expect(imported(['*SKILLS*', line]).skills).toEqual(skills)
  })

  it('a degree that touches its subject is one', () => {
    expect(
      imported(['*EDUCATION*', '*M.Sc.Physics, Ridgemont State University* || 2015', '*SKILLS*', 'Go']).education,
    ).toMatchObject([{ degree: expect.stringContaining('M.Sc') as string, institution: 'Ridgemont State University' }])
  })
})

describe('the head', () => {
  const lines = (texts: readonly string[]): Text[] => [
    { text: 'Jo Vance', y: 20, size: 20, bold: true },
    ...texts.map((text, index) => ({ text, y: 36 + index * 13 })),
  ]
  it('an address may take several lines', () => {
    const { personalInfo } = imported(
      ['*SKILLS*', 'Go'],
      lines(['48 Quayside Terrace', 'Bristol BS1 6AE', 'United Kingdom', 'jo@vance.example']),
    )
    expect(personalInfo.address).toBe('48 Quayside Terrace, Bristol BS1 6AE, United Kingdom')
  })

  it.each(['Jan Küster Resume', 'Jan Küster CV'])('“%s” is a name, and what the page is', (text) => {
    expect(
      imported(
        ['*SKILLS*', 'Go'],
        [
          { text, y: 30, size: 24 },
          { text: 'jan@kuester.example', y: 56 },
        ],
      ).personalInfo.name,
    ).toBe('Jan Küster')
  })

  it('a name that its type alone parts is two words', () => {
    const texts = [
      { text: 'john', y: 30, x: 50, size: 24 },
      { text: 'smith', y: 30, x: 98, size: 24, bold: true },
      { text: 'john@smith.example', y: 56 },
    ]
    expect(imported(['*SKILLS*', 'Go'], texts).personalInfo.name).toBe('john smith')
  })

  it('a page that only a picture is linked to is found', () => {
    const at = (target: string, y: number) => ({ target, box: { page: 0, x: 500, y, width: 12, height: 12 } })
    const links = [at('https://www.linkedin.com/in/jovance', 50), at('https://vance.example/badge', 700)]
    const { personalInfo } = importResume(
      pdfOf([...head, ...column(['*SKILLS*', 'Go'], { x: 50, y: 100 })], links),
    ).data
    expect(personalInfo).toMatchObject({ linkedin: 'https://www.linkedin.com/in/jovance', website: '' })
  })

  it.each([
    ['A telephone number in a section of another name', ['*DETAILS*', '078-555-0142-33'], '078-555-0142-33'],
    ['no birthday', ['*DETAILS*', '17.05.1989'], ''],
  ])('%s is taken', (_, lines, phone) => {
    const texts = [
      { text: 'Jo Vance', y: 30, size: 24 },
      { text: 'jo@vance.example', y: 56 },
    ]
    expect(imported(lines, texts).personalInfo.phone).toBe(phone)
  })

  it('characters that a font has only as radicals are themselves again', () => {
    const texts = [
      { text: '⾼⽊ 優⼦', y: 30, size: 24 },
      { text: 'takagi@example.jp', y: 56 },
    ]
    expect(imported(['*SKILLS*', 'Go'], texts).personalInfo.name).toBe('高木 優子')
  })

  it('the name of the document is no part of the person’s', () => {
    const texts = [
      { text: 'Jo Vance', y: 30, size: 24 },
      { text: 'Resume', y: 56, size: 24 },
      { text: 'jo@vance.example', y: 74 },
    ]
    expect(imported(['*SKILLS*', 'Go'], texts).personalInfo.name).toBe('Jo Vance')
  })

  it('letters that were set apart are words again', () => {
    const texts = [
      { text: 'Gayl e L . M c D owel l', y: 30, size: 24 },
      { text: 'gayle@mcdowell.example', y: 56 },
    ]
    const { personalInfo } = imported(['*C E R T I F I C AT E S*', 'CCNA'], texts)
    expect(personalInfo.name).toBe('Gayle L. McDowell')
  })

  it('a place is no web page because a map is linked to it', () => {
    const texts = [...lines(['17 Prime Avenue, Springfield, Pennsylvania 10111, USA', 'jo@vance.example'])]
    const link = {
      target: 'https://www.google.com/maps/place/17',
      box: { page: 0, x: 40, y: 26, width: 400, height: 14 },
    }
    const { data } = importResume(pdfOf([...texts, ...column(['*SKILLS*', 'Go'], { x: 50, y: 100 })], [link]))
    expect(data.personalInfo).toMatchObject({
      address: '17 Prime Avenue, Springfield, Pennsylvania 10111, USA',
      website: '',
    })
  })
})
