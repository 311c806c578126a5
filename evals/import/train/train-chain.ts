// Finds the weights of the chain of lines from labelled sequences: the likelihood of the labels is raised step by step
// (AdaGrad), and weights that are not needed go to zero.
import { lineRoles, pairMarginalsOf, scoresOf } from '@galley/import/pdf/model/learning'
import type { ChainWeights } from '@galley/import/pdf/model/learning'
import { randomOf } from '../generate/random.ts'

export interface LabelledLines {
  readonly features: readonly (readonly string[])[]
  readonly labels: readonly number[]
}

const count = lineRoles.length
const zeros = () => Array.from({ length: count }, () => 0)
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

export interface ChainSlopes {
  /** Of each feature that the weights know and a line has. */
  readonly features: ReadonlyMap<string, readonly number[]>
  readonly steps: readonly (readonly number[])[]
}

/** By how much the logarithm of the labels' likelihood grows with each weight: what is there, less what is expected. */
export function slopesOf({ features, labels }: LabelledLines, weights: ChainWeights): ChainSlopes {
  const { lines, pairs } = pairMarginalsOf(scoresOf(features, weights), weights.steps)
  const byFeature = new Map<string, number[]>()
  const steps = weights.steps.map((row) => row.map(() => 0))
  for (const [index, label] of labels.entries()) {
    const misses = lines[index]!.map((share, role) => (label === role ? 1 : 0) - share)
    for (const feature of features[index]!) if (weights.features[feature]) addTo(slot(byFeature, feature), misses)
    if (index === 0) addTo(steps[count]!, misses)
    else {
      for (const [from, shares] of pairs[index - 1]!.entries()) addTo(steps[from]!, shares, -1)
      steps[labels[index - 1]!]![label]! += 1
    }
  }
  return { features: byFeature, steps }
}

function slot(all: Map<string, number[]>, feature: string): number[] {
  const own = all.get(feature) ?? zeros()
  all.set(feature, own)
  return own
}

function addTo(row: number[], values: readonly number[], times = 1): void {
  for (const [index, value] of values.entries()) row[index]! += times * value
}

function learn(sequence: LabelledLines, weights: Weights, squares: Weights): void {
  if (sequence.labels.length === 0) return
  const { features, steps } = slopesOf(sequence, weights)
  for (const [feature, slopes] of features) move(weights.features[feature]!, squares.features[feature]!, slopes)
  for (const [from, slopes] of steps.entries()) move(weights.steps[from]!, squares.steps[from]!, slopes)
}

function move(row: number[], sums: number[], slopes: readonly number[]): void {
  for (const [role, slope] of slopes.entries()) {
    sums[role]! += slope * slope
    row[role]! += (rate * slope) / (0.1 + Math.sqrt(sums[role]!)) - shrink * row[role]!
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
