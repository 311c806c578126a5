// A stranger's PDF may hold 200 KB of anything. None of it may keep the import busy for long.
import { expect, it } from 'vitest'
import { importResume } from './import-resume.ts'
import type { TextItem } from './pdf-text.ts'
import { item } from './testing/typeset.ts'

const page = { width: 600, height: 800 }
/** Several times what any of them takes, on a crowded machine. */
const mostMs = 15_000

const many = (
  count: number,
  text: string,
  place: (index: number) => { x: number; y: number; page?: number },
): TextItem[] => Array.from({ length: count }, (_, index) => item({ text, ...place(index) }))

it.each<[string, TextItem[]]>([
  ['one word', many(1, 'a'.repeat(200_000), () => ({ x: 10, y: 100 }))],
  ['one line of words', many(1, 'ab, '.repeat(50_000), () => ({ x: 10, y: 100 }))],
  ['letters all over the page', many(20_000, 'a', (index) => ({ x: (index * 37) % 590, y: (index * 13) % 790 }))],
  [
    'dates in half-open brackets',
    many(2_000, '(Jan 2020 – Feb 2021 ('.repeat(4), (index) => ({ x: 10, y: (index * 7) % 790 })),
  ],
  ['a list that never closes', [item({ text: 'SKILLS', y: 20, size: 14, bold: true }), ...many(4_000, `a, (b${'c'.repeat(40)}`, (index) => ({ x: 10, y: 40 + index * 0.18 }))]], // prettier-ignore
  ['twenty full pages', many(20_000, 'Jan 2020 x', (index) => ({ x: 50 + ((index * 37) % 500), y: 20 + ((index * 13) % 780), page: index % 20 }))], // prettier-ignore
])('%s', (_, items) => {
  const begun = performance.now()
  importResume({ pages: Array.from({ length: 20 }, () => page), items, links: [] })
  expect(performance.now() - begun).toBeLessThan(mostMs)
})
