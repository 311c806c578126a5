// Whatever the product itself suggests to say is understood by the assistant that every installation has: the one
// without a key.
import { answerOffline } from '@galley/honesty/offline/answer-offline'
import { sampleLatex, sampleResume } from '@galley/resume/sample-resume'
import { expect, it } from 'vitest'
import { assistant } from './assistant.ts'
import { jobTerms } from './job-terms.ts'

const posting = 'Engineer\nRequirements:\nKafka, PostgreSQL, Fortran'
const say = async (message: string, answered?: { about: string; words: string }) =>
  answerOffline(
    {
      intent: 'chat',
      message,
      answered,
      latex: sampleLatex('classic'),
      form: sampleResume('classic'),
      jobDescription: posting,
      today: new Date('2026-06-15'),
    },
    {
      count: async (latex) => (latex.includes('density=tight') ? 1 : 2),
      proofread: async () => ({ isEnglish: true, fixes: [], open: [] }),
    },
  )

it.each([...assistant.empty.ideas, assistant.tailor.message])('understands %s', async (message) =>
  expect((await say(message)).message).not.toContain('did not understand'),
)

it.each(['yes', 'in my current job', 'for two years', 'I used it for reports'])(
  'understands the question of the job terms, ended with: %s',
  async (answer) => {
    const { latex, message } = await say(jobTerms.question('Fortran') + answer)
    expect(latex).toContain('Fortran')
    expect(latex).not.toContain('I have used')
    expect(message).toMatch(/^I added (?:Fortran to your skills|a bullet to )/)
  },
)

it.each(['no', 'I have not'])('and where it is denied adds nothing: %s', async (answer) =>
  expect(await say(jobTerms.question('Fortran') + answer)).toMatchObject({ latex: null, isRefusal: true }),
)

it('understands an answer on a card', async () => {
  const words = `${assistant.card.answerHint.replace(' …', '')} work`
  const { latex } = await say(assistant.card.answerMessage('Fortran', words), { about: 'Fortran', words })
  expect(latex).toContain('Fortran')
})
