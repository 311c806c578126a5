// Where a thing ends: "History up to Junior Cycle" is not History to all years, and who stood in “for the five weeks”
// of an absence did not have the job.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { sharedBy, stemsIn } from '../claims/clauses.ts'
import { isProse, isSpokenOf, sourceLines } from '../claims/sources.ts'
import { stemOf, wordsOf } from '../text/words.ts'

/** A bound without a number: numbers have their own rules. */
const upTo =
  /(?<thing>\p{L}{3,}) (?:only )?(?:up to|as far as|until|except for|apart from|excluding|other than) (?:the )?(?!date\b|now\b|then\b|speed\b|standard\b)(?<end>\p{Lu}?[\p{L}]{3,}(?: \p{Lu}[\p{L}]+)*)/gu
/** "While the foreman was away", "for the five weeks that …". */
const standIn =
  /\b(?:while|when|as long as|during the time) (?:the |our |my |a )?(?:[\p{L}-]+ ){1,3}?(?:was|were|is|are) (?:away|off|out|ill|sick|absent|on (?:\p{L}+ )?leave|on holiday|on vacation)|\bfor (?:the |about )?(?:\d+|[\p{L}-]+) (?:days?|weeks?|months?) (?:that|when|while|in which)\b/iu
const keepsIt =
  /\b(?:while|when|during|cover\w*|stand-?in|stood in|step(?:ped|ping)? in|fill(?:ed|ing)? in|in place of|absen\w+|interim|acting|temporar\w+|for (?:the |about )?(?:\d+|[a-z-]+) (?:days?|weeks?|months?)|(?:\d+|[a-z-]+)[- ](?:day|week|month))\b/i
/** So large a share of a line is still there. */
const minKept = 0.4

export const judgeLostEnds = ({ changed }: CaseFile): Violation[] =>
  changed.filter(isProse).flatMap((at) => {
    const lost = sourceLines(at).flatMap((line) => [...endsLost(at, line), ...absenceLost(at, line)])[0]
    if (lost === undefined) return []
    const question = `Your resume says “${lost}”, the draft leaves it out. Which is right?`
    return [blockViolation(at, 'scope', { text: wordsOf(at.block.text)[0]?.text ?? lost, allowed: [lost], question })]
  })

function endsLost(at: ChangedBlock, line: string): string[] {
  const now = stemsIn(at.block.text)
  return Array.from(line.matchAll(upTo)).flatMap(({ 0: text, groups }) => {
    const [thing, end] = [stemOf(groups?.['thing'] ?? ''), stemsIn(groups?.['end'] ?? '')]
    const isLost = now.has(thing) && end.size > 0 && sharedBy(end, now) === 0 && !isSpokenOf(at, new Set([thing]))
    return isLost ? [text] : []
  })
}

function absenceLost(at: ChangedBlock, line: string): string[] {
  const [text] = standIn.exec(line) ?? []
  if (text === undefined || keepsIt.test(at.block.text)) return []
  const rest = stemsIn(line.replace(text, ' '))
  return sharedBy(rest, stemsIn(at.block.text)) >= minKept * rest.size ? [text] : []
}
