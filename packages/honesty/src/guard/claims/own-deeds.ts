// Who did it: a deed of another person, or what only happened, is no deed of the person's.
import type { CaseFile, ChangedBlock } from '../case/case-file.ts'
import type { Violation } from '../case/verdict.ts'
import { blockViolation } from '../case/violation.ts'
import { isGrammar, stem } from '../text/words.ts'
import { deedsIn, type Deed } from '../deeds/deeds.ts'
import { isChange } from './causes.ts'
import { minVerbShare } from './new-deeds.ts'
import { isProse, isSpokenOf, sourceLines } from './sources.ts'

/** "It was my job to chase garages": the deed is the person's. */
const isMyJob = /\bmy (?:job|task|duty|role|turn|responsibility|part)\b/i

/** "And the budget is mine too". */
const isTheirOwn = /\b(?:is|are|was|were)(?: now| all)? mine\b/i

export function judgeOwnDeeds({ changed }: CaseFile): Violation[] {
  return changed.filter(isProse).flatMap((at) => {
    const before = sourceLines(at).flatMap((line) => deedsIn(line))
    const known = {
      own: before.filter(({ actor }) => actor === 'self' || actor === 'joint'),
      ofOthers: before.filter(({ actor }) => actor === 'other'),
    }
    const isMine =
      sourceLines(at).some((line) => isMyJob.test(line)) || at.statements.some((words) => isTheirOwn.test(words))
    const isOfOthers = !isMine && before.some(({ actor }) => actor === 'other' || actor === 'unknown')
    const taken = !isOfOthers ? undefined : deedsIn(at.block.text).find((deed) => isTaken(at, deed, known))
    return taken ? [takenViolation(at, taken)] : []
  })
}

/** Verbs that stand before any act: what was done is said behind them. */
const saysLittle =
  /^(?:ma[dk]es?|did|do(?:es)?|took|takes?|carr(?:y|ies|ied)|ha[ds]|work(?:s|ed)?|serve[sd]?|belong(?:s|ed)?|averag(?:e|es|ed)|total(?:s|led|ed)?|scor(?:e|es|ed)|reach(?:es|ed)?|remain(?:s|ed)?|stay(?:s|ed)?|saw|sees?|seen|said|known|considered)$/i

interface Known {
  readonly own: readonly Deed[]
  readonly ofOthers: readonly Deed[]
}

function isTaken(at: ChangedBlock, { verb, actor }: Deed, { own, ofOthers }: Known): boolean {
  if (
    actor !== 'self' ||
    verb.endsWith('ing') ||
    saysLittle.test(verb) ||
    isGrammar(verb) ||
    at.lexicon.verbShare(verb) < minVerbShare
  )
    return false
  // What changed is for the rule of causes.
  if (isChange(verb) || isSpokenOf(at, new Set([stem(verb)]))) return false
  if (isNamedAsTask(at, verb) || isCharge(at, verb) || isOneOfThem(at)) return false
  if (own.some((one) => stem(one.verb) === stem(verb) || at.lexicon.covers(one.verb, verb))) return false
  // A summary says what the person is; a line says what they did.
  if (own.length === 0 && at.block.kind === 'bullet') return true
  return ofOthers.some((one) => stem(one.verb) === stem(verb))
}

/** "Team sales" began the line before, too. */
const beganBefore = (at: ChangedBlock, word: string): boolean =>
  sourceLines(at).some((line) => line.toLowerCase().startsWith(`${word.toLowerCase()} `))

/** "In charge of registration" is "handled registration". */
const isCharge = (at: ChangedBlock, verb: string): boolean =>
  /^(?:handle[sd]?|manage[sd]?|oversaw|oversees?|runs?|ran)$/i.test(verb) &&
  sourceLines(at).some((line) => /\b(?:in charge of|responsible for)\b/i.test(line))

/** "Was one of four technicians who prepared it", and "as one of four technicians" still. */
const oneOf = /\bone of (?:the |our )?(?<count>\d+|two|three|four|five|six|seven|eight|nine|ten|several|many)\b/i
export const isOneOfThem = (at: ChangedBlock): boolean => {
  const count = oneOf.exec(at.block.text)?.groups?.['count']?.toLowerCase()
  return (
    count !== undefined &&
    sourceLines(at).some(
      (line) => oneOf.exec(line)?.groups?.['count']?.toLowerCase() === count && /\bone of\b.{2,60}\bwho\b/i.test(line),
    )
  )
}

/** "Responsible for the design of sewers": who is designs them. */
const task =
  /\b(?:responsible for|in charge of|handl(?:e|ed|es|ing)|perform(?:s|ed|ing)?|conduct(?:s|ed|ing)?|carr(?:y|ies|ied|ying) out|dut(?:y|ies)(?: included?| are| were)?:?|tasked with|task was) (?:all |the |an? |my )*(?<noun>[\p{L}-]{4,})\b(?<rest>[^.;]{0,200})/giu
const isNamedAsTask = (at: ChangedBlock, verb: string): boolean =>
  beganBefore(at, verb) ||
  sourceLines(at).some((line) =>
    Array.from(line.matchAll(task)).some(({ groups }) => {
      // "… for carrying out assessments and writing plans": each of them.
      const others = (groups?.['rest'] ?? '').match(/(?<=\band |, )[a-z]{3,}ing\b/g) ?? []
      return [groups?.['noun'] ?? '', ...others].some(
        (noun) => stem(noun) === stem(verb) || at.lexicon.covers(noun, verb) || at.lexicon.covers(verb, noun),
      )
    }),
  )

const takenViolation = (at: ChangedBlock, { verb }: Deed): Violation =>
  blockViolation(at, 'scope', {
    text: verb,
    question: `Your resume does not say that you did this (“${verb}”). Did you?`,
  })
