// Finds the weights of confidence: a logistic regression for each kind of field, over fields that are known to be right
// or wrong.
import { importResume } from '@galley/import/pdf/import-resume'
import {
  fieldFeatureNames,
  fieldFeatures,
  kindOfPath,
  pageViewOf,
  weighedKinds,
} from '@galley/import/pdf/model/learning'
import type { FieldWeights, KindWeights, ModelWeights, WeighedKind } from '@galley/import/pdf/model/learning'
import type { LabelledPage } from '../generate/generated-pages.ts'
import { judgedFields } from '../judged-fields.ts'
import { named } from './named.ts'

export interface FieldRecord {
  readonly kind: WeighedKind
  readonly features: readonly number[]
  readonly isRight: boolean
}

export function fieldRecords(
  { text, truth }: Pick<LabelledPage, 'text' | 'truth'>,
  model: ModelWeights,
): FieldRecord[] {
  const seen = new Map<string, Omit<FieldRecord, 'isRight'>>()
  const { data } = importResume(text, {
    model,
    weigh: (reading) => {
      const page = pageViewOf(reading)
      return (value, path, holder) => {
        const kind = kindOfPath(path)
        if (kind) seen.set(path, { kind, features: fieldFeatures(value, kind, { holder, page }) })
        return value
      }
    },
  })
  const judged = judgedFields(data, truth)
  return Array.from(seen).flatMap(([path, record]) => {
    const isRight = judged.get(path)
    return isRight === undefined ? [] : [{ ...record, isRight }]
  })
}

const passes = 400
const rate = 0.5
const shrink = 3e-3

export function trainFields(records: readonly FieldRecord[]): FieldWeights {
  return Object.fromEntries(
    weighedKinds.map((kind) => [kind, trainKind(records.filter((record) => record.kind === kind))]),
  )
}

function trainKind(records: readonly FieldRecord[]): KindWeights {
  const weights = fieldFeatureNames.map(() => 0)
  weights[0] = 2
  for (let pass = 0; pass < passes; pass += 1) {
    const slopes = weights.map(() => 0)
    for (const { features, isRight } of records) {
      const sum = features.reduce((all, feature, index) => all + feature * weights[index]!, 0)
      const miss = (isRight ? 1 : 0) - 1 / (1 + Math.exp(-sum))
      for (const [index, feature] of features.entries()) slopes[index]! += miss * feature
    }
    for (const [index, slope] of slopes.entries())
      weights[index]! += rate * (slope / Math.max(1, records.length) - (index === 0 ? 0 : shrink * weights[index]!))
  }
  return named(fieldFeatureNames, (_, index) => Math.round(weights[index]! * 1000) / 1000)
}
