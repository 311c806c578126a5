// Casual wishes, in parts and in passing: each part is done, or is said not to be, and what is to stay stays.
import { sampleLatex } from '@galley/resume/sample-resume'
import { readResume } from '@galley/resume/lens/read-resume'
import { resumeDataOf } from '@galley/resume/lens/resume-data-of'
import { describe, expect, it } from 'vitest'
import { answerOffline } from '../answer-offline.ts'
import { callerOf, today } from '../testing/callers.ts'

const nurse = sampleLatex('classic')
const ask = (message: string, latex = nurse) =>
  answerOffline(
    { intent: 'chat', message, latex, form: resumeDataOf(readResume(latex)!), jobDescription: '', today },
    callerOf(2),
  )
/** The lines that are gone and the lines that are new. */
async function changes(message: string): Promise<[gone: string[], fresh: string[]]> {
  const { latex } = await ask(message)
  const [before, after] = [nurse, latex ?? nurse].map((text) => text.split('\n').map((line) => line.trim()))
  return [before!.filter((line) => !after!.includes(line)), after!.filter((line) => !before!.includes(line))]
}

describe('a number that has changed', () => {
  it.each([
    ['the 89% was last year, this year we had 92%. please update', '61\\% to 92\\%'],
    ['its 16 nurses now not 14', 'shift of 16 nurses'],
    ['We trained 31 by now, not 26', '31 trained, 24 still'],
  ])('%s: %s', async (message, words) => {
    const [gone, fresh] = await changes(message)
    expect([gone.length, fresh.length]).toEqual([1, 1])
    expect(fresh[0]).toContain(words)
  })

  it.each(['I start on 1 April, I am 40', 'Is it 9 years already?'])('is none in: %s', async (message) => {
    expect((await ask(message)).latex).toBeNull()
  })
})

describe('a number of other things, or a time of day, stays', () => {
  it.each(['its around 40 wedding cakes a year, pls add', 'its 5 bakers now'])('%s', async (message) => {
    const line = 'Baked bread and cakes from 3 a.m. for two shops, with bakers.'
    const latex = String.raw`\documentclass{resume}
\begin{document}
\section{Experience}
\entry{Baker}{Lee Harbour}{Cork}{2019 – 2022}
\begin{bullets}
  \item ${line}
  \item Made wedding cakes to order.
\end{bullets}
\end{document}
`
    const after = (await ask(message, latex)).latex ?? latex
    expect(after).toContain(line)
  })
})

describe('what is named within a section, and what is to stay', () => {
  it('an item of a list goes, and not the section', async () => {
    const [gone, fresh] = await changes('remove igbo from my languages lol')
    expect(gone).toEqual([expect.stringContaining('Igbo (native)')])
    expect(fresh).toEqual([expect.not.stringContaining('Igbo')])
  })

  it('what must not be deleted is not', async () => {
    const { latex } = await ask('squeeze it, smaller gaps or whatever, but don’t delete the certifications')
    expect(latex).toContain('density=tight')
    expect(latex).toContain('section{Certifications}')
  })
})

describe('several wishes in one message', () => {
  it('are all done', async () => {
    const { latex, message } = await ask('Navy headings please, and move the skills up before the experience')
    expect(latex).toContain('accent=navy')
    expect(latex!.indexOf('\\section{Skills}')).toBeLessThan(latex!.indexOf('\\section{Experience}'))
    expect(message).not.toContain('did not understand')
  })

  it('of which one is not understood: it is said which', async () => {
    const { latex, message } = await ask('remove Igbo. And how would you put the thing with the goats?')
    expect(latex).not.toBeNull()
    expect(message).toContain('I did not understand “And how would you put the thing with the goats?”')
  })

  it('“please fix” is none of its own', async () => {
    expect((await ask('its 16 nurses now not 14. please fix')).message).not.toContain('did not understand')
  })
})

it.each([
  [
    'a part of a job',
    'I was also acting ward manager from September 2021 to July 2022. add it',
    'Acting ward manager, September 2021 – July 2022',
  ],
  [
    'a course',
    'I did advanced trauma course at Dell Seton, finished 14 June 2024',
    '{Advanced trauma course}{Dell Seton}{June 2024}',
  ],
  ['a first name', 'use my full first name Amara-Chidi everywhere', '\\name{Amara-Chidi Okafor-Lindqvist}'],
  ['an arrow', 'Barton Springs Medical Center -> Barton Springs Hospital', '{Barton Springs Hospital}'],
])('%s: %s', async (_, message, words) => {
  const [, fresh] = await changes(message)
  expect(fresh.join('\n')).toContain(words)
})

describe('another language', () => {
  it.each([
    'hola, me puedes decir si hay errores en el texto?',
    'Je postule à Lyon, est-ce que tu peux me faire une version française ?',
    'Bitte mach die Schrift etwas größer, ich kann es nicht lesen',
  ])('is answered with what can be done: %s', async (message) => {
    expect(await ask(message)).toMatchObject({ latex: null, message: expect.stringContaining('only English') as never })
  })

  it('is no reason to lose an address', async () => {
    expect((await ask('mi correo ahora es amara.nueva@example.cl y vivo en otra ciudad')).latex).toContain(
      '\\email{amara.nueva@example.cl}',
    )
  })
})
