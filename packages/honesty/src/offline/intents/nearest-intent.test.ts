// Wishes that no pattern of sentences reads: recognized by what they are about, in whatever words.
import { sampleLatex } from '@galley/resume/sample-resume'
import { readResume } from '@galley/resume/lens/read-resume'
import { resumeDataOf } from '@galley/resume/lens/resume-data-of'
import { describe, expect, it } from 'vitest'
import { tidyMessage } from '../../guard/text/tidy-message.ts'
import { answerOffline } from '../answer-offline.ts'
import { callerOf, today } from '../testing/callers.ts'

const nurse = sampleLatex('classic')
const ask = (message: string, latex = nurse) =>
  answerOffline(
    { intent: 'chat', message, latex, form: resumeDataOf(readResume(latex)!), jobDescription: '', today },
    callerOf(2),
  )
const classOf = (latex: string | null) => latex?.split('\n', 1)[0]

describe('the look, by what is too much or too little', () => {
  it.each([
    ['the text is too small', 'size=10.7pt'],
    ['i can barely read the letters', 'size=10.7pt'],
    ['the letters are huge, can you shrink them a little', 'size=9.7pt'],
    ['the margins are too narrow', 'margin=20mm'],
    ['there is too much white space at the sides', 'margin=16mm'],
    ['it all looks squashed together', 'density=airy'],
    ['less space between the sections', 'density=tight'],
    ['my printer has no colour, black and white please', 'accent=black'],
    ['make the whole thing look less boring', 'theme=modern'],
    ['i want the skills in a column at the side', 'theme=sidebar'],
  ])('%s: %s', async (message, option) => expect(classOf((await ask(message)).latex)).toContain(option))
})

describe('what the resume says', () => {
  it.each([
    ['end of a job', 'I don’t work at Barton Springs any more, left in June 2026', 'March 2020 – June 2026'],
    ['words for the summary', 'replace the summary by: Nurse, ten years in intensive care.', '\nNurse, ten years in'],
    ['title under the name', 'my title should be Senior Nurse', '\\headline{Senior Nurse}'],
    ['one section, for now', 'hide the volunteering for this one', '%hidden \\section{Volunteering}'],
    ['one job, for now', 'hide the trauma job for now', '%hidden \\entry{Staff Nurse'],
    ['dates', 'dates as Jan 2020', '{Mar 2020 – Present}'],
    ['full stops', 'take the dots off the ends of my bullets', 'at or below 1:2\n'],
  ])('%s: %s', async (_, message, words) => {
    const { latex } = await ask(message)
    expect(latex).toContain(words)
    expect(nurse).not.toContain(words)
  })

  it('a first summary says nothing that the resume does not say', async () => {
    const without = nurse.replace(/\\section\{Summary\}[\s\S]*?(?=\\section)/, '')
    const { latex } = await ask('write me a short profile for the top', without)
    const text = /\\section\{Summary\}\n(.*)\n/.exec(latex ?? '')?.[1] ?? ''
    expect(text).toContain('Charge Nurse, Surgical Intensive Care at Barton Springs Medical Center')
    for (const part of text.split(/[.;:,] | at /)) expect(without).toContain(part.replace(/^before that |\.$/g, ''))
    expect(latex?.replace(/\\section\{Summary\}\n.*\n\n/, '')).toBe(without)
  })

  it('an end without a date, and a job that has ended, are asked about', async () => {
    expect(await ask('i quit my job at Barton Springs')).toMatchObject({ latex: null, message: /Since when/ as never })
  })
})

/** What it says, and the person's own words in it. */
describe('what can’t be done by rules is said with the next step', () => {
  it.each([
    ['what would you improve?', 'have no number, such as “Cared for ventilated trauma'],
    ['why am i not getting interviews', 'What I can count'],
    ['can you quantify my bullet points', 'replace "Cared for ventilated trauma" by'],
    ['which questions will they ask me in the interview?', 'Interview questions'],
    ['how do i get this as a word file', 'Download'],
    ['is it saved?', 'saved by itself'],
    ['i want a second version of this for another job', 'Tailor a copy for a job'],
    ['where did yesterday’s version go', 'under the clock'],
    ['how much does this cost', 'cost nothing'],
    ['did my resume get sent anywhere', 'goes to an AI model'],
    ['find me a nursing job in Austin', 'can’t search or apply'],
    ['my linkedin headline please', 'LinkedIn profile'],
    ['make company names bold', 'use the modern theme'],
    ['i don’t know what skills to put', 'press AI Tailor'.replace('press', 'Press')],
    ['group my skills into technical and personal', 'Add group'],
    ['combine the two bullets about sepsis', 'the words must be yours'],
    ['put CCRN behind my name', 'Amara Okafor-Lindqvist'],
    ['improve my summary please', 'Intensive-care nurse with nine years'],
    ['what are those underlined words', 'suggestions'],
    ['thank you!', 'what comes next'],
    ['that’s not what I asked for', 'reject the proposal'],
  ])('%s: %s', async (message, words) => {
    const answer = await ask(message)
    expect(answer).toMatchObject({ latex: null, isRefusal: true, message: expect.stringContaining(words) as string })
    expect(tidyMessage(answer.message).sentences).toBeLessThanOrEqual(6)
  })
})

describe('of what is not understood, the place that it names, and the words that would do it', () => {
  it.each([
    ['the sepsis thing isnt right', 'replace "Joined the sepsis committee: antibiotics" by "…"'],
    ['do something about the union line', '“Served as union safety representative for night staff.” under Experience'],
    ['hmm the phone', 'my phone is …'],
    ['certifications are weird', 'the section Certifications'],
  ])('%s: %s', async (message, words) => {
    expect(await ask(message)).toMatchObject({
      latex: null,
      isRefusal: true,
      message: expect.stringContaining(words) as string,
    })
  })

  it('a long story is no wish of one sentence', async () => {
    const story = 'my printer has no colour and '.repeat(12)
    expect((await ask(story)).latex).toBeNull()
  })
})
