// What is pointed at is copied; what points nowhere, at what is known, or is no pointer at all changes nothing.
import { confidenceFrom } from '@galley/contract/confidence'
import { resumeData } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { importResume } from '../import-resume.ts'
import type { SourceLine } from '@galley/contract/import'
import { applyPointers, fieldList, isUnsure, numberedLines, readPointers, shownLines } from '../../pointers/pointers.ts'
import type { Reading } from '../../pointers/pointers.ts'
import { column, pdfOf } from '../../testing/typeset.ts'

const box = (line: number) => [{ page: 0, x: 50, y: line * 14, width: 200, height: 10 }]
const line = (text: string, at: number, sure: [number, number][] = []): SourceLine => ({ text, boxes: box(at), sure })
const lines = [
  line('Jo Vance, Nurse of Bath', 1),
  line('jo@vance.example', 2, [[0, 16]]),
  line('Ward sister at Globex since 2019', 3),
  line('Cared for many', 4),
  line('Wrote the rota', 5),
  line('Knitting, Welsh', 6),
]
const reading: Reading = {
  data: resumeData.parse({
    personalInfo: { name: 'Nurse of Bath', email: 'jo@vance.example' },
    experience: [{ company: 'Globex' }],
  }),
  fields: [
    { path: 'personalInfo.name', confidence: 0.3, boxes: box(1) },
    { path: 'personalInfo.email', confidence: 0.99, boxes: box(2) },
    { path: 'experience.0.company', confidence: 0.8, boxes: box(3) },
  ],
  unread: [
    { text: 'Wrote the rota', reason: 'unplaced', boxes: box(5) },
    { text: 'Page 1', reason: 'repeated', boxes: box(6) },
  ],
}
const pointed = (...fields: unknown[]) => applyPointers(reading, lines, readPointers(JSON.stringify({ fields })))
const at = (path: unknown, ...spans: unknown[]) => ({ path, spans })

describe('what is pointed at', () => {
  it('is copied in whole words, and a guess that gives way is not lost', () => {
    const { data, fields, unread } = pointed(at('personalInfo.name', { line: 1, from: 1, to: 6 }))
    expect(data.personalInfo.name).toBe('Jo Vance')
    const name = fields.find(({ path }) => path === 'personalInfo.name')!
    expect(name).toMatchObject({ confidence: 0.6, boxes: box(1) })
    // No guess any more, and still to be looked at.
    expect(name.confidence).toBeGreaterThanOrEqual(confidenceFrom.likely)
    expect(name.confidence).toBeLessThan(confidenceFrom.sure)
    expect(unread.map(({ text }) => text)).toContain('Nurse of Bath')
  })
  it('is copied from several lines into a long field, and is unread no more', () => {
    const { data, unread } = pointed(at('experience.0.description', { line: 4 }, { line: 5 }))
    expect(data.experience[0]).toMatchObject({ company: 'Globex', description: 'Cared for many\nWrote the rota' })
    expect(unread.map(({ text }) => text)).toEqual(['Page 1'])
  })
  it('may begin the next entry', () => {
    const { data } = pointed(
      at('experience.1.position', { line: 3, from: 0, to: 11 }),
      at('experience.1.startDate', { line: 3, from: 28, to: 32 }),
    )
    expect(data.experience).toMatchObject([{ company: 'Globex' }, { position: 'Ward sister', startDate: '2019' }])
  })
  it('is added to a list, each once', () => {
    const { data, fields } = pointed(
      at('hobbies', { line: 6, from: 0, to: 8 }),
      at('hobbies', { line: 6, from: 0, to: 8 }),
    )
    expect(data.hobbies).toEqual(['Knitting'])
    expect(fields.at(-1)).toMatchObject({ path: 'hobbies.0' })
  })
  it('is found in words around the JSON', () => {
    const said = `Here you are:\n\`\`\`json\n${JSON.stringify({ fields: [at('summary', { line: 4 })] })}\n\`\`\``
    expect(applyPointers(reading, lines, readPointers(said)).data.summary).toBe('Cared for many')
  })
})

describe('what changes nothing', () => {
  it.each<[string, unknown]>([
    ['a sure field', at('personalInfo.email', { line: 4 })],
    ['what a sure field has', at('personalInfo.title', { line: 2 })],
    ['a part of what a sure field has', at('personalInfo.address', { line: 2, from: 3, to: 5 })],
    ['a line that is not there', at('summary', { line: 7 })],
    ['line 0', at('summary', { line: 0 })],
    ['a place behind the line', at('summary', { line: 4, from: 90, to: 99 })],
    ['a span that ends before it begins', at('summary', { line: 4, from: 5, to: 2 })],
    ['one good span and a bad one', at('experience.0.description', { line: 4 }, { line: 99 })],
    ['half characters', at('summary', { line: 4, from: 0.5, to: 3 })],
    ['words for numbers', at('summary', { line: '4' })],
    ['text instead of a place', { path: 'summary', spans: [{ text: 'I am great' }] }],
    ['no spans', { path: 'summary', spans: [] }],
    ['spans that are none', { path: 'summary', spans: 'all' }],
    ['a field that nobody has', at('personalInfo.salary', { line: 4 })],
    ['the prototype', at('__proto__.polluted', { line: 4 })],
    ['the constructor', at('constructor.prototype', { line: 4 })],
    ['the prototype of an entry', at('experience.0.__proto__', { line: 4 })],
    ['a method', at('personalInfo.toString', { line: 4 })],
    ['a list as an entry', at('skills.0', { line: 4 })],
    ['an entry far behind the last', at('experience.5.company', { line: 4 })],
    ['an entry before the first', at('experience.-1.company', { line: 4 })],
    ['a deeper path', at('experience.0.company.name', { line: 4 })],
    ['no path', at(7, { line: 4 })],
    ['an address without an @', at('personalInfo.email', { line: 5 })],
    ['a telephone number without figures', at('personalInfo.phone', { line: 5 })],
    ['a date without figures', at('experience.0.startDate', { line: 5 })],
    ['null', null],
    ['a list', []],
  ])('%s', (_what, pointer) => expect(pointed(pointer)).toEqual(reading))
  it.each(['', 'no', '{', '{}', '[]', 'null', '{"fields": 3}', '{"fields": {}}', '}{', '{"fields": [', '\ud800'])(
    'the reply %j',
    (reply) => expect(applyPointers(reading, lines, readPointers(reply))).toEqual(reading),
  )
  it('the same place for a second field', () => {
    const { data } = pointed(at('summary', { line: 4 }), at('personalInfo.title', { line: 4 }))
    expect([data.summary, data.personalInfo.title]).toEqual(['Cared for many', ''])
  })
})

it('asks only where something is missing, a guess or unread', () => {
  const sure = { ...reading, fields: reading.fields.slice(1), unread: reading.unread.slice(1) }
  expect(isUnsure(sure)).toBe(false)
  expect(isUnsure(reading)).toBe(true)
  expect(isUnsure({ ...sure, unread: reading.unread.slice(0, 1) })).toBe(true)
  expect(isUnsure({ ...sure, data: resumeData.parse({}) })).toBe(true)
})
it('shows numbered lines, up to a length, and which fields are known', () => {
  expect(numberedLines(lines).split('\n')[1]).toBe('2: jo@vance.example')
  expect(fieldList(reading)).toBe('Known: personalInfo.email, experience.0.company\nGuessed: personalInfo.name')
  const many = Array.from({ length: 5_000 }, (_, index) => line('x'.repeat(500), index))
  expect(numberedLines(shownLines(many)).length).toBeLessThan(15_000)
})
it('gets the lines of a document, with what is surely known in them', () => {
  const { lines: own = [] } = importResume(
    pdfOf([
      { text: 'Jo Vance', y: 40, size: 22, bold: true },
      { text: 'jo@vance.example', y: 60 },
      ...column(['*SKILLS*', 'Go, SQL'], { x: 50, y: 90 }),
    ]),
    // As sure as the rules are.
    { weigh: () => (value) => value },
  )
  expect(own.map(({ text }) => text)).toEqual(['Jo Vance', 'jo@vance.example', 'SKILLS', 'Go, SQL'])
  expect(own[1]?.sure).toEqual([[0, 16]])
  expect(own[3]?.sure).toEqual([
    [0, 2],
    [4, 7],
  ])
})
