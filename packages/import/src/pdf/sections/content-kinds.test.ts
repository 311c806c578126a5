// Sections by their content, in documents without headings: what a person's own lines say is not taken for an entry.
import { expect, it } from 'vitest'
import { tierSample } from '@galley/resume/testing/tier'
import { column, pdfOf } from '../../testing/typeset.ts'
import { importResume } from '../import-resume.ts'

const posts = [
  '*Software Engineer* || 2019 – 2023',
  'Globex LLC',
  '• Built the claims pipeline for all teams.',
  '*Data Scientist* || 2015 – 2019',
  'Initech Inc',
  '• Built the ranking models for all teams.',
]
const school = ['*Ridgemont University* || 2010 – 2014', 'B.Sc. in Physics']
const read = (name: string, size: number, lines: readonly string[]) =>
  importResume(
    pdfOf([
      { text: name, y: 40, size, bold: true },
      { text: 'jo@vance.example | +1 555 123 4567', y: 62 },
      ...column(lines, { x: 50, y: 100 }),
    ]),
  ).data

const after = [', PhD', ', Ph.D.', ', MD', ' MBA', ', RN', ', CPA', ', Esq.', ', B.Sc., M.Sc.', ' LL.M.', ', M.Ed.']
const names = [...after.map((degree) => `Jo Vance${degree}`), 'Dr.-Ing. Jo Vance', 'Dipl.-Ing. Jo Vance']

const namesAndSizes = names.flatMap((name) => [12, 22].map((size) => [name, size] as const))

it.each(tierSample(namesAndSizes, 7))('a degree does not make %s (%s points) a school', (name, size) => {
  const alone = read(name, size, posts)
  expect(alone.personalInfo).toMatchObject({ name, email: 'jo@vance.example', phone: '+1 555 123 4567' })
  expect(alone.experience.map(({ company }) => company)).toEqual(['Globex LLC', 'Initech Inc'])
  expect(alone.education).toEqual([])
  const both = read(name, size, [...posts, ...school])
  expect(both.personalInfo).toMatchObject({ name, phone: '+1 555 123 4567' })
  expect(both.education).toMatchObject([{ institution: 'Ridgemont University', degree: 'B.Sc.' }])
})
