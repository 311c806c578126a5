// What a number is: a target is no result, the best day no average, a capacity no use.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import type { Quantity } from '../text/quantity.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { segmentsOf } from './clauses.ts'
import { isProse, sourceLines } from './sources.ts'

/** Words of one row stand for each other. */
const aims: readonly RegExp[] = [
  /\b(?:targets?|goals?|quotas?|aim(?:ed|s)?|budget(?:ed)?|forecasts?|expect(?:ed|ation)|estimated?|projected)\b/i,
  /\b(?:on (?:an? )?(?:good|busy|best|peak) (?:day|night|week|shift)s?|at best|at peak|peak(?:s|ed|ing)?|busiest|record)\b/i,
  /\b(?:capacity|maximum|max|room for|seats? for)\b/i,
]

export function judgeAims({ changed }: CaseFile): Violation[] {
  return changed
    .filter((at) => isProse(at) && at.block.kind === 'bullet')
    .flatMap((at) => {
      const found = sourceLines(at).flatMap((line) => aimedAt(at, line))[0]
      if (!found) return []
      const question = `Your resume says of ${found.text} that it was “${found.aim}”. Did you reach it?`
      return [blockViolation(at, 'number', { text: found.text, question })]
    })
}

interface Aimed {
  readonly text: string
  readonly aim: string
}

function aimedAt(at: ChangedBlock, line: string): Aimed[] {
  const claimed = quantitiesOf(at.block.text)
  return segmentsOf(line).flatMap(({ text, from }) => {
    const rows = aims.filter((row) => row.test(text))
    if (rows.length === 0 || rows.some((row) => row.test(at.block.text))) return []
    const aim = rows[0]?.exec(text)?.[0] ?? ''
    const rest = quantitiesOf(`${line.slice(0, from)} ${line.slice(from + text.length)}`)
    const isOnlyThere = ({ value }: Quantity) =>
      quantitiesOf(text).some((one) => one.value === value) && !rest.some((one) => one.value === value)
    return claimed.filter(isOnlyThere).map((one) => ({ text: one.text, aim }))
  })
}
