// A value in the words that it is to have: in the header, of a language, as a title, or as all that stays.
import { describe, expect, it } from 'vitest'
import { ask, changes } from '../testing/changes.ts'

const cook = String.raw`\documentclass[theme=classic,accent=blue]{resume}
\begin{document}
\begin{header}
  \name{Ilse Brandt-Meyer}
  \headline{Cook | Pastry | Menus}
  \email{ilse@example.org}
  \location{Lange Gasse 3, 4051 Basel, Switzerland}
\end{header}
\section{Work}
\entry[Full-time]{Sous Chef}{Gasthof Adler}{Basel}{2020-03 – Present}
\begin{bullets}
  \item Lead a brigade of six at lunch.
  \item Cut food waste by 12\% in 2022.
\end{bullets}
\entry[Full-time]{Commis}{Gasthof Adler}{Basel}{2017-06 – 2020-02}
\begin{bullets}
  \item Ran the cold kitchen.
\end{bullets}
\entry[Part-time]{Waiter}{Café Linde}{Bern}{Summer 2016}
\begin{bullets}
  \item Served at the terrace.
\end{bullets}
\entry[Part-time]{Waiter}{Seehotel}{Thun}{Summer 2015}
\begin{bullets}
  \item Set the tables.
\end{bullets}
\section{Certificates}
\shortentry{Food Hygiene Card}{Canton of Basel}{exp. 05/2025}
\section{Skills}
\skills[Kitchen]{pastry, sauces, Word, Excel, hygiene}
\skills[Languages]{German (native), French, Italian (A2)}
\section{Personal Details}
Born in 1994. Married, one child. Passport: Swiss.
\end{document}
`
const linesOf = async (wish: string) => (await changes(cook, wish, [wish])).lines.join('\n')

describe('the value is set', () => {
  it.each([
    ['change my name to just Ilse Brandt, I am divorced now', String.raw`+ \name{Ilse Brandt}`],
    ['my headline should only say Pastry Cook', String.raw`+ \headline{Pastry Cook}`],
    ['under my name it should say Pastry Cook', String.raw`+ \headline{Pastry Cook}`],
    ['shorten the headline to Cook only', String.raw`+ \headline{Cook}`],
    ['take the street away, only Basel, Switzerland', String.raw`+ \location{Basel, Switzerland}`],
    ['for the job at Café Linde it should say Host instead', String.raw`+ \entry[Part-time]{Host}{Café Linde}`],
    ['change the title of the Linde job to Host', String.raw`+ \entry[Part-time]{Host}{Café Linde}`],
    ['my italian is B1 now!', 'Italian (B1)}'],
    ['add levels to the languages: French fluent, Italian B2', 'French (fluent), Italian (B2)}'],
    ['hygiene card is good til 6/2028 now', '{exp. 06/2028}'],
    ['the 12% should be 12.5%', String.raw`waste by 12.5\% in`],
  ])('%s', async (wish, line) => expect(await linesOf(wish)).toContain(line))

  it.each([
    'change my name to something shorter',
    'make the headline bigger',
    'my headline is too long',
    'change the title of the waiter job to Host',
    'my name should be in capitals',
    'my name should be underlined',
    'my address should be removed',
    'at Café Linde it was boring',
    'the sauces are good',
    'I renewed the food hygiene card in April 2026',
    'my klingon is B1 now',
    'keep only the good things',
  ])('nothing is, where it is no value or it is not sure whose: %s', async (wish) =>
    expect(await linesOf(wish)).not.toMatch(
      /^\+ .*(?:shorter|bigger|too long|Host|apitals|nderlined|emoved|oring|sauces \(|04.2026|lingon|good things)/m,
    ),
  )
})

it('what stays of a place stays as it is written', async () => {
  const latex = cook.replace(
    'Lange Gasse 3, 4051 Basel, Switzerland',
    String.raw`Hof 1, Wald \\& See, Tirol`.replace('\\\\', '\\'),
  )
  expect((await ask(latex, 'take the house away, only Wald')).latex).toContain(String.raw`\location{Wald}`)
})

describe('the level of a language', () => {
  it('is not set beside a certificate of the old one', async () => {
    const latex = cook.replace(/\\skills\[Languages\].*\n/, '\\shortentry{French}{B1, DELF}{2019}\n')
    const answer = await ask(latex, 'my french is C1 now')
    expect([answer.latex, answer.message]).toEqual([null, expect.stringContaining('replace "B1, DELF" by "C1, …"')])
  })
})

describe('all but what is named goes', () => {
  it.each([
    ['remove everything except the passport in personal details', '+ Passport: Swiss.'],
    ['keep only the sauces', String.raw`+ \skills[Kitchen]{sauces}`],
    ['delete all the other bullets but the brigade one', String.raw`- \item Cut food waste by 12\% in 2022.`],
  ])('%s', async (wish, line) => {
    const lines = await linesOf(wish)
    expect(lines).toContain(line)
    expect(lines).not.toMatch(/^- .*(?:cold kitchen|Sous Chef|Languages)/m)
  })
})

describe('a place within its list', () => {
  it.each([
    ['move Excel to the end of the Kitchen line', 'pastry, sauces, Word, hygiene, Excel}'],
    ['put hygiene first in kitchen', '{hygiene, pastry, sauces, Word, Excel}'],
    ['sauces should go before pastry', '{sauces, pastry, Word, Excel, hygiene}'],
    ['move the food waste line to the top under sous chef', String.raw`\item Cut food waste by 12\% in 2022.`],
    ['the Seehotel job should come before the Linde one', '{Waiter}{Seehotel}'],
  ])('%s', async (wish, line) => {
    const answer = await ask(cook, wish)
    const [lines, before] = [answer.latex ?? '', cook].map((text) => text.split('\n'))
    const at = (all: string[] = []) => all.findIndex((one) => one.includes(line))
    expect(at(lines)).toBeGreaterThan(0)
    // A list of one line changes in itself; lines change places.
    if (at(before) >= 0) expect(at(lines)).toBeLessThan(at(before))
    expect(lines?.flatMap((one) => one.split(/[ ,{}]+/)).toSorted()).toEqual(
      before?.flatMap((one) => one.split(/[ ,{}]+/)).toSorted(),
    )
  })
  it('only where it stands', async () => expect((await ask(cook, 'put hygiene first in languages')).latex).toBeNull())
})

describe('two jobs at one employer become one', () => {
  const wishes = ['make the two Adler jobs one', 'The two jobs at Adler, can you put them together as one?']
  it.each(wishes)('%s', async (wish) => {
    const { lines } = await changes(cook, wish, [wish])
    expect(lines).toContain(
      String.raw`+ \entry[Full-time]{Sous Chef (Commis until 2020-02)}{Gasthof Adler}{Basel}{2017-06 – Present}`,
    )
    expect(lines.filter((line) => /item/.test(line))).toEqual([])
  })
  it('with the title and the years that are said', async () =>
    expect(await linesOf('merge the Adler jobs into one: Cook, 2017 to now')).toContain(
      '{Cook}{Gasthof Adler}{Basel}{2017 – now}',
    ))
  it.each([
    ['the later one stands below', cook.replace('2020-03 – Present', '2015-01 – 2016-02')],
    ['they were at two places', cook.replace('{Gasthof Adler}{Basel}{2017', '{Gasthof Adler}{Bern}{2017')],
    ['one was another kind of post', cook.replace('[Full-time]{Commis}', '[Part-time]{Commis}')],
  ])('not where %s', async (_what, latex) => expect((await ask(latex, 'make the two Adler jobs one')).latex).toBeNull())
  it('a month that has “to” in its name stays whole', async () =>
    expect(await linesOf('merge the Adler jobs into one: Cook, October 2017 to now')).toContain('{October 2017 – now}'))
  it('not where the two are at two employers', async () =>
    expect((await ask(cook, 'make the two waiter jobs one')).latex).toBeNull())
})

it('“it” is what was named last, understood or not', async () => {
  const lines = await linesOf('hygiene card is good til 6/2028 now. the Linde job was silly, take it off')
  expect(lines).toMatch(/^- .*Linde/m)
  expect(lines).toMatch(/^\+ .*06\/2028/m)
})
it('each of a list in words that say little elsewhere, too', async () =>
  expect(await linesOf('take out pastry, word and excel from skills')).toContain(
    String.raw`+ \skills[Kitchen]{sauces, hygiene}`,
  ))
it('what is quoted is not cut, and the rest is', async () => {
  const lines = await linesOf('rename Work to "Kitchens and Cafés", and remove the Linde job')
  expect(lines).toMatch(/^- .*Linde/m)
  expect(lines).toContain(String.raw`+ \section{Kitchens and Cafés}`)
})

describe('a polite wish is one', () => {
  it.each([
    'would it be possible to remove the Linde job?',
    'remove the Linde job, but don’t change anything else',
    'take out the Linde job. Please do not touch anything else!',
  ])('%s', async (wish) => expect(await linesOf(wish)).toMatch(/^- .*Linde/m))
})

describe('what is asked is not done', () => {
  it.each(['just tell me which words are misspelled, do not change anything yet', 'do I need full stops at the end?'])(
    '%s',
    async (wish) => expect((await ask(cook.replace('lunch.', 'lunhc and dinnner'), wish)).latex).toBeNull(),
  )
})

it('a numbered list is a wish for each of its lines', async () => {
  const lines = await linesOf(
    'Hi, a few things: 1) my headline should be Pastry Cook 2) remove the Linde job 3) take out word',
  )
  expect(lines).toContain(String.raw`+ \headline{Pastry Cook}`)
  expect(lines).toMatch(/^- .*Linde/m)
  expect(lines).toContain('{pastry, sauces, Excel, hygiene}')
  expect((await ask(cook, 'Hi, a few things: 1) remove the Linde job 2) take out word')).message).not.toContain(
    'few things',
  )
})

it('an item goes from the list that is named', async () => {
  const latex = cook.replace(
    String.raw`\skills[Languages]`,
    String.raw`\skills[Tools]{German, French}` + '\n\\section{Languages}\n\\skills',
  )
  const after = (await ask(latex, 'remove German and French from Tools')).latex ?? ''
  expect(after).toContain('German (native), French, Italian')
})
it('what is dictated keeps its numbers', async () =>
  expect(await linesOf('add a bullet to Seehotel: Came 1) in Basel and 2) in Bern')).toContain(
    'Came 1) in Basel and 2) in Bern',
  ))
it('a long quotation is no wish of its own', async () => {
  const words = `"${'A long text. '.repeat(30)}Cut food waste by 12% in 2022."`
  const { latex } = await ask(cook, `replace "Set the tables." by ${words}`)
  expect(latex ?? cook).toContain(String.raw`\item Cut food waste by 12\% in 2022.`)
})
