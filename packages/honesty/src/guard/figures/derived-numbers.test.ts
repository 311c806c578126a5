// Which figures a line's own numbers make, asked for or not.
import { describe, expect, it } from 'vitest'
import { quantitiesOf } from '../text/quantities.ts'
import { asksForResult, isDerived } from './derived-numbers.ts'

const derived = (line: string, draft: string, figure: string, isAsked: boolean): boolean => {
  const claim = quantitiesOf(draft).find(({ text }) => text.startsWith(figure))
  return claim !== undefined && isDerived(line, draft, { claim, isAsked })
}

type Case = [line: string, draft: string, figure: string]

describe('a figure that was asked for', () => {
  it.each<Case>([
    ['Complaints went from 40 to 30.', 'Complaints fell by 25%, from 40 to 30.', '25%'],
    ['Read 18 of 24 files.', 'Read 75% of 24 files.', '75%'],
    ['Share of repeat guests: 19% in 2021, 16% in 2023.', 'It fell by three points between 2021 and 2023.', 'three'],
    ['Scrap rate of 2.5%.', 'Some 97.5% of parts passed.', '97.5%'],
    ['Translate 35,000 words a month, 70% of it manuals.', 'Translate 24,500 words of manuals a month.', '24,500'],
    ['A budget of $1,200 a month.', 'An annual budget of $14,400.', '$14,400'],
    ['One visit per quarter.', 'Four visits a year.', 'Four'],
    ['The queue is at present 3 weeks; in 2021 it was 5.', 'The queue is now 40% shorter than in 2021.', '40%'],
    ['Las altas pasaron de 3100 a 3900.', 'Las altas crecieron un 26% (de 3100 a 3900).', '26%'],
  ])('%s', (...one) => expect(derived(...one, true)).toBe(true))

  it.each<Case>([
    // Another base, another number, a change where there was none.
    ['Complaints went from 40 to 30.', 'Complaints fell by 33%, from 40 to 30.', '33%'],
    ['Read 18 of 24 files.', 'Read 75% of all files.', '75%'],
    ['Use 27 litres, the average is 29.', 'Went down from 29 litres by 7%.', '7%'],
    ['A budget of $1,200 a month.', 'An annual budget of $12,000.', '$12,000'],
    ['41 in four years.', '14 a year.', '14'],
  ])('is not %s as "%s"', (...one) => expect(derived(...one, true)).toBe(false))
})

describe('a figure that was not asked for', () => {
  it.each<Case>([
    ['Load time went from 4.1 s to 2.6 s.', 'Load time fell by 1.5 s, from 4.1 s to 2.6 s.', '1.5'],
    ['Food cost went from 34% to 30%.', 'Food cost fell from 34% to 30%, a drop of 4 percentage points.', '4'],
  ])('is a difference of two that are shown: %s', (...one) => expect(derived(...one, false)).toBe(true))
  it.each<Case>([
    ['Load time went from 90 to 25 minutes.', 'Load time fell by 72%, from 90 to 25 minutes.', '72%'],
    ['Load time went from 4.1 s to 2.6 s.', 'Load time fell by 1.5 s.', '1.5'],
    ['A budget of $1,200 a month.', 'An annual budget of $14,400.', '$14,400'],
  ])('is nothing else: %s', (...one) => expect(derived(...one, false)).toBe(false))
})

it.each([
  'how many points did it go up by',
  'budget per year instead please',
  'en porcentaje por favor',
  'say it from the other side',
])('asks for a result: %s', (request) => expect(asksForResult(request)).toBe(true))
it.each(['make it shorter', 'I lead twelve people now'])('asks for none: %s', (request) =>
  expect(asksForResult(request)).toBe(false),
)
