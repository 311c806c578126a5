import { outlineOf } from '@galley/resume/outline/outline-of'
import { expect, it } from 'vitest'
import { unfolded } from './unfolded.ts'

const name = '2391 Inspection and Testing (sat the exam in May 2024, awaiting the result)'
const latex = String.raw`\documentclass{resume}
\begin{document}
\begin{header}\name{Rosa Lind}\end{header}
\section{Tickets}
\shortentry{${name}}{}{}
\end{document}
`

it('an entry keeps its name, however long it is', () => {
  const [section] = outlineOf(latex).sections.filter(({ heading }) => heading === 'Tickets')
  const [head, ...lines] = unfolded(section!)
  expect(head?.args?.[0]).toBe(name)
  expect(lines).toEqual([])
})
