// Marks and letters that a file draws or names otherwise than they are written.
import { describe, expect, it } from 'vitest'
import { item } from '../../testing/typeset.ts'
import { withAccentsInPlace, withLamAlef, withMarksInPlace } from './marks.ts'
import { wordsIn } from './words.ts'
import { runOf } from './positioned-text.ts'
import { pdfOf } from '../../testing/typeset.ts'

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

describe('an accent that ends a piece', () => {
  /** Two pieces; the second begins under the accent of the first, as TeX sets it. */
  const read = (first: string, second: string) => {
    const one = item({ text: first, x: 50, y: 100 })
    const other = item({ text: second, x: one.x + one.width - 4, y: 100 })
    return runOf(wordsIn({ ...pdfOf([]), items: [one, other] })).text
  }
  it.each([
    ['Do ˘', 'gum', 'Doğum'],
    ['ki¸', 'silik', 'kişilik'],
    ['Büro ¸', 'Sefi', 'Büro Şefi'],
    ['BA ¸', 'SVURU', 'BAŞVURU'],
    ['Jos´', 'e', 'José'],
  ])('“%s” before “%s” is “%s”', (first, second, text) => {
    expect(read(first, second)).toBe(text)
  })

  it('stays where the next piece stands elsewhere', () => {
    const items = [item({ text: 'a ˘', x: 50, y: 100 }), item({ text: 'gum', x: 300, y: 100 })]
    expect(withAccentsInPlace(items)).toEqual(items)
  })
})

it('the name of an icon, in a font of icons, is no word', () => {
  const icon = { ...item({ text: 'Map-marker', x: 50, y: 100 }), font: 'FontAwesome5Free-Solid', width: 6 }
  const words = wordsIn({ ...pdfOf([]), items: [icon, item({ text: 'Galway', x: 62, y: 100 })] })
  expect(words.map(({ text }) => text)).toEqual(['•', 'Galway'])
})
