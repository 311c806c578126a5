// A message as the wishes that it holds, each with a verb of its own: "drop the porter job and the hobbies" is two.
import type { ClauseReader } from '../phrases/clause.ts'
import { joinLinesClause } from '../lines/join-lines-clause.ts'
import { splitLineClause } from '../lines/split-line-clause.ts'
import { keepSeveralClause } from '../lists/keep-several-clause.ts'
import { fromToClause } from '../lists/from-to-clause.ts'
import { swapLastClause } from '../lists/swap-last-clause.ts'
import { listedOnce } from './list-clause.ts'
import { orderItemsClause } from '../lists/order-items-clause.ts'
import { withoutTakenBack } from '../wishes/message-parts.ts'
import { readCommands } from '../commands/read-command.ts'
import { phraseTarget } from '../phrases/phrase-target.ts'
import { readClause } from './read-clause.ts'
import { beginsWithVerb, beside, carriedVerb, withoutLead } from '../phrases/verbs.ts'

const maxClauses = 10
const maxJoints = 16
export const sentenceEnd = /(?<=[.!?;])\s+|\n+/
const joint = /,?\s+(?:and then|and also|and|then|but|plus|also)\s+|,\s+/gi
/** What is to be written down follows: none of it is a wish. */
const dictates =
  /:\s*\S.{2}|\b(?:say|says|saying|write|that I|replace .{1,80} (?:by|with))\b|\bI (?:was|am|have|had|did|do|led|ran|worked|managed|helped|trained|passed|got)\b/is
/** Beside what was named before. */
const behindIt = new RegExp(`^\\S.{2,40} ${beside} (?:it|that|them|this|those)$`, 'i')
const aside = new RegExp(`^(.{2,60}?) ${beside} (.{2,60})$`, 'i')

/** "New job!! From March …": what it is follows. */
const announced =
  /^(\W*(?:I have a |I got a |got a |my |add (?:a |my |this )?)?(?:new )?(?:job|position|internship))\s*[.!:]+\s+/i

/** "The third and the fourth job": the later first, since its place changes with the other. */
const sharedNoun = /\b(second|third|fourth)(?:,| and|, and) (?:the |my )?(third|fourth|fifth) (job|role|position)s?\b/gi

/** "Take it out of one list and put it under another" is one wish. */
const inTwoHalves =
  /^(\W*(?:please |can you |could you )?)(?:take|pull|get|move|remove|cut) (.{2,60}?) (?:out of|from|off) .{2,40}?,? and (?:then )?(?:put|add|place|move|stick|list) (?:it|that|them|those) (?:in|into|to|under|with) (.{2,40})$/i

/** "The two shop jobs, can you put them together as one?" */
const pairFirst =
  /^(\W*)((?:the |my )(?:two |2 |both )?.{2,60}?(?: jobs| positions| roles| entries)(?: (?:at|with) .{2,40}?)?)[,.:] (?:can you |could you |please |just )*(put|make|merge|combine|join) (?:them|these|both|those)(?= )/i

/** At least one; each trimmed. */
export function splitClauses(latex: string, message: string): string[] {
  // Where a quotation has no end, it is not sure what is quoted.
  if ((message.match(/["“”]/g)?.length ?? 0) % 2 === 1 || message.includes('„')) return [message]
  // A long list is not cut.
  if ((message.match(joint)?.length ?? 0) > maxJoints) return [message]
  const ready = withoutTakenBack(message)
    .replace(announced, '$1: ')
    .replace(pairFirst, '$1$3 $2')
    .replace(inTwoHalves, '$1move $2 into $3')
    .replace(sharedNoun, '$2 $3 and the $1 $3')
  return clausesIn(latex, ready, message)
}

function clausesIn(latex: string, ready: string, message: string): string[] {
  const clauses = cutAt(ready, sentenceEnd)
    .flatMap((sentence) => splitSentence(latex, sentence))
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
  return clauses.length > 0 && clauses.length <= maxClauses ? clauses : [message]
}

/** What is quoted is one word, whatever stands in it; as long as it was. */
const masked = (text: string): string => text.replaceAll(/["“][^"“”]*["”]/g, (quoted) => 'x'.repeat(quoted.length))

function cutAt(text: string, end: RegExp): string[] {
  const parts: string[] = []
  let from = 0
  for (const { 0: gap, index } of masked(text).matchAll(new RegExp(end, 'g'))) {
    parts.push(text.slice(from, index))
    from = index + gap.length
  }
  return [...parts, text.slice(from)]
}

/** "Put the award higher up, right after the jobs": where, and no other wish. */
const saysWhere =
  /^(?:right |directly |just |straight |immediately )(?:after|before|above|below|under|behind|beside)\b/i

/** "Delete all the bullets but the first": what follows is to stay. */
const ofAll = /\b(?:all|everything|anything|the rest|the others?|every \p{L}+)\b[^,]{0,60}$/iu

function splitSentence(latex: string, sentence: string): string[] {
  if (isOneWish(latex, sentence)) return [sentence]
  const whole = wishBefore(latex, sentence)
  if (whole) return [whole.wish, ...splitSentence(latex, whole.rest)]
  const clauses: string[] = []
  let from = 0
  let verb: string | null = null
  for (const { 0: words, index } of masked(sentence).matchAll(joint)) {
    const [alone, after] = [sentence.slice(from, index), sentence.slice(index + words.length)]
    // "Take off the first, the second and the third": the second has the verb of the first.
    const before: string = clauses.length > 0 && verb !== null && !beginsWithVerb(alone) ? `${verb} ${alone}` : alone
    if (alone.trim() === '' || dictates.test(before)) continue
    if ((/\bbut\b/i.test(words) && ofAll.test(before)) || saysWhere.test(after)) continue
    if (!isClause(latex, before, after)) continue
    clauses.push(alone)
    verb = carriedVerb(before)
    from = index + words.length
  }
  clauses.push(sentence.slice(from))
  return withVerbs(latex, clauses)
}

/** "Put felting and carding first in my skills and drop dyeing": such a wish, and what is behind it. */
function wishBefore(latex: string, sentence: string): { wish: string; rest: string } | null {
  for (const { 0: words, index } of [...masked(sentence).matchAll(joint)].toReversed()) {
    const [wish, rest] = [sentence.slice(0, index), sentence.slice(index + words.length)]
    if (beginsWithVerb(rest) && isOneWish(latex, wish)) return { wish, rest }
  }
  return null
}

/** What names several things, or says how, is read whole: "skills: brazing first, then welding". */
function isOneWish(latex: string, sentence: string): boolean {
  const clause = { latex, words: withoutLead(sentence), message: sentence }
  return wholeReaders.some((read) => read(clause) !== null)
}
const wholeReaders: readonly ClauseReader[] = [
  listedOnce,
  fromToClause,
  swapLastClause,
  orderItemsClause,
  keepSeveralClause,
  splitLineClause,
  joinLinesClause,
]

/** Whether what follows a joint is a wish of its own. */
function isClause(latex: string, before: string, after: string): boolean {
  if (beginsWithVerb(after) || startsAnew.test(after)) return true
  const verb = carriedVerb(before)
  const [phrase = ''] = after.split(joint)
  if ((verb === 'remove' && isThing(latex, phrase)) || (verb === 'move' && aside.test(withoutLead(phrase)))) return true
  if (behindIt.test(withoutLead(phrase)) || (verb === 'move' && isWhole(latex, before))) return true
  return isOfLook(withoutLead(phrase)) || readClause({ latex, words: withoutLead(phrase), message: phrase }) !== null
}

/** "Put it above experience": what follows is another wish, whatever it is. */
const isWhole = (latex: string, clause: string): boolean => {
  const words = withoutLead(clause)
  return itBeside.test(words) || readClause({ latex, words, message: clause }) !== null
}
const itBeside = new RegExp(`^\\S+ (?:it|that|them|this|those) ${beside} \\S.{1,40}$`, 'i')

/** "One page", "smaller margins": nothing but how it is to look. */
function isOfLook(words: string): boolean {
  const commands = readCommands(words)
  return commands.length > 0 && commands.every(({ kind }) => kind === 'look' || kind === 'fit')
}
/** "No licences section", "smaller margins", "I did …". */
const startsAnew =
  /^(?:no|not|I(?:'m|'ve)?) \S|^(?:the |my )?(?:font|text|margins?|size|colou?rs?|template|theme)\b|^(?:an? )?(?:more|less|bigger|smaller|different|another|other) \S/i

const isThing = (latex: string, phrase: string): boolean => phraseTarget(latex, withoutLead(phrase)) !== null

/** A clause without a verb has that of the one before. */
function withVerbs(latex: string, clauses: readonly string[]): string[] {
  let verb: 'remove' | 'move' | null = null
  return clauses.map((clause) => {
    const own = carriedVerb(clause)
    const words = withoutLead(clause)
    const goesOn =
      own === null &&
      !beginsWithVerb(clause) &&
      ((verb === 'remove' && isThing(latex, words)) || (verb === 'move' && aside.test(words)))
    if (!goesOn) verb = own
    return goesOn ? `${verb} ${words}` : clause
  })
}
