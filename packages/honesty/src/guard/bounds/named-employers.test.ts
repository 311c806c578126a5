// A summary that names an employer says of it only what is true there.
import { emptyResumeData } from '@galley/contract/resume-data'
import { expect, it } from 'vitest'
import { judge } from '../judge.ts'

const documentOf = (summary: string) => String.raw`\documentclass{resume}
\begin{document}
\begin{header}\name{Rosa Lind}\end{header}
\section{Summary}
${summary}
\section{Experience}
\entry[Part-time]{Nurse}{Fergus Vale Clinic}{Ennis}{2021 -- Present}
\begin{bullets}
  \item Run the weekly dental check.
\end{bullets}
\entry[Part-time]{Head Nurse}{Fergus Vale Clinic}{Ennis}{2020 -- 2021}
\begin{bullets}
  \item Wrote the theatre checklist.
\end{bullets}
\entry[Full-time]{Nurse}{Ballycar Practice}{Newmarket}{2015 -- 2021}
\begin{bullets}
  \item Built a stock-order sheet for the branch surgeries.
\end{bullets}
\end{document}
`
const stops = (after: string, said: string[] = []) =>
  judge({
    accepted: { latex: documentOf('Nurse of small animals.'), pdf: null },
    proposed: { latex: documentOf(after), pdf: null },
    form: emptyResumeData(),
    said,
    asked: [],
    jobDescription: '',
    message: '',
  }).violations.map(({ code }) => code)

it.each([
  'Nurse of small animals, working full-time at Fergus Vale Clinic.',
  'Nurse of small animals who built a stock-order sheet for the branch surgeries at Fergus Vale Clinic.',
])('stops: %s', (after) => expect(stops(after)).toContain('entry'))

it.each([
  'Nurse of small animals, working part-time at Fergus Vale Clinic.',
  'Nurse of small animals who built a stock-order sheet for the branch surgeries at Ballycar Practice.',
  'Nurse now at Fergus Vale Clinic, who earlier built a stock-order sheet for the branch surgeries.',
  'Nurse of small animals who wrote the theatre checklist at Fergus Vale Clinic.',
  'Nurse of small animals who runs the weekly dental check at Fergus Vale Clinic.',
])('lets pass: %s', (after) => expect(stops(after)).not.toContain('entry'))

it('lets pass what the person says now', () =>
  expect(
    stops('Nurse of small animals, working full-time at Fergus Vale Clinic.', ['I work full-time at Fergus Vale now']),
  ).not.toContain('entry'))
