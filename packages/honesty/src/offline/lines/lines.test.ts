// What is wished of single lines and sentences: joined, cut into several, as many as are wished. No word is written
// that did not stand there.
import { describe, expect, it } from 'vitest'
import { ask } from '../testing/changes.ts'
import { lines, weaver } from '../testing/weaver.ts'

describe('lines become one', () => {
  const joined = '+ \\item Repair looms and order yarn from two mills, and answer mail'
  it.each([
    'merge the yarn bullet and the mail bullet into one',
    'Please combine the yarn line with the mail line',
    'join the yarn bullet with the mail one at Kasper Looms. Thanks!',
  ])('%s', async (wish) =>
    expect(await lines(wish)).toEqual([
      '- \\item Repair looms and order yarn from two mills',
      '- \\item Answer mail',
      joined,
    ]),
  )

  it('as many as are counted', async () => {
    expect(await lines('Can you merge the two loom bullets at Kasper into one?')).toContain(
      '+ \\item Set up four looms each Monday, and repair looms and order yarn from two mills',
    )
    expect(await lines('merge the last two lines of the Dyer job into one')).toContain(
      '+ \\item Dyed wool with madder, and swept the yard',
    )
  })

  it('none where it is not sure which', async () => {
    expect((await ask(weaver, 'merge the two wool bullets into one')).latex).toBeNull()
  })
})

describe('a line becomes several', () => {
  it.each([
    'split the autumn show bullet into three',
    'The autumn show line is endless. Can it be broken up into three short ones, with nothing left out?',
    'could the autumn show line become 3 shorter bullets',
  ])('%s', async (wish) => {
    expect((await ask(weaver, wish)).latex).toContain(
      [
        '  \\item Took the autumn show to Ghent and Bruges with 60 rugs',
        '  \\item Hung the works in each hall',
        '  \\item Sold 41 of them',
      ].join('\n'),
    )
  })

  it('not where it is one thought', async () => {
    const { latex, message } = await ask(weaver, 'split the madder bullet into two')
    expect(latex).toBeNull()
    expect(message).toContain('one thought in its own words')
  })
})

describe('a text keeps as many sentences as are wished', () => {
  it.each([
    ['cut the summary to two sentences', 'Weaver with 12 years at hand looms. I have made rugs, scarves and curtains.'],
    [
      'The bit at the top is too wordy. Two sentences max, but keep that I want a workshop',
      'Weaver with 12 years at hand looms. I want to run a small workshop.',
    ],
    ['summary too long!! max one sentence', 'Weaver with 12 years at hand looms.'],
  ])('%s', async (wish, left) => expect(await lines(wish)).toContain(`+ ${left}`))

  it('and says so where what is to stay is more', async () => {
    const { latex, message } = await ask(weaver, 'make the summary one sentence, but keep the rugs and the workshop')
    expect(latex).toBeNull()
    expect(message).toContain('stands in 2 sentences')
  })
})

it.each([
  [
    'shorten the summary to one line',
    '+ Weaver with 12 years at hand looms. I have made rugs, scarves and curtains. A happy aunt of three.',
  ],
])('as many lines as are wished: %s', async (wish, left) => expect(await lines(wish)).toContain(left))
