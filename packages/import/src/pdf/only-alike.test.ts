// What only looks like a role, a place, a heading or a row of a table.
import { describe, expect, it } from 'vitest'
import { importResume } from './import-resume.ts'
import { head, importedLines, postsIn } from '../testing/short-resume.ts'
import { column, pdfOf } from '../testing/typeset.ts'
import type { Text } from '../testing/typeset.ts'

describe('what only looks like it', () => {
  const person = (...lines: string[]) =>
    importResume(
      pdfOf([
        { text: 'Jo Vance', y: 40, size: 22, bold: true },
        ...lines.map((text, index): Text => ({ text, y: 60 + index * 14 })),
        ...column(['*EXPERIENCE*', '*Engineer, Globex LLC* || 2019 - 2021', '• Built it.'], { x: 50, y: 120 }),
      ]),
    ).data.personalInfo

  it.each(['Recipe Manager, Vue', 'Task Manager, React, Node', 'Budget Planner, Python'])(
    'the project “%s” is no role in another',
    (name) => {
      expect(importedLines(['*PROJECTS*', `*${name}* || 2021`, '• Built it.']).projects[0]?.name).toContain(
        name.split(',')[0],
      )
    },
  )

  it.each([
    ['Storgatan 1, 352 31 Växjö | 0470-123 45 | jo@vance.example', '0470-123 45'],
    ['jo@vance.example | 0470-123 45 | Storgatan 1, 352 31 Växjö', '0470-123 45'],
    ['Phone 555-0187 Email jo@vance.example', '555-0187'],
    ['jo@vance.example | Dlouhá 12, 110 00 Praha', ''],
  ])('the telephone number in “%s” is “%s”', (line, phone) => {
    expect(person(line).phone).toBe(phone)
  })

  it('a label in the head is no headline', () => {
    expect(person('KIŞISEL BILGILER', 'jo@vance.example').title).toBe('')
    expect(person('Senior Designer', 'jo@vance.example').title).toBe('Senior Designer')
  })

  it('two departments are no towns', () => {
    const posts = postsIn(
      '*EXPERIENCE*',
      '*General Hospital, Radiology* || 2019 - 2021',
      'Nurse',
      '*Mercy Hospital, Oncology* || 2015 - 2019',
      'Nurse',
    )
    expect(posts.map(({ location }) => location)).toEqual(['', ''])
  })

  it('what a person does under their name is no address', () => {
    expect(person('Machine Learning, Berlin', 'jo@vance.example').address).toBe('')
  })

  it.each(['外務省', '厚生労働省'])('the ministry “%s” is no place', (company) => {
    expect(postsIn('*職務経歴*', `*${company}* || 2019年4月 – 2021年3月`, 'エンジニア')[0]?.location ?? '').not.toBe(
      company,
    )
  })

  it('skills whose words are headings or levels elsewhere stay', () => {
    expect(importedLines(['*SKILLS*', 'Swift, Native, Technologies, Soft skills']).skills).toEqual([
      'Swift',
      'Native',
      'Technologies',
      'Soft skills',
    ])
  })

  it('a first bullet that is a sentence names nothing', () => {
    const [post] = postsIn('*EXPERIENCE*', 'Austin, TX || 2019 - 2021', '• Supported the CEO.')
    expect(post).toMatchObject({
      position: '',
      company: '',
      description: expect.stringContaining('Supported the CEO.'),
    })
  })

  it('milestones with a date are of the post that they stand under', () => {
    const posts = postsIn(
      '*EXPERIENCE*',
      '*Engineer* || 2019',
      'Globex LLC',
      'Launched product || 2020',
      'Won award || 2021',
    )
    expect(posts.map(({ company }) => company)).not.toContain('Won award')
  })

  it('text below a table is no cell of it', () => {
    const columns = [50, 160, 300, 420]
    const row = (y: number, ...cells: string[]): Text[] => cells.map((text, cell) => ({ text, y, x: columns[cell]! }))
    const { data } = importResume(
      pdfOf([
        ...head,
        { text: 'WORK EXPERIENCE', y: 100, size: 13, bold: true },
        ...row(120, 'From', 'To', 'Company', 'Designation'),
        ...row(134, 'Jan 2016', 'Feb 2019', 'Kaveri Textiles', 'Accountant'),
        ...row(148, 'Mar 2019', 'Feb 2021', 'Godavari Stores', 'Manager'),
        { text: 'Globex awards and prizes of the whole year 2020 for the team', y: 176 },
        { text: 'SKILLS', y: 220, size: 13, bold: true },
        { text: 'Excel', y: 236 },
      ]),
    )
    expect(data.experience).toMatchObject([
      { company: 'Kaveri Textiles', position: 'Accountant', startDate: 'Jan 2016', endDate: 'Feb 2019' },
      { company: 'Godavari Stores', position: 'Manager', startDate: 'Mar 2019', endDate: 'Feb 2021' },
    ])
  })
})
