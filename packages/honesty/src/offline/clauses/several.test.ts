// Several things at once, and what is too much to lose for a word that also stands in it.
import { describe, expect, it } from 'vitest'
import { ask, changes } from '../testing/changes.ts'

const technician = String.raw`\documentclass[theme=classic,accent=blue]{resume}
\begin{document}
\begin{header}
  \name{Hanna Vos}
  \email{hanna@example.org}
  \location{Utrecht}
\end{header}
\section{Work History}
\entry[Full-time]{Concert Technician}{Rietvink Hall}{Utrecht}{2018-09 – Present}
\begin{bullets}
  \item Tune the two grands before each concert.
  \item Supervise one intern a year from the technology course.
\end{bullets}
\entry[Full-time]{Workshop Technician}{Brouwer Pianos}{Amersfoort}{2014-02 – 2018-08}
\begin{bullets}
  \item Rebuilt 31 uprights with the master.
  \item Replaced hammers and dampers.
  \item Visited customers, on average four a day.
\end{bullets}
\entry[Part-time]{Organist}{Odilia Parish}{Amersfoort}{2012-01 – 2014-01}
\begin{bullets}
  \item Played at weddings.
\end{bullets}
\entry[Part-time]{Shop Assistant}{Allegro}{Zwolle}{2010-07 – 2011-12}
\begin{bullets}
  \item Sold sheet music.
  \item Took care of the till.
\end{bullets}
\section{Training}
\entry{Diploma in Piano Technology}{Vakschool}{Amsterdam}{2008 – 2010}
\shortentry{Tuning Course}{Hallberg}{2019}
\section{Skills}
\skills[Tuning]{aural tuning, pitch raising}
\skills[Tools]{TuneLab, humidity loggers}
\skills[Languages]{Dutch (native), English (B2)}
\section{Spare time}
Trail running, pottery, two old dogs.
\end{document}
`
const goneOf = async (wish: string) =>
  (await changes(technician, wish, [wish])).lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))

describe('as many go as are named', () => {
  it.each([
    ['remove the last two jobs', ['Organist', 'Shop Assistant'], ['Concert', 'Workshop']],
    ['drop the first two roles', ['Concert', 'Workshop'], ['Organist', 'Shop Assistant']],
    ['remove the third and the fourth job', ['Organist', 'Shop Assistant'], ['Concert', 'Workshop', 'four a day']],
    ['take the second job out', ['Workshop'], ['Concert', 'Organist']],
    ['drop all the lines of the shop job', ['Sold sheet', 'till'], ['Shop Assistant']],
    ['delete the last two bullets of the workshop job', ['hammers', 'customers'], ['Rebuilt', 'Workshop']],
    ['cut the last bullet of every job', ['intern', 'customers', 'till'], ['weddings', 'grands']],
  ])('%s', async (wish, gone, kept) => {
    const lines = (await goneOf(wish)).join('\n')
    for (const words of gone) expect(lines).toContain(words)
    for (const words of kept) expect(lines).not.toContain(words)
  })

  it('and the last one stays', async () => {
    const { latex, message } = await ask(technician, 'remove the last four jobs')
    expect([latex, message]).toEqual([null, expect.stringContaining('one has to stay')])
  })
})

describe('what moves from one list to another is still there', () => {
  it.each([
    ['take TuneLab out of Tools and put it under Tuning', 'Tuning', 'pitch raising, TuneLab'],
    ['move English to Tuning', 'Tuning', 'pitch raising, English (B2)'],
    ['please move humidity loggers into the Tuning list', 'Tuning', 'pitch raising, humidity loggers'],
  ])('%s', async (wish, label, end) => {
    const { latex } = await ask(technician, wish)
    expect(latex).toContain(`\\skills[${label}]{aural tuning, ${end}}`)
    expect(latex).toContain(String.raw`\location{Utrecht}`)
  })
})

describe('what is to stay does', () => {
  it.each([
    ['remove pottery but not trail running', 'Trail running, two old dogs.'],
    ['remove humidity loggers but keep TuneLab', String.raw`\skills[Tools]{TuneLab}`],
  ])('%s', async (wish, left) => expect((await ask(technician, wish)).latex).toContain(left))
})

describe('a section or a job that is not named stays', () => {
  it.each([
    'delete the work',
    'get rid of the courses',
    'delete both part time jobs',
    'take the place out of the organist job',
    'remove the history',
  ])('%s', async (wish) => {
    const { latex, message } = await ask(technician, wish)
    expect(latex).toBeNull()
    const [, suggested] = /is to go, say: (remove .*)\.$/.exec(message) ?? []
    // Which is then done.
    expect((await ask(technician, suggested ?? '')).latex).not.toBeNull()
  })

  it.each(['remove the Training section', 'delete training', 'no more spare time section', 'remove the work history'])(
    'a section that is named goes: %s',
    async (wish) => expect(await goneOf(wish)).toContainEqual(expect.stringMatching(/^\\section/)),
  )
})
