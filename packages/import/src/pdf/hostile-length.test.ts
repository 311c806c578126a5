// An uploaded PDF may hold 200 KB of anything. None of it may keep the import busy for long.
import { expect, it } from 'vitest'
import { importResume } from './import-resume.ts'
import { contactOf } from './fields/contact.ts'
import type { Line } from './layout/layout.ts'
import type { TextItem } from './layout/pdf-text.ts'
import { runOf } from './layout/positioned-text.ts'
import { wordsIn } from './layout/words.ts'
import { featuresOf } from './model/line-features.ts'
import type { RuleView } from './model/line-features.ts'
import { item } from '../testing/typeset.ts'
import type { Text } from '../testing/typeset.ts'
import { growthOf, maxGrowth } from '@galley/resume/testing/growth'
import { tierSample } from '@galley/resume/testing/tier'

const page = { width: 600, height: 800 }
const many = (
  count: number,
  text: string,
  place: (index: number) => { x: number; y: number; page?: number },
): TextItem[] => Array.from({ length: count }, (_, index) => item({ text, ...place(index) }))

const pages: readonly [string, (size: number) => TextItem[]][] = [
  ['one word', (size) => many(1, 'a'.repeat(size * 10), () => ({ x: 10, y: 100 }))],
  ['an address of mail without an end', (size) => many(1, `${'@1.'.repeat(size * 3)} x`, () => ({ x: 10, y: 100 }))],
  [
    'an accent after a long word',
    (size) => [item({ text: `${'a'.repeat(size * 10)} b ˘`, y: 100, x: 10 }), item({ text: 'gum', y: 100, x: 12 })],
  ],
  [
    'a table of thousands of rows',
    (size) => [
      ...['Period', 'Company', 'Designation'].map((text, cell) => item({ text, y: 100, x: 50 + cell * 120 })),
      ...many(size, '2016 - 2019', (index) => ({ x: 50, y: 110 + (index % 50) * 13, page: Math.floor(index / 50) })),
    ],
  ],
  ['one line of words', (size) => many(1, 'ab, '.repeat(size * 2.5), () => ({ x: 10, y: 100 }))],
  [
    'letters all over the page',
    (size) => many(size, 'a', (index) => ({ x: (index * 37) % 590, y: (index * 13) % 790 })),
  ],
  [
    'dates in half-open brackets',
    (size) => many(size / 10, '(Jan 2020 – Feb 2021 ('.repeat(4), (index) => ({ x: 10, y: (index * 7) % 790 })),
  ],
  [
    'a list that never closes',
    (size) => [
      item({ text: 'SKILLS', y: 20, size: 14, bold: true }),
      ...many(size / 5, `a, (b${'c'.repeat(40)}`, (index) => ({ x: 10, y: 40 + index * 0.18 })),
    ],
  ],
  [
    'figures on a page from the right',
    (size) => [
      ...many(200, 'שלום', (index) => ({ x: 10 + (index % 20) * 25, y: 20 + (index / 20) * 12 })),
      item({ text: `${'1 '.repeat(size / 2)}abc`, y: 300, x: 10 }),
      item({ text: 'עולם', y: 300, x: 560 }),
    ],
  ],
  [
    'rows of cells',
    (size) => many(size / 4, 'a', (index) => ({ x: (index % 12) * 48, y: 20 + Math.floor(index / 12) * 3 })),
  ],
  [
    'lines of a list under each other',
    (size) => [
      item({ text: 'SKILLS', y: 20, size: 14, bold: true }),
      ...many(size / 5, 'ab cd e', (index) => ({ x: 10, y: 40 + index * 13 })),
    ],
  ],
  [
    'lines that are set like a heading',
    (size) =>
      many(size / 5, 'Skills', (index) => ({ x: 10, y: 40 + index * 13 })).map((each, index) => ({
        ...each,
        text: index === 0 ? 'Skills' : 'Skilly',
      })),
  ],
  [
    'twenty full pages',
    (size) =>
      many(size, 'Jan 2020 x', (index) => ({
        x: 50 + ((index * 37) % 500),
        y: 20 + ((index * 13) % 780),
        page: index % 20,
      })),
  ],
]

function lineOf(text: Text, target = ''): Line {
  const [x, isSigned] = [text.x ?? 50, text.text.startsWith('•')]
  const words = wordsIn({ pages: [page], items: [item(text)], links: [] }).map((word) => ({ ...word, target }))
  return {
    page: 0,
    baseline: text.y,
    left: x,
    right: x + 40,
    size: 10,
    cells: [runOf(words)],
    text: text.text,
    words,
    bold: false,
    italic: false,
    isCapitals: false,
    gapAbove: 14,
    bulletTextLeft: isSigned ? x + 8 : null,
    columnLeft: 50,
    columnRight: 550,
  }
}

/** Lines of one section, which the model reads with all of their neighbours. */
const lines: readonly [string, Partial<RuleView>, (index: number) => Text][] = [
  ['dated lines', {}, (index) => ({ text: `A${index.toString(36)} 2019`, y: 60 })],
  ['headings', { isHeading: true, isAlias: true }, (index) => ({ text: 'Skills', y: 60, x: 50 + index * 5 })],
  ['bullets, each further in', {}, (index) => ({ text: '• did', y: 60, x: 50 + index * 1.1 })],
]

it.each(lines)('features of %s', async (_, view, textOf) => {
  const all = Array.from({ length: 32_000 }, (__, index) => lineOf(textOf(index)))
  const rule: RuleView = { isHeading: false, isAlias: false, kind: 'other', part: 'body', ...view }
  const read = (size: number) => {
    const own = all.slice(0, size)
    return featuresOf(
      own,
      own.map(() => rule),
    )
  }
  expect(await growthOf(read, 2_000)).toBeLessThanOrEqual(maxGrowth)
})

it('contacts of a long head', async () => {
  const all = Array.from({ length: 32_000 }, (_, index) => lineOf({ text: `G${index.toString(36)}`, y: 60 }, 'tel:1'))
  expect(await growthOf((size) => contactOf(all.slice(0, size), all.slice(0, size)), 2_000)).toBeLessThanOrEqual(
    maxGrowth,
  )
})

it.each(tierSample(pages, 1))('%s', async (_, itemsOf) => {
  const read = (size: number) =>
    importResume({ pages: Array.from({ length: 20 }, () => page), items: itemsOf(size), links: [] })
  expect(await growthOf(read, 10_000)).toBeLessThanOrEqual(maxGrowth)
})
