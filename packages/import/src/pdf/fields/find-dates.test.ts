import { describe, expect, it } from 'vitest'
import { completesRange, findDates, isDateLabel } from '../vocabulary/find-dates.ts'

const read = (text: string) =>
  findDates(text).map(({ from, to, isCurrent }) =>
    [from, to].map((span) => (span ? text.slice(span.start, span.end) : '')).concat(isCurrent ? ['now'] : []),
  )

describe('dates', () => {
  it.each([
    ['Jan 2021 - Present', ['Jan 2021', '', 'now']],
    ['June 2023 – Sept. 2023', ['June 2023', 'Sept. 2023']],
    ['03/2022 - 05/2023', ['03/2022', '05/2023']],
    ['2014/09 - 2018/06', ['2014/09', '2018/06']],
    ['01.03.2019 – 31.12.2020', ['01.03.2019', '31.12.2020']],
    ['2019-21', ['2019', '21']],
    ['Jan – Mar 2020', ['Jan', 'Mar 2020']],
    ['Sep ’21 – Jan ’23', ['Sep ’21', 'Jan ’23']],
    ['Fall 2019 – Spring 2021', ['Fall 2019', 'Spring 2021']],
    ['March 20XX – December 20XX', ['March 20XX', 'December 20XX']],
    ['März 2020 bis heute', ['März 2020', '', 'now']],
    ['seit 2019', ['2019', '', 'now']],
    ['de janvier 2018 à mars 2020', ['janvier 2018', 'mars 2020']],
    ['enero de 2018 - actualidad', ['enero de 2018', '', 'now']],
    ['12/2018 – aujourd’hui', ['12/2018', '', 'now']],
    ['giugno 2019 – oggi', ['giugno 2019', '', 'now']],
    ['da marzo 2020 ad oggi', ['marzo 2020', '', 'now']],
    ['dal 2019 a oggi', ['2019', '', 'now']],
    ['marzo 2020 – ad oggi', ['marzo 2020', '', 'now']],
    ['janvier 2018 à août 2020', ['janvier 2018', 'août 2020']],
    ['março de 2017 até atual', ['março de 2017', '', 'now']],
    ['2021 –', ['2021', '', 'now']],
    ['Sep. 2023 Mar. 2024', ['Sep. 2023', 'Mar. 2024']],
    ['Expected May 2025', ['May 2025', '']],
    ['May 15, 2020', ['May 15, 2020', '']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })
  it.each(['Research Lab 2018', 'Moda 2018', 'Update 2018'])(
    '%s is since nothing, and its word stays whole',
    (text) => {
      expect(findDates(text)).toMatchObject([
        { from: { start: text.indexOf('2018') }, isCurrent: false, isRange: false },
      ])
    },
  )
  it.each(['10.1234/neurips.2023.1234', '2M+ monthly requests', 'Marketing', '555-0142', 'May the best win'])(
    'finds none in %s',
    (text) => {
      expect(findDates(text)).toEqual([])
    },
  )
  it.each([
    ['2019 2021', true],
    ['2020 2020', true],
    ['May 2019 June 2020', true],
    ['Mai 2020 Juni 2020', true],
    ['2019 May 2019', true],
    ['03/2019 05/2019', true],
    ['2021 2019', false],
    ['June 2020 May 2019', false],
    ['June 2020 May 2020', false],
    ['août 2020 mars 2020', false],
    ['2020-05 2020-03', false],
    ['2020 Dec 2019', false],
  ])('%s is one range: %s', (text, expected) => {
    expect(findDates(text).map(({ isRange }) => isRange)).toEqual(expected ? [true] : [false, false])
  })
  it.each([
    ['2 years 10 months', true],
    ['Jan 2020', true],
    ['(Mar 2021 - Present)', true],
    ['NeurIPS 2022', false],
    ['Software Engineer', false],
  ])('%s is nothing but a date: %s', (text, expected) => {
    expect(isDateLabel(text)).toBe(expected)
  })
  it.each([
    ['Jan 2020 –', 'Present', true],
    ['June 2015 – February', '2019', true],
    ['Jan 2020 – Feb 2021', '2019', false],
    ['Engineer', '2019', false],
  ])('%s, and %s below it, are one range: %s', (first, second, expected) => {
    expect(completesRange(first, second)).toBe(expected)
  })
})
