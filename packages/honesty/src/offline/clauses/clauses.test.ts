// Several wishes in a message, and wishes in few words: each has a verb, what it is done to, and where or what it
// becomes. Where a word is left over, nothing is done by these rules.
import { describe, expect, it } from 'vitest'
import { ask, changes, linesChanged } from '../testing/changes.ts'
import { asWritten } from '../phrases/as-written.ts'
import { splitClauses } from './split-clauses.ts'

const gardener = String.raw`\documentclass[theme=classic,accent=blue]{resume}
\begin{document}
\begin{header}
  \name{Wilma Brandt}
  \headline{Gardener}
  \email{wilma@example.org}
  \location{7 Lime Street, Ghent 9000}
\end{header}
\section{About me}
Gardener for parks and private estates.
\section{Jobs so far}
\entry[Full-time]{Head Gardener}{Castle Oost}{Ghent}{2019-04 – Present}
\begin{bullets}
  \item Planted 340 roses in the walled garden.
  \item Was responsible for the greenhouse and two ponds.
  \item Kept the shed tidy and the seed list up to date.
\end{bullets}
\entry[Part-time]{Florist}{Bloom Corner}{Aalst}{2016-02 – 2019-03}
\begin{bullets}
  \item Tied bouquets.
  \item Sold about 80 wreaths each December.
\end{bullets}
\section{Schooling}
\entry{Diploma in Horticulture}{Field School}{Ghent}{2013 – 2015}
\section{Tickets}
\shortentry{Chainsaw licence}{Wood Board}{2017}
\shortentry{First aid}{Red Cross}{2021}
\section{What I know}
\skills[Plants]{roses, hedges, grafting}
\skills[Machines]{mower, chipper, grafting}
\skills[Languages]{Dutch (native), English (B1)}
\section{Clubs}
\entry{Choir singer}{Parish Choir}{Ghent}{2020 – Present}
\section{Spare time}
\skills{chess, cycling}
\end{document}
`
const lines = async (wish: string) => (await changes(gardener, wish, [wish])).lines
const headings = async (wish: string) =>
  [...((await ask(gardener, wish)).latex ?? '').matchAll(/\\section\{([^}]*)\}/g)].map(([, heading]) => heading)

describe('each wish of a message is done', () => {
  it.each([
    ['drop the florist job and the chainsaw ticket', ['Florist', 'Tied', 'wreaths', 'Chainsaw']],
    ['take the choir off, and the first aid', ['Clubs', 'Choir singer', 'First aid']],
    ['chess can go and remove grafting from machines', ['chess']],
    ["the clubs can go, and it's 410 roses now", ['Clubs', 'Choir singer']],
  ])('%s', async (wish, gone) => {
    const before = (await lines(wish)).filter((line) => line.startsWith('- ')).join('\n')
    for (const words of gone) expect(before).toContain(words)
  })

  it.each([
    [
      'put the tickets right under about me, and schooling after that',
      ['About me', 'Tickets', 'Schooling', 'Jobs so far'],
    ],
    ['rename jobs so far to Work history n put schooling above it', ['About me', 'Schooling', 'Work history']],
    ['schooling above the jobs and call it Training', ['About me', 'Training', 'Jobs so far']],
    [
      'rename tickets to Papers n put it above schooling, and fly me there',
      ['About me', 'Jobs so far', 'Papers', 'Schooling'],
    ],
    ['the tickets first, spare time after it', ['Tickets', 'Spare time', 'About me']],
  ])('%s', async (wish, order) => expect((await headings(wish)).slice(0, order.length)).toEqual(order))

  it('with the look among them', async () => {
    const { latex } = await ask(gardener, 'us letter, one page, and tickets before schooling')
    expect(latex).toContain('paper=letter')
    expect(latex!.indexOf('{Tickets}')).toBeLessThan(latex!.indexOf('{Schooling}'))
  })

  it('whatever else another sentence says is not to be done', async () => {
    const { latex } = await ask(gardener, 'dont rember the months. drop chess. dont change the colours')
    expect(latex).not.toContain('chess')
  })

  it('and one that is not understood is named', async () => {
    expect((await ask(gardener, 'drop the chainsaw ticket and swap the gazebo')).message).toContain(
      'I did not understand “',
    )
  })

  it('but a line that says what is to go and what is to stay is left', async () => {
    const wish = 'drop chess, lose the bit about the tidy shed but keep the seed list'
    const { latex, message } = await ask(gardener, wish)
    expect(latex).toContain('Kept the shed tidy and the seed list')
    expect(latex).not.toContain('chess')
    expect(message).toContain('says what is to go and what is to stay')
  })
})

describe('in few words', () => {
  it.each([
    ['florist was from march 2016 not feb', '+ \\entry[Part-time]{Florist}{Bloom Corner}{Aalst}{2016-03 – 2019-03}'],
    ['castle oost ended in may 2025', '+ \\entry[Full-time]{Head Gardener}{Castle Oost}{Ghent}{2019-04 – 2025-05}'],
    ['the dates for the florist job are wrong, it was jan 2015 to feb 2019', '{2015-01 – 2019-02}'],
    ['first aid was renewed in 2024', '+ \\shortentry{First aid}{Red Cross}{2024}'],
    ['my florist start date is wrong, it was jan 2016', '{2016-01 – 2019-03}'],
    ['add a certificate: Tree climbing, from Bos Academy, April 2024', '{Tree climbing}{Bos Academy}{April 2024}'],
    ['put my linkedin in, linkedin.com/in/wilma', '+ \\linkedin{linkedin.com/in/wilma}'],
    ['I speak Spanish too, A2', '+ \\skills[Languages]{Dutch (native), English (B1), Spanish (A2)}'],
    ["it's 410 roses now", '+ \\item Planted 410 roses in the walled garden.'],
    ['change english to C1', '+ \\skills[Languages]{Dutch (native), English (C1)}'],
    ['add pruning and topiary to plants', '+ \\skills[Plants]{roses, hedges, grafting, pruning, topiary}'],
    ['grafting is in there twice', '+ \\skills[Machines]{mower, chipper}'],
    ['sort machines abc', '+ \\skills[Machines]{chipper, grafting, mower}'],
    ['cut the florist job to one line', '- \\item Tied bouquets.'],
    ['add pesticide cert, got it in june 2024 from flanders agri', '{Pesticide certificate}{Flanders Agri}{June 2024}'],
    ['languages get their own section', '+ \\section{Languages}'],
    ['the writing is so small', 'size=10.7pt'],
    ['green instead of blue', 'accent=forest'],
    ['move chess to my skills', '+ \\skills{cycling}'],
    ['move the choir into spare time', '- \\section{Clubs}'],
    ['i say responsible for way too much, fix it', '+ \\item Looked after the greenhouse and two ponds.'],
  ])('%s', async (wish, line) => expect((await lines(wish)).join('\n')).toContain(line))

  it('a phone number that is not there yet stands in the header', async () => {
    expect(await lines('add my phone 0470 12 34 56')).toEqual(['+ \\phone{0470 12 34 56}'])
  })

  it('a job has its place among the others by its beginning, with what is said of it', async () => {
    const wish = 'add my internship summer 2015 at Green Farm in Bruges, weeded beds n sold herbs'
    const { latex } = await ask(gardener, wish)
    expect(latex).toContain('\\entry{Intern}{Green Farm}{Bruges}{Summer 2015}')
    expect(latex).toContain('\\item Weeded beds and sold herbs')
    expect(latex!.indexOf('Green Farm')).toBeGreaterThan(latex!.indexOf('Bloom Corner'))
  })

  it.each([
    ['new job! from 1 march 2025 im park manager at City Parks in Ghent', 'Park manager}{City Parks}{Ghent}'],
    ['add job. at Bean Bar, casual, sept 2014 to oct 2015, as a barista', '[Casual]{Barista}{Bean Bar}'],
  ])('%s', async (wish, head) => expect((await ask(gardener, wish)).latex).toContain(head))

  it('a job without a title is asked for it, with the rest filled in', async () => {
    const { latex, message } = await ask(gardener, 'add job. weekends at Bean Bar, sept 2014 to oct 2015')
    expect(latex).toBeNull()
    expect(message).toContain('as a <title> at Bean Bar')
  })
})

describe('what must not be written', () => {
  it.each([
    "make it say I'm fluent in English, I can't really but they want it",
    "add hydraulics to machines and say I use them. I haven't really used any",
    "just put MSc, I'll be finished by next year",
    "put MSc after my name, haven't passed the exam yet",
    'say that I was head of parks, i was basically doing it anyway',
    'put how many trees I planted in my life',
    'say losses went down 30% or so, sounds better',
  ])('%s', async (wish) => {
    const { latex, message } = await ask(gardener, wish)
    expect(latex).toBeNull()
    expect(message).toMatch(/By your own words that is not so|I make up no numbers/)
  })

  it.each([
    "tailor it, but don't add things I haven't done",
    'remove the first aid, I never passed it',
    'write that I never had an accident',
  ])('which is not said of: %s', async (wish) => {
    expect((await ask(gardener, wish)).message).not.toContain('By your own words')
  })
})

describe('a text that is no resume is not written here: where it is made is said', () => {
  it.each([
    ['email to the boss of the park, short and polite', 'I write no e-mails here'],
    ['3 sentence bio for a program', 'LinkedIn profile'],
    ['can you write what I say when I call them', 'Interview questions'],
    ['write me a short letter for this, not too posh', 'I can’t write a cover letter here'],
  ])('%s', async (wish, words) => {
    const { latex, message } = await ask(gardener, wish)
    expect(latex).toBeNull()
    expect(message).toContain(words)
  })
})

describe('an edit is about what the message says', () => {
  it.each([
    'i am not in the club thing any more, keep the greenhouse work, it matters for the two ponds',
    'the sentence about parks sounds like I beg for work',
  ])('%s', async (wish) => expect((await ask(gardener, wish)).latex).toBeNull())
})

describe('no order', () => {
  it.each([
    "I don't want you to drop the florist job, remove the choir, or move anything",
    'Should I drop the florist job and remove chess?',
    'drop clubs but keep the choir',
    'remove the florist job but keep its second bullet',
    'drop the tickets, except the chainsaw licence',
    'put the florist job in a smaller font',
    'put the choir in a box',
    'plants and machines too',
  ])('%s', async (wish) => {
    const { latex } = await ask(gardener, wish)
    expect(
      latex === null ||
        !linesChanged(gardener, latex).some((line) => /^- \\(?:section|entry|shortentry|location)/.test(line)),
    ).toBe(true)
  })

  it('what is dictated stays as it is typed', async () => {
    const wish = 'add a bullet to Castle Oost: Cared for ill trees, heard pleas n cos'
    expect((await ask(gardener, wish)).latex).toContain('Cared for ill trees, heard pleas n cos')
  })

  it('a message of many joints costs no more than a moment', async () => {
    for (const wish of [
      `skills ${'into'.repeat(40)}!`,
      `ab and cd ${'into'.repeat(40)}!`,
      `${'now at '.repeat(60)}x`,
      `${'5 words max '.repeat(90)}!`,
      `${'please and '.repeat(90)}!`,
      `florist ${'was from to '.repeat(90)}!`,
    ])
      await ask(gardener, wish)
  })
})

describe('where a message is cut', () => {
  it.each([
    ['remove chess', ['remove chess']],
    ['remove chess and cycling', ['remove chess', 'remove cycling']],
    [
      'add a bullet to Castle Oost: Cut hedges, and made compost',
      ['add a bullet to Castle Oost: Cut hedges, and made compost'],
    ],
    ['say I planted trees and made paths', ['say I planted trees and made paths']],
    ['move tickets up, then make it green', ['move tickets up', 'make it green']],
  ])('%s', (message, expected) => expect(splitClauses(gardener, message)).toEqual(expected))
})

describe('chat spelling is read in full', () => {
  it.each([
    ['whats missing, pls', "what's missing, please"],
    ['i dont want u to', "i don't want you to"],
    ['im done n dusted', "I'm done and dusted"],
    ['replace "dont" by “u”', 'replace "dont" by “u”'],
    ['An U turn', 'An U turn'],
  ])('%s', (typed, written) => expect(asWritten(typed)).toBe(written))
})
