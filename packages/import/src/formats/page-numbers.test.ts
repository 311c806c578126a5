import { expect, it } from 'vitest'
import { pdfOf, type Text } from '../testing/typeset.ts'
import { withoutPageNumbers } from './page-numbers.ts'

const words: Text[] = [
  { text: 'Maya', y: 60 },
  { text: 'Go', y: 400 },
]
it.each<[string, Text[], string[]]>([
  ['below the text', [...words, { text: '1', x: 300, y: 660 }], ['1']],
  [
    'on each page',
    [...words, { text: '1', y: 660 }, { text: 'More', y: 60, page: 1 }, { text: '2', y: 660, page: 1 }],
    ['1', '2'],
  ],
  ['of another page', [...words, { text: '7', x: 300, y: 660 }], []],
  ['close to the text', [...words, { text: '1', x: 300, y: 415 }], []],
  ['beside other words', [...words, { text: '1', y: 660 }, { text: 'of', x: 80, y: 660 }], []],
  ['alone', [{ text: '1', y: 660 }], []],
])('knows a page’s number %s', (_what, texts, numbers) =>
  expect(withoutPageNumbers(pdfOf(texts)).numbers.map(({ text }) => text)).toEqual(numbers),
)
