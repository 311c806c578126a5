// Labels before a colon, places with their labels, capitals broken by their spacing, tables of Word, and columns that
// another reading would mix.
import { describe, expect, it } from 'vitest'
import { fromStyledLines } from '../formats/styled-text/from-styled-lines.ts'
import { plainLine } from '../formats/styled-text/styled-lines.ts'
import { head, postsIn } from '../testing/short-resume.ts'
import { column, pdfOf } from '../testing/typeset.ts'
import { importResume } from './import-resume.ts'
import { cellsOf } from './layout/cells.ts'
import type { Gutter } from './layout/gutters.ts'
import { runOf } from './layout/positioned-text.ts'
import { attachRail } from './layout/rails.ts'
import { seenWords } from './layout/seen-words.ts'

it('labels before a colon say what their values are, and the line above is the employer', () => {
  expect(
    postsIn(
      '*EXPERIENCE*',
      'Coromandel Auto Components Ltd, Chennai',
      'Designation: Deputy Manager',
      'Period: Jun 2020 to Till date',
      '• Closed the accounts of two plants',
      'Raman & Vasudevan, Chennai',
      'Designation: Audit Senior',
      'Period: Nov 2017 to May 2020',
      '• Led audits of eight clients',
    ),
  ).toMatchObject([
    { company: 'Coromandel Auto Components Ltd', position: 'Deputy Manager', startDate: 'Jun 2020', current: true },
    { company: 'Raman & Vasudevan', position: 'Audit Senior', startDate: 'Nov 2017', endDate: 'May 2020' },
  ])
})

it.each([
  ['Città: L’Aquila | Paese: Italia', 'L’Aquila, Italia'],
  ['Miejscowość: Łódź | Państwo: Polska', 'Łódź, Polska'],
  ['City: Porto', 'Porto'],
])('a place with its labels is the place alone: %s', (line, location) => {
  const first = ['01/05/2015 – 01/02/2020', '*Staff Nurse*', 'Hotel Adriatico', line, '• Cooked']
  const second = ['01/05/2011 – 01/02/2015', '*Nurse*', 'Hotel Bella', line, '• Cleaned']
  expect(postsIn('*EXPERIENCE*', ...first, ...second)[0]).toMatchObject({
    company: 'Hotel Adriatico',
    position: 'Staff Nurse',
    location,
  })
})

it('a town with its country in brackets is one place', () => {
  const lines = ['Jan 2018 – Present', '*Civil Engineer*', 'Águas da Planície, S.A., Évora (Portugal)', '• Built pipes']
  expect(postsIn('*EXPERIENCE*', ...lines)[0]).toMatchObject({
    company: 'Águas da Planície, S.A.',
    location: 'Évora (Portugal)',
  })
})

describe('capitals that their spacing broke', () => {
  it.each([
    ['N OVEMBER 2020 — PRESEN T', { startDate: 'NOVEMBER 2020', current: true }],
    ['F EBRUARY 2017 — OCTOBER 2020', { startDate: 'FEBRUARY 2017', endDate: 'OCTOBER 2020' }],
    ['JUN E 2014 — JAN UARY 2017', { startDate: 'JUNE 2014', endDate: 'JANUARY 2017' }],
  ])('%s', (dates, expected) => {
    const lines = ['Front Desk Agent, Marina Hotel, Singapore', dates, '• Sold rooms']
    expect(postsIn('*EXPERIENCE*', ...lines)[0]).toMatchObject(expected)
  })

  it('words that are whole stay apart', () => {
    const [post] = postsIn('*EXPERIENCE*', 'IT MANAGER, ACME LTD', 'JAN 2014 — MAY 2017', '• Ran it')
    expect(post).toMatchObject({ position: 'IT MANAGER', company: 'ACME LTD', startDate: 'JAN 2014' })
  })
})

it('rows of a table stand in columns, however long their cells are', () => {
  const row = (...texts: string[]) => plainLine('', { cells: texts.map((text) => [{ text }]) })
  const { education } = fromStyledLines([
    plainLine('Jo Vance', { heading: 'title' }),
    plainLine('jo@vance.example'),
    plainLine('Education', { heading: 'section' }),
    row('Qualification', 'Institution / University', 'Year', 'Marks'),
    row('B.Com.', 'M.O.P. Vaishnav College, University of Madras', '2014', '78%'),
    row('Class XII', 'P.S. Senior Secondary School', '2011', '94%'),
    row('Class X', 'Park School', '2009', '91%'),
  ]).reading.data
  expect(education).toMatchObject([
    { institution: expect.stringContaining('M.O.P. Vaishnav College') as string, endDate: '2014' },
    { institution: 'P.S. Senior Secondary School', endDate: '2011' },
    { institution: 'Park School', endDate: '2009' },
  ])
})

it('two columns with headings of their own are not read across each other', () => {
  const rail = (dates: string, lines: readonly string[], y: number) => [
    { text: dates, x: 40, y },
    ...column(lines, { x: 120, y }),
  ]
  const below = (texts: readonly string[], { y, step }: { y: number; step: number }) =>
    texts.map((text, index) => ({ text, x: 420, y: y + index * step }))
  const heading = (text: string, x: number, y: number) => ({ text, x, y, size: 14, bold: true })
  const skills = ['Employee relations', 'Workday', 'FMLA compliance', 'Conflict resolution']
  const { data } = importResume(
    pdfOf([
      ...head,
      heading('Experience', 40, 100),
      ...rail('2018-04 – present', ['*HR Manager*', 'Piedmont Textiles, Charlotte, NC', '• Oversee two mills'], 124),
      ...rail('2013-06 – 2018-03', ['*HR Generalist*', 'Queen City Bank, Charlotte, NC', '• Ran payroll'], 200),
      heading('Education', 40, 280),
      ...rail('2011', ['*Bachelor of Arts in Psychology*', 'University of North Carolina'], 304),
      heading('Skills', 420, 131),
      ...below(skills, { y: 158, step: 31 }),
      heading('Interests', 420, 300),
      ...below(['Quilting', 'Trail running'], { y: 327, step: 17 }),
    ]),
  )
  expect(data.experience).toMatchObject([{ company: 'Piedmont Textiles' }, { company: 'Queen City Bank' }])
  expect(data.skills).toEqual(skills)
})

it('headings in a rail of dates stand above what they head', () => {
  const inRail = (text: string, y: number, isHeading = false) => {
    const size = isHeading ? 9 : 8
    return { text, x: 167 - text.length * size * 0.52, y, size, bold: isHeading }
  }
  const beside = (lines: readonly string[], y: number) => column(lines, { x: 182, y })
  const page = pdfOf([
    inRail('INFORMAÇÃO PESSOAL', 65, true),
    ...beside(['*Catarina Sequeira*', 'catarina@sequeira.example'], 69),
    inRail('EXPERIÊNCIA PROFISSIONAL', 166, true),
    inRail('01/2018–Presente', 182),
    ...beside(['*Terapeuta da fala*', 'Hospital Pediátrico, Coimbra (Portugal)', '• Avaliação de crianças'], 182),
    inRail('10/2013–08/2014', 250),
    ...beside(['*Estagiária profissional*', 'Clínica Voz Clara, Leiria (Portugal)', '• Terapia da voz'], 250),
    inRail('EDUCAÇÃO E FORMAÇÃO', 364, true),
    inRail('10/2014–11/2016', 378),
    ...beside(['*Mestrado em Ciências da Fala*', 'Universidade de Aveiro, Aveiro (Portugal)'], 379),
    inRail('09/2009–07/2013', 409),
    ...beside(['*Licenciatura em Terapia da Fala*', 'Escola Superior de Saúde, Alcabideche (Portugal)'], 411),
    inRail('COMPETÊNCIAS PESSOAIS', 452, true),
    inRail('Língua materna', 466),
    ...beside(['português'], 466),
  ])
  const { data } = importResume(page)
  expect(data.experience).toMatchObject([{ startDate: '01/2018' }, { startDate: '10/2013' }])
  expect(data.education).toMatchObject([
    { institution: 'Universidade de Aveiro', startDate: '10/2014' },
    { institution: 'Escola Superior de Saúde', startDate: '09/2009' },
  ])
  const cells = cellsOf(seenWords(page).kept)
  const isLeft = ({ right }: { right: number }) => right < 175
  const rail = { left: cells.filter(isLeft), right: cells.filter((cell) => !isLeft(cell)), top: 0, bottom: 800 }
  const rows = attachRail({ ...rail, x: 175, width: 10 } as unknown as Gutter, 'left rail')
  const baselineOf = (text: string) => rows.find(({ words }) => runOf(words).text === text)!.baseline
  // Higher than it stands: no row beside it takes it in.
  expect(baselineOf('EDUCAÇÃO E FORMAÇÃO')).toBeLessThan(364 - 2)
  expect(baselineOf('10/2014–11/2016')).toBeCloseTo(baselineOf('Mestrado em Ciências da Fala'))
})
