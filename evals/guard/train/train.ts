// node evals/guard/train/train.ts: learns what the signs of a changed line weigh, and writes it to
// packages/honesty/src/guard/slots. The sets that are left out are for measuring. The same sources give the same
// weights.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordLexicon } from '@galley/api/adapters/background/word-lexicon'
import { signsOfProposal } from '@galley/honesty/guard/slots/signs'
import { labelledCases } from './labelled-cases.ts'
import { learnWeights, scoreOf, type Example } from './learn-weights.ts'

const file = join(import.meta.dirname, '../../../packages/honesty/src/guard/slots/slot-weights.json')

/** Sets of trades are of more kinds than the others, and have fewer cases; a page is many lines, none of them false. */
const weightOf = { trades: 2, others: 1 }

/** As in judge-slots.ts. */
const maxScore = 2.9

const lexicon = wordLexicon()
const examples = labelledCases().map(({ set, kind, isTrade, input }): Example & { set: string } => ({
  set,
  lines: signsOfProposal(input, lexicon),
  isFabrication: kind === 'fabrication',
  weight: isTrade ? weightOf.trades : weightOf.others,
}))

/** How well sets are judged that the weights were not learned from: a sixth of the sets at a time. */
function crossed(): { stopped: number; passed: number } {
  const sets = [...new Set(examples.map(({ set }) => set))].toSorted()
  const parts = 6
  const judged = Array.from({ length: parts }, (_, part) => {
    const out = new Set(sets.filter((_set, index) => index % parts === part))
    const weights = learnWeights(examples.filter(({ set }) => !out.has(set)))
    return examples
      .filter(({ set }) => out.has(set))
      .map(({ lines, isFabrication }) => ({
        isFabrication,
        isStopped: lines.some((line) => scoreOf(weights, line) > maxScore),
      }))
  }).flat()
  const share = (of: boolean) => {
    const all = judged.filter(({ isFabrication }) => isFabrication === of)
    return all.filter(({ isStopped }) => isStopped === of).length / all.length
  }
  return { stopped: share(true), passed: share(false) }
}

const { bias, weights } = learnWeights(examples)
const rows = Object.entries(weights).map(([name, weight]) => `    ${JSON.stringify(name)}: ${weight}`)
writeFileSync(file, `{\n  "bias": ${bias},\n  "weights": {\n${rows.join(',\n')}\n  }\n}\n`)
const { stopped, passed } = crossed()
process.stdout.write(
  `${examples.length} proposals, ${rows.length} signs; of sets left out, by these alone: ` +
    `${(stopped * 100).toFixed(1)} % stopped, ${(passed * 100).toFixed(1)} % passed\n`,
)
