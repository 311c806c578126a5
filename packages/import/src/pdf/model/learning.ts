// What a training of the model sees (evals/import/train): the same words, lines and readings as an import.
import { flowsOf } from '../layout/flows.ts'
import type { Line } from '../layout/layout.ts'
import type { PdfText } from '../layout/pdf-text.ts'
import type { Word } from '../layout/positioned-text.ts'
import { seenWords } from '../layout/seen-words.ts'
import type { ChainWeights } from './chain.ts'
import { featuresOf } from './line-features.ts'
import { readingsOf } from './read-lines.ts'
import type { PageReading } from './read-lines.ts'
import { ruleViews } from './rule-view.ts'

export { lineRoles } from '../layout/layout.ts'
export type { Line, LineRole } from '../layout/layout.ts'
export type { Word } from '../layout/positioned-text.ts'
export { pairMarginalsOf, readChain, scoresOf } from './chain.ts'
export type { ChainWeights } from './chain.ts'
export { fieldFeatureNames, fieldFeatures, fieldFeatureSigns, kindOfPath, weighedKinds } from './field-features.ts'
export type { FieldFeature, WeighedKind } from './field-features.ts'
export type { FieldWeights, KindWeights } from './confidence.ts'
export type { ModelWeights } from './read-lines.ts'
export { readingFeatureNames } from './reading-features.ts'
export type { ReadingWeights } from './reading-features.ts'

export interface LearntLines {
  readonly lines: readonly Line[]
  /** Of each line. */
  readonly features: readonly (readonly string[])[]
}

/** The words of a page, and the lines of each of its flows as the rules divide it. */
export function linesToLearn(pdf: PdfText): { words: readonly Word[]; flows: LearntLines[] } {
  const words = seenWords(pdf).kept
  const { flows } = flowsOf(words, pdf.pages.length)
  const views = ruleViews(flows)
  return { words, flows: flows.map((lines, flow) => ({ lines, features: featuresOf(lines, views[flow]!) })) }
}

/** Each way to divide the page, as an import chooses among them. */
export const readingsToCompare = (pdf: PdfText, weights: ChainWeights): PageReading[] =>
  readingsOf(seenWords(pdf).kept, pdf.pages.length, weights)
