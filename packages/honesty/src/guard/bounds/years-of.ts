// What the years are of: "ten years in hospitality, the last four as a manager" are no ten years of management.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { segmentsOf, stemsIn } from '../claims/clauses.ts'
import { isProse, isSpokenOf, sourceLines } from '../claims/sources.ts'
import { quantitiesOf } from '../text/quantities.ts'
import { stem } from '../text/words.ts'

const yearsOf = /(?<count>(?<![\p{L}\d+-])[\p{L}\d+-]+) years?['’]? (?:of )?(?<what>(?:[\p{L}-]+ ){1,3})experience\b/giu

/** "Nine years of experience leading teams", "nine years leading teams". */
const yearsDoing =
  /(?<count>(?<![\p{L}\d+-])[\p{L}\d+-]+) years?['’]? (?:of )?(?:[\p{L}-]+ )?(?:experience )?(?:in |of |as )?(?<what>\p{L}{3,}ing\b)/giu
/** "Six years in retail and hospital pharmacies". */
const yearsInBoth =
  /(?<count>(?<![\p{L}\d+-])[\p{L}\d+-]+) years?['’]? (?:of (?:experience )?)?(?:in|at|with|of) (?:both )?(?<one>\p{L}{3,}) and (?<other>\p{L}{3,})/giu

/** One of the two is gone, and the years are of the other. */
function onlyOneOf(at: ChangedBlock): string | null {
  const now = stemsIn(at.block.text)
  for (const { 0: text, groups } of sourceLines(at).flatMap((line) => Array.from(line.matchAll(yearsInBoth)))) {
    const parts = [groups?.['one'] ?? '', groups?.['other'] ?? ''].map((one) => stem(one))
    const value = quantitiesOf(text)[0]?.value
    const isKept =
      value !== undefined &&
      quantitiesOf(at.block.text).some(
        (one) => one.value === value && (one.unit === years || one.counted.includes(years)),
      )
    if (isKept && parts.filter((one) => now.has(one)).length === 1) return text
  }
  return null
}

export function judgeYearsOf({ changed }: CaseFile): Violation[] {
  return changed.filter(isProse).flatMap((at) => {
    const found = [...at.block.text.matchAll(yearsOf), ...at.block.text.matchAll(yearsDoing)].find((match) =>
      isOfOther(at, match),
    )
    const both = onlyOneOf(at)
    if (both !== null) {
      const question = `Your resume says “${both}”. Which is right?`
      return [blockViolation(at, 'number', { text: both, question })]
    }
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
  // "Leading a team" is not the "team lead" of the same line.
  const word = groups?.['what']?.trim().toLowerCase() ?? ''
  const exact = word.endsWith('ing') ? clauses.filter((clause) => clause.toLowerCase().includes(word)) : []
  const about = exact.length > 0 ? exact : clauses.filter((clause) => [...what].some((one) => stemsIn(clause).has(one)))
  const isThere = (clause: string) => counts(clause).some((one) => one.value === value)
  return about.some((clause) => counts(clause).length > 0) && !about.some(isThere)
}
const years = stem('year')
