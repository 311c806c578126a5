import { expect, it } from 'vitest'
import { jobTerms } from '../../strings/en/job-terms.ts'
import type { MeasuredTerm } from './measured.ts'
import { groupsOf, linesOf, sentenceOf } from './term-groups.ts'

const term = (name: string, demand: MeasuredTerm['demand'], lines: number[] = []): MeasuredTerm => ({
  kind: 'term',
  name,
  text: name,
  demand,
  sentence: '',
  either: [],
  state: lines.length > 0 ? 'proven' : 'gap',
  places: lines.map((line) => ({ line, marks: [] })),
})

it('puts what must be first, keeps the posting’s order in each group, and counts what is there', () => {
  const terms = [term('a', 'title', [1]), term('b', 'must'), term('c', 'other'), term('d', 'must', [4])]
  expect(
    groupsOf(terms).map(({ demand, terms: of, present }) => [demand, of.map(({ name }) => name), present]),
  ).toEqual([
    ['must', ['b', 'd'], 1],
    ['title', ['a'], 1],
    ['other', ['c'], 0],
  ])
})

it('names each line once, in order', () => expect(linesOf(term('a', 'must', [12, 4, 12]))).toEqual([4, 12]))

it.each(['- Go and Kafka', '• Go and Kafka', 'Go and Kafka'])('takes the list’s sign off %j', (sentence) =>
  expect(sentenceOf({ sentence })).toBe('Go and Kafka'),
)

const formula = { weights: { must: 3, title: 2, nice: 1.5, other: 1 }, credits: { proven: 1, listed: 0.7 } }

it('prints the sum with its numbers', () => {
  expect(jobTerms.share.sum({ shown: 10.5, listed: 8.5, all: 23.5 }, formula)).toBe(
    '(shown 10.5 × 1 + only listed 8.5 × 0.7) ÷ all 23.5 = 70%',
  )
})

it('says in words how it is counted', () => {
  expect(jobTerms.share.how(formula)).toBe(
    'A must-have weighs 3, a term in the title 2, a nice-to-have 1.5, and any other 1. It counts 1 if your experience shows it, 0.7 if it is only listed, and 0 otherwise. No term counts twice.',
  )
})
