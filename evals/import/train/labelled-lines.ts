// Generated pages as sequences of lines, with the features that the import sees and the label of each line.
import { flowsOf } from '@galley/import/pdf/layout/flows'
import { wordsIn } from '@galley/import/pdf/layout/words'
import { featuresOf } from '@galley/import/pdf/model/line-features'
import { ruleViews } from '@galley/import/pdf/model/rule-view'
import type { LabelledPage } from '../generate/generated-pages.ts'
import { labelsOf, segmentsOfWords } from './labels-of.ts'
import type { LabelledLines } from './train-chain.ts'

export function labelledLines(page: LabelledPage): LabelledLines[] {
  const words = wordsIn(page.text)
  const owners = segmentsOfWords(words, page.segments)
  const { flows } = flowsOf(words, page.text.pages.length)
  const views = ruleViews(flows)
  const begun = new Set<number>()
  const read = flows.map((lines, flow) => ({
    features: featuresOf(lines, views[flow]!),
    labels: labelsOf(lines, owners, begun),
  }))
  return page.seed % blindEach === 0 ? [...read, ...read.map(withoutWords)] : read
}

/** So many pages are learnt twice: once as they are, and once as a reader sees them who knows none of their words. */
const blindEach = 4
const byWords =
  /^(?:(?:above|below|second) )?(?:named|title|firm|school|degree|place|alias|past tense|starts small|label|grade|as headings|gap as headings|left as headings|headings|rule heading|in )/

const withoutWords = ({ features, labels }: LabelledLines): LabelledLines => ({
  features: features.map((all) => all.filter((feature) => !byWords.test(feature))),
  labels,
})
