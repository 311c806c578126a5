import { emptyResumeData } from '@galley/contract/resume-data'
import { expect, it } from 'vitest'
import { measureCoverage } from './measure-coverage.ts'
import { marksOf } from './term-groups.ts'

const latex = String.raw`\documentclass{resume}
\begin{document}
\section{Experience}
\entry{Engineer}{Acme}{}{2020 – Present}
\begin{bullets}
  \item Kept forty shops
    selling, on \textbf{PostgreSQL} and C\#, for 40\% less. % not on Kafka
\end{bullets}
\section{Skills}
\skills{Python, Docker}
\end{document}
`
const measure = (jobDescription: string, ignored: string[] = []) =>
  measureCoverage({ latex, form: emptyResumeData(), jobDescription, ignored })

it('finds the line and the words of a term, whatever TeX puts around or into them', () => {
  const { terms } = measure('Requirements:\nPostgreSQL, C#, Docker, Kafka')
  const found = terms.map(({ name, state, places }) => [
    name,
    state,
    places.map(({ line, marks }) => [line, ...marks.map(({ from, to }) => latex.slice(from, to))]),
  ])
  expect(found).toEqual([
    ['PostgreSQL', 'proven', [[7, 'PostgreSQL']]],
    ['C#', 'proven', [[7, String.raw`C\#`]]],
    ['Docker', 'listed', [[10, 'Docker']]],
    ['Kafka', 'gap', []],
  ])
})

it('gives the words as the page has them, in order, none over another', () => {
  const { ranges, words } = marksOf(measure('Requirements:\nDocker, C#, PostgreSQL'))
  expect(words).toEqual(['PostgreSQL', 'C#', 'Docker'])
  for (const [index, { from }] of ranges.entries()) expect(from).toBeGreaterThanOrEqual(ranges[index - 1]?.to ?? 0)
})

it('adds up the weights that the formula prints', () => {
  const { sum, share } = measure('Requirements:\nPostgreSQL, Docker, Kafka')
  expect(sum).toEqual({ shown: 3, listed: 3, all: 9 })
  expect(share).toBeCloseTo((3 + 3 * 0.7) / 9)
})

it('leaves out what is ignored, and says which of it the posting has', () => {
  const { terms, ignored, sum } = measure('Requirements:\nPostgreSQL, Kafka', ['Kafka', 'COBOL'])
  expect(terms.map(({ name }) => name)).toEqual(['PostgreSQL'])
  expect(ignored).toEqual(['Kafka'])
  expect(sum).toEqual({ shown: 3, listed: 0, all: 3 })
})

it('gives the same answer to the same question', () => {
  const posting = 'Senior Engineer\nRequirements:\nPostgreSQL, Docker\nNice to have:\nRust'
  expect(measure(posting)).toEqual(measure(posting))
})

it('has no share for a posting that names nothing', () => expect(measure('We are a great team.').share).toBeNull())
