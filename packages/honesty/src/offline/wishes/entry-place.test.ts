import { growthOf, maxGrowth } from '@galley/resume/testing/growth'
import { describe, expect, it } from 'vitest'
import { entryPlaceWish } from './entry-place.ts'

const latex = String.raw`\documentclass{resume}
\begin{document}
\begin{header}\name{Ann Lee}\location{Leeds}\end{header}
\section{Work}
\entry{Ward Sister}{St Olave}{Leeds}{2021 – Present}
\entry{Care Assistant}{Oak Home}{Hull}{2008 – 2012}
\section{Awards}
\shortentry{Best Ward}{Brook Clinic}{2018}
\end{document}
`
const placeAfter = (message: string) => {
  const edited = entryPlaceWish(latex, message)
  return edited && 'latex' in edited ? /(?:St Olave|Oak Home)\}\{(?!Leeds|Hull)([^}]+)/.exec(edited.latex)?.[1] : edited
}

describe('the place of an entry', () => {
  it.each([
    ['the location of St Olave should be York', 'York'],
    ['The location of St Olave should be Bradford instead of Leeds', 'Bradford'],
    ['location of Oak Home please: Beverley and Hull', 'Beverley and Hull'],
    ['St Olave’s location is York, please', 'York'],
    ['The town of Oak Home was Beverley.', 'Beverley'],
    ['the location of St Olave is wrong, it should be London', 'London'],
  ])('%s', (message, place) => expect(placeAfter(message.replaceAll('’', "'"))).toBe(place))

  it('is asked for where no entry has that name', () =>
    expect(placeAfter('the location of Nowhere Inc is Berlin')).toEqual({
      problem: expect.stringContaining('Whose place?'),
    }))

  it.each([
    'For St Olave, put in place: Weekly audits',
    'My place at St Olave was Head Nurse',
    'I won first place for Brook Clinic: Best Ward 2018',
    'At St Olave we use Office: Word and Excel',
    'location of my home is Bradford',
    'the place name Oak Home should be Oak House',
    'replace Oak Home, the correct place is Oak Hospital',
    'my location is Berlin',
    'I moved to Berlin',
  ])('is not what is meant: %s', (message) => expect(entryPlaceWish(latex, message)).toBeNull())

  it.each([
    ['spaces', (size: number) => `the location of St Olave is Y${' '.repeat(size)}x, please`],
    ['words', (size: number) => `the location of St Olave is ${'York and '.repeat(size)}`],
    ['names', (size: number) => `${'St Olave '.repeat(size)}location`],
  ])('is looked for in time that grows with the message: %s', async (_what, messageOf) => {
    expect(await growthOf((size) => entryPlaceWish(latex, messageOf(size)), 2_000)).toBeLessThanOrEqual(maxGrowth)
  })
})
