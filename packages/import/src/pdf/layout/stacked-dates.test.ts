import { describe, expect, it } from 'vitest'
import { pdfOf } from '../../testing/typeset.ts'
import type { Text } from '../../testing/typeset.ts'
import { flowsOf } from './flows.ts'
import { wordsIn } from './words.ts'

const linesOf = (texts: readonly Text[]) =>
  flowsOf(wordsIn(pdfOf(texts)), 1, 'rows')
    .flows.flat()
    .map(({ text }) => text)

describe('two dates in a narrow column', () => {
  it.each([
    ['the start above', '2014', '2016', '2014 – 2016'],
    ['the end above', '2016', '2014', '2014 – 2016'],
    ['an end that has not come', '2014', 'present', '2014 – present'],
    ['months', 'Sep 2014', 'May 2016', 'Sep 2014 – May 2016'],
    ['another language', '2014', 'heute', '2014 – heute'],
  ])('are one range: %s', (_, upper, lower, range) => {
    const texts = [
      { text: upper, x: 40, y: 100 },
      { text: 'Teacher', x: 120, y: 100, bold: true },
      { text: lower, x: 40, y: 112 },
    ]
    expect(linesOf(texts)).toEqual([`${range}  Teacher`])
  })

  it('are none where each has a text of its own', () => {
    const texts = [
      { text: '2014', x: 40, y: 100 },
      { text: 'Poetry Prize', x: 120, y: 100 },
      { text: '2016', x: 40, y: 112 },
      { text: 'Essay Prize', x: 120, y: 112 },
    ]
    expect(linesOf(texts)).toEqual(['2014  Poetry Prize', '2016  Essay Prize'])
  })

  it('are one beside a name and its text, where the page does so again', () => {
    const entry = (y: number, from: string, to: string): Text[] => [
      { text: from, x: 40, y },
      { text: 'Teacher', x: 120, y, bold: true },
      { text: to, x: 40, y: y + 12 },
      { text: 'Taught mathematics', x: 120, y: y + 12 },
    ]
    expect(linesOf([...entry(100, '2014', '2016'), ...entry(140, '2010', '2014')])).toEqual([
      '2014 – 2016  Teacher',
      'Taught mathematics',
      '2010 – 2014  Teacher',
      'Taught mathematics',
    ])
    expect(linesOf(entry(100, '2014', '2016'))[0]).toBe('2014  Teacher')
  })

  it('are none in different places, or far from each other', () => {
    const far = [
      { text: '2014', x: 40, y: 100 },
      { text: 'Teacher', x: 120, y: 100 },
      { text: '2016', x: 40, y: 160 },
    ]
    const aside = [
      { text: '2014', x: 40, y: 100 },
      { text: 'Teacher', x: 120, y: 100 },
      { text: '2016', x: 90, y: 112 },
    ]
    expect([far, aside].map((texts) => linesOf(texts)[0])).toEqual(['2014  Teacher', '2014  Teacher'])
  })
})
