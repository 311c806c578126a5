// What sounds like a wish and is none: an uncertain number, an advert's number, a denial, a complaint about a text, an
// absence, the look of a part. Nothing is written of it.
import { describe, expect, it } from 'vitest'
import { answerOffline } from '../answer-offline.ts'
import { callerOf, today } from '../testing/callers.ts'
import { resumeData } from '@galley/contract/resume-data'
import { correctionWish, updateWish } from './correction-wishes.ts'
import { pairWish } from './corrections/pair-wish.ts'
import { hideWish } from './hide-wishes.ts'
import { roleWish } from './role-wishes.ts'
import { summaryWish } from './summary-wishes.ts'

const latex = String.raw`\documentclass[theme=classic]{resume}
\begin{document}
\begin{header}
  \name{Ada Berg}
  \email{ada@example.org}
\end{header}

\section{Summary}
Nurse with nine years in a 32-bed unit. I answer for the first name on the email list.

\section{Experience}
\entry{Staff Nurse}{Harbour Hospital}{Oslo}{2016 -- Present}
\begin{bullets}
  \item Run a 32-bed unit on 2 Saturdays a month, with 12.5 hours a shift.
  \item Precepted 26 new nurses.
  \item Cut falls by 71\% in 2023.
\end{bullets}

\section{Skills}
\skills{Epic, triage, Excel}

\section{Volunteering}
\entry{Driver}{Food Bank}{Oslo}{2020}

\section{Awards}
\entry{Daisy Prize}{Harbour Hospital}{}{2022}
\end{document}
`
const form = resumeData.parse({})
const answer = (message: string) =>
  answerOffline({ intent: 'chat', message, latex, form, jobDescription: '', today }, callerOf(1))
const latexOf = (edited: ReturnType<typeof pairWish>) => (edited && 'latex' in edited ? edited.latex : null)
/** Lines that are new. */
const fresh = (changed: string | null) =>
  (changed ?? latex)
    .split('\n')
    .filter((line) => !latex.split('\n').includes(line))
    .map((line) => line.trim())

describe('numbers', () => {
  it.each([
    "it's 2 or 3 Saturdays now, not sure which",
    'its maybe 3 Saturdays now not 2',
    "I think it's 3 Saturdays a month now",
    'I precepted 26 and the ad asks for 30 now',
    'I precepted 26 new nurses, they want 30 now',
    '26 precepted should be 30, the job needs it',
    'the job needs 30 precepted nurses now',
    '30 precepted nurses are required now, not 26',
    'my colleague precepted 30 new nurses now',
    'the posting says 40-bed unit now',
  ])('that are uncertain, or are another’s, change none: %s', async (message) => {
    expect(correctionWish(latex, message)).toBeNull()
    expect(updateWish(latex, message)).toBeNull()
    expect((await answer(message)).latex).toBeNull()
  })

  it.each([
    ['it is 3 Saturdays now, not 2', 'Run a 32-bed unit on 3 Saturdays a month, with 12.5 hours a shift.'],
    ["it's 3 Saturdays a month now", 'Run a 32-bed unit on 3 Saturdays a month, with 12.5 hours a shift.'],
    ['I precepted 31 new nurses by now, not 26', 'Precepted 31 new nurses.'],
    ['the 71% was last year, this year we had 74% fewer falls', 'Cut falls by 74\\% in 2023.'],
  ])('that are put right change as a whole: %s', async (message, line) => {
    expect(fresh((await answer(message)).latex)).toEqual([`\\item ${line}`])
  })
})

describe('what a part is to look like is no text for it', () => {
  it.each([
    'my name should be bigger',
    'the email should be first',
    'the email should be first, then the phone',
    'the summary should be shorter',
    'the summary should be a lot shorter and better',
    'the section Skills should be at the top',
    'Awards should be gone',
    'Excel should be bold',
    'name should be bold not regular',
    'Put Epic as a skill',
    'put triage as my first skill',
    'item should be point',
    'entry should be job',
  ])('%s', (message) => {
    expect(pairWish(latex, message)).toBeNull()
    expect(correctionWish(latex, message)).toBeNull()
  })

  it.each(['my name should be bigger', 'the email should be first', 'Put Epic as a skill'])(
    'of the whole answer: %s',
    async (message) => {
      const changed = (await answer(message)).latex ?? latex
      for (const line of ['\\name{Ada Berg}', '\\email{ada@example.org}', '\\section{Summary}'])
        expect(changed).toContain(line)
      expect(changed).toMatch(/Epic/)
    },
  )

  it.each([
    ['Excel should be Word', '\\skills{Epic, triage, Word}'],
    ['Berg should be Bergh', '\\name{Ada Bergh}'],
    ['write Harbour Hospital as Harbor Hospital at Food Bank', null],
    ['the heading Awards should be Honours', '\\section{Honours}'],
  ])('words still take the place of words: %s', (message, line) => {
    const lines = fresh(latexOf(pairWish(latex, message)))
    expect(lines).toEqual(line === null ? [] : [line])
  })
})

describe('hiding', () => {
  it.each([
    "I don't want to hide the volunteering",
    'Hide nothing, keep the awards',
    'please do not hide the awards',
    'never hide the volunteering',
    'hide none of the awards',
    "I wouldn't hide the awards for this one",
    'unhide the volunteering',
    "don't leave the volunteering out this time",
    "I don't want the volunteering hidden",
    'I do not want to remove the awards',
  ])('is not done where it is denied: %s', async (message) => {
    expect(hideWish(latex, message)).toBeNull()
    const { latex: changed, message: said } = await answer(message)
    expect(changed).toBeNull()
    expect(said).not.toContain('leave it out')
  })

  it.each([
    ['hide the volunteering for this one', 'Volunteering'],
    ["don't show the awards for now", 'Awards'],
    ['keep the awards, hide the volunteering', 'Volunteering'],
    ['hide the volunteering but keep the awards', 'Volunteering'],
    ['the volunteering is not needed, hide it', 'Volunteering'],
    ["I don't need the awards here so hide them", 'Awards'],
  ])('%s', (message, name) => {
    const lines = fresh(latexOf(hideWish(latex, message)))
    expect(lines[0]).toContain('%hidden')
    expect(lines[0]).toContain(name)
  })
})

describe('a role', () => {
  it.each([
    'sick',
    'ill',
    'unemployed',
    'on leave',
    'on maternity leave',
    'pregnant',
    'away',
    'abroad',
    'living abroad',
    'studying',
    'a student',
    'in Spain',
    'a bit unwell',
    'at home with my kids',
    'out of work',
    'very busy',
  ])('is none: I was %s', async (words) => {
    const message = `I was ${words} from May 2021 to July 2021`
    expect(roleWish(latex, message)).toBeNull()
    expect((await answer(message)).latex).toBeNull()
  })

  it.each([
    ['I was acting ward manager from May 2021 to July 2021', 'Acting ward manager'],
    ['I worked as charge nurse from May 2021 to July 2021', 'Charge nurse'],
    ['I was the infection control lead from May 2021 to July 2021', 'Infection control lead'],
    ['I served as union steward between May 2021 and July 2021', 'Union steward'],
  ])('%s', (message, name) => {
    const edited = roleWish(latex, message)
    expect(edited && 'latex' in edited ? fresh(edited.latex).join() : '').toContain(name)
  })
})

describe('a summary', () => {
  it.each([
    'Update my summary to mention that I have ten years of experience',
    'my summary is boring and too long for one page please help',
    'new summary is needed, the one I have is from my old job',
    'change the summary to focus on leadership and less on the bedside',
    'Change my summary: make it shorter and more about leadership',
    'rewrite my summary: it is too long and sounds like a robot',
    'Update my summary\nAdd Daisy Award 2023 to the awards too',
    'new summary needed for my nursing resume, the old one is dull',
    'replace my summary with something that sounds more senior',
    'my summary should be about the falls work and the unit',
    'my summary should say that I have ten years of experience',
  ])('is not replaced by what is said of it: %s', async (message) => {
    expect(summaryWish(latex, message)).toBeNull()
    expect((await answer(message)).latex ?? latex).toContain('Nurse with nine years in a 32-bed unit.')
  })

  const words = 'Charge nurse with nine years in Oslo, at home in a crisis.'
  it.each([
    `Replace the summary by: ${words}`,
    `change my summary to "${words}"`,
    `my summary should say: ${words}`,
    `use this as my summary:\n${words}`,
    `New summary:\n\n${words}`,
    `Replace my summary with this\n${words}`,
  ])('is replaced by words that are given: %s', (message) => {
    expect(fresh(latexOf(summaryWish(latex, message)))).toEqual([words])
  })

  it.each([
    'Replace the summary by: Charge nurse with nine years. Calm in a crisis. Known for teaching.',
    'Replace my summary with this:\nCharge nurse with nine years. Calm in a crisis. Known for teaching.',
  ])('of several sentences is written whole: %s', async (message) => {
    expect(fresh((await answer(message)).latex)).toEqual([
      'Charge nurse with nine years. Calm in a crisis. Known for teaching.',
    ])
  })

  it('has no other wish in it', async () => {
    const { latex: changed } = await answer(`Replace the summary by: ${words} Also remove the volunteering.`)
    expect(fresh(changed)).toEqual([words])
    expect(changed).not.toContain('Food Bank')
  })
})

it('a deed at an employer that the resume does not have is asked about', async () => {
  for (const wish of [
    'say I trained ten nurses at Karolinska',
    'As a staff nurse I trained ten nurses at Karolinska',
  ]) {
    const { latex: after, message } = await answer(wish)
    expect([after, message]).toEqual([null, expect.stringContaining('no job at Karolinska')])
  }
  const here = await answer('say I trained ten nurses at Harbour')
  expect(here.latex).toContain('Trained ten nurses')
})
