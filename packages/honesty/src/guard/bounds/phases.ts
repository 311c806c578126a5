// What a date is of: "started in 2022" is not "completed in 2022", and a course "started 2024" is not one of 2024.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isProse, sourceLines } from '../claims/sources.ts'

const begin = String.raw`start(?:ed|ing)?|began|begun|since|launched|kicked off`
const end = String.raw`complet(?:ed|ing)|finish(?:ed|ing)|ended|concluded|delivered|finali[sz]ed|wrapped up`
const date = String.raw`\(?(?:in |on |by |at the end of )?(?<date>(?:\p{L}{3,9}\.? )?(?:19|20)\d\d)`
const begunOn = new RegExp(String.raw`\b(?:${begin}) ${date}`, 'giu')
const endedOn = new RegExp(String.raw`\b(?:${end}) ${date}`, 'giu')
const isBegun = new RegExp(String.raw`^\W*(?:${begin}|from) (?<date>(?:\p{L}{3,9}\.? )?(?:19|20)\d\d)\W*$`, 'iu')

export function judgePhases({ changed }: CaseFile): Violation[] {
  return changed.flatMap((at) => {
    const found = isProse(at) ? endedIn(at) : finishedIn(at)
    if (found === null) return []
    const question = `Your resume says when this started. Is “${found}” right, is it finished?`
    return [blockViolation(at, 'scope', { text: found, question })]
  })
}

function endedIn(at: ChangedBlock): string | null {
  const lines = sourceLines(at)
  const starts = lines.flatMap((line) => datesOf(line, begunOn))
  const ends = [...lines, ...at.statements].flatMap((line) => datesOf(line, endedOn))
  const isNew = (one: string) => starts.includes(one) && !ends.includes(one)
  const found = Array.from(at.block.text.matchAll(endedOn)).find(({ groups }) => isNew(groups?.['date'] ?? ''))
  return found?.[0] ?? null
}
const datesOf = (line: string, pattern: RegExp): string[] =>
  Array.from(line.matchAll(pattern), ({ groups }) => groups?.['date'] ?? '')

/** In the head of a course or a certificate, a date alone is the day on which it was passed. */
function finishedIn(at: ChangedBlock): string | null {
  if (at.section.kind === 'experience' || at.statements.length > 0) return null
  const begun = (at.source?.head?.args ?? []).map((arg) => isBegun.exec(arg)?.groups?.['date'])
  return at.block.args?.find((arg) => begun.includes(arg.trim())) ?? null
}
