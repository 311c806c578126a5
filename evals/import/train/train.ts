// node evals/import/train/train.ts [pages of each family]: learns the weights of packages/import/src/pdf/model from
// generated pages, and writes them with the hash of the sources that made them. The same sources give the same weights.
import { writeFileSync } from 'node:fs'
import { familyNames } from '../generate/families.ts'
import { generatedPages } from '../generate/generated-pages.ts'
import type { LabelledPage } from '../generate/generated-pages.ts'
import { crossFit } from './cross-fit.ts'
import { trainFields } from './train-fields.ts'
import { trainLines } from './train-lines.ts'
import { sourcesOfWeights, weightsFile, weightsText } from './weights-file.ts'

const seeds = Array.from({ length: Number(process.argv[2] ?? 45) }, (_, index) => index + 1)

/** Models that leave families out learn from so many pages of each of the others. */
const maxCrossed = 16

const sources = sourcesOfWeights()
const pages: LabelledPage[] = []
for (const family of familyNames) pages.push(...(await generatedPages(family, seeds)))
// Confidence is learnt where the model is as unsure as on a page of another maker: on families that it has not seen.
const learnt = pages.filter(({ seed }) => seed <= maxCrossed)
const fields = trainFields(crossFit(pages, learnt).flatMap(({ records }) => records))
writeFileSync(weightsFile, weightsText({ ...trainLines(pages), fields }, sources))
process.stdout.write(`${pages.length} pages; weights of ${sources}\n`)
