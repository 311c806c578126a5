// Tables with heads, forms of other countries, and what only its place among the other entries says.
import { describe, expect, it } from 'vitest'
import { importResume } from './import-resume.ts'
import { head, postsIn } from '../testing/short-resume.ts'
import { column, pdfOf } from '../testing/typeset.ts'
import type { Text } from '../testing/typeset.ts'

describe('rows of a Japanese form', () => {
  const row = (y: number, ...cells: string[]): Text[] => cells.map((text, cell) => ({ text, y, x: 50 + cell * 60 }))
  const form = (...rows: string[][]) =>
    importResume(
      pdfOf([
        ...head,
        { text: '学歴', y: 100, size: 13, bold: true },
        ...rows.flatMap((cells, index) => row(120 + index * 14, ...cells)),
        { text: 'スキル', y: 260, size: 13, bold: true },
        { text: 'Excel、Access', y: 276 },
      ]),
    ).data.education

  it('entering and leaving a school are one entry', () => {
    expect(
      form(
        ['2005', '4', '県立みどり高等学校 入学'],
        ['2008', '3', '県立みどり高等学校 卒業'],
        ['2008', '4', '青海大学 工学部 機械工学科 入学'],
        ['2012', '3', '青海大学 工学部 機械工学科 卒業'],
      ),
    ).toMatchObject([
      { institution: '県立みどり高等学校', startDate: '2005.4', endDate: '2008.3' },
      { institution: '青海大学', field: '工学部 機械工学科', startDate: '2008.4', endDate: '2012.3' },
    ])
  })

  it('one that has not ended stays open, and the note that says so is no entry', () => {
    const begun = ['2023', '4', '青海大学 工学部 入学']
    expect(form(begun, ['', '', '現在に至る'])).toMatchObject([
      { institution: '青海大学', startDate: '2023.4', endDate: '現在' },
    ])
    expect(form(begun)).toMatchObject([{ institution: '青海大学', startDate: '2023.4', endDate: '' }])
  })
})

describe('a table with heads', () => {
  const columns = [50, 160, 300, 420]
  const row = (y: number, ...cells: string[]): Text[] =>
    cells.flatMap((text, cell) => (text === '' ? [] : [{ text, y, x: columns[cell]! }]))
  const table = (heading: string, ...rows: string[][]) =>
    importResume(
      pdfOf([
        ...head,
        { text: heading, y: 100, size: 13, bold: true },
        ...rows.flatMap((cells, index) => row(120 + index * 14, ...cells)),
        { text: 'SKILLS', y: 260, size: 13, bold: true },
        { text: 'Excel, Access', y: 276 },
      ]),
    ).data

  it('says what stands in each column', () => {
    const { experience, education } = table(
      'WORK EXPERIENCE',
      ['Period', 'Company', 'Designation', 'Responsibilities'],
      ['2019 - 2023', 'Kaveri Textiles', 'Accountant', 'Monthly accounts'],
      ['2016 - 2019', 'Godavari Stores', 'Cashier', 'Counted the till'],
    )
    expect(education).toEqual([])
    expect(experience).toMatchObject([
      {
        company: 'Kaveri Textiles',
        position: 'Accountant',
        startDate: '2019',
        description: expect.stringContaining('Monthly accounts'),
      },
      { company: 'Godavari Stores', position: 'Cashier', endDate: '2019' },
    ])
  })

  it('of schools, with grades that are no name', () => {
    const { education } = table(
      'EDUCATION',
      ['Year', 'Institute', 'Course', 'Percentage'],
      ['2016', 'Anna University', 'B.Com.', '78%'],
      ['2013', 'Vidya Mandir School', 'Class XII', '84%'],
    )
    expect(education.map(({ institution, degree, endDate }) => [institution, degree, endDate])).toEqual([
      ['Anna University', 'B.Com.', '2016'],
      ['Vidya Mandir School', 'Class XII', '2013'],
    ])
  })
})

describe('names of one form', () => {
  it('a town that no table knows is one where the other entries have theirs', () => {
    const row = (y: number, date: string, town: string, name: string): Text[] => [
      { text: date, y },
      { text: town, y, x: 160 },
      { text: name, y, x: 260, bold: true },
    ]
    const { data } = importResume(
      pdfOf([
        ...head,
        { text: 'EXPÉRIENCE', y: 100, size: 13, bold: true },
        ...row(120, '2019 – 2023', 'Lille', 'Assistante de direction, Groupe Delcourt'),
        { text: '• Agenda des deux directeurs', y: 134, x: 260 },
        ...row(150, '2015 – 2019', 'Lyon', 'Assistante commerciale, Maison Verlin'),
        { text: '• Relances des clients', y: 164, x: 260 },
        ...row(180, '2013 – 2015', 'Oberwiller', 'Secrétaire polyvalente, Cabinet Morel'),
        { text: '• Accueil et facturation', y: 194, x: 260 },
        { text: 'COMPÉTENCES', y: 220, size: 13, bold: true },
        { text: 'Excel', y: 236 },
      ]),
    )
    expect(data.experience[2]).toMatchObject({ company: 'Cabinet Morel', location: 'Oberwiller' })
  })

  it('a department between a post and its firm is no part of the firm', () => {
    const posts = postsIn(
      '*EXPERIENCE*',
      '*Registered Nurse, Surgical Ward, Barwon Hospital* || 2018 - 2021',
      '• Cared for eight patients.',
      '*Care Assistant, Lakeside Hospital* || 2016 - 2017',
      '• Gave meals.',
    )
    expect(posts[0]).toMatchObject({ company: 'Barwon Hospital', position: 'Registered Nurse, Surgical Ward' })
  })

  it.each([
    ['*INFERMIERE* ', 'CASA DI CURA SAN LUCA'],
    ['*FISIOTERAPISTA* ', 'CENTRO SALUTE SECCHIA'],
  ])('%s and %s in two kinds of type are a post and a firm', (post, firm) => {
    const title = post.trim().slice(1, -1)
    const { data } = importResume(
      pdfOf([
        ...head,
        { text: 'ESPERIENZA', y: 100, size: 13, bold: true },
        { text: '09/2019 – attuale Modena, Italia', y: 120, size: 8 },
        { text: title, y: 134, bold: true },
        { text: firm, y: 134, x: 50 + title.length * 5 + 3 },
        { text: '• Lavoro con i pazienti', y: 148 },
        { text: 'COMPETENZE', y: 180, size: 13, bold: true },
        { text: 'Excel', y: 196 },
      ]),
    )
    expect(data.experience).toMatchObject([{ position: title, company: firm }])
  })
})

it.each(['履 歴 書', '이 력 서', '个人简历', 'Lebenslauf'])('“%s” names the document, not the person', (title) => {
  const { data } = importResume(
    pdfOf([
      { text: title, y: 40, x: 250, size: 20, bold: true },
      { text: '氏名', y: 70 },
      { text: '高橋 美咲', y: 70, x: 120, size: 16 },
      { text: 'misaki@vance.example', y: 90 },
      ...column(['*EXPERIENCE*', '*Engineer, Globex LLC* || 2019 - 2021', '• Built it.'], { x: 50, y: 120 }),
    ]),
  )
  expect(data.personalInfo.name).toBe('高橋 美咲')
})

it.each([
  ['〒166-0004 東京都杉並区阿佐谷南3丁目8番12号', '〒166-0004 東京都杉並区阿佐谷南3丁目8番12号'],
  ['대전광역시 유성구 은구비로 42', '대전광역시 유성구 은구비로 42'],
  ['Karşıyaka, İzmir', 'Karşıyaka, İzmir'],
])('the address “%s”', (line, address) => {
  const { data } = importResume(
    pdfOf([
      ...head,
      { text: line, y: 74 },
      ...column(['*EXPERIENCE*', '*Engineer, Globex LLC* || 2019 - 2021', '• Built it.'], { x: 50, y: 120 }),
    ]),
  )
  expect(data.personalInfo.address).toBe(address)
})

describe('dates at the right, beside what was done', () => {
  const right = (text: string, y: number): Text => ({ text, y, x: 560 - text.length * 5 })
  it('are of the name above', () => {
    const { data } = importResume(
      pdfOf([
        ...head,
        { text: 'Experience', y: 100, size: 14, bold: true },
        { text: 'Globex LLC, Engineer', y: 120 },
        right('Chicago, IL', 120),
        { text: '• Built the first line of turbines', y: 134, x: 56 },
        right('May 2019 – present', 134),
        { text: '• Ran a team of nine', y: 148, x: 56 },
        right('6 years', 148),
        { text: 'Initech LLC, Analyst', y: 168 },
        right('Austin, TX', 168),
        { text: '• Wrote reports for two boards', y: 182, x: 56 },
        right('Jan 2016 – Apr 2019', 182),
        { text: 'Skills', y: 220, size: 14, bold: true },
        { text: 'Go, Rust', y: 240 },
      ]),
    )
    expect(data.experience).toMatchObject([
      { company: 'Globex LLC', position: 'Engineer', location: 'Chicago, IL', startDate: 'May 2019' },
      { company: 'Initech LLC', position: 'Analyst', startDate: 'Jan 2016', endDate: 'Apr 2019' },
    ])
  })
})

it('schools with a year each are as many entries', () => {
  const { education } = importResume(
    pdfOf([
      ...head,
      ...column(
        [
          '*EDUCATION*',
          '*Commercial Diving Diploma*',
          'Plains Technical College || 2014',
          '*High School Diploma*',
          'Monterey High School || 2011',
          '*SKILLS*',
          'Go',
        ],
        { x: 50, y: 100 },
      ),
    ]),
  ).data
  expect(education.map(({ institution, endDate }) => [institution, endDate])).toEqual([
    ['Plains Technical College', '2014'],
    ['Monterey High School', '2011'],
  ])
})

it('a name behind its label, under the title of the document', () => {
  const { data } = importResume(
    pdfOf([
      { text: '職務経歴書', y: 40, x: 250, size: 16, bold: true },
      { text: '氏名 高瀬 千尋', y: 60, x: 460 },
      { text: 'メール：takase@vance.example', y: 74, x: 420 },
      ...column(['*職務経歴*', '*Engineer, Globex LLC* || 2019 - 2021', '• Built it.'], { x: 50, y: 120 }),
    ]),
  )
  expect(data.personalInfo).toMatchObject({ name: '高瀬 千尋', email: 'takase@vance.example' })
})
