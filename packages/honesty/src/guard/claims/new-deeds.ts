// A deed that no source has in any words: who rode along did not train.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isGrammar, stemOf } from '../text/words.ts'
import { deedsIn, type Deed } from '../deeds/deeds.ts'
import { isInSources } from './source-words.ts'
import { isProse, isSpokenOf, sourceLines } from './sources.ts'
import { isRaising, isSameAct } from '../deeds/verb-groups.ts'

export function judgeNewDeeds({ changed }: CaseFile): Violation[] {
  return changed
    .filter((at) => isProse(at) && at.block.kind === 'bullet' && sourceLines(at).length > 0)
    .flatMap((at) => {
      const fresh = deedsIn(at.block.text).find((deed) => isNew(at, deed)) ?? joinedDeed(at) ?? prizeTaken(at)
      if (!fresh) return []
      const question = `Your resume does not say “${fresh.verb}” of this. Did you do that?`
      return [blockViolation(at, 'scope', { text: fresh.verb, question })]
    })
}

const verbsInRow = /^(?<first>\p{L}+)(?<more>(?:, \p{L}+){1,4}),? and (?<last>\p{L}+)\b/u
const minVerb = 0.5
/** "Operate, maintain and repair" of "operate": three verbs are not one deed in other words, as two may be. */
function joinedDeed(at: ChangedBlock): { verb: string } | null {
  const { first = '', more = '', last = '' } = verbsInRow.exec(at.block.text)?.groups ?? {}
  const verbs = [first, ...more.split(', '), last].filter(Boolean)
  if (!verbs.every((verb) => at.lexicon.verbShare(verb) >= minVerb)) return null
  const known = (verb: string) => isSpokenOf(at, new Set([stemOf(verb)])) || isInSources(at, verb, isSameAct)
  return more !== '' && known(first) && !verbs.slice(1).some(known) ? { verb: last } : null
}

const given =
  /\b(?:was|were|has been|have been) (?:given|awarded|granted|named|voted|rated)\b|\b(?:our|the|my) [\p{L}-]+ (?:got|received|won|was given) (?:the|an?) [^.]{0,40}\b(?:award|prize|medal)\b/iu
const won =
  /(?:^|\b(?:which|that|whose (?:[\p{L}-]+ ){1,3}|and|,) ?)(?:won|earned|earning|winning|secured|achieved|gained|obtained)\b/iu
/** "The park was given an award" is no prize of the person's. */
function prizeTaken(at: ChangedBlock): { verb: string } | null {
  const verb = won.exec(at.block.text)?.[0]
  const isOfThing = [...sourceLines(at), ...at.statements].some(
    (line) => given.test(line) && !/\b(?:I|we) (?:was|were|have been)\b/i.test(line),
  )
  return verb !== undefined && isOfThing && !isSpokenOf(at, new Set([stemOf(verb)])) ? { verb } : null
}

/** So small a share of a word's senses are acts: it stands for something else here. */
export const minVerbShare = 0.2

function isNew(at: ChangedBlock, deed: Deed): boolean {
  const { verb, actor } = deed
  if (actor !== 'self' || isAside(at.block.text, deed) || isGrammar(verb) || !isRaising(verb)) return false
  if (at.lexicon.verbShare(verb) < minVerbShare || isSpokenOf(at, new Set([stemOf(verb)]))) return false
  return !isInSources(at, verb, isSameAct)
}

/** "…, cutting it by half", "…, built with Django": what came of it, or how it was made. */
const isAside = (line: string, { verb, from }: Deed): boolean =>
  from > 0 &&
  (/ing$/i.test(verb) ||
    (/,\s$/.test(line.slice(0, from)) && /^\s(?:with|using|in|on|of)\b/i.test(line.slice(from + verb.length))))
