// Own sentences in better shape, without a language model: without slips, shorter, stronger, in one tense. Every change
// passes the guard (testing/changes.ts).
import { sampleLatex } from '@galley/resume/sample-resume'
import { templates } from '@galley/resume/templates'
import { tierSample } from '@galley/resume/testing/tier'
import { describe, expect, it } from 'vitest'
import { ask, changes } from './testing/changes.ts'
import { northwind } from './testing/documents.ts'
import { readCommand } from './commands/read-command.ts'

const inn = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Maya Okafor}
\end{header}
\section{Summary}
Front desk lead who has succesfully managed busy hotels.
\section{Experience}
\entry{Front Desk Lead}{The Harbor Inn}{Portland}{Mar 2021 – Present}
\begin{bullets}
  \item Train 12 clerks in order to keep service good
  \item Recieve guests and answer there questions
\end{bullets}
\entry{Night Clerk}{Lakeside Hotel}{Salem}{Jun 2018 – Feb 2021}
\begin{bullets}
  \item Was responsible for managing the night shift of a hotel and its principels
  \item Helped to open a second desk for seperate check-ins
  \item Keep the books of the bar
\end{bullets}
\end{document}
`
const linesFor = async (message: string, latex = inn) => (await changes(latex, message)).lines
const came = async (message: string, latex = inn) =>
  (await linesFor(message, latex)).filter((line) => line.startsWith('+')).map((line) => line.replace('+ \\item ', ''))

describe('mistakes are fixed', () => {
  const wishes = [
    'Fix spelling and grammar',
    'fix spelling and grammar.',
    'Check my spelling',
    'correct the typos',
    'proofread this',
    'Proofread my resume, please',
    'fix grammar mistakes',
    'Can you check the grammar?',
    'spell check',
    'are there any typos?',
    'Find and fix all spelling mistakes in my resume',
    'check my resume for errors',
    'Please make sure there are no typos',
    'Spelling and grammar',
  ]
  it.each(tierSample(wishes, 5))('“%s”', async (message) => {
    expect(await came(message)).toEqual([
      '+ Front desk lead who has successfully managed busy hotels.',
      'Receive guests and answer their questions',
      'Helped to open a second desk for separate check-ins',
    ])
  })

  it.each([
    ['fix the spelling in my Inn job', ['Receive guests and answer their questions']],
    ['fix typos in the summary', ['+ Front desk lead who has successfully managed busy hotels.']],
    ['check the spelling of the last bullet of my Inn job', ['Receive guests and answer their questions']],
    ['fix the grammar of the second bullet at Lakeside', ['Helped to open a second desk for separate check-ins']],
  ])('only where it is wished: “%s”', async (message, lines) => {
    expect(await came(message)).toEqual(lines)
  })

  it('and said in few words', async () => {
    const { message } = await ask(inn, 'Fix spelling and grammar')
    expect(message).toBe(
      'I fixed 3 spelling mistakes and one other slip: “succesfully” → “successfully”, “Recieve” → “Receive”, “there” → “their”, “seperate” → “separate”. One more finding has no single right fix: the proofreading list shows it.',
    )
  })

  // Each sample: sure-fixes.test.ts.
  const samples = tierSample(
    templates.map(({ id }) => id),
    2,
  )
  it.each(samples)('and where there are none, it is said and free: %s', async (id) => {
    expect(await ask(sampleLatex(id), 'Fix spelling and grammar')).toMatchObject({ latex: null, isRefusal: true })
  })

  it('and a document in another language is left, and it is said', async () => {
    const german = inn.replace('theme=classic', 'theme=classic,lang=de')
    expect(await ask(german, 'Fix spelling')).toMatchObject({
      isRefusal: true,
      message: expect.stringContaining('only check English'),
    })
  })
})

const wordy = northwind
  .replace('Deployed with Jenkins', 'Successfully deployed with Jenkins in order to ship')
  .replace('Responsible for the intranet', 'Was responsible for managing the intranet')
  .replace('Maintain a Django site', 'The Django site was kept by me')

describe('is made shorter', () => {
  const wishes = [
    'make it shorter',
    'Shorten the bullets',
    'cut the fluff',
    'make it more concise',
    'Can you tighten the wording?',
    'remove filler words',
    'make my bullets less wordy',
    'shorten everything a bit',
    'Make my bullets shorter.',
  ]
  it.each(tierSample(wishes, 4))('“%s”', async (message) => {
    expect(await came(message, wordy)).toEqual(
      expect.arrayContaining(['Deployed with Jenkins to ship to forty shops', 'Managed the intranet']),
    )
  })

  it.each([
    ['shorten the first bullet', 'Deployed with Jenkins to ship to forty shops'],
    ['make the last bullet of Contoso shorter', 'Managed the intranet'],
    ['shorten my Northwind job', 'Deployed with Jenkins to ship to forty shops'],
    ['shorten the bullets in my Contoso job', 'Kept the Django site', 'Managed the intranet'],
  ])('only where it is wished: “%s”', async (message, ...lines) => {
    expect(await came(message, wordy)).toEqual(lines)
  })

  it('or it is said what else can be done, free', async () => {
    const answer = await ask(northwind, 'make it shorter')
    expect(answer).toMatchObject({ latex: null, isRefusal: true })
    expect(answer.message).toContain('fit it on one page')
    expect((await ask(northwind, 'shorten my Fabrikam job')).message).toContain('“Fabrikam”')
  })
})

describe('is made stronger', () => {
  const wishes = [
    'make it stronger',
    'use stronger verbs',
    'make my bullets more impactful',
    'can you make the bullets stronger',
    'strengthen my bullets',
    'use action verbs',
    'improve the wording',
    'Get rid of the passive voice',
  ]
  it.each(tierSample(wishes, 4))('“%s”', async (message) => {
    expect(await came(message, wordy)).toEqual(expect.arrayContaining(['Kept the Django site', 'Managed the intranet']))
  })

  it('and where only the first person is to go, no other line changes', async () => {
    expect(await came('take out the first person', wordy)).toEqual(['Kept the Django site'])
  })

  it('and asks about what only the person knows', async () => {
    const answer = await ask(northwind, 'make it stronger')
    expect(answer).toMatchObject({ latex: null, isRefusal: true })
    expect(answer.claims.map(({ text }) => text)).toEqual(['Worked on the billing API', 'Responsible for the intranet'])
    expect(answer.message).toContain('vague at the beginning: “Worked on …” and “Responsible for …”')
  })

  it.each(['Helped two interns', 'Worked on developing the site', 'Assisted with the audit'])(
    'never beyond what stands there: “%s”',
    async (line) => {
      const latex = northwind.replace('Worked on the billing API', line)
      expect((await ask(latex, 'use stronger verbs')).latex).toBeNull()
    },
  )
})

it.each(['write the old jobs in past tense', 'correct the tenses', 'use the past tense for my Lakeside job'])(
  'is put into the tense of its job: “%s”',
  async (message) => {
    expect(await came(message)).toEqual(['Kept the books of the bar'])
  },
)

it('is put into the past though the verb claims much', async () => {
  const latex = northwind.replace('Maintain a Django site', 'Direct 14 nurses')
  expect(await came('correct the tenses', latex)).toEqual(['Directed 14 nurses'])
})

it.each([
  ['fit it on one page', 'fit'],
  ['shorten it to one page', 'fit'],
  ['it is too long', 'fit'],
  ['make the text smaller', 'look'],
  ['use the spelling of the posting', 'respell'],
  ['make it match the job', 'tailor'],
  ['improve it to match the posting', 'tailor'],
  ['replace "weak" by "strong"', 'replace'],
  ['remove the last bullet', 'remove_bullet'],
  ['cut the hobbies section', 'remove'],
  ['make it nicer', 'unknown'],
  ['write a summary', 'cannot'],
])('what is about something else stays so: “%s”', (message, kind) => {
  expect(readCommand(message).kind).toBe(kind)
})
