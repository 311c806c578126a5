// Reads a page in each way in which it may be divided, each as one sequence of lines, and takes the reading that holds
// together best. The weights are learnt from generated pages (evals/import/train).
import { divisions } from '../layout/columns.ts'
import { flowsOf } from '../layout/flows.ts'
import type { Flows } from '../layout/flows.ts'
import { lineRoles } from '../layout/layout.ts'
import type { Line } from '../layout/layout.ts'
import type { Word } from '../layout/positioned-text.ts'
import { readChain, scoresOf } from './chain.ts'
import type { ChainWeights } from './chain.ts'
import { featuresOf } from './line-features.ts'
import learnt from './line-weights.json' with { type: 'json' }
import { readingFeatures } from './reading-features.ts'
import { ruleViews } from './rule-view.ts'

export interface ModelWeights extends ChainWeights {
  /** Of the reading's features, in their order. */
  readonly reading: readonly number[]
}

export interface PageReading extends Flows {
  readonly features: readonly number[]
}

/** `weights` are the learnt ones, but for those of an evaluation. */
export function readPage(words: readonly Word[], pages: number, weights: ModelWeights = learnt): PageReading {
  const value = ({ features }: PageReading) =>
    features.reduce((sum, feature, index) => sum + feature * (weights.reading[index] ?? 0), 0)
  return readingsOf(words, pages, weights).reduce((best, other) => (value(other) > value(best) ? other : best))
}

/** Of ways that give the same lines, the first. */
export function readingsOf(words: readonly Word[], pages: number, weights: ChainWeights): PageReading[] {
  const seen = new Set<string>()
  return divisions.flatMap((division) => {
    const { flows, foot } = flowsOf(words, pages, division)
    const key = flows.map((lines) => lines.map(({ text }) => text).join('\n')).join('\n\n')
    if (seen.has(key)) return []
    seen.add(key)
    const read = withRoles(flows, weights)
    return [{ flows: read, foot, features: readingFeatures(read, division === 'rules') }]
  })
}

export function withRoles(flows: readonly (readonly Line[])[], weights: ChainWeights = learnt): Line[][] {
  const views = ruleViews(flows)
  return flows.map((lines, flow) => {
    const { best, sureness } = readChain(scoresOf(featuresOf(lines, views[flow]!), weights), weights)
    return lines.map((line, index) => ({ ...line, role: lineRoles[best[index]!]!, roleSureness: sureness[index]! }))
  })
}
