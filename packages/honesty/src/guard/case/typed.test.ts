// What the request itself has is not new: numbers, names and heads that the person typed, unless they deny it, wish it,
// or speak of a posting.
import { emptyResumeData } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { judge } from '../judge.ts'

const documentOf = (line: string, title = 'Packer') => String.raw`\documentclass{resume}
\begin{document}
\begin{header}\name{Rosa Lind}\end{header}
\section{Experience}
\entry{${title}}{Marel Foods}{Leeds}{2019 -- 2022}
\begin{bullets}
  \item ${line}
  \item Kept the rota on paper.
\end{bullets}
\end{document}
`
const before = 'Packed about 180 crates for the shops.'
const stops = (after: string, asked: string, { title = 'Packer', jobDescription = '' } = {}) =>
  judge({
    accepted: { latex: documentOf(before), pdf: null },
    proposed: { latex: documentOf(after, title), pdf: null },
    form: emptyResumeData(),
    said: [],
    asked: [asked],
    jobDescription,
    message: '',
  }).violations.map(({ text }) => text)

describe('a number of the request', () => {
  it.each(['numbers in that line are old, 195 crates and counting', 'crates are at 195. fix', 'put 195 not 180'])(
    'passes: %s',
    (asked) => expect(stops('Packed about 195 crates for the shops.', asked)).toEqual([]),
  )

  it.each([
    'the posting says 195 crates, adapt it',
    'it was never 195',
    'make it sound like 195 crates',
    'You will pack 195 crates a day. Requirements: 5 years. Benefits: lunch.',
    'make it nicer',
  ])('stops where it is another’s, denied or not there: %s', (asked) =>
    expect(stops('Packed about 195 crates for the shops.', asked)).not.toEqual([]),
  )

  it.each([
    'should I put 195 crates?',
    'Tom packed 195 crates. make my line stronger',
    'my colleague packed 195 crates, make mine stronger',
    'I wish it was more, like 195 crates',
    'my target was 195 crates',
    'a good packer packs 195 crates, make mine like this',
    'make the first bullet under 195 characters',
    'I worked there for 195 weeks',
  ])('stops where it is of another, of something else, or only wished: %s', (asked) =>
    expect(stops('Packed about 195 crates for the shops.', asked)).not.toEqual([]),
  )

  it('is no share, and no rate that it did not have', () => {
    expect(stops(String.raw`Packed 12\% of the crates for the shops.`, 'there were 12 of us, add that')).not.toEqual([])
    expect(stops('Packed about 195 crates a day for the shops.', 'we had 195 crates, add it')).not.toEqual([])
  })

  it('is none of the posting that was given beside it', () => {
    const jobDescription = 'Our packers fill 195 crates for the northern shops.'
    const asked = 'please fit it: our packers fill 195 crates for the northern shops'
    expect(stops('Packed about 195 crates for the shops.', asked, { jobDescription })).not.toEqual([])
  })
})

describe('a title of the request', () => {
  it('passes where it is said, and not where it is wanted', () => {
    expect(stops(before, "the title there is wrong, I'm Senior Packer", { title: 'Senior Packer' })).toEqual([])
    for (const asked of [
      'I want to go for senior packer jobs',
      'should my title be Senior Packer?',
      'make me a Senior Packer',
      'make it more senior please',
      'my boss was Senior Packer, please add',
    ])
      expect(stops(before, asked, { title: 'Senior Packer' })).not.toEqual([])
  })
})
