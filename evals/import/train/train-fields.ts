// Finds the weights of confidence: a logistic regression for each kind of field, over fields that are known to be right
// or wrong.
import { importResume } from '@galley/import/pdf/import-resume'
import {
  fieldFeatureNames,
  fieldFeatures,
  fieldFeatureSigns,
  kindOfPath,
  weighedKinds,
} from '@galley/import/pdf/model/learning'
import type {
  FieldFeature,
  FieldWeights,
  KindWeights,
  ModelWeights,
  WeighedKind,
} from '@galley/import/pdf/model/learning'
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
    weigh: (page) => (value, path, holder) => {
      const kind = kindOfPath(path)
      if (kind) seen.set(path, { kind, features: fieldFeatures(value, kind, { holder, page }) })
      return value
    },
  })
  const judged = judgedFields(data, truth)
  return Array.from(seen).flatMap(([path, record]) => {
    const isRight = judged.get(path)
    return isRight === undefined ? [] : [{ ...record, isRight }]
  })
}

const passes = 1500
const rate = 0.5
const shrink = 1e-3
/** With fewer wrong fields of a kind, nothing is learnt of it, and the rules' confidence stays. */
const minWrong = 30

/** A subject is right where its degree is: where too few are wrong, it is learnt together with that. */
const judgedWith: Readonly<Partial<Record<WeighedKind, WeighedKind>>> = { field: 'degree' }

export function trainFields(records: readonly FieldRecord[]): FieldWeights {
  const isEnough = (all: readonly FieldRecord[]) => all.filter(({ isRight }) => !isRight).length >= minWrong
  return Object.fromEntries(
    weighedKinds.flatMap((kind) => {
      const own = records.filter((record) => record.kind === kind)
      const more = isEnough(own) ? own : records.filter((record) => [kind, judgedWith[kind]].includes(record.kind))
      return isEnough(more) ? [[kind, trainKind(more)]] : []
    }),
  )
}

/** A logistic regression whose features say what they may say: each weight keeps to its sign. */
function trainKind(records: readonly FieldRecord[]): KindWeights {
  const scales = fieldFeatureNames.map(
    (_, index) =>
      Math.sqrt(records.reduce((sum, { features }) => sum + features[index]! ** 2, 0) / records.length) || 1,
  )
  const scaled = records.map(({ features, isRight }) => ({
    features: features.map((feature, index) => feature / scales[index]!),
    isRight,
  }))
  const weights = fieldFeatureNames.map(() => 0)
  for (let pass = 0; pass < passes; pass += 1) {
    const slopes = weights.map(() => 0)
    for (const { features, isRight } of scaled) {
      const sum = features.reduce((all, feature, index) => all + feature * weights[index]!, 0)
      const miss = (isRight ? 1 : 0) - 1 / (1 + Math.exp(-sum))
      for (const [index, feature] of features.entries()) slopes[index]! += miss * feature
    }
    for (const [index, name] of fieldFeatureNames.entries()) {
      const pull = name === 'always' ? 0 : shrink * weights[index]!
      weights[index] = keptSign(name, weights[index]! + rate * (slopes[index]! / records.length - pull))
    }
  }
  return named(fieldFeatureNames, (_, index) => Math.round((weights[index]! / scales[index]!) * 1000) / 1000)
}

function keptSign(name: FieldFeature, weight: number): number {
  const sign = fieldFeatureSigns[name]
  if (sign === 'for') return Math.max(0, weight)
  return sign === 'against' ? Math.min(0, weight) : weight
}
