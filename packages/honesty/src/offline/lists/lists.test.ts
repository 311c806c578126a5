// What is wished of several things at once: which come first, which stay, and whatever says a word.
import { describe, expect, it } from 'vitest'
import { ask } from '../testing/changes.ts'
import { lines, weaver } from '../testing/weaver.ts'

describe('the order of a list', () => {
  it.each([
    'skills: felting first, then carding, then the rest as it is',
    'Put felting first in my skills, then carding',
    'put felting and carding first in skills',
    'skills - felting wants to be first, then carding, then the others how they are',
  ])('%s', async (wish) =>
    expect(await lines(wish)).toContain('+ \\skills{Felting, Carding, Hand looms, Dyeing, Madder dye}'),
  )
})

describe('what is named stays, and the rest of its list goes', () => {
  it.each([
    ['Dyer is too long. Leave only the curtain one and the wool one', ['- \\item Swept the yard']],
    ['keep just the curtain and the wool bullets in the Dyer job', ['- \\item Swept the yard']],
    [
      'Kasper has too much. Keep only the show one and the yarn one',
      ['- \\item Set up four looms each Monday', '- \\item Answer mail'],
    ],
  ])('%s', async (wish, gone) => expect(await lines(wish)).toEqual(gone))

  it('of two places the one that is named', async () => {
    const { latex } = await ask(
      weaver,
      'Why is natural dyes under certifications AND awards? keep just the certification',
    )
    expect(latex!.match(/Natural Dyes/g)).toHaveLength(1)
    expect(latex!.indexOf('Natural Dyes')).toBeLessThan(latex!.indexOf('\\section{Awards}'))
  })

  it('the line that is about what matters', async () => {
    const wish = 'Dyer was ages ago. Trim it down to a single bullet, whichever one is about wool'
    expect(await lines(wish)).toEqual(['- \\item Wove 300 metres of curtain a year', '- \\item Swept the yard'])
  })
})

describe('whatever says a word goes', () => {
  it.each(['take out everything that mentions madder', 'No more madder for me. Remove anything about it'])(
    '%s',
    async (wish) => {
      const { latex } = await ask(weaver, wish)
      expect(latex).not.toMatch(/madder/i)
      expect(latex).toContain('\\skills{Hand looms, Dyeing, Carding, Felting}')
      expect(latex).toContain('\\entry{Weaver}{Dyer and Sons}')
    },
  )

  it('but no job, which is said', async () => {
    const { latex, message } = await ask(weaver, 'remove everything that mentions looms')
    expect(latex).toContain('\\entry{Head Weaver}{Kasper Looms}')
    expect(message).toContain('Head Weaver, Kasper Looms I left')
  })
})

describe('what is left compiles', () => {
  it('a list begins with an item, and not with a comma', async () =>
    expect(await lines('only keep carding and felting')).toContain('+ \\skills{Carding, Felting}'))

  it('a list goes with its last line, and a section with its last entry', async () => {
    const own = weaver
      .replace('  \\item Wove 300 metres of curtain a year\n', '')
      .replace('  \\item Swept the yard\n', '')
    const { latex, message } = await ask(
      own.replaceAll('Natural Dyes Certificate', 'Madder course'),
      'remove anything about madder',
    )
    expect(latex).not.toMatch(/\\begin\{bullets\}\s*\\end\{bullets\}/)
    expect(latex).not.toContain('\\section{Certifications}')
    expect(message).toContain('Certifications had nothing else')
  })

  it('a bullet is not a job', async () => {
    const { latex } = await ask(weaver, 'combine the first two bullets at Dyer into one and remove the last one')
    expect(latex).toContain('Dyer and Sons')
    expect(latex).not.toContain('Swept the yard')
  })
})

describe('words in every place', () => {
  it('of a name that is described', async () => {
    const wish = 'I would rather not name the museum, so call it "a local museum" wherever it comes up'
    expect(await lines(wish)).toContain('+ \\entry{Helper}{a local museum}{}{2019 – 2021}')
  })

  it('as they are given', async () => {
    expect(
      (await ask(weaver, 'change looms to weaving looms everywhere')).latex!.match(/weaving looms/g)!.length,
    ).toBeGreaterThan(3)
  })
})

describe('of two that stand beside each other', () => {
  it.each([
    ['the last two jobs are in the wrong order, can you swap them', /Dyer and Sons[^]*Kasper Looms/],
    ['swap the first two bullets of the Dyer job', /Dyed wool[^]*300 metres/],
    ['make Skills come before Education', /section\{Skills\}[^]*section\{Education\}/],
    ['put my awards higher up, right after the summary', /section\{Awards\}[^]*section\{Experience\}/],
  ])('%s', async (wish, order) => expect((await ask(weaver, wish)).latex).toMatch(order))
})

it('of what stands there twice, one goes', async () => {
  const twice = weaver.replace('Felting}', 'Felting, madder-dye}')
  expect((await ask(twice, 'madder dye is in my skills twice, take one out')).latex).toBe(weaver)
})

it('the lines of a job go, and the job stays', async () => {
  const { latex } = await ask(weaver, 'Get rid of the bullets under Dyer but keep the job on there')
  expect(latex).not.toContain('Swept the yard')
  expect(latex).toContain('Dyer and Sons')
})

it.each([
  ['take away the pinterest', '- \\website{pinterest.com/inesweaves}'],
  ['French out, I forgot it', '+ \\skills{Dutch (Native), English (Intermediate)}'],
  [
    'chuck spinning and plying in the skills',
    '+ \\skills{Hand looms, Dyeing, Madder dye, Carding, Felting, spinning, plying}',
  ],
  [
    'About the languages: french is native, english I would say advanced now',
    '+ \\skills{Dutch (Native), French (Native), English (Advanced)}',
  ],
  ['Spinning is missing from my skills', '+ \\skills{Hand looms, Dyeing, Madder dye, Carding, Felting, Spinning}'],
  [
    'Take the nieces out. I mean the aunt sentence, delete it',
    '+ Weaver with 12 years at hand looms. I have made rugs, scarves and curtains. I want to run a small workshop.',
  ],
  ['add my weaving card, Guild of Ghent, 2009', '+ \\shortentry{Weaving card}{Guild of Ghent}{2009}'],
  [
    'Change my job title at Dyer to Dye Master, they moved me up in 2014. Still the same place.',
    '+ \\entry{Dye Master}{Dyer and Sons}{Aalst}{2011-01 – 2016-03}',
  ],
  [
    'The place name is wrong. It is Kaspar Looms not Kasper',
    '+ \\entry{Head Weaver}{Kaspar Looms}{Leuven}{2016-05 – Present}',
  ],
  [
    'The summary is a bit waffly, can you tighten it up?',
    '+ Weaver with 12 years at hand looms. I have made rugs, scarves and curtains. A happy aunt of three. Want to run a small workshop.',
  ],
  [
    'add that I can use a spinning wheel and a warping board',
    '+ \\skills{Hand looms, Dyeing, Madder dye, Carding, Felting, spinning wheel, warping board}',
  ],
  [
    'Put felting and carding first in my skills and drop dyeing',
    '+ \\skills{Felting, Carding, Hand looms, Madder dye}',
  ],
  ['my town is Ghent now not Leuven', '+ \\location{4 Mill Lane, Ghent 3000}'],
  ['Take off the weaving job from the 10s, nobody cares about that', '- \\item Swept the yard'],
  [
    'My summary is too long. Make it shorter.',
    '+ Weaver with 12 years at hand looms. I have made rugs, scarves and curtains. A happy aunt of three. Want to run a small workshop.',
  ],
  ['change the curtains from 300 to 350', '+ \\item Wove 350 metres of curtain a year'],
  ['Change rugs from 60 to 65, and drop felting', '+ \\skills{Hand looms, Dyeing, Madder dye, Carding}'],
  ['use short months please', '+ \\entry{Weaver}{Dyer and Sons}{Aalst}{Jan 2011 – Mar 2016}'],
  ['carding and felting are both in my skills. Take one out.', '+ \\skills{Hand looms, Dyeing, Madder dye, Carding}'],
  [
    'Add under my current job that I trained two weavers. And change rugs from 60 to 65',
    '+ \\item Trained two weavers',
  ],
  ['delete the diploma, and also the Dyer job as it is not relevant', '- \\item Swept the yard'],
  ['leave the years off my studies', '+ \\entry{Diploma in Textiles}{Academy Aalst}{Aalst}{}'],
  ['remove the year from the diploma', '+ \\entry{Diploma in Textiles}{Academy Aalst}{Aalst}{}'],
])('in other words for the same: %s', async (wish, line) => expect(await lines(wish)).toContain(line))

describe('a skill by its kind, and what is added beside it', () => {
  it.each(['add skill warping and remove felting', 'Add the skill warping. Take felting out please'])(
    '%s',
    async (wish) => expect(await lines(wish)).toContain('+ \\skills{Hand looms, Dyeing, Madder dye, Carding, warping}'),
  )
})
