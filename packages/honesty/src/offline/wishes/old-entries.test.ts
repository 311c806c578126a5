import { growthOf, maxGrowth } from '@galley/resume/testing/growth'
import { describe, expect, it } from 'vitest'
import { jobWish } from './job-wishes.ts'
import { oldEntriesWish } from './old-entries.ts'

const latex = String.raw`\documentclass{resume}
\begin{document}
\section{Work}
\entry{Head Cook}{Harbour Inn}{Cork}{2018 – Present}
\begin{bullets}\item Feeds 200.\end{bullets}
\entry{Cook}{Mill Cafe}{Cork}{March 2011 – May 2018}
\begin{bullets}\item Fed 90.\end{bullets}
\entry{Dishwasher}{Pier 9}{Cobh}{2004 – 2010}
\section{Volunteering}
\entry{Helper}{Soup Kitchen}{Cork}{2005 – 2007}
\entry{Driver}{Meals on Wheels}{Cork}{2019 – 2020}
\section{Education}
\entry{Diploma}{Cookery School}{Cork}{2002 – 2004}
\end{document}
`
const today = new Date('2026-06-15')
/** The titles that stay. */
const left = (message: string) => {
  const edited = oldEntriesWish(latex, message, today)
  if (!edited || 'problem' in edited) return edited?.problem ?? null
  return [...edited.latex.matchAll(/\\entry\{([^}]+)/g)].map(([, title]) => title)
}

describe('what ended before a time goes, and degrees stay', () => {
  it.each([
    ['remove everything before 2012', ['Head Cook', 'Cook', 'Driver', 'Diploma']],
    ['drop jobs older than ten years please', ['Head Cook', 'Cook', 'Helper', 'Driver', 'Diploma']],
    ["I don't need anything older than 2018", ['Head Cook', 'Cook', 'Driver', 'Diploma']],
    ['delete all positions from before 2019', ['Head Cook', 'Helper', 'Driver', 'Diploma']],
  ])('%s', (message, titles) => expect(left(message)).toEqual(titles))

  it('says so where nothing is that old', () => {
    expect(left('remove jobs before 1990')).toContain('Nothing under your jobs')
    const one = latex.replace(/\\entry\{Driver\}.*\n/, '')
    const edited = oldEntriesWish(one, 'remove everything before 2012', today)
    // A section keeps its last entry.
    expect(edited).toMatchObject({ said: expect.stringContaining('Helper, Soup Kitchen stays') })
  })

  it.each([
    'remove the job at Pier 9',
    'I worked there before 2010',
    'over ten years of experience',
    'delete the photo',
  ])('%s sets no limit', (message) => expect(left(message)).toBeNull())
})

it('is looked for in time that grows with the message', async () => {
  const wish = (size: number) =>
    oldEntriesWish(latex, `remove ${'the old '.repeat(size)}jobs${' that were'.repeat(size)} x`, today)
  expect(await growthOf(wish, 1_000)).toBeLessThanOrEqual(maxGrowth)
})

it.each([
  ['I got promoted to Head of Kitchens in January 2026', 'Head of Kitchens'],
  ['promoted to team lead of 5 people in May 2025', 'Team lead'],
  ['I became manager of seven wards in 2024', 'Manager'],
  ['promoted to manager of several sites in 2024', 'Manager'],
])('a title may have an “of” in it: %s', (message, title) =>
  expect(jobWish(latex, message)).toMatchObject({ latex: expect.stringContaining(`{${title}}{Harbour Inn}`) }),
)
