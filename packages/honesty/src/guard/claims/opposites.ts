// Words of which one excludes the other: who tested by hand did not automate, who worked part-time not full-time.
import type { CaseFile } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isProse, isSpokenOf, sourceLines } from './sources.ts'
import { stemsIn } from './clauses.ts'

export function judgeOpposites({ changed }: CaseFile): Violation[] {
  return changed.filter(isProse).flatMap((at) => {
    const before = sourceLines(at).join('\n')
    const found = opposites.flatMap((words) => {
      const old = words.find((one) => one.test(before))
      const now = words.find((one) => one !== old && one.test(at.block.text))
      if (!old || !now || now.test(before) || old.test(at.block.text)) return []
      const text = now.exec(at.block.text)?.[0] ?? ''
      return isSpokenOf(at, stemsIn(text)) ? [] : [{ text, source: old.exec(before)?.[0] ?? '' }]
    })[0]
    if (!found) return []
    const question = `Your resume says “${found.source}”, the draft “${found.text}”. Which is right?`
    return [blockViolation(at, 'scope', { text: found.text, question })]
  })
}

const opposites: readonly (readonly RegExp[])[] = [
  ['manual(?:ly)?|by hand|on paper', 'automat\\w+|digital(?:ly)?'],
  ['part[- ]time', 'full[- ]time'],
  ['volunteer\\w*|unpaid|voluntary', 'paid|salaried|employed'],
  ['temporar\\w+|fixed[- ]term|seasonal|interim', 'permanent(?:ly)?'],
  ['internal(?:ly)?|in-house', 'external(?:ly)?|client-facing'],
  ['junior', 'senior'],
  ['informal(?:ly)?', 'formal(?:ly)?'],
  ['written', 'oral|spoken'],
  ['inbound|incoming', 'outbound|outgoing'],
  ['step-?down|high[- ]dependency', 'critical care|intensive care'],
  ['residential', 'commercial', 'industrial'],
  ['outpatients?', 'inpatients?'],
  ['retail', 'wholesale', 'corporate'],
  ['orders?|bookings?', 'revenues?|turnover|profits?'],
  ['quot(?:es?|ations?)', 'contracts?|deals?'],
  ['read-?only', 'read[- ]write|admin(?:istrator)?'],
  ['small(?:er)?', 'large(?:r|-scale)?|major|big'],
  ['municipal|magistrates?|small[- ]claims|county|local', 'federal|supreme|appellate|national|international'],
  ['before', 'after'],
  ['undergraduate', 'postgraduate|graduate'],
].map((row) => row.map((words) => new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d])`, 'iu')))
