import { describe, expect, it } from 'vitest'
import { endYearOf, rankEntries, type RankedEntry } from './rank-entries.ts'

const now = Number.POSITIVE_INFINITY

describe('the order of entries', () => {
  it.each<[string, [score: number, end: number | null][], number[]]>([
    [
      'by score',
      [
        [1, 2022],
        [3, 2022],
        [2, 2021],
      ],
      [1, 2, 0],
    ],
    [
      'equals as they stood',
      [
        [2, 2022],
        [2, 2023],
        [2, null],
      ],
      [0, 1, 2],
    ],
    [
      'nothing old above what goes on',
      [
        [0, now],
        [9, 2014],
      ],
      [0, 1],
    ],
    [
      'nothing old above what is newer',
      [
        [0, 2023],
        [9, 2014],
        [5, 2022],
      ],
      [2, 0, 1],
    ],
    [
      'a year apart is as recent',
      [
        [0, 2023],
        [9, 2022],
      ],
      [1, 0],
    ],
    [
      'what goes on passes what is over',
      [
        [0, 2019],
        [4, now],
      ],
      [1, 0],
    ],
    [
      'what has no date passes',
      [
        [0, now],
        [4, null],
      ],
      [1, 0],
    ],
    ['none', [], []],
  ])('%s', (_what, given, expected) => {
    expect(rankEntries(given.map(([score, end]): RankedEntry => ({ score, end })))).toEqual(expected)
  })

  it('never puts an entry above one that ended clearly later and stood above it', () => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    for (let round = 0; round < 500; round += 1) {
      const entries = Array.from({ length: random(9) }, () => ({
        score: random(5),
        end: [null, now, 2010 + random(15)][random(3)]!,
      }))
      const order = rankEntries(entries)
      expect(order.toSorted((a, b) => a - b)).toEqual(entries.map((_entry, index) => index))
      const passed = order.flatMap((index, place) => order.slice(place + 1).map((below) => [index, below] as const))
      expect(passed.filter(([index, below]) => below < index && isLonger(entries[below]!, entries[index]!))).toEqual([])
    }
  })
})
const isLonger = (one: RankedEntry, other: RankedEntry) =>
  one.end !== null && other.end !== null && one.end > other.end + 1

it.each([
  [['Shop', 'Own', '2021 – Present'], now],
  [['Shop', 'Own', 'Mar 2019 -- Jun 2021'], 2021],
  [['Vision 2030', 'Own', '2018'], 2018],
  [['Shop', 'Own', '2016–heute'], now],
  [['Shop', 'Own', ''], null],
])('the end of %j', (args, end) => expect(endYearOf({ args, text: args.join(' ') })).toBe(end))
