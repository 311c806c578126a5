// What takes more than one line of a document, or a person's own words beside it.
import { emptyResumeData } from '@galley/contract/resume-data'
import { expect, it } from 'vitest'
import { judge } from './judge.ts'

const documentOf = (...bullets: readonly string[]) => String.raw`\documentclass{resume}
\begin{document}
\begin{header}\name{Rosa Lind}\end{header}
\section{Experience}
\entry{Assistant}{Marel Foods}{Leeds}{2019 -- 2022}
\begin{bullets}
${bullets.map((text) => `  \\item ${text}`).join('\n')}
\end{bullets}
\section{Certifications}
\shortentry{First Aid}{Red Cross}{2021}
\section{Skills}
\skills{Excel}
\end{document}
`
const plain = documentOf('Packed salmon.')
function stopped(proposed: string, { accepted = plain, said = '' } = {}): string[] {
  const own = said === '' ? [] : [said]
  const given = { form: emptyResumeData(), said: own, asked: own, jobDescription: '', message: '' }
  const sides = { accepted: { latex: accepted, pdf: null }, proposed: { latex: proposed, pdf: null } }
  return judge({ ...sides, ...given }).violations.map(({ text }) => text)
}

it('a line that goes into another one takes along what it denied', () => {
  const accepted = documentOf('Wrote an app for the stock.', 'Not released to customers yet.')
  expect(stopped(documentOf('Released an app for the stock.'), { accepted })).toEqual(['Released'])
  expect(stopped(documentOf('Wrote an app for the stock.'), { accepted })).toEqual([])
})

it('what was done again is renewed', () => {
  const renewed = plain.replace('{2021}', '{2021, renewed May 2025}')
  expect(stopped(renewed, { said: 'I redid my first aid in May 2025' })).toEqual([])
  expect(stopped(renewed, { said: 'Update my first aid, May 2025' })).not.toEqual([])
})

it('what a person learned on their own is self-taught', () => {
  const more = plain.replace('{Excel}', '{Excel, Tableau (self-taught)}')
  expect(stopped(more, { said: 'Add Tableau, I learned it on my own' })).toEqual([])
  expect(stopped(more, { said: 'Add Tableau' })).not.toEqual([])
})
