import { expect, it } from 'vitest'
import { pdfOf } from '../../testing/typeset.ts'
import type { Text } from '../../testing/typeset.ts'
import { flowsOf } from '../layout/flows.ts'
import { wordsIn } from '../layout/words.ts'
import { wholeHeads } from './whole-heads.ts'

const date = { text: 'August 2020 – January 2023', x: 400, y: 40 }
/** The first line ends 10 points before the date. */
const first = { text: 'Event Coordinator and Head of Operations, Ironbark Museum', x: 105, y: 40, bold: true }
const textsOf = (texts: readonly Text[]) =>
  wholeHeads(flowsOf(wordsIn(pdfOf(texts)), 1).flows[0]!).map(({ cells }) => cells.map(({ text }) => text))

it.each([
  ['what had no room beside the date goes on below', { text: 'Foundation', x: 105, y: 53, bold: true }, 1],
  ['another type is another text', { text: 'Foundation', x: 105, y: 53 }, 2],
  ['further in is another text', { text: 'Foundation', x: 120, y: 53, bold: true }, 2],
  ['far below is another text', { text: 'Foundation', x: 105, y: 70, bold: true }, 2],
])('%s', (_what, second, lines) => {
  const all = textsOf([first, date, second])
  expect(all).toHaveLength(lines)
  expect(all[0]).toEqual([lines === 1 ? `${first.text} ${second.text}` : first.text, date.text])
})

it('leaves a word in its line that had room in the one above', () => {
  const short = { ...first, text: 'Event Coordinator, Ironbark' }
  expect(textsOf([short, date, { text: 'Foundation', x: 105, y: 53, bold: true }])).toHaveLength(2)
})
