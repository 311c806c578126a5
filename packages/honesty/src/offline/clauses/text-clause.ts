// A text that is no resume: an e-mail, a short biography, words for the phone.
import { interviewQuestions, linkedInProfile, noEmails } from '../wishes/other-texts.ts'
import type { ReadClause, WishClause } from '../phrases/clause.ts'

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bio|biography|tweet|elevator pitch|pitch|speech)\b/i, linkedInProfile],
  [/\b(?:e-?mail|mail|message|msg|whatsapp|dm|sms)\b/i, noEmails],
  [
    /\bphone script\b|\bwhat (?:do|should|can|could|would) I (?:say|write)\b.{0,30}\b(?:when|if|on the phone|call|ring)\b|\bwhat I (?:say|write) when I\b/i,
    interviewQuestions,
  ],
]
const wishing =
  /\b(?:write|draft|make|create|compose|prepare|give me|need|do me|help me with|can you do|put together|want)\b/i
const leading =
  /^(?:an? )?(?:short |quick |little |nice |polite |\d[- ]sentence |three sentence )*(?:e-?mail|bio|message|msg|tweet|pitch)\b(?= (?:to|for|asking|about|that|saying|please)\b|\s*$|[.,!])/i
/** The person's own address, in the header. */
const ofHeader = /@|\b(?:my|new) e-?mail\b|\b(?:address|header|capital)\b/i

/** Null where no such text is wished. */
export function textClause({ words }: WishClause): ReadClause | null {
  const isWish = (wishing.test(words) || leading.test(words)) && !ofHeader.test(words)
  const problem = isWish ? kinds.find(([pattern]) => pattern.test(words))?.[1] : undefined
  return problem === undefined ? null : { edited: { problem }, about: words }
}
