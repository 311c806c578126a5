import { describe, expect, it } from 'vitest'
import { pdfOf } from '../../testing/typeset.ts'
import type { Text } from '../../testing/typeset.ts'
import { importResume } from '../import-resume.ts'

const head: Text[] = [
  { text: 'Jo Vance', y: 40, x: 150, size: 22, bold: true },
  { text: 'jo@vance.example', y: 60, x: 150 },
]
/** Headings in the margin, from the left or against the text; the second of two lines below the first. */
function page(headings: readonly (readonly string[])[], isRight = false): Text[] {
  const bodies = [
    [['Engineer, Globex LLC', '2019 – 2021'], ['• Built it.']],
    [['B.S. in Physics, Ridgemont State University', '2015']],
    [['Go, SQL']],
    [['English, German']],
  ]
  let y = 90
  return headings.flatMap((lines, index) => {
    const own = lines.map((text, at): Text => ({
      text,
      y: y + at * 12,
      x: isRight ? 130 - text.length * 5.5 : 30,
      size: 11,
      bold: true,
    }))
    const body = bodies[index]!.flatMap((cells, at) =>
      cells.map((text, cell): Text => ({ text, y: y + at * 13, x: cell === 0 ? 150 : 500 })),
    )
    y += 50
    return [...own, ...body]
  })
}
const read = (texts: readonly Text[]) => importResume(pdfOf([...head, ...texts]))

describe('headings in the margin', () => {
  it.each([
    ['from the left', false],
    ['against the text', true],
  ])('stand above the sections that they begin beside: %s', (_, isRight) => {
    const { data, headings } = read(page([['Experience'], ['Education'], ['Skills'], ['Languages']], isRight))
    expect(headings.map(({ text }) => text)).toEqual(['Experience', 'Education', 'Skills', 'Languages'])
    expect(data.experience).toMatchObject([{ position: 'Engineer', company: 'Globex LLC', startDate: '2019' }])
    expect(data.education).toMatchObject([{ degree: 'B.S.', institution: 'Ridgemont State University' }])
    expect([data.skills, data.languages]).toEqual([
      ['Go', 'SQL'],
      ['English', 'German'],
    ])
  })

  it('are one over two lines', () => {
    const { headings } = read(
      page([['Professional', 'Experience'], ['Education'], ['Technical', 'Skills'], ['Languages']]),
    )
    expect(headings.map(({ text }) => text)).toEqual([
      'Professional Experience',
      'Education',
      'Technical Skills',
      'Languages',
    ])
  })

  it('are two where each is a heading by itself, however close they stand', () => {
    const close = [
      ...page([['Experience'], ['Education']]),
      { text: 'Languages', x: 30, y: 190, size: 11, bold: true },
      { text: 'English', x: 150, y: 190 },
      { text: 'Skills', x: 30, y: 204, size: 11, bold: true },
      { text: 'Go, SQL', x: 150, y: 204 },
    ]
    const { data } = read(close)
    expect([data.languages, data.skills]).toEqual([['English'], ['Go', 'SQL']])
  })

  it('may be of words that no table knows', () => {
    const { headings } = read(page([['Experience'], ['Education'], ['Skills'], ['My corner']]))
    expect(headings.map(({ text }) => text)).toContain('My corner')
  })
})
