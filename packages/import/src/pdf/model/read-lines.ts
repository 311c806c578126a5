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
import type { FieldWeights } from './confidence.ts'
import { featuresOf } from './line-features.ts'
import learnt from './line-weights.json' with { type: 'json' }
import { readingFeatures, readingValue } from './reading-features.ts'
import type { ReadingWeights } from './reading-features.ts'
import type { PageView } from './field-features.ts'
import { ruleViews } from './rule-view.ts'

export interface ModelWeights extends ChainWeights {
  readonly reading: ReadingWeights
  readonly fields: FieldWeights
}

export interface PageReading extends Flows {
  readonly features: readonly number[]
  /** By how much it is better than the next. */
  readonly margin: number
}

export const learntFields: FieldWeights = learnt.fields

/** `weights` are the learnt ones, but for those of an evaluation. */
export function readPage(words: readonly Word[], pages: number, weights: ModelWeights = learnt): PageReading {
  const all = readingsOf(words, pages, weights)
    .map((reading) => ({ reading, value: readingValue(reading.features, weights.reading) }))
    .toSorted((one, other) => other.value - one.value)
  const [best, second] = all
  return { ...best!.reading, margin: best!.value - (second?.value ?? -Infinity) }
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
    return [{ flows: read, foot, features: readingFeatures(read, division === 'rules'), margin: 0 }]
  })
}

const headingRole = lineRoles.indexOf('heading')
/** Known words that the rules take for a heading are one, but for much that speaks against it. */
const knownHeading = 4

export function withRoles(flows: readonly (readonly Line[])[], weights: ChainWeights = learnt): Line[][] {
  const views = ruleViews(flows)
  return flows.map((lines, flow) => {
    const scores = scoresOf(featuresOf(lines, views[flow]!), weights)
    for (const [index, { isAlias, isHeading }] of views[flow]!.entries())
      if (isAlias && isHeading) scores[index]![headingRole]! += knownHeading
    const { best, sureness } = readChain(scores, weights)
    return lines.map((line, index) => ({ ...line, role: lineRoles[best[index]!]!, roleSureness: sureness[index]! }))
  })
}

/** What confidence is weighed by. */
export function pageViewOf({ flows, foot, features, margin }: PageReading, isByRules: PageView['isByRules']): PageView {
  const lines = [...flows.flat(), ...foot]
  const lineOf = new Map(lines.flatMap((line) => line.words.map((word) => [word.id, line] as const)))
  return { lineOf, margin, sureness: features[0] ?? 0, isByRules }
}
