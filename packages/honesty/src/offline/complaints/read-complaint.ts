// A message that says what is wrong rather than what to do: "Managed comes up in every line", "the title isn't
// capitalised", "it's Cat Shelter, no s". What is wrong says what is wished.
import type { Command } from '../commands/command.ts'
import type { Edited } from '../edits/edited.ts'
import { capitalComplaint } from './capital-letters.ts'
import { fullStopComplaint } from './full-stops-differ.ts'
import { onRequestComplaint } from './on-request.ts'
import { nameComplaint } from './right-name.ts'
import { respellingComplaint } from './respelling.ts'
import { repeatComplaint, repeatDenied } from './repeated-words.ts'

export type Complaint = { kind: 'edited'; edited: Edited } | { kind: 'command'; command: Command }

const maxChars = 300
/** An order, a question, or what is to stay: its words are about something else, or not to be done. */
const orders =
  /^\W*(?:please |pls |can you |could you |also |and )*(?:add|include|insert|replace|swap|rename|move|write|put|translate|change .{2,60}? (?:to|into)|call .{2,60}? |delete the|remove the (?!I\b))\b|\badd (?:a|another) (?:bullet|line|point)\b/i
const asks = /^\W*(?:so |and |but |ok |hey )*(?:why|is|are|does|do|should|would|what|how|when|where|which)\b|\?\W*$/i
const wished =
  /\b(?:can|could|would|will) (?:you|u)\b|\b(?:fix|sort|make (?:it|them|that)|change|please|pls|take out|get rid|remove|correct)\b/i
const denied =
  /^\W*(?:please )?(?:i )?(?:don['’]?t|dont|do not|never)\b|\bnot asking\b|\b(?:i|we) (?:like|love|want) (?:it|that|them)\b|\b(?:keep|leave) (?:it|that|them)\b/i
const isNone = (message: string): boolean =>
  orders.test(message) || denied.test(message) || (asks.test(message) && !wished.test(message))

const getsRid = String.raw`\b(?:remove|take out|get rid of|lose|drop|delete|cut|without|no more|stop using|too many|too much|so many|fix)\b`
const theI = String.raw`(?:first person|(?:(?:all )?the|word|letter|every|my|all|of|using|many|much)\s+["“'‘]?I(?:['’]s|s)?["”'’]?(?=\s*(?:$|[.,!?/]|from\b|in\b|out\b|and (?:my|me)\b|stuff\b|bits?\b|words?\b|everywhere\b|please\b|pls\b|am \/|\/))|["“'‘]I(?: (?:am|have|was|did))?["”'’]|pronouns?)`
const firstPerson = new RegExp(
  `${getsRid}[^.!?]{0,30}?(?:${theI}|\\bI am / I have\\b)|\\bno ["“'‘]?I["”'’]?(?:,| or| and|/) ?(?:no )?["“'‘]?m[ey]\\b`,
)

/** "A resume never has 'I'. Take it away from my summary". */
const hasNoI =
  /\b(?:never|not|no|n't|should be no|without)\b[^.!?]{0,30}["“'‘]?\bI\b["”'’]?(?=[\s.,!?"”'’])[^.!?]{0,40}[.!?]\s+[^.!?]{0,20}\b(?:take|remove|get rid|lose|delete|drop|cut|without|fix)\b/
const tenses = /\b(?:present|past|same|wrong|right|mixed) tenses?\b|\btenses\b/i
const mixed =
  /\b(?:mixed|half|wrong|some|still|even th(?:o|ough)|although|inconsistent|all over|sort|fix|should|supposed|jump\w*|switch\w*)\b/i
const grand =
  /\b(?:jargon|gobbledygook|gobbledegook|plain(?:er)? (?:english|language|words)|(?:corporate|management|business)[- ]speak|pompous|arrogant|boast\w*|bragg\w*|big[- ]headed|showing off|full of myself|over the top|flowery|salesy|(?:like a |sounds? (?:like a )?)robot(?:ic)?|\ba robot wrote|like a (?:normal|real|human) (?:person|being)|sounds? (?:stiff|stuffy|wooden|robotic)|clich[eé]\w*|tone (?:it|this|that|the \w+) down|buzz ?words?)\b/i

const isOfFirstPerson = (message: string): boolean => firstPerson.test(message) || hasNoI.test(message)

/** Null where nothing is said to be wrong, or it is not sure with what. Pure. */
export function readComplaint(latex: string, given: string): Complaint | null {
  if (given.length > maxChars) return null
  const message = given.replaceAll('’', "'")
  if (isNone(message)) return null
  if (isOfFirstPerson(message))
    return { kind: 'command', command: { kind: 'reword', aim: 'firstPerson', where: message } }
  if (tenses.test(message) && mixed.test(message))
    return { kind: 'command', command: { kind: 'reword', aim: 'tense', where: message } }
  if (grand.test(message)) return { kind: 'command', command: { kind: 'reword', aim: 'plain', where: message } }
  const edited =
    repeatComplaint(latex, message) ??
    capitalComplaint(latex, message) ??
    fullStopComplaint(latex, message) ??
    onRequestComplaint(latex, message) ??
    nameComplaint(latex, message) ??
    respellingComplaint(latex, message) ??
    repeatDenied(latex, message)
  return edited && { kind: 'edited', edited }
}
