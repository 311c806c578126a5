// All weights of the model, from generated pages.
import type { ModelWeights } from '@galley/import/pdf/model/read-lines'
import type { LabelledPage } from '../generate/generated-pages.ts'
import { labelledLines } from './labelled-lines.ts'
import { compact, trainChain } from './train-chain.ts'
import { readingPairs, trainReadings } from './train-readings.ts'

export function trainModel(pages: readonly LabelledPage[]): ModelWeights {
  const chain = compact(trainChain(pages.flatMap(labelledLines)))
  return { ...chain, reading: trainReadings(pages.flatMap((page) => readingPairs(page, chain))) }
}
