// What a sentence says that no source does: who did it, what was done, with what, for whom, and what a number is.
import { wordLexicon } from './word-lexicon.ts'
import { emptyResumeData } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { judge } from '@galley/honesty/guard/judge'

const documentOf = (line: string, skills: string) => String.raw`\documentclass{resume}
\begin{document}
\begin{header}\name{Rosa Lind}\end{header}
\section{Experience}
\entry{Assistant}{Marel Foods}{Leeds}{2019 -- 2022}
\begin{bullets}
  \item ${line}
  \item Kept the rota on paper.
\end{bullets}
\section{Skills}
\skills{${skills}}
\end{document}
`
const skills = 'filleting, knife sharpening (basic), LIMS (data entry)'
const stops = (before: [string, string?], after: [string, string?], said: readonly string[] = []) =>
  judge(
    {
      accepted: { latex: documentOf(before[0], before[1] ?? skills), pdf: null },
      proposed: { latex: documentOf(after[0], after[1] ?? skills), pdf: null },
      form: emptyResumeData(),
      said,
      jobDescription: '',
      message: '',
    },
    wordLexicon(),
  ).violations.map(({ text }) => text)

type Case = [before: string, after: string]

describe.each<[string, Case[], Case[]]>([
  [
    'who did it',
    [
      ['Our shop won a regional prize in 2021.', 'Won a regional prize in 2021.'],
      ['The owner renewed the lease; I kept the order book.', 'Renewed the lease and kept the order book.'],
      ['Waste was down by a fifth after the new fridge came.', 'Cut waste by a fifth.'],
      ['Clean the slicer; the scales are calibrated by a fitter.', 'Clean the slicer and the scales.'],
    ],
    [
      ['The order book was kept by me.', 'Kept the order book.'],
      [
        'Clean the slicer; the scales are calibrated by a fitter.',
        'Clean the slicer (a fitter calibrates the scales).',
      ],
    ],
  ],
  [
    'what was done',
    [
      ['Rode along with four new drivers.', 'Trained four new drivers.'],
      ['Pass complaints on to the manager.', 'Resolve complaints with the manager.'],
      ['Asked for a ramp at the back door.', 'Asked for a ramp at the back door, installed by the council.'],
      ['Operate a ride-on mower.', 'Operate, maintain and repair a ride-on mower.'],
    ],
    [
      ['Operate and repair a ride-on mower.', 'Operate, repair and look after a ride-on mower.'],
      ['Showed four new drivers the round.', 'Trained four new drivers on the round.'],
      ['Fixed faults on the slicer.', 'Resolved faults on the slicer.'],
      ['Did the stock count on Mondays.', 'Carried out the stock count on Mondays.'],
    ],
  ],
  [
    'with what, for whom and whose',
    [
      ['Unload lorries with a pump truck.', 'Unload lorries with a forklift.'],
      [
        'Showed the cutting list at the Friday meeting.',
        'Presented the cutting list to clients at the Friday meeting.',
      ],
      ['Kept my own order book.', "Kept the company's order book."],
    ],
    [
      ['Unload lorries with a trolley.', 'Unload trucks with a trolley.'],
      ["Kept the shop's order book.", 'Kept the order book of the shop.'],
    ],
  ],
  [
    'what a number is',
    [
      ['Sold pies at the till; the target was £150 a week.', 'Sold £150 of pies a week at the till.'],
      ['Packed 12 to 14 boxes an hour on a good day.', 'Packed 14 boxes an hour.'],
      ['Took the minutes of two staff meetings.', 'Took the minutes of staff meetings.'],
    ],
    [
      ['Sold pies at the till; the target was £150 a week.', 'Sold pies at the till against a target of £150 a week.'],
      ['Packed around one hundred boxes a day.', 'Packed around 100 boxes a day.'],
    ],
  ],
])('%s', (_title, fabricated, honest) => {
  it.each(fabricated)('stops: %s → %s', (before, after) => {
    const found = stops([before], [after])
    expect(found).not.toEqual([])
    // What is found stands in the line, so that it can be marked.
    for (const text of found) expect(after).toContain(text)
  })
  it.each(honest)('lets through: %s → %s', (before, after) => expect(stops([before], [after])).toEqual([]))
})

describe('a list of skills', () => {
  const line = 'Kept the order book.'
  it.each([
    ['filleting, chocolate tempering, knife sharpening (basic), LIMS (data entry)'],
    ['filleting, knife sharpening (basic), LIMS (administration and data entry)'],
  ])('stops: %s', (list) => expect(stops([line], [line, list])).not.toEqual([]))
  it('lets through what the person said', () => {
    const said = ['i do chocolate tempering as well']
    expect(stops([line], [line, `${skills}, chocolate tempering`], said)).toEqual([])
  })
})

describe('a number that the person puts right in the chat', () => {
  it('is theirs', () => {
    const said = ['we pack about 18 boxes an hour now']
    expect(stops(['Pack about 12 boxes an hour.'], ['Pack about 18 boxes an hour.'], said)).toEqual([])
  })
  it('is not one that they said of something else', () => {
    const said = ['i have 18 cousins now']
    expect(stops(['Pack about 12 boxes an hour.'], ['Pack about 18 boxes an hour.'], said)).not.toEqual([])
  })
})
