import { describe, expect, it } from 'vitest'
import { item, pdfOf } from '../../testing/typeset.ts'
import { importResume } from '../import-resume.ts'
import { runOf, boxesOf } from './positioned-text.ts'
import { asOnPaper, isFromRight } from './right-to-left.ts'
import { wordsIn } from './words.ts'

/** A line as Chromium writes it: each word by itself, from left to right on the page. */
function line(words: readonly string[], right: number, y: number) {
  let x = right
  const items = words.map((text) => {
    const one = item({ text, y })
    x -= one.width
    const placed = { ...one, x }
    x -= 3
    return placed
  })
  return items.toReversed()
}
const pageOf = (items: readonly ReturnType<typeof item>[]) => ({ ...pdfOf([]), items })
const textOf = (items: readonly ReturnType<typeof item>[]) =>
  runOf(wordsIn(pageOf(items)).toSorted((one, other) => one.x - other.x)).text

describe('a page from the right', () => {
  it.each([
    [['מהנדסת', 'תוכנה'], 'מהנדסת תוכנה'],
    [['عملت', 'مهندسة', 'برمجيات'], 'عملت مهندسة برمجيات'],
    [['מפתחת', '2017', '–', '2020'], 'מפתחת 2017 – 2020'],
    [['מפתחת', '05/2022', '–', '03/2020'], 'מפתחת 03/2020 – 05/2022'],
    [['טלפון', '0148', '555', '79'], 'טלפון 79 555 0148'],
  ])('reads %s in the order of its language', (words, text) => {
    expect(textOf(line(words, 540, 100))).toBe(text)
  })

  it('keeps words of another direction as they run', () => {
    const [hebrew, latin] = [
      line(['מפתחת'], 540, 100),
      [item({ text: 'Java', y: 100, x: 440 }), item({ text: '17', y: 100, x: 465 })],
    ]
    expect(textOf([...latin, ...hebrew])).toBe('מפתחת Java 17')
  })

  it('joins a comma to the word that it follows', () => {
    const items = [item({ text: ',', y: 100, x: 500 }), item({ text: 'תוכנה', y: 100, x: 505 })]
    expect(textOf(items)).toBe('תוכנה,')
  })

  it('joins it in whichever order the file has the words', () => {
    const bold = { ...item({ text: 'תוכנה', y: 100, x: 505 }), font: 'Other', bold: true }
    const items = [item({ text: 'מהנדסת', y: 100, x: 540 }), bold, item({ text: ',', y: 100, x: 500 })]
    expect(textOf(items)).toBe('מהנדסת תוכנה,')
  })

  it('shows each word where it stands on the page', () => {
    const words = wordsIn(pageOf(line(['מהנדסת', 'תוכנה'], 540, 100)))
    const [box] = boxesOf(runOf(words.toSorted((one, other) => one.x - other.x)).parts)
    expect(box!.x + box!.width).toBeCloseTo(540, 0)
    expect(box!.x).toBeGreaterThan(480)
  })

  it('is read into the fields of its person', () => {
    const at = (words: string, y: number, bold = false) =>
      line(words.split(' '), 540, y).map((each) => ({ ...each, bold }))
    const date = (text: string, y: number) => item({ text, y, x: 40 })
    const { data } = importResume(
      pageOf([
        ...at('נועה ברקוביץ', 40).map((each) => ({ ...each, size: 20 })),
        item({ text: 'noa@berkovitz.example', y: 60, x: 430 }),
        ...at('ניסיון תעסוקתי', 100, true).map((each) => ({ ...each, size: 14 })),
        ...at('מהנדסת תוכנה, חברת גלים', 120, true),
        date('2020 – 2022', 120),
        ...at('פיתוח שירותי ענן', 134),
        ...at('השכלה', 170, true).map((each) => ({ ...each, size: 14 })),
        ...at('תואר ראשון במדעי המחשב, אוניברסיטת חיפה', 190, true),
        date('2013 – 2017', 190),
      ]),
    )
    expect(data.personalInfo.name).toBe('נועה ברקוביץ')
    expect(data.experience).toMatchObject([{ position: 'מהנדסת תוכנה', company: 'חברת גלים', startDate: '2020' }])
    expect(data.education).toMatchObject([
      { degree: 'תואר ראשון', field: 'מדעי המחשב', institution: 'אוניברסיטת חיפה' },
    ])
  })
})

describe('a page from the left', () => {
  it('has a phrase of Hebrew or Arabic in its own order', () => {
    const phrase = line(['שלום', 'עולם'], 200, 100)
    expect(textOf([item({ text: 'Translated', y: 100, x: 50 }), ...phrase])).toBe('Translated שלום עולם')
  })

  it.each([
    [['Jo Vance', 'שלום'], false],
    [['נועה ברקוביץ', 'noa.berkovitz@example.co.il'], true],
    [['no such letters'], false],
  ])('is recognized by its letters, not by its addresses: %s', (texts, isRight) => {
    expect(isFromRight(texts)).toBe(isRight)
  })
})

it.each([
  ['Engineer, שלום עולם', false, 'Engineer, עולם שלום'],
  ['מפתחת Java Script 17', true, '17 Java Script מפתחת'],
  ['no such letters', true, 'no such letters'],
])('places the words of “%s” as they stand on paper', (text, isMirrored, placed) => {
  expect(asOnPaper(text, isMirrored)).toBe(placed)
})
