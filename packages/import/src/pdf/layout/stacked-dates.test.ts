import { describe, expect, it } from 'vitest'
import { pdfOf, widthOf } from '../../testing/typeset.ts'
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

  const rail = (...dates: readonly string[]): Text[] =>
    dates.flatMap((date, index) => [
      { text: date, x: 40, y: 100 + index * 12 },
      { text: `Text ${index}`, x: 120, y: 100 + index * 12 },
    ])

  it('are one beside two names, where starts and ends take turns down the page', () => {
    expect(linesOf(rail('2020', '2022', '2017', '2019', '2015', '2017'))).toEqual([
      '2020 – 2022  Text 0',
      'Text 1',
      '2017 – 2019  Text 2',
      'Text 3',
      '2015 – 2017  Text 4',
      'Text 5',
    ])
  })

  it.each([
    [['2022', '2020', '2018', '2016']],
    [['2016', '2018', '2020', '2022']],
    [['2016', '2018']],
    [['2018', '2020', '2015', '2017']],
  ])('are none in a list that goes one way, nor in two: %j', (dates) => {
    expect(linesOf(rail(...dates))).toEqual(dates.map((date, index) => `${date}  Text ${index}`))
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

describe('a range that a narrow column breaks', () => {
  it.each([
    ['Mar', '2019–Present'],
    ['Sep 2013–Feb', '2019'],
  ])('is one, though it is set to the right and a bullet stands beside its end: %s, %s', (one, two) => {
    const rail = [one, two].map((text, row): Text => ({ text, x: 130 - widthOf(text), y: 100 + row * 12 }))
    const main = ['Engineer, Globex', '• Built the shop.'].map((text, row): Text => ({
      text,
      x: 140,
      y: 100 + row * 12,
    }))
    expect(linesOf([...rail, ...main])).toEqual([`${one} ${two}  Engineer, Globex`, 'Built the shop.'])
  })
})
