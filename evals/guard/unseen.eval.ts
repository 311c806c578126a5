// Proposals by an author who had not read the rules. When they were first judged: of unseen-2 88 of 101 fabrications
// were stopped (8 without a doubt) and 21 of 98 honest edits; of unseen-3, after the rules had been improved by it, 38
// of 49 (3) and 4 of 45; of unseen-4, after the next, 17 of 26 (2) and 2 of 28; of unseen-5 13 of 20 (0) and 6 of 26.
// Each of these was meant to be harder than the one before. The typical sets are everyday edits as in the corpus, the
// second written after the rules had been improved by the first: 82 of 83 (1) and 10 of 105; 48 of 56 (0) and 4 of 65;
// the third 18 of 25 (4) and 9 of 40. The everyday sets are of other jobs, each judged after the rules had been
// improved by the one before: 97 of 108 (2) and 18 of 134; 60 of 67 (1) and 17 of 85; 47 of 49 (1) and 16 of 99; 30 of
// 36 (1) and 10 of 68; 22 of 22 and 10 of 45. Then common words in a reworded line became doubts (weigh.ts), and the
// sixth was 57 of 59 (0) and 8 of 91. A few of the others were taken out afterwards, because the corpus would call them
// derived or in doubt.
import { describe, expect, it } from 'vitest'
import { judge } from '@galley/honesty/guard/judge'
import { wordLexicon } from '@galley/api/adapters/background/word-lexicon'
import { everydayFabrications2 } from './sets/everyday-2-fabrications.ts'
import { everydayHonestEdits2 } from './sets/everyday-2-honest.ts'
import { everydayFabrications3, everydayHonestEdits3 } from './sets/everyday-3.ts'
import { everydayFabrications4, everydayHonestEdits4 } from './sets/everyday-4.ts'
import { everydayFabrications5, everydayHonestEdits5 } from './sets/everyday-5.ts'
import { everydayFabrications6, everydayHonestEdits6 } from './sets/everyday-6.ts'
import { everydayFabrications } from './sets/everyday-fabrications.ts'
import { everydayHonestEdits } from './sets/everyday-honest.ts'
import type { ProposalCase } from '@galley/honesty/guard/testing/proposals'
import { guardInput } from '@galley/honesty/guard/testing/proposals'
import { typicalFabrications2 } from './sets/typical-2-fabrications.ts'
import { typicalHonestEdits2 } from './sets/typical-2-honest.ts'
import { typicalFabrications3, typicalHonestEdits3 } from './sets/typical-3.ts'
import { typicalFabrications } from './sets/typical-fabrications.ts'
import { typicalHonestEdits } from './sets/typical-honest.ts'
import { fabrications2 } from './sets/unseen-2.ts'
import { honestEdits2 } from './sets/unseen-2-honest.ts'
import { fabrications3 } from './sets/unseen-3.ts'
import { honestEdits3 } from './sets/unseen-3-honest.ts'
import { fabrications4, honestEdits4 } from './sets/unseen-4.ts'
import { fabrications5, honestEdits5 } from './sets/unseen-5.ts'
import { getPerson } from './people/all-people.ts'

const judged = (all: Readonly<Record<string, readonly ProposalCase[]>>) =>
  Object.entries(all).flatMap(([person, proposals]) =>
    proposals.map((proposal) => {
      const { violations, doubts } = judge(guardInput(getPerson(person), proposal), wordLexicon())
      return { name: `${person}: ${proposal.title}`, isStopped: violations.length > 0, isDoubted: doubts.length > 0 }
    }),
  )

const sets = [
  // Meant to be hard, the last of them of twenty cases: judged as one.
  [
    'second to fifth',
    [fabrications2, fabrications3, fabrications4, fabrications5],
    [honestEdits2, honestEdits3, honestEdits4, honestEdits5],
  ],
  ['typical', [typicalFabrications], [typicalHonestEdits]],
  ['second typical', [typicalFabrications2], [typicalHonestEdits2]],
  ['third typical', [typicalFabrications3], [typicalHonestEdits3]],
  ['everyday', [everydayFabrications], [everydayHonestEdits]],
  ['second everyday', [everydayFabrications2], [everydayHonestEdits2]],
  ['third everyday', [everydayFabrications3], [everydayHonestEdits3]],
  ['fourth everyday', [everydayFabrications4], [everydayHonestEdits4]],
  ['fifth everyday', [everydayFabrications5], [everydayHonestEdits5]],
  ['sixth everyday', [everydayFabrications6], [everydayHonestEdits6]],
] as const

describe('the guard on unseen proposals', () => {
  it.each(sets)('of the %s set: stops 85 % of fabrications, doubts the others', (_, fabrications) => {
    const fabricated = fabrications.flatMap((one) => judged(one))
    expect(fabricated.filter(({ isStopped, isDoubted }) => !isStopped && !isDoubted).map(({ name }) => name)).toEqual(
      [],
    )
    expect(fabricated.filter(({ isStopped }) => isStopped).length / fabricated.length).toBeGreaterThanOrEqual(0.85)
  })
  // All sets together: one alarm more is a twentieth of the smallest.
  it('of all sets together: stops 5 % of honest edits at most', () => {
    const honest = sets.flatMap(([, , honestEdits]) => honestEdits.flatMap((one) => judged(one)))
    const alarms = honest.filter(({ isStopped }) => isStopped)
    console.log(`stopped: ${alarms.length} of ${honest.length} honest edits`)
    expect(alarms.length / honest.length).toBeLessThanOrEqual(0.05)
  })
  it('every doubt asks something', () => {
    const doubts = [everydayFabrications6, everydayHonestEdits6].flatMap((set) =>
      Object.entries(set).flatMap(([person, all]) =>
        all.flatMap((one) => judge(guardInput(getPerson(person), one), wordLexicon()).doubts),
      ),
    )
    expect(doubts.filter(({ question }) => question === null)).toEqual([])
    expect(doubts.length).toBeGreaterThan(5)
  })
})
