// Logistic regression over the signs of lines. A proposal is a fabrication where one of its lines is: of each the line
// that speaks most against it counts. No chance: the same examples give the same weights.

export interface Example {
  /** How strong each sign is, line by line. */
  readonly lines: readonly ReadonlyMap<string, number>[]
  readonly isFabrication: boolean
  /** How much it counts. */
  readonly weight: number
}

export interface Weights {
  readonly bias: number
  readonly weights: Readonly<Record<string, number>>
}

/** Rarer signs are learned by chance. */
const minExamples = 8
const steps = 400
const rate = 0.05
const penalty = 3

export function learnWeights(all: readonly Example[]): Weights {
  const examples = all.filter(({ lines }) => lines.length > 0)
  const names = namesIn(examples)
  const places = new Map(names.map((name, index) => [name, index]))
  const rows = examples.map(({ lines }) => lines.map((line) => rowOf(line, places)))
  const state = newState(names.length + 1)
  for (let step = 1; step <= steps; step += 1) descend(state, gradient(examples, rows, state.weights), step)
  const bias = state.weights[names.length] ?? 0
  const weights = names.map((name, index) => [name, rounded(state.weights[index] ?? 0)] as const)
  return { bias: rounded(bias), weights: Object.fromEntries(weights.filter(([, weight]) => weight !== 0)) }
}

export const scoreOf = ({ bias, weights }: Weights, line: ReadonlyMap<string, number>): number =>
  [...line].reduce((sum, [name, strength]) => sum + (weights[name] ?? 0) * strength, bias)

const rounded = (weight: number) => Math.round(weight * 100) / 100

function namesIn(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>()
  for (const { lines } of examples)
    for (const line of lines) for (const name of line.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].flatMap(([name, count]) => (count >= minExamples ? [name] : [])).toSorted()
}

type Row = readonly (readonly [place: number, strength: number])[]

const rowOf = (line: ReadonlyMap<string, number>, places: ReadonlyMap<string, number>): Row => [
  ...[...line].flatMap(([name, strength]) => {
    const place = places.get(name)
    return place === undefined ? [] : [[place, strength] as const]
  }),
  [places.size, 1] as const,
]

function gradient(
  examples: readonly Example[],
  rows: readonly (readonly Row[])[],
  weights: Float64Array,
): Float64Array {
  const sum = new Float64Array(weights.length)
  const score = (row: Row) => row.reduce((total, [place, strength]) => total + weights[place]! * strength, 0)
  examples.forEach(({ isFabrication, weight }, index) => {
    const scored = rows[index]!.map((row) => ({ row, score: score(row) }))
    const worst = scored.reduce((one, other) => (other.score > one.score ? other : one))
    const error = (1 / (1 + Math.exp(-worst.score)) - (isFabrication ? 1 : 0)) * weight
    for (const [place, strength] of worst.row) sum[place]! += error * strength
  })
  return sum.map(
    (value, place) => (value + (place === weights.length - 1 ? 0 : penalty * weights[place]!)) / examples.length,
  )
}

/** Adam's running means. Source: Kingma and Ba, arXiv 1412.6980. */
interface State {
  readonly weights: Float64Array
  readonly mean: Float64Array
  readonly square: Float64Array
}
const newState = (size: number): State => ({
  weights: new Float64Array(size),
  mean: new Float64Array(size),
  square: new Float64Array(size),
})
const [keepsMean, keepsSquare] = [0.9, 0.999]

function descend({ weights, mean, square }: State, slope: Float64Array, step: number): void {
  slope.forEach((value, place) => {
    mean[place] = keepsMean * mean[place]! + (1 - keepsMean) * value
    square[place] = keepsSquare * square[place]! + (1 - keepsSquare) * value * value
    const [m, v] = [mean[place]! / (1 - keepsMean ** step), square[place]! / (1 - keepsSquare ** step)]
    weights[place]! -= (rate * m) / (Math.sqrt(v) + 1e-8)
  })
}
