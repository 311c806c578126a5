// A chain of lines, each with one of the roles: the best whole sequence, and how likely each role is in each line. A
// conditional random field with weights for features and for what follows what.
import { lineRoles } from '../layout/layout.ts'

export interface ChainWeights {
  /** Of a feature, one for each role. */
  readonly features: Readonly<Record<string, readonly number[]>>
  /** Of a role after a role, in the order of the roles; the last row is the beginning. */
  readonly steps: readonly (readonly number[])[]
}

const count = lineRoles.length

export interface ChainReading {
  /** Index of the role. */
  readonly best: readonly number[]
  /** Of the role that was chosen. */
  readonly sureness: readonly number[]
}

export function scoresOf(features: readonly (readonly string[])[], weights: ChainWeights): Float64Array[] {
  return features.map((all) => {
    const scores = new Float64Array(count)
    for (const feature of all) {
      const own = weights.features[feature]
      if (own) for (let role = 0; role < count; role += 1) scores[role]! += own[role]!
    }
    return scores
  })
}

export function readChain(scores: readonly Float64Array[], { steps }: ChainWeights): ChainReading {
  const best = viterbi(scores, steps)
  const marginals = marginalsOf(scores, steps)
  return { best, sureness: best.map((role, index) => marginals[index]![role]!) }
}

function viterbi(scores: readonly Float64Array[], steps: ChainWeights['steps']): number[] {
  if (scores.length === 0) return []
  let values = Array.from({ length: count }, (_, role) => scores[0]![role]! + steps[count]![role]!)
  const before: number[][] = []
  for (const own of scores.slice(1)) {
    const from: number[] = []
    const next = Array.from({ length: count }, (_, role) => {
      let top = 0
      for (let last = 1; last < count; last += 1)
        if (values[last]! + steps[last]![role]! > values[top]! + steps[top]![role]!) top = last
      from.push(top)
      return values[top]! + steps[top]![role]! + own[role]!
    })
    before.push(from)
    values = next
  }
  let role = values.indexOf(Math.max(...values))
  const path = [role]
  for (const from of before.toReversed()) {
    role = from[role]!
    path.push(role)
  }
  return path.toReversed()
}

interface Passes {
  readonly potentials: readonly (readonly number[])[]
  readonly moves: readonly (readonly number[])[]
  /** How likely a role is by the lines before it and its own. */
  readonly forward: readonly (readonly number[])[]
  /** How likely what follows is after a role. */
  readonly backward: readonly (readonly number[])[]
}

/** Forward and backward, each scaled to a sum of one. */
function passesOf(scores: readonly Float64Array[], steps: ChainWeights['steps']): Passes {
  const potentials = scores.map((own) => {
    const top = Math.max(...own)
    return Array.from(own, (score) => Math.exp(score - top))
  })
  const moves = steps.map((row) => row.map((step) => Math.exp(step)))
  const forward: number[][] = []
  for (const [index, own] of potentials.entries()) {
    const last = forward[index - 1]
    forward.push(
      scaled(
        own.map((value, role) => value * (last ? sumOver(last, (each) => moves[each]![role]!) : moves[count]![role]!)),
      ),
    )
  }
  let after = Array.from({ length: count }, () => 1)
  const backward = [after]
  for (const own of potentials.slice(1).toReversed()) {
    const next = own.map((value, role) => value * after[role]!)
    after = scaled(after.map((_, role) => sumOver(next, (each) => moves[role]![each]!)))
    backward.push(after)
  }
  return { potentials, moves, forward, backward: backward.toReversed() }
}

/** Of each line, how likely each role is. */
export function marginalsOf(scores: readonly Float64Array[], steps: ChainWeights['steps']): number[][] {
  return scores.length === 0 ? [] : singles(passesOf(scores, steps))
}

const singles = ({ forward, backward }: Passes) =>
  forward.map((own, index) => scaled(own.map((value, role) => value * backward[index]![role]!)))

/** Beside them, of each line after another, how likely each two roles are: by the first one's role, the second's. */
export function pairMarginalsOf(
  scores: readonly Float64Array[],
  steps: ChainWeights['steps'],
): { lines: number[][]; pairs: number[][][] } {
  if (scores.length === 0) return { lines: [], pairs: [] }
  const passes = passesOf(scores, steps)
  const { potentials, moves, forward, backward } = passes
  const pairs = potentials.slice(1).map((own, index) => {
    const after = own.map((value, role) => value * backward[index + 1]![role]!)
    const flat = scaled(
      forward[index]!.flatMap((value, from) => after.map((each, role) => value * moves[from]![role]! * each)),
    )
    return forward[index]!.map((_, from) => flat.slice(from * count, (from + 1) * count))
  })
  return { lines: singles(passes), pairs }
}

function sumOver(values: readonly number[], factor: (index: number) => number): number {
  let sum = 0
  for (let index = 0; index < values.length; index += 1) sum += values[index]! * factor(index)
  return sum
}

function scaled(values: number[]): number[] {
  const sum = values.reduce((all, value) => all + value, 0)
  return sum > 0 ? values.map((value) => value / sum) : values.map(() => 1 / values.length)
}
