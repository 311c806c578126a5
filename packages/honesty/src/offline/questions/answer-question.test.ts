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
    [
      'Which of my bullets don’t have a number in it?',
      '2 of 4 bullets have no number: “Wrote the handover sheet that every shift uses”; “Was responsible for the night rota”. Where',
    ],
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
      '(May 2015 – June 2019) and Ward Sister, St Olave (March 2021 – Present)',
    ],
    ['do my jobs overlap', 'No two of your jobs overlap'],
    ['How many years of experience do I have?', 'your jobs add up to about 9 years'],
    ['how long was i at Brook Clinic?', 'May 2015 – June 2019: 4 years and 2 months.'],
    ['When did I start my first job?', 'Staff Nurse, Brook Clinic is dated'],
    [
      'how long have I been in my current job',
      'Ward Sister, St Olave is dated March 2021 – Present: 5 years and 4 months.',
    ],
    ['how many skills do I list?', '3 skills'],
    ['how many jobs are on it', '2 jobs'],
    ['how many languages do i have', '2 languages'],
    ['Does my resume mention Epic anywhere?', 'Yes, under Abilities: “'],
    ['is wound care on my resume?', 'Yes, under Abilities'],
    ['do I mention Excel?', 'doesn’t mention “Excel”'],
    ['is excel mentioned anywhere?', 'doesn’t mention “excel”'],
    ['is my email on it?', 'Yes, at the top.'],
    ['is Ann Lee on it?', 'Yes, at the top'],
    ['how many projects do I have', 'Your resume has no projects.'],
    ['How many pages is it?', 'It has 2 pages.'],
    [
      'is my profile good?',
      'By what can be counted: Profile has 8 words, about 1 line. That is a good length. “I” is in the first',
    ],
    ['Is my profile in the resume too long?', 'That is a good length.'],
    ['do any of the dates clash?', 'No two of your jobs overlap'],
  ])('%s', async (message, said) => expect(await ask(message)).toContain(said))

  it('says so where it cannot know', async () => {
    expect(await ask('how many pages is it?', latex, null)).toContain('does not compile')
    // Of years alone no month is made up.
    const alone = latex.replace('March 2021 – Present', '2015 – Present').replace('May 2015 – June 2019', '2008 – 2012')
    const said = await ask('is there a gap between my jobs?', alone)
    expect(said).toContain('(2008 – 2012) and Ward Sister, St Olave (2015 – Present)')
    expect(said).not.toMatch(/December|January|year and/)
    expect(await ask('how long was I at Brook Clinic?', alone)).toBe('Staff Nurse, Brook Clinic is dated 2008 – 2012.')
    const next = latex.replace('March 2021 – Present', '2013 – Present').replace('May 2015 – June 2019', '2008 – 2012')
    expect(await ask('any gaps between jobs?', next)).toContain('There is no gap')
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
  'thanks!',
  'Does my resume list my education?',
  'does it include all the keywords?',
  'Does my resume include the skills they want?',
  'do I have a cover letter in here?',
  'Is my resume written well?',
  'is it written in British English?',
  'are there links in my resume?',
  'is my latest job listed first?',
  'How many bullets does the Brook Clinic job have?',
  'how many skills match the job?',
  'how many languages does the employer want?',
  'How many years of experience do they want?',
  'how many years of Excel experience do I have?',
  'how many pages are allowed in the UK?',
  'How long have I been a nurse?',
  'how long was the gap before St Olave?',
  'Do any of my jobs overlap with my studies?',
  'I had a gap from 2012 to 2015 because of maternity leave, is there a way to say that?',
  'What is the gap between 2012 and 2015 for?',
  'What do you do with my data? are my lines stored?',
  'what are my weak points?',
  'is my resume weak?',
  'find a line with my phone number',
  'do I need numbers in every bullet?',
  'what if my lines have no numbers?',
  'are my bullets ok without numbers?',
  `${'long '.repeat(60)}?`,
])('%s: is left to others', async (message) => expect(await ask(message)).toBeNull())
