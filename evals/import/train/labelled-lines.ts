// Generated pages as sequences of lines, with the features that the import sees and the label of each line.
import { linesToLearn } from '@galley/import/pdf/model/learning'
import type { LabelledPage } from '../generate/generated-pages.ts'
import { labelsOf, segmentsOfWords } from './labels-of.ts'
import type { LabelledLines } from './train-chain.ts'

export function labelledLines(page: LabelledPage): LabelledLines[] {
  const { words, flows } = linesToLearn(page.text)
  const owners = segmentsOfWords(words, page.segments)
  const begun = new Set<number>()
  const read = flows.map(({ lines, features }) => ({ features, labels: labelsOf(lines, owners, begun) }))
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
