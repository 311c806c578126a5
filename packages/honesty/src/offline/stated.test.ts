import { expect, it } from 'vitest'
import { datesStated, statedIn } from './stated.ts'

const stated = (message: string) => statedIn({ intent: 'chat', message })

it.each(['My CPR card is good thru 03/2027', 'Metal-Pol is called MetalPol Group today', 'herd is 680 now'])(
  'a short wish is the words of its author: %s',
  (message) => expect(stated(message)).toEqual([message]),
)
it.each([
  'the ad asks for German B2',
  'maybe it was 680, not sure',
  'my colleague has the CPR card',
  'add what the posting says: '.repeat(20),
])('what is in doubt, an advert’s, another’s or pasted states nothing: %s', (message) =>
  expect(stated(message)).toEqual([]),
)
it('an answer to a claim, and tailoring, are read elsewhere', () => {
  expect(statedIn({ intent: 'tailor', message: 'herd is 680 now' })).toEqual([])
  expect(statedIn({ intent: 'chat', message: 'yes', answered: { about: 'Kafka', words: 'yes' } })).toEqual([])
})

const nurse = String.raw`\documentclass{resume}
\begin{document}
\section{Work}
\entry{Nurse}{St Olave}{Leeds}{Aug 2022 – Present}
\end{document}
`
it.each([
  ['2022', '2021', 'I started in 2021 not 2022', ['Nurse, St Olave: Aug 2021 – Present']],
  ['Aug 2022', 'May 2021', 'it was may 2021', ['Nurse, St Olave: May 2021 – Present']],
  ['2022', '2021', 'the date is wrong', []],
  ['Aug', 'May', 'it was 2022', []],
])('dates of which each part is said, or stood there: %s as %s, %s', (old, fresh, message, expected) =>
  expect(datesStated(nurse, nurse.replace(old, fresh), message)).toEqual(expected),
)
