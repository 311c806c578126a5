// A certificate or degree that is not finished is not claimed anywhere else.
import { emptyResumeData } from '@galley/contract/resume-data'
import { expect, it } from 'vitest'
import { judge } from '../judge.ts'

interface Parts {
  summary?: string
  headline?: string
  skills?: string
}
const summary = 'Cook with six years in hotels. Calm on busy nights.'
const documentOf = (parts: Parts) => String.raw`\documentclass{resume}
\begin{document}
\begin{header}\name{Rosa Lind}
\headline{${parts.headline ?? 'Cook'}}\end{header}
\section{Summary}
${parts.summary ?? summary}
\section{Education}
\entry{Diploma in Hotel Management}{Leeds College}{Leeds}{2022 -- 2024}
\section{Certifications}
\shortentry{Food Hygiene Level 3 (in progress)}{Lothian Training}{2026}
\shortentry{CCRN (exam booked)}{AACN}{2026}
\shortentry{Certificate in Kitchen Leadership (first of two years)}{Leeds College}{2025}
\section{Skills}
\skills[Other]{${parts.skills ?? 'Knives'}}
\end{document}
`
const stops = (after: Parts, said: readonly string[] = []) =>
  judge({
    accepted: { latex: documentOf({}), pdf: null },
    proposed: { latex: documentOf(after), pdf: null },
    form: emptyResumeData(),
    said,
    jobDescription: '',
    message: '',
  }).violations.filter(({ question }) => question?.includes('not finished'))

it.each<Parts>([
  { summary: `${summary} Qualified in Food Hygiene Level 3.` },
  { summary: 'Cook with six years in hotels and a certificate in kitchen leadership. Calm on busy nights.' },
  { headline: 'CCRN Cook' },
  { skills: 'Knives, Food Hygiene Level 3' },
])('stops %o', (after) => expect(stops(after)).toHaveLength(1))

it.each<[Parts, string[]?]>([
  [{ summary: `${summary} Currently studying for Food Hygiene Level 3.` }],
  [{ summary: `${summary} Food Hygiene Level 3 in progress.` }],
  [{ summary: `${summary} Holds a diploma in hotel management.` }],
  [{ summary: `${summary} Qualified in Food Hygiene Level 3.` }, ['I passed Food Hygiene Level 3 in May']],
])('lets %o pass', (after, said) => expect(stops(after, said)).toEqual([]))
