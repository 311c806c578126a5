// node evals/import/families.ts [pages of each family]: families of generated layouts, each read by a model that was
// trained without it (and without two others). Beside it, what the rules alone give. Prints means of the fields' F1,
// and how far confidence can be trusted.
import { importResume } from '@galley/import/pdf/import-resume'
import type { ModelWeights } from '@galley/import/pdf/model/learning'
import { table } from '../../bench/statistics.ts'
import { familyNames } from './generate/families.ts'
import { generatedPages } from './generate/generated-pages.ts'
import type { LabelledPage } from './generate/generated-pages.ts'
import { judged, reliability } from './reliability.ts'
import type { JudgedField } from './reliability.ts'
import { added, meanF1, score } from './score.ts'
import { crossFit, withFields } from './train/cross-fit.ts'

const seeds = Array.from({ length: Number(process.argv[2] ?? 30) }, (_, index) => index + 1)

const pages: LabelledPage[] = []
for (const family of familyNames) pages.push(...(await generatedPages(family, seeds)))
const fields: JudgedField[] = []

function meanOf(all: readonly LabelledPage[], model: ModelWeights | null): number {
  const counts = all.map(({ text, truth }) => {
    const read = importResume(text, { model })
    if (model) fields.push(...judged(read.data, read.fields, truth))
    return score({ data: read.data, headings: read.headings.map((heading) => heading.text) }, truth)
  })
  return meanF1(added(counts))
}

const leftOut = withFields(crossFit(pages))
const means = familyNames.map((name) => {
  const { pages: own, model } = leftOut.find((group) => group.pages.some(({ family }) => family === name))!
  const all = own.filter(({ family }) => family === name)
  return { name, rules: meanOf(all, null), model: meanOf(all, model) }
})
const mean = (key: 'rules' | 'model') => means.reduce((sum, each) => sum + each[key], 0) / means.length
const rows = [...means, { name: 'mean of families', rules: mean('rules'), model: mean('model') }].map((each) => [
  each.name,
  each.rules.toFixed(3),
  each.model.toFixed(3),
])
process.stdout.write(`${table(['family left out', 'rules alone', 'with the model'], rows)}\n\n${reliability(fields)}\n`)
