// "Fix grammar" without a language model: only what is surely wrong is changed, and the rest is said plainly.
import { emptyResumeData } from '@galley/contract/resume-data'
import { describe, expect, it } from 'vitest'
import { answerOffline } from './answer-offline.ts'

const resumeOf = (...lines: readonly string[]) => String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\section{Experience}
\entry{Operations Manager}{Harbor Freight}{Portland, OR}{Mar 2018 – Feb 2021}
\begin{bullets}
${lines.map((line) => `  \\item ${line}`).join('\n')}
\end{bullets}
\end{document}
`
const ask = async (latex: string, message: string) =>
  answerOffline({ intent: 'chat', message, latex, form: emptyResumeData(), jobDescription: '' }, async () => 1)

const goodEnglish = [
  'Lead times cut by 30\\%',
  'Test coverage rose from 40\\% to 85\\%',
  'Set up the warehouse in Salem',
  'Ships within two days since 2019',
  'Design reviews held every week',
  'Check-ins with 12 suppliers',
  'Plans for two new sites drawn up',
  'Report generation automated in Python',
  'Train schedules kept for 3 lines',
  'Support tickets answered in four hours',
  'Answered what had had to wait',
  'Works councils of three sites heard',
  'Responsible for managing the night shift',
  'Delivered to Salem, OR or to Bend',
]
const wishes = [
  'Fix grammar',
  'Fix my grammar please',
  'check my verbs',
  'Check my resume for mistakes.',
  'correct the tenses',
  'proofread it',
  'Use past tense for my old job',
  'use stronger action verbs',
]

describe('without a language model', () => {
  it.each(wishes)('"%s" leaves good English as it is, says what it can’t do, and is free', async (wish) => {
    const answer = await ask(resumeOf(...goodEnglish), wish)
    expect(answer).toMatchObject({ latex: null, isRefusal: true })
    expect(answer.message).toMatch(/can’t proofread/)
    expect(answer.message).not.toMatch(/I found no tense|right tense/)
  })

  it.each([
    ['Kept the the books', 'Kept the books'],
    ['Kept  the books', 'Kept the books'],
    ['The the books were kept', 'The books were kept'],
    ['Sold to to three towns', 'Sold to three towns'],
  ])('takes out what is surely one too many: "%s"', async (line, mended) => {
    const answer = await ask(resumeOf(line), 'Fix grammar')
    expect(answer.latex).toBe(resumeOf(mended))
    expect(answer.message).toMatch(/can’t proofread/)
  })
})
