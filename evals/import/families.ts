// node evals/import/families.ts [pages of each family] [family]…: each family of generated layouts is read by a model
// that was trained without it. Beside it, what the rules alone give. Prints means of the fields' F1.
import { importResume } from '@galley/import/pdf/import-resume'
import type { ModelWeights } from '@galley/import/pdf/model/read-lines'
import { table } from '../../bench/statistics.ts'
import { familyNames } from './generate/families.ts'
import { generatedPages } from './generate/generated-pages.ts'
import type { LabelledPage } from './generate/generated-pages.ts'
import { added, meanF1, score } from './score.ts'
import { trainModel } from './train/train-model.ts'

const seeds = Array.from({ length: Number(process.argv[2] ?? 40) }, (_, index) => index + 1)
const chosen = process.argv.slice(3)

const pages: LabelledPage[] = []
for (const family of familyNames) pages.push(...(await generatedPages(family, seeds)))

function meanOf(all: readonly LabelledPage[], model: ModelWeights | null): number {
  const counts = all.map(({ text, truth }) => {
    const { data, headings } = importResume(text, { model })
    return score({ data, headings: headings.map((heading) => heading.text) }, truth)
  })
  return meanF1(added(counts))
}

const means = familyNames
  .filter((name) => chosen.length === 0 || chosen.includes(name))
  .map((name) => {
    const own = pages.filter(({ family }) => family === name)
    const model = trainModel(pages.filter(({ family }) => family !== name))
    return { name, rules: meanOf(own, null), model: meanOf(own, model) }
  })
const mean = (key: 'rules' | 'model') => means.reduce((sum, each) => sum + each[key], 0) / means.length
const rows = [...means, { name: 'mean of families', rules: mean('rules'), model: mean('model') }]
process.stdout.write(
  `${table(
    ['family left out', 'rules alone', 'with the model'],
    rows.map(({ name, rules, model }) => [name, rules.toFixed(3), model.toFixed(3)]),
  )}\n`,
)
