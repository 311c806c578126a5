import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer-question.ts'

const today = new Date('2026-06-15')
const latex = String.raw`\documentclass{resume}
\begin{document}
\begin{header}\name{Ann Lee}\headline{Nurse}\email{ann@example.org}\end{header}
\section{Profile}
Nurse with a calm hand. I like nights.
\section{Work}
\entry{Ward Sister}{St Olave}{Leeds}{March 2021 – Present}
\begin{bullets}
  \item Led a team of 14 on a ward of 28 beds.
  \item Wrote the handover sheet that every shift uses.
  \item Trained six new nurses.
\end{bullets}
\entry{Staff Nurse}{Brook Clinic}{York}{May 2015 – June 2019}
\begin{bullets}
  \item Was responsible for the night rota.
\end{bullets}
\section{Abilities}
\skills[Clinical]{triage, wound care, Epic}
\section{Languages}
\skills{English (native), Polish (B2)}
\end{document}
`
const ask = (message: string, text = latex, pages: number | null = 2) =>
  answerQuestion({ latex: text, message, today }, async () => pages)

describe('a question about what stands there is looked up', () => {
  it.each([
    ['Which of my bullets don’t have a number in it?', '2 of 4 bullets have no number: “Wrote the handover sheet'],
    ['how many lines are without figures', '2 of 4 bullets have no number'],
    ['Do any bullets have numbers?', '2 of 4 bullets have a number: “Led a team of 14'],
    ['what is my longest bullet point', 'The longest bullet has 11 words: “Led a team of 14'],
    ['Which lines begin with weak verbs?', '1 line begins weakly'],
    ['do i use the word “I” anywhere', '1 place is in the first person'],
    ['Are any lines in the passive?', 'I found no passive voice.'],
    [
      'is there a gap between my jobs?',
      'By the dates there is a gap: 1 year and 8 months between Staff Nurse, Brook Clinic',
    ],
    [
      'I’d like to know if there’s any gap, the recruiter asked',
      '(until June 2019) and Ward Sister, St Olave (from March 2021)',
    ],
    ['do my jobs overlap', 'No two of your jobs overlap'],
    ['How many years of experience do I have?', 'your jobs add up to 9 years'],
    ['how long was i at Brook Clinic?', 'May 2015 – June 2019: 4 years and 2 months.'],
    ['When did I start my first job?', '“Staff Nurse, Brook Clinic”'],
    [
      'how long have I been in my current job',
      '“Ward Sister, St Olave” is dated March 2021 – Present: 5 years and 4 months.',
    ],
    ['how many skills do I list?', '3 skills'],
    ['how many jobs are on it', '2 jobs'],
    ['how many languages do i have', '2 languages'],
    ['Does my resume mention Epic anywhere?', 'Yes, under Abilities: “'],
    ['is wound care on my resume?', 'Yes, under Abilities'],
    ['do I mention Excel?', 'No, “Excel” does not stand in it.'],
    ['How many pages is it?', 'It has 2 pages.'],
  ])('%s', async (message, said) => expect(await ask(message)).toContain(said))

  it('says so where it cannot know', async () => {
    expect(await ask('how many pages is it?', latex, null)).toContain('does not compile')
    const years = latex.replace('March 2021 – Present', '2021 – Present').replace('May 2015 – June 2019', '2015 – 2020')
    expect(await ask('any gaps between jobs?', years)).toContain('a gap of months can’t be seen')
    expect(await ask('any gaps between jobs?', latex.replace('May 2015 – June 2019', ''))).toContain('1 of your jobs')
    const empty = latex.replace(/\\section\{Work\}[^]*?(?=\\section\{Abilities\})/, '')
    expect(await ask('which bullets have no numbers?', empty)).toBe('There are no bullets in it yet.')
    expect(await ask('is there a gap between my jobs?', empty)).toContain('no dates that I can read')
  })
})

it.each([
  // Something is to be done.
  'Which bullets have no number? Remove them',
  'shorten my longest bullet',
  'add Excel to my skills',
  // Advice is wished.
  'How many bullets should a job have?',
  'Is it ok to have a gap between jobs?',
  'how long should my resume be?',
  'Should I mention Excel?',
  // Of a posting.
  'show the gaps',
  'what skills gap do I have for this posting?',
  // Nothing can be looked up.
  'are there any typos?',
  'is my summary good?',
  'thanks!',
  `${'long '.repeat(60)}?`,
])('%s: is left to others', async (message) => expect(await ask(message)).toBeNull())
