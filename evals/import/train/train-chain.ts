// Finds the weights of the chain of lines from labelled sequences: the likelihood of the labels is raised step by step
// (AdaGrad), and weights that are not needed go to zero.
import { lineRoles } from '@galley/import/pdf/layout/layout'
import { marginalsOf, scoresOf } from '@galley/import/pdf/model/chain'
import type { ChainWeights } from '@galley/import/pdf/model/chain'
import { randomOf } from '../generate/random.ts'

export interface LabelledLines {
  readonly features: readonly (readonly string[])[]
  readonly labels: readonly number[]
}

const count = lineRoles.length
const rate = 0.2
const shrink = 2e-5
const passes = 8
/** A feature that is seen in fewer lines is not learnt. */
const minSeen = 12

type Weights = { features: Record<string, number[]>; steps: number[][] }

export function trainChain(sequences: readonly LabelledLines[]): ChainWeights {
  const seen = new Map<string, number>()
  for (const { features } of sequences)
    for (const feature of features.flat()) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const zeros = () => Array.from({ length: count }, () => 0)
  const names = Array.from(seen).flatMap(([name, times]) => (times >= minSeen ? [name] : []))
  const table = (): Weights => ({
    features: Object.fromEntries(names.map((name) => [name, zeros()])),
    steps: Array.from({ length: count + 1 }, zeros),
  })
  const [weights, squares] = [table(), table()]
  const random = randomOf(1)
  for (let pass = 0; pass < passes; pass += 1)
    for (const sequence of random.some(sequences, sequences.length)) learn(sequence, weights, squares)
  return weights
}

function learn({ features, labels }: LabelledLines, weights: Weights, squares: Weights): void {
  if (labels.length === 0) return
  const scores = scoresOf(features, weights)
  const marginals = marginalsOf(scores, weights.steps)
  for (const [index, all] of features.entries())
    for (const feature of all) {
      const row = weights.features[feature]
      if (!row) continue
      for (let role = 0; role < count; role += 1)
        move(
          { row, sums: squares.features[feature]!, role },
          (labels[index] === role ? 1 : 0) - marginals[index]![role]!,
        )
    }
  learnSteps(labels, marginals, (from, role, slope) =>
    move({ row: weights.steps[from]!, sums: squares.steps[from]!, role }, slope),
  )
}

function move({ row, sums, role }: { row: number[]; sums: number[]; role: number }, slope: number): void {
  sums[role]! += slope * slope
  row[role]! += (rate * slope) / (0.1 + Math.sqrt(sums[role]!)) - shrink * row[role]!
}

/** What follows what, as if neighbours were independent: near enough, since the features see the neighbours. */
function learnSteps(
  labels: readonly number[],
  marginals: readonly (readonly number[])[],
  move: (from: number, role: number, slope: number) => void,
): void {
  for (let index = 0; index < labels.length; index += 1)
    for (let role = 0; role < count; role += 1) {
      const from = index === 0 ? count : labels[index - 1]!
      move(from, role, (labels[index] === role ? 1 : 0) - marginals[index]![role]!)
    }
}

/** Rounded, without what is nothing; in the order of the alphabet, so that a retraining changes few lines. */
export function compact({ features, steps }: ChainWeights): ChainWeights {
  const round = (row: readonly number[]) => row.map((weight) => Math.round(weight * 100) / 100)
  const rows = Object.entries(features)
    .map(([name, row]) => [name, round(row)] as const)
    .filter(([, row]) => row.some((weight) => Math.abs(weight) >= 0.02))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { features: Object.fromEntries(rows), steps: steps.map(round) }
}
