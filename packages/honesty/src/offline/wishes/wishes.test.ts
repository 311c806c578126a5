// Casual wishes: what they change, and that nothing else changes.
import { describe, expect, it } from 'vitest'
import { answerOffline } from '../answer-offline.ts'
import { callerOf, today } from '../testing/callers.ts'
import { resumeData } from '@galley/contract/resume-data'

const latex = String.raw`\documentclass[theme=classic,accent=forest]{resume}
\begin{document}
\begin{header}
  \name{Rosa Lind-Moe}
  \email{rosa@example.org}
  \phone{+47 22 00 00 00}
\end{header}

\section{Hi!}
Florist with fourteen years in shops. Results-driven team player. I like wedding work.

\section{My Work}
\entry[Part-time]{Florist}{Blomst AS}{Oslo}{03/2018 -- now}
\begin{bullets}
  \item Made flowers for about 30 weddings a year.
  \item Sign-ups for courses went from 210 to 340 in two years.
  \item Handed the keys to the day lead.
\end{bullets}
\entry{Shop Assistant}{Kiosken}{Moss}{2010 -- 2018}
\begin{bullets}
  \item Took orders on the phone.
\end{bullets}

\section{Education}
\entry{Craft Certificate}{Moss School}{Moss}{2010}
\detail{GPA}{5.1}
\entry{Course in Ikebana}{Studio Nara}{Oslo}{2019}

\sidesection{Skills}
\skills{bouquets, buying, Excel}

\sidesection{Free time}
\skills{Chess, skiing}
\end{document}
`
const form = resumeData.parse({})
const answer = (message: string) =>
  answerOffline({ intent: 'chat', message, latex, form, jobDescription: '', today }, callerOf(1))

/** Lines that are gone, and lines that are new. */
async function changes(message: string): Promise<{ gone: string[]; fresh: string[] }> {
  const lines = (text: string) => text.split('\n').map((line) => line.trim())
  const changed = lines((await answer(message)).latex ?? latex)
  const before = lines(latex)
  return {
    gone: before.filter((line) => !changed.includes(line)),
    fresh: changed.filter((line) => !before.includes(line)),
  }
}

describe('a wish in casual words changes what it names, and nothing else', () => {
  it.each<[string, string[], string[]]>([
    [
      '30 weddings should be 40, i counted',
      [String.raw`\item Made flowers for about 30 weddings a year.`],
      [String.raw`\item Made flowers for about 40 weddings a year.`],
    ],
    [
      'its 45 weddings a year now',
      [String.raw`\item Made flowers for about 30 weddings a year.`],
      [String.raw`\item Made flowers for about 45 weddings a year.`],
    ],
    [
      'the keys go to the swing lead not day lead',
      [String.raw`\item Handed the keys to the day lead.`],
      [String.raw`\item Handed the keys to the swing lead.`],
    ],
    [
      'can you add the percentage to the sign-ups bullet',
      [String.raw`\item Sign-ups for courses went from 210 to 340 in two years.`],
      [String.raw`\item Sign-ups for courses went from 210 to 340 (+62\%) in two years.`],
    ],
    [
      'team player... cringe. get rid of that sentence',
      ['Florist with fourteen years in shops. Results-driven team player. I like wedding work.'],
      ['Florist with fourteen years in shops. I like wedding work.'],
    ],
    ['remove gpa', [String.raw`\detail{GPA}{5.1}`], []],
    ['take out the chess', [String.raw`\skills{Chess, skiing}`], [String.raw`\skills{skiing}`]],
    [
      'dates all in one style please, like Mar 2021',
      [String.raw`\entry[Part-time]{Florist}{Blomst AS}{Oslo}{03/2018 -- now}`],
      [String.raw`\entry[Part-time]{Florist}{Blomst AS}{Oslo}{Mar 2018 -- Present}`],
    ],
    [
      'part time should be full time since 2020 at blomst',
      [String.raw`\entry[Part-time]{Florist}{Blomst AS}{Oslo}{03/2018 -- now}`],
      [String.raw`\entry[Full-time since 2020]{Florist}{Blomst AS}{Oslo}{03/2018 -- now}`],
    ],
    ['my last name is Moe now', [String.raw`\name{Rosa Lind-Moe}`], [String.raw`\name{Rosa Moe}`]],
    ['call the hi! section something normal', [String.raw`\section{Hi!}`], [String.raw`\section{Summary}`]],
    [
      'i hate green, maybe wine colored',
      [String.raw`\documentclass[theme=classic,accent=forest]{resume}`],
      [String.raw`\documentclass[theme=classic,accent=burgundy]{resume}`],
    ],
  ])('%s', async (message, gone, fresh) => expect(await changes(message)).toEqual({ gone, fresh }))

  it('order the education newest first', async () => {
    const changed = (await answer('order the education newest first')).latex ?? ''
    expect(changed.indexOf('Ikebana')).toBeLessThan(changed.indexOf('Craft Certificate'))
  })

  it('swap skills with free time', async () => {
    const changed = (await answer('swap skills with free time')).latex ?? ''
    expect(changed.indexOf('Free time')).toBeLessThan(changed.indexOf('{Skills}'))
    expect(changed).toContain(String.raw`\skills{bouquets, buying, Excel}`)
  })
})

describe('a question changes nothing', () => {
  it.each([
    ['how far back should i go with jobs', /Ten to fifteen years/],
    ['should i put a photo', /leave a photo off/],
    ['is it ok to keep my gpa', /remove GPA/],
    ['do i have to have my birthday on here', /date of birth/],
    ['does it look bad that i closed my shop', /does not look bad/],
    ['how much should i ask for', /Leave pay out/],
    [
      "found this: 'Florist, must have experience with weddings and valid driving licence, Excel preferred' am i ok for it?",
      /of the \d+ things/,
    ],
  ])('%s', async (message, said) => {
    const { latex: changed, message: words, isRefusal } = await answer(message)
    expect(changed).toBeNull()
    expect(words).toMatch(said)
    expect(isRefusal).toBe(true)
  })
})

it('what is not there takes nothing else away', async () => {
  const { latex: changed } = await answer('take my birthday off, do people still put that on??')
  expect(changed).toBeNull()
})

it('what was taken back is not done', async () => {
  const { gone } = await changes('remove gpa and the chess... actually keep the chess')
  expect(gone).toEqual([String.raw`\detail{GPA}{5.1}`])
})
