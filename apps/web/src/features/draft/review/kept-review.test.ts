import { expect, it } from 'vitest'
import { readKept, withPlacesOf } from './kept-review.ts'

const boxes = [{ page: 0, x: 40, y: 60, width: 80, height: 10 }]
const marks = {
  id: 'one',
  name: 'resume.pdf',
  evidence: [{ key: 'experience/a1/company', confidence: 0.4, boxes }],
  isCut: false,
  declined: ['personalInfo.email'],
  confirmed: [],
  conflicts: [{ key: 'personalInfo.email', entry: '', mine: 'a@example.org', theirs: 'b@example.org' }],
  isOpen: true,
  unread: [{ text: '– Oslo', boxes }, { text: 'Page 2' }],
}
const bytes = new Uint8Array([37, 80, 68, 70])
const text = { kind: 'text', pages: [{ width: 612, height: 792 }], items: [] }

it('reads a PDF and its marks again', async () => {
  const kept = readKept({ id: 'one', pages: { kind: 'pdf', bytes } }, marks)
  expect(kept?.marks).toEqual(marks)
  expect(kept?.original?.kind === 'pdf' && (await kept.original.bytes)).toEqual(bytes)
})
it.each([
  ['text on pages', text],
  ['what has no pages', null],
])('reads %s and its marks again', (_what, original) =>
  expect(readKept({ id: 'one', pages: original }, marks)).toEqual({ original, marks }),
)

it.each([
  ['nothing', undefined, undefined],
  ['an original without marks', { id: 'one', pages: text }, undefined],
  ['the marks of another file', { id: 'two', pages: text }, marks],
  ['marks without an original', undefined, marks],
  ['another kind of original', { id: 'one', pages: { kind: 'picture' } }, marks],
  ['bytes that are none', { id: 'one', pages: { kind: 'pdf', bytes: 'JVBERi0' } }, marks],
  ['marks of another shape', { id: 'one', pages: text }, { ...marks, evidence: [{ key: 'x' }] }],
])('makes nothing of %s', (_what, original, other) => expect(readKept(original, other)).toBeNull())

it('finds the place of each line, whatever was added or left out since', () => {
  const line = (value: string) => ({ text: value, reason: 'unplaced' as const, isPlaced: false })
  const lines = ['typed since', '– Oslo', '– Oslo', 'Page 2'].map(line)
  expect(withPlacesOf(lines, marks.unread).map((one) => one.boxes)).toEqual([undefined, boxes, undefined, undefined])
})
