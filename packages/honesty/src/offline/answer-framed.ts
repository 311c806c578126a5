// What frames make of a message, beside what the patterns of sentences make of it.
import { changedTo, refusal, together, type OfflineAnswer, type OfflineAsk, type OfflineCaller } from './answer.ts'
import { doubtOfRemoval } from './clauses/meant-removal.ts'
import { readEvidence } from './evidence/read-evidence.ts'
import { readFrames } from './frames/read-frames.ts'
import {
  namelessWish,
  nothingThere,
  rewriteAsked,
  tooVague,
  unableTo,
  unknownQuestion,
  untrueWished,
} from './frames/refusals.ts'
import { isCopied, valuesKept } from './frames/values-kept.ts'
import { mendNamed } from './wording/proofread.ts'

/** What is refused whatever else the message says; null for everything else. */
export function refusedAtOnce({ latex, message }: OfflineAsk): OfflineAnswer | null {
  const said =
    untrueWished(latex, message) ?? unableTo(message) ?? namelessWish(latex, message) ?? nothingThere(latex, message)
  return said === null ? null : refusal(said)
}

const asks = /\?\s*$|^\W*(?:what|which|how|when|where|who|why|is|are|do|does|did|should|can i|could i)\b/i
/** It is no question, and says a new value of a thing that it names. */
export const saysWhatToChange = (ask: OfflineAsk): boolean =>
  !asks.test(ask.message) && (readFrames(ask)?.isTyped === true || readEvidence(ask)?.isTyped === true)

/** The better of the two readings. */
export async function withFrames(
  ask: OfflineAsk,
  read: OfflineAnswer,
  { proofread }: OfflineCaller,
): Promise<OfflineAnswer> {
  const framed = withoutDoubt(ask, framedInstead(ask, read))
  if (framed || read.latex !== null) return framed ?? read
  const mended = await mendNamed({ ...ask, ignored: ask.ignoredFindings ?? [] }, proofread)
  return mended ? changedTo(mended) : read
}

/** What removes more than it names is not done. */
const withoutDoubt = (ask: OfflineAsk, framed: OfflineAnswer | null): OfflineAnswer | null =>
  framed?.latex && doubtOfRemoval(ask.latex, framed.latex, ask.message) === null ? framed : null

/** A value, or two words. */
const minMore = 0.5
/** What no pattern of sentences reads, or only a part of, may fill a frame, in whatever order its words stand. */
function framedInstead(ask: OfflineAsk, { latex: read, isPartial }: OfflineAnswer): OfflineAnswer | null {
  const framed = readFrames(ask)
  if (!framed?.isWhole) return read === null ? byEvidence(ask) : moreByEvidence(ask, read, isPartial === true)
  const answer = together(framed.filled.map(({ edited, stated = [] }) => ({ ...changedTo(edited), stated })))
  if (answer.latex === null) return null
  if (read === null || isPartial || isCopied(ask.latex, read, ask.message)) return answer
  const kept = (after: string) => valuesKept(ask.latex, after, ask.message)
  const more = kept(answer.latex) - kept(read)
  return more > (framed.isWeak ? 3 * minMore : minMore) || (more >= 0 && framed.isTyped) ? answer : null
}

/** In the place of a reading that has less of what is said: any more where that did not understand all of it. */
function moreByEvidence(ask: OfflineAsk, read: string, isPartial: boolean): OfflineAnswer | null {
  const found = byEvidence(ask)
  if (found?.latex == null) return null
  const more = valuesKept(ask.latex, found.latex, ask.message) - valuesKept(ask.latex, read, ask.message)
  return more > (isPartial ? 0 : 2 * minMore) ? found : null
}

function byEvidence(ask: OfflineAsk): OfflineAnswer | null {
  const found = readEvidence(ask)
  return found && { ...changedTo(found.edited), stated: found.stated ?? [] }
}

/** Of a message that nothing reads: what it lacks, or why nothing is done. Null where it names something. */
export const unreadSaid = (latex: string, message: string): string | null =>
  tooVague(latex, message) ?? rewriteAsked(latex, message) ?? unknownQuestion(latex, message)

/** "What about the other one": it says nothing of the person. */
export const isVague = (latex: string, message: string): boolean => tooVague(latex, message) !== null
