// Marks and letters that a file draws or names otherwise than they are written.
import { describe, expect, it } from 'vitest'
import { item } from '../../testing/typeset.ts'
import { withLamAlef, withMarksInPlace } from './marks.ts'

const mark = (text: string, x: number, y = 100) => ({ ...item({ text, x, y }), width: 0 })
const textsOf = (items: ReturnType<typeof item>[]) => withMarksInPlace(items).map(({ text }) => text)

describe('a mark drawn by itself', () => {
  it.each([
    // Ten points a piece of two letters; from the right, its left end is the end of what is read.
    ['a shadda at the end of its piece', [item({ text: 'عم', x: 100, y: 100 }), mark('\u0651', 100)], ['عم\u0651']],
    ['in the middle of it', [item({ text: 'عمان', x: 100, y: 100 }), mark('\u0651', 110)], ['عم\u0651ان']],
    ['drawn before it', [mark('\u0301', 105), item({ text: 'ea', x: 100, y: 100 })], ['e\u0301a']],
    ['a point too far', [mark('\u0651', 99.5), item({ text: 'عم', x: 100, y: 100 })], ['عم\u0651']],
  ])('%s stands on its letter', (_case, items, texts) => {
    expect(textsOf(items)).toEqual(texts)
  })

  it.each([
    ['on another line', [item({ text: 'عم', x: 100, y: 100 }), mark('\u0651', 100, 140)]],
    ['beside figures', [item({ text: '20', x: 100, y: 100 }), mark('\u0651', 100)]],
    ['elsewhere on the line', [item({ text: 'عم', x: 100, y: 100 }), mark('\u0651', 300)]],
  ])('%s it stays where it is', (_case, items) => {
    expect(textsOf(items)).toEqual(items.map(({ text }) => text))
  })

  it('all of thousands end in time', () => {
    const many = Array.from({ length: 20_000 }, (_, n) => mark('\u0651', n))
    expect(withMarksInPlace(many)).toHaveLength(20_000)
  })
})

describe('lam and alef', () => {
  it.each([
    ['االسم', 'الاسم'],
    ['األردن', 'الأردن'],
    ['اإلنجليزية', 'الإنجليزية'],
    ['المؤهالت العلمية', 'المؤهلات العلمية'],
  ])('“%s” is written “%s”', (read, written) => {
    expect(withLamAlef(read)).toBe(written)
  })

  it.each(['خالد', 'العالم', 'قالت', 'استقالت', 'الأحمد', 'المال', 'اللاعب'])('“%s” stays', (word) => {
    expect(withLamAlef(word)).toBe(word)
  })
})
