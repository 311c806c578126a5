import { describe, expect, it } from 'vitest'
import { coverageOf } from './coverage.ts'
import { workShown } from './shown-background.ts'
import { resumeData } from '@galley/contract/resume-data'

const today = new Date(2026, 10, 24)
const resume = (jobs: readonly string[], degree = 'BSc Nursing') => String.raw`\documentclass{resume}
\begin{document}
\section{Experience}
${jobs.map((dates) => `\\entry{Nurse}{Mercy}{}{${dates}}`).join('\n')}
\section{Education}
\entry{${degree}}{State University}{}{2012 – 2015}
\end{document}
`

describe('the years of work that a resume shows', () => {
  it.each<[string, string[], number]>([
    ['one job', ['Jan 2019 – Dec 2021'], 3],
    ['one that goes on', ['Nov 2023 – Present'], 3],
    ['two after each other', ['2018-01 – 2019-12', '2020-01 – 2020-12'], 3],
    ['two at the same time count once', ['Jan 2019 – Dec 2021', 'Jun 2019 – Jun 2020'], 3],
    ['years without months count as little as they may', ['2019 – 2021'], 2],
    ['no dates', ['a while ago'], 0],
    ['dates the wrong way round', ['2021 – 2019'], 0],
    ['an end in the future', ['Mar 2025 – Dec 2040'], 1],
  ])('%s', (_what, jobs, years) => expect(workShown(resume(jobs), today).years).toBe(years))
})

describe('coverage of years and degrees', () => {
  const covered = (latex: string, jobDescription: string) =>
    coverageOf({ latex, form: resumeData.parse({}), jobDescription, today }).terms.map(
      ({ name, kind, state, yearsShown, places }) => [name, kind, state, yearsShown, places.map(({ line }) => line)],
    )
  it.each<[string, string, string, ReturnType<typeof covered>]>([
    [
      'enough years, with the jobs that show them',
      resume(['Jan 2019 – Dec 2021']),
      'Requirements:\n3+ years of experience',
      [['3 years of experience', 'years', 'proven', 3, [4]]],
    ],
    [
      'too few',
      resume(['Jan 2019 – Dec 2021']),
      'Requirements:\nat least 5 years of experience',
      [['5 years of experience', 'years', 'gap', 3, []]],
    ],
    [
      'a higher degree will do',
      resume([], 'MSc Public Health'),
      'Requirements:\nBachelor’s degree',
      [['Bachelor’s degree', 'degree', 'proven', undefined, [6]]],
    ],
    [
      'a lower one does not',
      resume([]),
      'Requirements:\nMaster’s degree required',
      [['Master’s degree', 'degree', 'gap', undefined, []]],
    ],
  ])('%s', (_what, latex, posting, expected) => expect(covered(latex, posting)).toEqual(expected))

  it('what is ignored does not count', () => {
    const ignored = ['Master’s degree']
    const { terms, share } = coverageOf({
      latex: resume([]),
      form: resumeData.parse({}),
      jobDescription: 'Requirements:\nMaster’s degree',
      ignored,
      today,
    })
    expect({ terms, share }).toEqual({ terms: [], share: null })
  })
})
