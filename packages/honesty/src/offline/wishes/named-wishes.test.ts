// Wishes that name what they are about in words of their own: a study, a level, a heading's part, several facts at
// once, a colour that is too much; and questions, which change nothing.
import { describe, expect, it } from 'vitest'
import { ask as askOf, changes as changesOf } from '../testing/changes.ts'

const tutor = String.raw`\documentclass[theme=modern,accent=crimson,paper=a4]{resume}
\begin{document}
\begin{header}
  \name{Ada Mwangi}
\end{header}
\section{Profile}
Tutor for maths. Patient with beginners. I love team spirit and synergy.

\section{Work}
\entry{Tutor}{Lakeside Centre}{Kisumu}{Jan 2020 – Present}
\begin{bullets}
  \item Helped with things in the office
  \item Taught 14 pupils a week
\end{bullets}

\section{Schools and Tickets}
\entry{Diploma in Teaching}{Kisumu College}{Kisumu}{Sep 2016 – Nov 2018}

\section{Skills}
\skills[Languages]{Swahili (native), French (basic)}

\section{Personal}
Born: 14 June 1994. Marital status: married. Religion: Christian.
\end{document}
`
const ask = (message: string, latex = tutor) => askOf(latex, message)
/** What goes and what comes; the guard lets it through. */
async function changes(message: string): Promise<{ gone: string[]; fresh: string[] }> {
  const { lines } = await changesOf(tutor, message, [message])
  const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2))
  return { gone: marked('- '), fresh: marked('+ ') }
}
/** The document with it. */
async function edited(message: string, latex = tutor): Promise<string> {
  await changesOf(latex, message, [message])
  return (await ask(message, latex)).latex ?? ''
}

describe('a study', () => {
  it.each([
    [
      "I'm now doing a B.Ed at Maseno University by distance, started Sept 2023, expected to finish in 2026",
      String.raw`\entry{B.Ed}{Maseno University}{}{Sep 2023 – expected 2026}`,
    ],
    [
      'finished my Master of Education at the University of Nairobi in November 2022',
      String.raw`\entry{Master of Education}{the University of Nairobi}{}{Nov 2022}`,
    ],
    [
      'currently studying for a diploma in ICT at Kenyatta College since March 2024',
      String.raw`\entry{diploma in ICT}{Kenyatta College}{}{Mar 2024 – Present}`,
    ],
  ])('is added to the education: %s', async (message, line) => {
    expect(await changes(message)).toEqual({ gone: [], fresh: [line] })
  })

  it.each(['I never finished a B.Ed at Maseno University', 'is a B.Ed at Maseno University worth it?'])(
    'is none in: %s',
    async (message) => expect((await ask(message)).latex).toBeNull(),
  )
})

it.each([
  [
    'put french as intermediate, I passed the exam',
    String.raw`\skills[Languages]{Swahili (native), French (intermediate)}`,
  ],
  ['my French is B2 now', String.raw`\skills[Languages]{Swahili (native), French (B2)}`],
])('the level of a language that is listed: %s', async (message, line) => {
  expect((await changes(message)).fresh).toEqual([line])
})

it('a level that the person puts right raises no question', async () => {
  const message = 'put french as intermediate, I passed the exam'
  expect((await changesOf(tutor, message, [message])).doubts).toEqual([])
})

it('a section is known by a part of its heading', async () => {
  const latex = await edited('put tickets above the jobs')
  expect(latex.indexOf('Schools and Tickets')).toBeLessThan(latex.indexOf(String.raw`\section{Work}`))
})

it('several facts go at once', async () => {
  expect((await changes('remove marital status and religion please')).fresh).toEqual(['Born: 14 June 1994.'])
})

it.each(['the red is too much. something more sober, like dark grey', 'less bright than this red, rather grey please'])(
  'a colour: %s',
  async (message) => expect(await edited(message)).toContain('accent=slate'),
)

it('letters are type, and no letter', async () => {
  expect(await edited('make the letters a bit bigger')).toContain('size=')
})

it('a summary of as many sentences', async () => {
  expect((await changes('profile is full of blabla, 2 sentences max')).fresh).toEqual([
    'Tutor for maths. Patient with beginners.',
  ])
})

describe('the dates of an entry', () => {
  it.each([
    ['start date at Lakeside is wrong, it is March 2020 not January', 'Mar 2020 – Present'],
    ['I joined Lakeside in Feb 2020, please correct the start', 'Feb 2020 – Present'],
    ['the diploma should end in June 2018', 'Sep 2016 – Jun 2018'],
  ])('%s', async (message, dates) => {
    const { gone, fresh } = await changes(message)
    expect([gone.length, fresh.length]).toEqual([1, 1])
    expect(fresh[0]).toContain(`{${dates}}`)
  })
})

describe('how months are written', () => {
  it.each([
    ['Months as numbers pls, 03/2019 not March 2019', /\d{2}\/20\d\d/, /Sep 2016|Jan 20/],
    ['can I have the months in figures?', /\d{2}\/20\d\d/, /Sep 2016|Jan 20/],
    ['please spell out the months', /September 2016/, /Sep 2016/],
  ])('%s', async (message, written, gone) => {
    const fresh = (await changes(message)).fresh.join('\n')
    expect(fresh).toMatch(written)
    expect(fresh).not.toMatch(gone)
    expect(fresh).not.toMatch(/pls|please/)
  })
})

it.each([
  'I spent 3 months reducing numbers of falls',
  'every month the number of pupils rose by 10% at Lakeside',
  'I reported monthly figures; each month the figures were up 10%',
  'don’t write months as numbers',
  'I worked 4 months full time at Lakeside',
])('no way to write dates is wished: %s', async (message) => {
  const { latex: after, message: said } = await ask(message)
  expect(after ?? tutor).toContain('{Jan 2020 – Present}')
  expect(said).not.toContain('is in the style')
})

describe('the place of an entry that is named', () => {
  it.each([
    ['the location of Lakeside should be Kisumu and Nairobi', '{Lakeside Centre}{Kisumu and Nairobi}'],
    [
      'From May I am in the Kampala office too, so location of Lakeside please: Kisumu and Kampala',
      '{Kisumu and Kampala}',
    ],
    ['town of the Diploma is Eldoret', '{Kisumu College}{Eldoret}'],
  ])('%s', async (message, written) => {
    const { gone, fresh } = await changes(message)
    expect([gone.length, fresh.length]).toEqual([1, 1])
    expect(fresh[0]).toContain(written)
  })

  it('is asked for where none is named', async () =>
    expect(await ask('location of Nowhere Inc is Berlin')).toMatchObject({
      latex: null,
      message: expect.stringContaining('Whose place?'),
    }))
})

describe('what is not wished is not done', () => {
  it.each([
    // A colour is wished, and no word replaced.
    'make it green instead of whatever colour this is',
    // It is to stand elsewhere.
    'the diploma can go under the job as one line, it doesn’t need its own entry',
  ])('%s', async (message) =>
    expect((await changes(message)).gone.filter((line) => !/documentclass/.test(line))).toEqual([]),
  )
})

describe('a number of another thing changes no line', () => {
  it.each([
    'i was in hospital for 4 weeks then, now it is ok',
    'since october i give a class to teenagers on saturdays at the community centre, about 30 now',
  ])('%s', async (message) => expect((await changes(message)).fresh.join('')).not.toMatch(/4 pupils|30 pupils/))

  it('and another period is asked about', async () => {
    const answer = await ask('put year not week')
    expect(answer.latex).toBeNull()
    expect(answer.message).toContain('728 a year')
  })
})

it('what was moved is given its name', async () => {
  const latex = await edited('move skills to the top and call it Core Competencies')
  expect(latex.indexOf('Core Competencies')).toBeLessThan(latex.indexOf('Profile'))
})

it('a full stop after an initial ends no sentence', async () => {
  const latex = tutor.replace('Born: 14 June 1994.', "Father's name: K. Mwangi.")
  const answer = await edited('remove father name', latex)
  expect(answer).not.toContain('Mwangi. ')
})

it('each thing that is named goes', async () => {
  const latex = await edited('delete the personal section and the skills pls')
  expect(latex).not.toContain('section{Personal}')
  expect(latex).not.toContain('section{Skills}')
})

it.each([
  ['hide my phone and linkedin, i post it in public', ['phone', 'linkedin']],
  ['take off my website', ['website']],
])('a contact goes: %s', async (message, names) => {
  const contacts = String.raw`\name{Ada Mwangi}
  \phone{+254 700 555 010}
  \linkedin{linkedin.com/in/ada}
  \website{ada.example}`
  const latex = tutor.replace(String.raw`\name{Ada Mwangi}`, contacts)
  const answer = await edited(message, latex)
  for (const name of names) expect(answer).not.toContain(`\\${name}{`)
})

it('a course names who gave it, and no month', async () => {
  expect((await changes('I did VNA truck course in Feb 2025 at Kisumu Training Centre')).fresh.join('')).toContain(
    '{Kisumu Training Centre}{February 2025}',
  )
})

describe('advice, and nothing is changed', () => {
  it.each([
    ['expected salary 4500 can you write it at the end', 'Leave pay out'],
    ['i was 4 months without work in 2020 because of covid. do i have to say it', 'A gap is better explained'],
    ['I volunteered with a clinic for 3 weekends in 2022, checkups for kids', 'Volunteering'],
    ['dont write i was the lead because i was not', ''],
    ['headline: Maths Tutor. good or too long?', 'headline'],
  ])('%s', async (message, words) => {
    const answer = await ask(message)
    expect(answer.latex).toBeNull()
    expect(answer.message).toContain(words)
  })
})

describe('a question changes nothing', () => {
  it.each([
    ['personal stuff - keep or delete?', ''],
    ['which of my bullets is the weakest', 'Helped with things in the office'],
    ['shall I drop the diploma or what do you think?', ''],
  ])('%s', async (message, words) => {
    const answer = await ask(message)
    expect(answer.latex).toBeNull()
    expect(answer.message).toContain(words)
  })
})

it.each([
  "they don't put enough tutors on the floor",
  'Make my Red Cross volunteering more visible',
  'I prefer working on the green team',
  'no phone calls after 8 pm please',
  'There is no phone number on the PDF',
  'I want to remove email from my life lol',
  'one sentence in my profile has a typo',
  'Give the profile just one sentence more',
  'My sister is doing a degree at Rice University since 2023',
  "I taught students doing a master's degree at Moi University from 2014 to 2016",
  'I finished my Diploma in Teaching at Kisumu College in 2018, please fix the date',
  'French pupils are a basic part of our centre',
  'At Lakeside the correct thing is that I finished the maths guide in March 2021',
  'I did not join Lakeside in 2020, correct it',
  "don't include my french years in the summary, say less",
])('does not edit what nobody asked for: %s', async (message) => expect((await ask(message)).latex).toBeNull())

it('a removal comes before a level', async () => {
  expect((await changes('remove French, I only have basic knowledge of it')).fresh).toEqual([
    String.raw`\skills[Languages]{Swahili (native)}`,
  ])
})
