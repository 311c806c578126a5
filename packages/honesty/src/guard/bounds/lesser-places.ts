// What makes less of an award or a course: a runner-up is no winner, a nomination no prize.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isProse, isSpokenOf, sourceLines } from '../claims/sources.ts'
import { stemsIn } from '../claims/clauses.ts'

const lesser =
  /\b(?:runners?-?\s?up|finalists?|semi-?finalists?|nominat\w+|nominees?|short-?listed|longlisted|(?:second|third|fourth|fifth|2nd|3rd|4th|5th) (?:place|prize)|silver|bronze|honou?rable mention|participants?|certificate of (?:attendance|participation)|commended)\b/i

const won =
  /\b(?:w[io]n(?:s|ning|ners?)?|award(?:ed)?-winning|awarded|received|earned|secured|took (?:the|an?) [^.;]{0,40}(?:award|prize))\b/i

const ofPrize = /\b(?:awards?|prizes?|medals?|competitions?|contests?|championships?|cups?)\b/i

/** In a line only what is said to be won now, and is about a prize. */
export const judgeLesserPlaces = ({ changed }: CaseFile): Violation[] =>
  changed.flatMap((at) => {
    const before = saidBefore(at)
    const lost = lesser.exec(before)?.[0]
    if (lost === undefined || lesser.test(at.block.text) || isSpokenOf(at, stemsIn(at.block.text))) return []
    const question = `Your resume says “${lost}” of it, the draft leaves that out. Which is right?`
    return [blockViolation(at, 'scope', { text: at.block.args?.[0] ?? at.block.text, allowed: [before], question })]
  })

/** Empty where nothing is claimed to be won, or the line said so before. */
function saidBefore(at: ChangedBlock): string {
  if (at.block.kind === 'entry') return at.source?.head?.text ?? ''
  if (!isProse(at) || !won.test(at.block.text)) return ''
  const line = sourceLines(at).join('\n')
  return ofPrize.test(line) && !won.test(line) ? line : ''
}
