// node evals/import/train/train.ts [pages of each family]: learns the weights of packages/import/src/pdf/model from
// generated pages, and writes them with their hash. The same pages give the same weights.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { familyNames } from '../generate/families.ts'
import { generatedPages } from '../generate/generated-pages.ts'
import type { LabelledPage } from '../generate/generated-pages.ts'
import { crossFit } from './cross-fit.ts'
import { trainFields } from './train-fields.ts'
import { trainLines } from './train-lines.ts'

const target = join(import.meta.dirname, '../../../packages/import/src/pdf/model/line-weights.json')
const seeds = Array.from({ length: Number(process.argv[2] ?? 45) }, (_, index) => index + 1)

const maxCrossed = 16

const pages: LabelledPage[] = []
for (const family of familyNames) pages.push(...(await generatedPages(family, seeds)))
// Confidence is learnt where the model is as unsure as on a page of another maker: on families that it has not seen.
const fields = trainFields(crossFit(pages.filter(({ seed }) => seed <= maxCrossed)).flatMap(({ records }) => records))
const weights = { ...trainLines(pages), fields }
const sha256 = createHash('sha256').update(JSON.stringify(weights)).digest('hex')
const rows = Object.entries(weights.features).map(([name, row]) => `    ${JSON.stringify(name)}: [${row.join(', ')}]`)
const steps = weights.steps.map((row) => `    [${row.join(', ')}]`)
writeFileSync(
  target,
  `{\n  "sha256": "${sha256}",\n  "reading": [${weights.reading.join(', ')}],\n  "fields": ${JSON.stringify(weights.fields)},\n  "steps": [\n${steps.join(',\n')}\n  ],\n  "features": {\n${rows.join(',\n')}\n  }\n}\n`,
)
process.stdout.write(`${pages.length} pages; ${rows.length} features; ${sha256}\n`)
