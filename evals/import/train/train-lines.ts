// The weights of lines and of readings, from generated pages.
import type { ModelWeights } from '@galley/import/pdf/model/learning'
import type { LabelledPage } from '../generate/generated-pages.ts'
import { labelledLines } from './labelled-lines.ts'
import { compact, trainChain } from './train-chain.ts'
import type { LabelledLines } from './train-chain.ts'
import { readingPairs, trainReadings } from './train-readings.ts'

/** One page in so many shows how readings compare: each of them takes an import for each way to divide it. */
const comparedEach = 2
const known = new WeakMap<LabelledPage, LabelledLines[]>()

/** Fields are not weighed yet. */
export function trainLines(pages: readonly LabelledPage[]): ModelWeights {
  const chain = compact(trainChain(pages.flatMap(linesOf)))
  const compared = pages.filter(({ seed }) => seed % comparedEach === 0)
  return { ...chain, reading: trainReadings(compared.flatMap((page) => readingPairs(page, chain))), fields: {} }
}

function linesOf(page: LabelledPage): LabelledLines[] {
  const lines = known.get(page) ?? labelledLines(page)
  known.set(page, lines)
  return lines
}
