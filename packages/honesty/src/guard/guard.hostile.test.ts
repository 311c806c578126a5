// Proposals from outside, as long as a resume may be: what grows with the square of a text shows here.
import { emptyResumeData } from '@galley/contract/resume-data'
import { expect, it } from 'vitest'
import { judge } from './judge.ts'
import { growthOf, maxGrowth } from '@galley/resume/testing/growth'
import { tierSample } from '@galley/resume/testing/tier'

const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index))
const documentOf = (bullets: readonly string[], skills: string) => String.raw`\documentclass{resume}
\begin{document}
\section{Experience}
\entry{Engineer}{Acme}{}{2020 – 2021}
\begin{bullets}
${bullets.map((line) => `  \\item ${line}`).join('\n')}
\end{bullets}
\section{Skills}
\skills{${skills}}
\end{document}
`
const lines = (size: number) => many(size, (index) => `Ran the weekly report number${index} for shop${index}.`)
const tools = (kind: string, size: number) => many(size, (index) => `${kind}${index} kit`).join(', ')
const statements = many(400, (index) => `I helped once with thing${index}.`).join(' ')

interface Made {
  before: readonly string[]
  after: readonly string[]
  skills?: string
  newSkills?: string
}

const proposals: readonly [string, (size: number) => Made][] = [
  ['brackets', (size) => ({ before: ['Ran AB.'], after: [`Ran ${many(size * 10, () => 'a b (AB)').join(' ')}`] })],
  [
    'new skills',
    (size) => ({
      before: lines(300),
      after: lines(300),
      skills: tools('Tool', size * 2.5),
      newSkills: tools('Thing', size * 2.5),
    }),
  ],
  ...[
    ['clauses', 'and ran a thing, '],
    ['limits', 'helped with part of it once, '],
    ['denials', 'not ever no '],
    ['numbers', '12 of 41 metres, '],
    ['places', 'the ward, '],
    ['others', 'who ran it, '],
    ['words', 'thing and, '],
  ].map(([name = '', piece = '']): [string, (size: number) => Made] => [
    `${name} in a line`,
    (size) => ({ before: [`Saw ${piece.repeat(size)}`], after: [`Did ${piece.repeat(size)} twice`] }),
  ]),
  ['letters', (size) => ({ before: ['Ran AB, and it.'], after: [`Ran AB, and ${'a'.repeat(size * 100)}`] })],
  [
    'lines told again',
    (size) => ({ before: lines(size), after: lines(size).map((line) => line.replace('Ran', 'Prepared')) }),
  ],
]

it.each(tierSample(proposals, 1))('twice as many %s take twice the time', async (_what, make) => {
  const look = (size: number) => {
    const { before, after, skills = 'Python', newSkills = 'Python' } = make(size)
    judge({
      accepted: { latex: documentOf(before, skills), pdf: null },
      proposed: { latex: documentOf(after, newSkills), pdf: null },
      form: emptyResumeData(),
      said: [statements],
      jobDescription: 'Kubernetes and budgets',
      message: 'I worked on it.',
    })
  }
  expect(await growthOf(look, 300)).toBeLessThanOrEqual(maxGrowth)
})
