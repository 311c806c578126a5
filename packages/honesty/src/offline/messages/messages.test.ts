// Messages whose sentences belong together: what is wrong in one and what is right in another, a job over several
// lines.
import { describe, expect, it } from 'vitest'
import { ask } from '../testing/changes.ts'
import { lines, weaver } from '../testing/weaver.ts'

describe('a date that is wrong in one sentence, and right in the next', () => {
  it.each([
    ['Why does it say I left Dyer in March 2016? It was May 2016. Sort it please.', '{2011-01 – 2016-05}'],
    ['It says I started at Dyer in January 2011. That should be June 2010.', '{2010-06 – 2016-03}'],
    ['You have Dyer down as until March 2016. It was April.', '{2011-01 – 2016-04}'],
    ['Somebody put an end date on Dyer. I am still there!', '{2011-01 – Present}'],
  ])('%s', async (wish, dates) =>
    expect((await lines(wish)).join('\n')).toContain(`+ \\entry{Weaver}{Dyer and Sons}{Aalst}${dates}`),
  )

  it('with what else is wished', async () => {
    const wish = 'Someone put an end date on Dyer. I am still there! And drop carding from the skills.'
    const { latex } = await ask(weaver, wish)
    expect(latex).toContain('{2011-01 – Present}')
    expect(latex).not.toContain('Carding')
  })
})

describe('an entry that is said over several lines or sentences', () => {
  const job = [
    'New job!!',
    'Workshop Manager',
    'Thread House, Ghent',
    'from June 2025',
    '- run six looms',
    '- teach two apprentices',
  ].join('\n')
  it('a job, with its numbers as the person’s own', async () => {
    const own = `${job}\n- yarn budget of 12%`
    expect(await lines(own)).toContain('+ \\item Yarn budget of 12\\%')
  })

  it('a job, and the end of the one before', async () => {
    const { latex } = await ask(weaver, `${job}\n\nand Kasper ended in may 2025`)
    expect(latex).toContain(
      [
        '\\entry{Workshop Manager}{Thread House}{Ghent}{2025-06 – Present}',
        '\\begin{bullets}',
        '  \\item Run six looms',
        '  \\item Teach two apprentices',
      ].join('\n'),
    )
    expect(latex).toContain('{Kasper Looms}{Leuven}{2016-05 – 2025-05}')
    expect(latex!.indexOf('Thread House')).toBeLessThan(latex!.indexOf('Kasper Looms'))
  })

  it('time without a job', async () => {
    const wish =
      'I was looking after my mum full time, April 2016 to May 2016. Put that in as its own entry, no sob story'
    expect(await lines(wish)).toContain('+ \\entry{Family care (full time)}{}{}{2016-04 – 2016-05}')
    expect(
      (await ask(weaver, 'I was looking after my mum, April 2016 to May 2016. Do I have to put that in?')).latex,
    ).toBeNull()
  })

  it('voluntary work', async () => {
    const wish =
      'From 2012 until 2014 I taught felting at the Saint Anna Home on Sundays, unpaid. It belongs with the museum one.'
    const found = await lines(wish)
    expect(found).toContain('+ \\entry{Volunteer}{Saint Anna Home}{}{2012 – 2014}')
    expect(found).toContain('+ \\item Taught felting on Sundays')
  })

  it('a bullet with its place', async () => {
    const { latex } = await ask(weaver, 'New bullet for Dyer: "Mended nets". It should be the second one in the list.')
    expect(latex).toMatch(/curtain a year\n {2}\\item Mended nets\n {2}\\item Dyed wool/)
  })
})

it.each([
  [
    "It says 'Wove 300 metres of curtain a year' at Dyer. It should be curtains.",
    '+ \\item Wove 300 metres of curtains a year',
  ],
  ['Remove my street address, I live alone. Only Leuven.', '+ \\location{Leuven}'],
  ['My surname has changed, now I am Ines Peeters. Drop felting.', '+ \\name{Ines Peeters}'],
  ['my title is now Workshop Lead', '+ \\entry{Workshop Lead}{Kasper Looms}{Leuven}{2016-05 – Present}'],
])('%s', async (wish, line) => expect(await lines(wish)).toContain(line))

it('a word that is misspelt is put right wherever it stands', async () => {
  const wrong = weaver.replaceAll('Kasper', 'Kaspar')
  const { latex } = await ask(wrong, 'It is Kasper, with one a only. Check the whole document please.')
  expect(latex).toBe(weaver)
})

it('a new job, and the end of the one before, in one sentence', async () => {
  const wish =
    "I finished up in Kasper in June 2025 and I've started in St. Bavo's Mill in Ghent as a workshop lead since July 2025. Add it please."
  const found = await lines(wish)
  expect(found).toContain("+ \\entry{Workshop Lead}{St. Bavo's Mill}{Ghent}{2025-07 – Present}")
  expect(found).toContain('+ \\entry{Head Weaver}{Kasper Looms}{Leuven}{2016-05 – 2025-06}')
})

it('a project, where there is a section for them', async () => {
  const own = weaver.replace(
    '\\section{Skills}',
    '\\section{Projects}\n\\entry{Sail for a mill}{}{}{2018}\n\\section{Skills}',
  )
  const { latex } = await ask(
    own,
    'Add one more project. Rug for the Town Hall in wool, May 2024. I dyed the yarn with madder.',
  )
  expect(latex).toContain('\\entry{Rug for the Town Hall}{}{}{2024-05}\nIn wool. Dyed the yarn with madder.')
})

it('a course with its name behind it, beside something else', async () => {
  const wish =
    'I finished a new course, Natural Indigo, from the Dye Guild, November 2024. Please add it to my certificates. Drop felting.'
  const found = await lines(wish)
  expect(found).toContain('+ \\shortentry{Natural Indigo}{Dye Guild}{November 2024}')
  expect(found).toContain('+ \\skills{Hand looms, Dyeing, Madder dye, Carding}')
})

describe('what is not so is not written', () => {
  it.each([
    'Stick me down as a master weaver. I only ever did the diploma but they never check',
    'Can you write I have 25 years of experience? They ask for 20',
    'say I am fluent in French please, lots of jobs here want it',
    'My madder card ran out last year but just put 2025 on there, I will renew it when I get the job. I will renew it later',
    'Can you put that I was Production Manager at Kasper? I do most of the job anyway.',
    'Put Production Manager as my title at Kasper, I sometimes look after the mill when she is on leave',
    'Change it to say 90 rugs. It is really about 60 but everybody pads that.',
    'Write in certificates that I have the Dye Master. I do the exam next month so it will be ok',
    'Put Creative Director for Kasper, the contract says head weaver but it sounds better',
    "the english exam... haven't sat it yet. leave it how it is, i'll have it by summer",
  ])('%s', async (wish) => {
    const { latex, message } = await ask(weaver, wish)
    expect(latex).toBeNull()
    expect(message).toMatch(/By your own words that is not so|By their dates your jobs show|Others ask for it/)
  })

  it('but as many years as there are may be', async () => {
    const { message } = await ask(weaver, 'say that I have 12 years of experience')
    expect(message).not.toContain('By their dates')
  })
})

describe('looked up', () => {
  it.each([
    ['How many times does madder appear, and where?', '“madder” appears 3 times'],
    [
      'Would a gallery owner skimming this see that I sell rugs? Don’t alter anything yet.',
      'Experience (Head Weaver, Kasper Looms)',
    ],
    ['was i at Kasper while i was at the museum or after?', 'both at the same time'],
    [
      'how many jobs have you got for me, and do the dates clash',
      'Your resume has 2 jobs. No two of your jobs overlap',
    ],
    ['does it say anywhere that I can knit? if it doesn’t, add it', 'It was not there. I added'],
    [
      'does it say anywhere that I can speak Spanish? If it doesn’t, add it',
      'It was not there. I added Spanish to Languages',
    ],
    ['does it mention that I speak dutch? if not, add it', 'stands there already'],
    ['does it say that I use Slack? if not, please add it', 'It was not there. I added Slack'],
    ['does it say anywhere that I do carding? if it doesnt add it', 'stands there already'],
  ])('%s', async (wish, said) => expect((await ask(weaver, wish)).message).toContain(said))
})

describe('what only looks like such a message changes nothing', () => {
  it.each([
    'the summary is a bit off',
    'Kasper laid me off',
    'the dyeing paid off',
    'I was on sick leave from May 2015 to February 2016. Don’t put that on there',
    'I am still working on my resume. Dyer is fine.',
    'I never left Dyer on bad terms.',
    'Add another project? Not sure it is needed.',
    "Don't remove my street address. Just Leuven is not enough",
    'job ad\nHelpdesk Lead\nSpark Ltd, Ghent\nJune 2025',
    'can you find the spelling mistakes?',
    'add skill levels',
    'nothing is missing from my skills',
    'could you take the years off my studies, or is that bad?',
    'leave the years off my studies except the diploma',
    'Leuvens is a typo',
    'Since April my title has been Workshop Lead',
    'say in the summary that I am 44 years old. Don’t change anything yet',
  ])('%s', async (message) => expect((await ask(weaver, message)).latex ?? weaver).toBe(weaver))
})

it('what the message says beside it is not lost', async () => {
  const own = weaver.replace('\\section{Skills}', '\\section{Projects}\n\\entry{Sail}{}{}{2018}\n\\section{Skills}')
  const { latex } = await ask(
    own,
    'Add a project. Town Rug, Aug 2024. I dyed the yarn. My phone number is 021 555 0140.',
  )
  expect(latex).toContain('\\entry{Town Rug}{}{}{2024-08}\nDyed the yarn.')
  expect(latex).toContain('\\phone{021 555 0140}')
})
