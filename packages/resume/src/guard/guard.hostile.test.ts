// Proposals of strangers' making, as long as a resume may be: what grows with the square of a text shows here.
import { emptyResumeData } from '@galley/contract/resume-data'
import { expect, it } from 'vitest'
import { judge } from './judge.ts'

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
const lines = many(600, (index) => `Ran the weekly report number${index} for shop${index}.`)
const tools = (kind: string) => many(1500, (index) => `${kind}${index} kit`).join(', ')
const told = many(400, (index) => `I helped once with thing${index}.`).join(' ')

it.each([
  ['six thousand brackets', ['Ran AB.'], [`Ran ${many(6000, () => 'a b (AB)').join(' ')}`], 'Python', 'Python'],
  ['fifteen hundred new skills', lines, lines, tools('Tool'), tools('Thing')],
  ['six hundred lines told again', lines, lines.map((line) => line.replace('Ran', 'Prepared')), 'Python', 'Python'],
] as const)('%s take no time', (_what, before, after, skills, newSkills) => {
  const start = performance.now()
  judge({
    accepted: { latex: documentOf(before, skills), pdf: null },
    proposed: { latex: documentOf(after, newSkills), pdf: null },
    form: emptyResumeData(),
    said: [told],
    jobDescription: 'Kubernetes and budgets',
    message: 'I worked on it.',
  })
  // A second at most alone; ten and more where it grows with the square.
  expect(performance.now() - start).toBeLessThan(5_000)
})
