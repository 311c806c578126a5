// Which questions of the rules a reading that says "entailed" may answer.
import { emptyResumeData } from '@galley/contract/resume-data'
import { expect, it } from 'vitest'
import { openReading } from './reading-of.ts'
import { weighReading } from './weigh-reading.ts'

const document = (bullet: string) => String.raw`\documentclass{resume}
\begin{document}
\section{Experience}
\entry{Engineer}{Northwind}{Portland}{2021 – 2023}
\begin{bullets}
  \item ${bullet}
\end{bullets}
\entry{Clerk}{Southbank}{Salem}{2019 – 2020}
\begin{bullets}
  \item Helped interns review shipping code weekly.
\end{bullets}
\end{document}
`
const seen = { pdf: null, problem: null, line: null }
const sources = { before: seen, form: emptyResumeData(), said: [], asked: '', jobDescription: '' }
const line = 'Helped interns review careful code weekly.'
function weighed(fact: string) {
  const accepted = document('Helped interns review code weekly.')
  const open = openReading({ ...sources, accepted }, { latex: document(line), seen })
  if (open === null) throw new Error('nothing to read')
  const at = open.facts.findIndex(({ text }) => text === fact) + 1
  return weighReading(open, [{ line: 1, entailed: true, facts: [at] }])
}

it.each<[string, { code: 'wording' | 'removed' | 'number'; text: string }, boolean]>([
  ['about a word', { code: 'wording', text: 'careful' }, true],
  ['about a number', { code: 'wording', text: '12 interns' }, false],
  ['about a rank', { code: 'wording', text: 'Led' }, false],
  ['about what is gone', { code: 'removed', text: 'careful' }, false],
  ['of another rule', { code: 'number', text: 'careful' }, false],
])('a question %s is answered: %j, %s', (_what, doubt, isAnswered) => {
  expect(weighed('Helped interns review code weekly.').isAnswered(doubt, line)).toBe(isAnswered)
})

it('a fact of another job answers nothing, however many words it shares', () => {
  const { isAnswered } = weighed('Helped interns review shipping code weekly.')
  expect(isAnswered({ code: 'wording', text: 'careful' }, line)).toBe(false)
})
