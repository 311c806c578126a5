// What the years are of: "ten years in hospitality, the last four as a manager" are no ten years of management.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { segmentsOf, stemsIn } from '../claims/clauses.ts'
import { isProse, isSpokenOf, sourceLines } from '../claims/sources.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { stem } from '../text/words.ts'

const yearsOf = /(?<count>(?<![\p{L}\d+-])[\p{L}\d+-]+) years?['’]? (?:of )?(?<what>(?:[\p{L}-]+ ){1,3})experience\b/giu

export function judgeYearsOf({ changed }: CaseFile): Violation[] {
  return changed.filter(isProse).flatMap((at) => {
    const found = Array.from(at.block.text.matchAll(yearsOf)).find((match) => isOfOther(at, match))
    if (!found) return []
    const question = `Your resume gives another number of years for “${found.groups?.['what']?.trim()}”. Which is right?`
    return [blockViolation(at, 'number', { text: found[0], question })]
  })
}

/** A source says it of another number of years, and of none of this one. */
function isOfOther(at: ChangedBlock, { 0: text, groups }: RegExpExecArray): boolean {
  const value = quantitiesOf(text)[0]?.value
  const what = stemsIn(groups?.['what'] ?? '')
  if (value === undefined || what.size === 0 || isSpokenOf(at, what)) return false
  const clauses = sourceLines(at).flatMap((line) => segmentsOf(line).flatMap((part) => part.text.split(/,\s/)))
  const counts = (clause: string) =>
    quantitiesOf(clause).filter(
      ({ unit, counted }) => unit === years || counted.length === 0 || counted.includes(years),
    )
  const about = clauses.filter((clause) => [...what].some((one) => stemsIn(clause).has(one)))
  const isThere = (clause: string) => counts(clause).some((one) => one.value === value)
  return about.some((clause) => counts(clause).length > 0) && !about.some(isThere)
}
const years = stem('year')
