// A field's confidence as a likelihood: learnt on pages of families that the model for their lines had not seen. The
// form's threshold for what it shows without colour is where 35 fields of a thousand are wrong, and fewer above it.
// Kinds of field that are hardly ever wrong on those pages keep the confidence of the rules.
import { confidenceFrom } from '@galley/contract/confidence'
import type { FoundText } from '../sections/draft.ts'
import { fieldFeatureNames, fieldFeatures, kindOfPath } from './field-features.ts'
import type { FieldFeature, PageView, WeighedKind } from './field-features.ts'

export type FieldWeights = Readonly<Partial<Record<WeighedKind, KindWeights>>>
export type KindWeights = Readonly<Record<FieldFeature, number>>

/** A field that is right with this likelihood stands at the form's threshold. */
export const sureLikelihood = 0.965

export type Weigh = (value: FoundText, path: string, holder: unknown) => FoundText

export const weighedBy =
  (weights: FieldWeights, page: PageView): Weigh =>
  (value, path, holder) => {
    const kind = kindOfPath(path)
    const own = kind && weights[kind]
    if (!own) return value
    const features = fieldFeatures(value, kind, { holder, page })
    return { ...value, confidence: confidenceOf(likelihoodOf(features, own)) }
  }

export function likelihoodOf(features: readonly number[], weights: KindWeights): number {
  const sum = fieldFeatureNames.reduce((all, name, index) => all + features[index]! * weights[name], 0)
  return 1 / (1 + Math.exp(-sum))
}

const logit = (share: number) => Math.log(share / (1 - share))
const shift = logit(confidenceFrom.sure) - logit(sureLikelihood)

/** Odds that are moved so that the threshold lies where it should. */
const confidenceOf = (likelihood: number): number =>
  Math.min(0.99, Math.max(0.05, 1 / (1 + Math.exp(-(logit(Math.min(0.9999, Math.max(0.0001, likelihood))) + shift)))))
