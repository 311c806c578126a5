// Finds the weights by which a page's readings are compared: of two readings, the one whose import is nearer to the
// truth should have the higher value.
import { importResume } from '@galley/import/pdf/import-resume'
import { readingFeatureNames, readingsToCompare } from '@galley/import/pdf/model/learning'
import type { ChainWeights, ReadingWeights } from '@galley/import/pdf/model/learning'
import type { LabelledPage } from '../generate/generated-pages.ts'
import { meanF1, score } from '../score.ts'
import { named } from './named.ts'

export interface ReadingPair {
  /** Features of the better reading, less those of the other. */
  readonly difference: readonly number[]
  readonly gain: number
}

const minGain = 0.03

export function readingPairs({ text, truth }: LabelledPage, weights: ChainWeights): ReadingPair[] {
  const readings = readingsToCompare(text, weights)
  if (readings.length < 2) return []
  const valued = readings.map((reading) => {
    const { data, headings } = importResume(text, { reading, weigh: () => (value) => value })
    return {
      features: reading.features,
      value: meanF1(score({ data, headings: headings.map((each) => each.text) }, truth)),
    }
  })
  return valued.flatMap((one) =>
    valued.flatMap((other) =>
      one.value - other.value < minGain
        ? []
        : [
            {
              difference: one.features.map((value, index) => value - other.features[index]!),
              gain: one.value - other.value,
            },
          ],
    ),
  )
}

type ReadingFeature = (typeof readingFeatureNames)[number]

const passes = 300
const rate = 0.3
const shrink = 3e-3

/** What few generated pages show, and no reader doubts: a column does not begin in the middle of a text. */
const expected: Readonly<Record<string, number>> = { 'columns that begin in the middle': -3 }

/** What can only speak against a reading, and for it: a few hundred pairs would find otherwise by chance. */
const against = new Set<ReadingFeature>([
  'empty sections',
  'headers without a beginning',
  'unknown lines',
  'dates in text',
  'headings beside text',
  'texts beside each other',
  'broken lines',
  'columns that begin in the middle',
  'text without a beginning',
])
const inFavour = new Set<ReadingFeature>(['sureness', 'beginnings with a date'])

function signed(weight: number, name: ReadingFeature): number {
  if (against.has(name)) return Math.min(0, weight)
  return inFavour.has(name) ? Math.max(0, weight) : weight
}

/** Logistic regression over pairs, each by its gain. */
export function trainReadings(pairs: readonly ReadingPair[]): ReadingWeights {
  const scales = readingFeatureNames.map(
    (_, index) =>
      Math.sqrt(pairs.reduce((sum, { difference }) => sum + difference[index]! ** 2, 0) / Math.max(1, pairs.length)) ||
      1,
  )
  const prior = readingFeatureNames.map((name, index) => (expected[name] ?? 0) * scales[index]!)
  const weights = [...prior]
  const total = pairs.reduce((sum, { gain }) => sum + gain, 0) || 1
  for (let pass = 0; pass < passes; pass += 1) {
    const slopes = scales.map(() => 0)
    for (const { difference, gain } of pairs) {
      const value = difference.reduce((sum, each, index) => sum + (each / scales[index]!) * weights[index]!, 0)
      const miss = gain / (1 + Math.exp(value))
      for (const [index, each] of difference.entries()) slopes[index]! += (miss * each) / scales[index]!
    }
    for (const [index, slope] of slopes.entries()) {
      const step = rate * ((slope / total) * 4 - shrink * (weights[index]! - prior[index]!))
      weights[index] = signed(weights[index]! + step, readingFeatureNames[index]!)
    }
  }
  return named(readingFeatureNames, (_, index) => Math.round((weights[index]! / scales[index]!) * 1000) / 1000)
}
