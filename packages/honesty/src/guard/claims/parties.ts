// Whose a thing is, and for whom it was done: another owner, another audience.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import { isFromStatements } from '../case/rewording.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { stemOf } from '../text/words.ts'
import { stemsIn } from './clauses.ts'
import { isInSources } from './source-words.ts'
import { isProse, isSpokenOf, sourceLines } from './sources.ts'

export function judgeParties({ changed }: CaseFile): Violation[] {
  return changed
    .filter((at) => isProse(at) && at.block.kind === 'bullet' && sourceLines(at).length > 0)
    .filter((at) => at.gone.length <= maxGone && !isFromStatements(at))
    .flatMap((at) => {
      const fresh = [...ownersIn(at.block.text), ...audiencesIn(at.block.text)].find((party) => isNew(at, party))
      if (fresh === undefined) return []
      const question = `Your resume does not say “${fresh}” of this work. Is it right?`
      return [blockViolation(at, 'scope', { text: fresh, question })]
    })
}

/** Where a whole page is written anew, a party may come from any of its lines. */
const maxGone = 4

function isNew(at: ChangedBlock, party: string): boolean {
  const own = stemOf(party)
  if (sourceLines(at).some((line) => stemsIn(line).has(own)) || isSpokenOf(at, new Set([own]))) return false
  // The library of a library assistant.
  return !isInSources(at, party) && !stemsIn(at.source?.head?.text ?? '').has(own)
}

const ownersIn = (line: string): string[] =>
  Array.from(line.matchAll(/(?<![\p{L}\d])(\p{Ll}{3,})(?:['’]s|(?<=s)['’])(?=\s)/gu), ([, word = '']) => word)

/** Behind "of" a group is more often what was worked with. */
const audience =
  /(?<![\p{L}\d])(?:for|to|with|before)\s(?:(?:the|our|my|its|their|all|senior|company|executive)\s){0,3}(clients?|customers?|executives?|board|leadership|stakeholders?|directors?|management|investors?|ministers?|public|patients?|students?|families|parents|residents?|guests?|users?|owners?|regulators?|government|council|press|media)(?![\p{L}\d-])/giu
const audiencesIn = (line: string): string[] => Array.from(line.matchAll(audience), ([, word = '']) => word)
