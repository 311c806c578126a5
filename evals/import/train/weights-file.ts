// The file of learnt weights: each weight by its name, or in the order of the roles that the file lists.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { lineRoles } from '@galley/import/pdf/model/learning'
import type { ModelWeights } from '@galley/import/pdf/model/learning'
import { hashOfSources } from '../hash-of-sources.ts'

const root = join(import.meta.dirname, '../../..')
export const weightsFile = join(root, 'packages/import/src/pdf/model/line-weights.json')

/**
 * What the weights are made by: pages, training, scores, and the model's own features. Rules of the import may change
 * without another training.
 */
export const sourcesOfWeights = (): string =>
  hashOfSources(
    root,
    ['generate', 'train', 'date-of.ts', 'strip.ts', 'score.ts', 'judged-fields.ts']
      .map((path) => `evals/import/${path}`)
      .concat('packages/import/src/pdf/model'),
  )

/** Of all that is learnt, so that a weight that was changed by hand is noticed. */
export const hashOfWeights = ({ reading, fields, steps, features }: ModelWeights): string =>
  createHash('sha256').update(JSON.stringify({ reading, fields, steps, features })).digest('hex')

export function weightsText(weights: ModelWeights, sources: string): string {
  const { reading, fields, steps, features } = weights
  const line = (name: string, value: unknown) =>
    `    ${JSON.stringify(name)}: ${JSON.stringify(value).replaceAll(',', ', ')}`
  const named = (all: object) =>
    `{\n${Object.entries(all)
      .map(([name, value]) => line(name, value))
      .join(',\n')}\n  }`
  const rows = steps.map((row) => `    ${JSON.stringify(row).replaceAll(',', ', ')}`)
  const parts = [
    `"sha256": "${hashOfWeights(weights)}"`,
    `"sources": "${sources}"`,
    `"roles": ${JSON.stringify(lineRoles)}`,
    `"reading": ${named(reading)}`,
    `"fields": ${named(fields)}`,
    `"steps": [\n${rows.join(',\n')}\n  ]`,
    `"features": ${named(features)}`,
  ]
  return `{\n  ${parts.join(',\n  ')}\n}\n`
}
