import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineRoles } from '../layout/layout.ts'
import { marginalsOf, pairMarginalsOf, readChain, scoresOf } from './chain.ts'

const count = lineRoles.length
const score = fc.double({ min: -4, max: 4, noNaN: true })
const row = fc.array(score, { minLength: count, maxLength: count })
const steps = fc.array(row, { minLength: count + 1, maxLength: count + 1 })

/** Every sequence, and what it adds up to. */
function sequences(scores: readonly Float64Array[], weights: readonly (readonly number[])[]) {
  let all: { roles: number[]; value: number }[] = [{ roles: [], value: 0 }]
  for (const own of scores)
    all = all.flatMap(({ roles, value }) =>
      lineRoles.map((_, role) => ({
        roles: [...roles, role],
        value: value + own[role]! + weights[roles.at(-1) ?? count]![role]!,
      })),
    )
  return all
}

describe('a chain of three lines', () => {
  it('is read as the best of all sequences, and each role has its share of them', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 3 }), steps, (rows, weights) => {
        const scores = rows.map((each) => Float64Array.from(each))
        const { best, sureness } = readChain(scores, { features: {}, steps: weights })
        const marginals = marginalsOf(scores, weights)
        const all = sequences(scores, weights)
        const value = all.find(({ roles }) => roles.every((role, index) => role === best[index]))!.value
        expect(value).toBeCloseTo(Math.max(...all.map((each) => each.value)), 6)
        const total = all.reduce((sum, each) => sum + Math.exp(each.value), 0)
        for (const [index, own] of marginals.entries())
          for (const role of [0, best[index]!]) {
            const share =
              all.filter(({ roles }) => roles[index] === role).reduce((sum, each) => sum + Math.exp(each.value), 0) /
              total
            expect(own[role]).toBeCloseTo(share, 6)
          }
        const { lines, pairs } = pairMarginalsOf(scores, weights)
        expect(lines).toEqual(marginals)
        for (const [index, rows] of pairs.entries()) {
          const [from, to] = [best[index]!, best[index + 1]!]
          const share =
            all
              .filter(({ roles }) => roles[index] === from && roles[index + 1] === to)
              .reduce((sum, each) => sum + Math.exp(each.value), 0) / total
          expect(rows[from]![to]).toBeCloseTo(share, 6)
          expect(rows.flat().reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 6)
        }
        expect(sureness).toEqual(best.map((role, index) => marginals[index]![role]))
      }),
      { numRuns: 30 },
    )
  })

  it('adds the weights of the features that it knows', () => {
    const weights = { features: { bold: lineRoles.map((_, role) => role) }, steps: [] }
    expect(Array.from(scoresOf([['bold', 'unknown']], weights)[0]!)).toEqual(lineRoles.map((_, role) => role))
  })
  it('may be empty', () => expect(readChain([], { features: {}, steps: [] }).best).toEqual([]))
})
