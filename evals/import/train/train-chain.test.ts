// The slopes of the chain's weights are those of the likelihood, by small steps in each weight of a small model.
import { lineRoles, readChain, scoresOf } from '@galley/import/pdf/model/learning'
import type { ChainWeights } from '@galley/import/pdf/model/learning'
import { expect, it } from 'vitest'
import { randomOf } from '../generate/random.ts'
import { slopesOf, trainChain } from './train-chain.ts'
import type { LabelledLines } from './train-chain.ts'

const count = lineRoles.length

/** Over all sequences, one by one. */
function logLikelihood({ features, labels }: LabelledLines, weights: ChainWeights): number {
  const scores = scoresOf(features, weights)
  const valueOf = (roles: readonly number[]) =>
    roles.reduce(
      (sum, role, index) =>
        sum + scores[index]![role]! + weights.steps[index === 0 ? count : roles[index - 1]!]![role]!,
      0,
    )
  let all: number[][] = [[]]
  for (let line = 0; line < labels.length; line += 1)
    all = all.flatMap((roles) => lineRoles.map((_, role) => [...roles, role]))
  return valueOf(labels) - Math.log(all.reduce((sum, roles) => sum + Math.exp(valueOf(roles)), 0))
}

it('follows the likelihood in each weight', () => {
  const random = randomOf(5)
  const row = () => lineRoles.map(() => 2 * random.next() - 1)
  const weights = {
    features: { bold: row(), large: row(), unseen: row() } as Record<string, number[]>,
    steps: Array.from({ length: count + 1 }, row),
  }
  const lines = { features: [['bold'], ['bold', 'large', 'unknown'], ['large', 'large']], labels: [3, 4, 4] }
  const slopes = slopesOf(lines, weights)
  const small = 1e-4
  const slopeAt = (own: number[], role: number) => {
    const value = own[role]!
    const [above, below] = [value + small, value - small].map((each) => {
      own[role] = each
      return logLikelihood(lines, weights)
    })
    own[role] = value
    return (above! - below!) / (2 * small)
  }
  for (const [name, own] of Object.entries(weights.features))
    for (const role of own.keys())
      expect(slopes.features.get(name)?.[role] ?? 0, `${name} ${role}`).toBeCloseTo(slopeAt(own, role), 6)
  for (const [from, own] of weights.steps.entries())
    for (const role of own.keys())
      expect(slopes.steps[from]![role], `step ${from} ${role}`).toBeCloseTo(slopeAt(own, role), 6)
})

/** Two roles, each mostly followed by itself, and seen through a sign that is right as often. */
it('learns what follows what as often as it does', () => {
  const random = randomOf(7)
  const [one, other] = [6, 9]
  const opposite = (role: number) => (role === one ? other : one)
  const sequence = (): LabelledLines => {
    const labels = [random.chance(0.5) ? one : other]
    while (labels.length < 40) labels.push(random.chance(0.7) ? labels.at(-1)! : opposite(labels.at(-1)!))
    const signOf = (role: number) => (random.chance(0.7) ? role : opposite(role))
    return { features: labels.map((role) => [signOf(role) === one ? 's' : 't']), labels }
  }
  const weights = trainChain(Array.from({ length: 300 }, sequence))
  const odds = Math.log(0.7 / 0.3)
  const { steps, features } = weights
  expect(steps[one]![one]! - steps[one]![other]! + steps[other]![other]! - steps[other]![one]!).toBeCloseTo(2 * odds, 0)
  expect(features['s']![one]! - features['s']![other]! + features['t']![other]! - features['t']![one]!).toBeCloseTo(
    2 * odds,
    0,
  )
  const judged = Array.from({ length: 100 }, sequence).flatMap((lines) => {
    const { best, sureness } = readChain(scoresOf(lines.features, weights), weights)
    return best.map((role, index) => ({ isRight: role === lines.labels[index], sureness: sureness[index]! }))
  })
  const right = judged.filter(({ isRight }) => isRight).length / judged.length
  expect(judged.reduce((sum, { sureness }) => sum + sureness, 0) / judged.length).toBeCloseTo(right, 1)
})
