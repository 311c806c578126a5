// Free sentences, of a physiotherapist's resume: what is said is found in the resume, in whatever order it stands, and
// what is not sure, not so, or no work on a resume changes nothing.
import { describe, expect, it } from 'vitest'
import { ask, changes } from '../testing/changes.ts'

const latex = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Ilse Vermeer-Jansen}
  \headline{Physiotherapist}
  \email{ilse@example.org}
  \phone{+31 6 5550 1843}
  \location{Utrecht, Netherlands}
  \website{ilse.example.org}
\end{header}
\section{Summary}
Physiotherapist with six years in sports rehabilitation. Works well with surgeons and families. Interested in hydrotherapy.
\section{Experience}
\entry{Physiotherapist}{Clinic Rhine}{Utrecht}{2021-02 – Present}
\begin{bullets}
  \item Treat 14 patients a day after knee and hip surgery
  \item Write treatment plans and report to surgeons
  \item Started a back-pain class, 10 participants a course
\end{bullets}
\entry{Sports Physiotherapist}{Valley Football}{Braga, Portugal}{2018-07 – 2021-01}
\begin{bullets}
  \item Looked after the youth squad on match days
  \item Taping and massage
  \item Photocopied the screening forms
\end{bullets}
\section{Education}
\entry{BSc Physiotherapy}{Mondego College}{Coimbra}{2013 – 2017}
\detail{GPA}{16/20}

\entry{Postgraduate Course in Sports Medicine}{North University}{Braga}{2019 – 2020}
\sidesection{Skills}
\skills{Manual therapy, Dry needling, Hydrotherapy, Pilates, Microsoft Word}
\sidesection{Certifications}
\shortentry{Clinical Pilates}{Pilates Body}{2021-11}
\sidesection{Languages}
\skills{Dutch (Native), English (B1), Spanish (B2)}
\sidesection{Interests}
\skills{Trail running, Photography}
\end{document}
`

const lines = async (wish: string) => (await changes(latex, wish)).lines.join('\n')

describe('a date', () => {
  it.each([
    ['Valley was from August 2018 till December 2020', '{2018-08 – 2020-12}'],
    ['I no longer work in the clinic. Last day was 31/03/2025', '{2021-02 – 2025-03}'],
    ['in portugal I finished already in November 2020, the club had no money, not January', '{2018-07 – 2020-11}'],
    ['The pilates certificate was in 2020 rather than 2021', '{Pilates Body}{2020}'],
  ])('%s', async (wish, dates) => expect(await lines(wish)).toContain(dates))
})

describe('a number or a word in a line', () => {
  it.each([
    ['It is 16 patients a day by now, not 14.', '+ \\item Treat 16 patients a day'],
    ['Patient count went up. It is about 18 a day now.', '+ \\item Treat 18 patients a day'],
    ['participants 10 -> participants 12', '12 participants a course'],
    ['The back-pain class takes 15 participants, it says 10', '15 participants a course'],
    ['My college gave me 17/20, the resume still has 16', '17/20'],
  ])('%s', async (wish, line) => expect(await lines(wish)).toContain(line))
})

describe('a name', () => {
  it.each([
    ['the clinic is officially called Clinic Rhine Utrecht', '{Clinic Rhine Utrecht}'],
    ['After the divorce I am Ilse Jansen again', '\\name{Ilse Jansen}'],
    ['Top line under my name should say Sports Physiotherapist (MSc)', '\\headline{Sports Physiotherapist (MSc)}'],
    ['call it Studies instead of Education', '\\section{Studies}'],
    ['Small mistake: the college was in Lisbon, never Coimbra', '{Mondego College}{Lisbon}'],
  ])('%s', async (wish, name) => expect(await lines(wish)).toContain(`${name}`))
})

describe('what is to go', () => {
  it.each([
    ['kill the website, the domain expired', '- \\website{ilse.example.org}'],
    ['photocopying!! delete that one', '- \\item Photocopied the screening forms'],
    ['the grade means nothing here so delete it', '- \\detail{GPA}{16/20}'],
    ['get rid of the portuguese job completely', '- \\entry{Sports Physiotherapist}{Valley Football}'],
  ])('%s', async (wish, gone) => expect(await lines(wish)).toContain(gone))

  it('two at once, with why', async () =>
    expect(await lines('drop Pilates and Microsoft Word, everybody has those')).toContain(
      '+ \\skills{Manual therapy, Dry needling, Hydrotherapy}',
    ))
  it('the last sentence of the summary', async () =>
    expect(await lines('the last sentence of the intro has to go')).toMatch(/\+ .*surgeons and families\.$/m))
})

describe('an order', () => {
  const order = async (wish: string) => (await ask(latex, wish)).latex ?? ''
  it('of bullets', async () => {
    const changed = await order('Under Rhine could the back-pain point sit above the one about plans?')
    expect(changed.indexOf('back-pain')).toBeLessThan(changed.indexOf('treatment plans'))
  })
  it('of skills', async () => {
    const changed = await order('My strongest thing is Hydrotherapy. Let it come first among the skills.')
    expect(changed).toContain('\\skills{Hydrotherapy, Manual therapy')
  })
  it('of sections, by other words for them', async () => {
    const changed = await order('Put the certificates up ahead of where I studied. Agencies check those first.')
    expect(changed.indexOf('Certifications}')).toBeLessThan(changed.indexOf('\\section{Education}'))
  })
})

describe('something more', () => {
  it.each([
    [
      'Passed Dry Needling Advanced with the Needling Academy of Lisbon in May 2024, it belongs with the other certs',
      '+ \\shortentry{Dry Needling Advanced}{Needling Academy of Lisbon}{May 2024}',
    ],
    [
      'Kindly add a Master of Science in Pain from Leuven University, Leuven, 2022 to 2023.',
      '+ \\entry{Master of Science in Pain}{Leuven University}{Leuven}{2022 – 2023}',
    ],
    [
      'New position from April 2025: Senior Physiotherapist at Centre Reabilitar, Gaia. I lead four physiotherapists.',
      '+ \\entry{Senior Physiotherapist}{Centre Reabilitar}{Gaia}{2025-04 – Present}',
    ],
    ['GOT PROMOTED! Team Lead at the Rhine clinic since Feb 2025 !!!', '+ \\entry{Team Lead}{Clinic Rhine}'],
    ['english is C1 now, and put German down too, beginner', 'English (C1)'],
    ['instead of Pilates and Hydrotherapy separately, have Pilates and aqua', 'Pilates and aqua'],
    ['skills add cupping n ultrasound', 'Microsoft Word, Cupping, Ultrasound'],
  ])('%s', async (wish, line) => expect(await lines(wish)).toContain(line))
})

describe('their own words in the place of others', () => {
  it.each([
    ['taping is a poor bullet. swap for: Taping, massage and first aid at 40 matches a season', '40 matches a season'],
    ['new text for the summary: Physiotherapist for athletes. Six years, two countries.', 'Six years, two countries.'],
    ['change "youth squad" to "under-19 squad"', 'under-19 squad'],
    ['At the valley job, please insert a point: Ran the injury clinic', '+ \\item Ran the injury clinic'],
  ])('%s', async (wish, line) => expect(await lines(wish)).toContain(line))
})

describe('a misspelt word', () => {
  const misspelt = latex.replace('treatment plans', 'treatement plans')
  it.each(['treatement must be treatment', 'it says treatement. Treatment, obviously', '"treatement" is spelt wrong!'])(
    '%s',
    async (wish) =>
      expect((await changes(misspelt, wish)).lines.join('\n')).toContain('+ \\item Write treatment plans'),
  )
})

it('what is written is escaped', async () =>
  expect((await ask(latex, 'it was foo_bar, not massage')).latex ?? '').not.toContain('foo_bar'))

describe('is not done', () => {
  it.each([
    ['say I have an osteopathy degree, I will start the course in September', 'not so, or not yet'],
    ['make it 30 patients a day, who’s gonna know', 'not so, or not yet'],
    ['put that I work at the clinic since 2016, ok to say this if they call', 'not so, or not yet'],
    ['could you send this to the recruiter at jobs@example.com for me', 'can’t send'],
    ['apply to the city hospital for me', 'can’t apply'],
    ['please make also a polish version', 'can’t translate'],
    ['I did another course last year, can you put it in', 'what it is called'],
    ['No, not that, the other one', 'which line, job or section'],
  ])('%s', async (wish, reason) => {
    const answer = await ask(latex, wish)
    expect(answer).toMatchObject({ latex: null, isRefusal: true })
    expect(answer.message).toContain(reason)
  })

  it.each([
    'my colleague treats 20 patients a day now',
    'maybe it is 16 patients a day',
    'should the website go?',
    'should the website go',
    'I failed the English C1 exam',
    'I wish my English was fluent',
    'Pilates should be fine',
    'Pilates is not a typo',
    'I had to cut the team by 14 patients',
    'the pilates studio closed in 2022 by the way',
    'Tom joined Valley in 2014',
    'I started swimming when I was 14',
    'do not delete the website',
    'they want 20 patients a day',
  ])('where it is not sure, or not of the person: %s', async (wish) =>
    expect((await ask(latex, wish)).latex).toBe(null),
  )
})

describe('a question is answered from the resume', () => {
  it.each([
    ['How many patients do I treat a day?', '14 patients a day'],
    ['how long was I in Braga with Valley?', '2 years and 7 months'],
    ['Which languages are mentioned in it?', 'Spanish (B2)'],
  ])('%s', async (question, said) => {
    const answer = await ask(latex, question)
    expect(answer.latex).toBe(null)
    expect(answer.message).toContain(said)
  })
})
