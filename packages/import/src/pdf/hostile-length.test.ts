// An uploaded PDF may hold 200 KB of anything. None of it may keep the import busy for long.
import { expect, it } from 'vitest'
import { importResume } from './import-resume.ts'
import type { TextItem } from './layout/pdf-text.ts'
import { item } from '../testing/typeset.ts'
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
    'twenty full pages',
    (size) =>
      many(size, 'Jan 2020 x', (index) => ({
        x: 50 + ((index * 37) % 500),
        y: 20 + ((index * 13) % 780),
        page: index % 20,
      })),
  ],
]

it.each(tierSample(pages, 1))('%s', async (_, itemsOf) => {
  const read = (size: number) =>
    importResume({ pages: Array.from({ length: 20 }, () => page), items: itemsOf(size), links: [] })
  expect(await growthOf(read, 10_000)).toBeLessThanOrEqual(maxGrowth)
})
