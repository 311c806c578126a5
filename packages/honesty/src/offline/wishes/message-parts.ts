// The parts of a message that may be wishes of their own.
import { dateStyleWish } from './date-style.ts'
import { documentWish } from './document-wishes.ts'
import { isOneUpdate } from './correction-wishes.ts'
import { jobWish } from './job-wishes.ts'
import { entryMeant, sectionsMeant } from './named-places.ts'
import { withPosting } from './pasted-posting.ts'
import { isOfColour } from './look-wishes.ts'
import { keepWish } from './removal-wishes.ts'
import { isSummaryAlone } from './summary-wishes.ts'
import { telling } from '../edits/text-units.ts'

export const maxMessageChars = 2_000

export const moving =
  /\b(?:move|put|higher|lower|up|down|top|bottom|first|last|end|before|after|above|below|under|earlier)\b/i
export const proofreading =
  /\b(?:mistakes?|typos?|spell\w*|misspel\w*|mispel\w*|apostrophes?|grammar|gramm\w+|punctuation|errors?)\b/i

const joint =
  /(?<=[.!?;])\s+|,?\s+(?:and|but|also|plus|then)\s+(?=(?:also |please |pls |can you |could you )?(?:get|take|remove|delete|drop|add|put|move|change|make|fix|set|update|replace|swap|kill|cut|lose|call|rename|say|use|order|sort|translate|a different|bigger|smaller|the|my|teh|for the|hobbies)\b)|,\s+(?:also|same for)\s+|\n+/i
const maxParts = 4

/** "Kill the forklift one... actually keep it": what was taken back is not done. */
export function withoutTakenBack(message: string): string {
  const back =
    /[,.…;!]*\s*\b(?:no wait|wait no|actually (?:keep|leave|no|don't)|on second thoughts?|never ?mind|scratch that)\b/i.exec(
      message,
    )
  if (!back) return message
  const before = message.slice(0, back.index)
  const kept = before.slice(
    0,
    Math.max(before.lastIndexOf(' and '), before.lastIndexOf(', '), before.lastIndexOf('. '), 0),
  )
  const rest = message.slice(back.index + back[0].length)
  // What is to stay needs no wish of its own.
  const more = /keep|leave/i.test(back[0]) ? rest.replace(/^[^.;!?\n]*/, '') : rest
  return `${kept}. ${more}`.replace(/^\W+/, '')
}

/** "Move the stack to the bottom and side projects above jobs": both are moved. */
function splitMoves(latex: string, message: string): string[] {
  const halves = message.split(/ and /)
  const isMove = (half: string) => moving.test(half) && sectionsMeant(latex, half).length > 0
  const [first, second] = halves.map((half) => sectionsMeant(latex, half)[0]?.section.from)
  // "My licences and tickets" are one section.
  return halves.length === 2 && halves.every(isMove) && first !== second
    ? [halves[0]!, `move ${halves[1]!.replace(/^(?:move|put) /i, '')}`]
    : [message]
}

/** "Delete the interests and the porter job": each thing that has a name of its own in the resume goes by itself. */
const removing =
  /^((?:.*?[.;!?,] )?(?:please |pls |can you |can u )*(?:remove|delete|drop|hide|cut|scrap|take out|get rid of)) ([^.;!?]{5,100}?)(?=$|[.;!?]| (?:because|since|as|its|it's|they|on this|for this|from)\b)(.*)$/is
function splitRemovals(latex: string, messages: readonly string[]): string[] {
  return messages.flatMap((message) => {
    const [, verb = '', things = '', rest = ''] = removing.exec(message) ?? []
    const names = things.split(/,\s*(?:and |or )?|\s(?:and|&)\s/).map((name) => name.trim())
    const unnamed = names.findIndex((name) => !isNamed(latex, name))
    const own = unnamed === -1 ? names : names.slice(0, unnamed)
    if (own.length < 2 || own.length > maxParts) return [message]
    const more = names.slice(own.length).map((name) => `, ${name}`)
    return [...own.slice(0, -1).map((name) => `${verb} ${name}. `), `${verb} ${own.at(-1)}${more.join('')}${rest}`]
  })
}
const isNamed = (latex: string, name: string): boolean =>
  sectionsMeant(latex, name).length > 0 || entryMeant(latex, name) !== null

const leading =
  /^\W*(?:please |pls |can you |could you )*(remove|delete|drop|kill|cut|get rid of|take out|lose|scrap|add|include)\b|\b(out)\??$/i
const withoutVerb = /^(?:also |and |plus )?(?:the|my|a|an|that|those|hobbies)\b/i
const anyVerb =
  /\b(?:remove|delete|drop|kill|cut|get|take|lose|scrap|add|include|put|move|change|make|fix|set|update|replace|swap|call|rename|say|use|order|sort|is|are|was|should|can|could|keep|leave)\b/i

/** "Team player… cringe. Get rid of that sentence": what is meant was said before. */
function joinedBack(latex: string, parts: readonly string[]): string[] {
  const pointing =
    /\b(?:swap|replace|exchange) (?:it|that|this|them) (?:for|with|by)\b|\b(?:that|this) (?:sentence|line|bullet|bit|one|part|word)\b/i
  const goesOn = (part: string, before: string) =>
    (pointing.test(part) && (telling(part).length === 0 || /\b(?:it|them)\b/i.test(part))) ||
    (/^(?:it|its|it's|they)\b/i.test(part) && sectionsMeant(latex, before).length > 0)
  const at = parts.findIndex((part, index) => index > 0 && goesOn(part, parts[index - 1]!))
  return at === -1 ? [...parts] : [parts.slice(0, at + 1).join(' '), ...parts.slice(at + 1)]
}

/** "Take out the bakery job and the dominoes": the second is taken out as well. */
function withVerbs(parts: readonly string[]): string[] {
  let verb = ''
  return parts.map((part) => {
    const found = leading.exec(part)
    if (found) verb = found[2] ? 'remove' : (found[1] ?? '')
    return verb !== '' && withoutVerb.test(part) && !anyVerb.test(part)
      ? `${verb} ${part.replace(/^(?:also|and|plus) /i, '')}`
      : part
  })
}

/** A new job is said over several sentences, unless one of them says it all. */
function isOfOneJob(latex: string, message: string): boolean {
  const whole = jobWish(latex, message)
  if (!whole) return false
  const sentences = message.split(/(?<=[.!?;])\s+/)
  return !sentences.some((sentence) => {
    const own = sentence.length < message.length ? jobWish(latex, sentence) : null
    return own !== null && 'latex' in own
  })
}

/** What is read over is read over once. */
function proofreadOnce(parts: readonly string[]): string[] {
  const first = parts.findIndex((part) => proofreading.test(part))
  return parts.filter((part, index) => index <= first || first < 0 || !proofreading.test(part))
}

/** "But don't delete the certifications": nothing is to be done with what is to stay. */
export const toStay =
  /[,;]?\s*(?:but |and )?(?:please )?(?:don'?t|do not|never|without) (?:(?:want|wish|need|mean|have|like)(?: you)? to )?(?:delet\w*|remov\w*|cut\w*|drop\w*|los\w*|touch\w*|hid(?:e|ing)|get(?:ting)? rid|tak\w* (?:out|off)|(?:leave|take) (?:\S+ ){1,4}?(?:out|off))\b[^.,;!?\n]*/gi

/** "The email is the same for now", "LinkedIn stays how it is", "month is same": nothing is to be done about it. */
export const staysSame = new RegExp(
  String.raw`(?<=^|[.,;!?\n] ?|\band |\bbut |\bthen )\s?(?:the |my )?(?:\p{L}+ ){1,3}(?:(?:is|are|stays?|remains?|should (?:stay|be|remain)) (?:still |all )?(?:(?:the )?same|unchanged|untouched|(?:just )?(?:as|how|where|what|like) (?:it is|it was|they are|they were|it|they|before))|(?:how|where) (?:it is|they are))\b[^.,;!?\n]{0,30}`,
  'giu',
)

/** "Two things.", "A few changes:" */
const counted =
  /^\W*(?:just |i have |i've got |here are )?(?:(?:an?|one|two|three|four|five|some|several|a few|a couple of|couple of) )(?:more |other |small |quick |little )?(?:things?|changes?|points?|requests?|bits|fixes|edits)(?: (?:please|to (?:fix|change|do)))?\s*[.:!–—-]+\s*/i

/** Without what asks for nothing: how many wishes follow, and what is to stay as it is. Quoted words are left alone. */
export function onlyWishes(message: string): string {
  if (message.length > maxMessageChars || /["“”]/.test(message)) return message
  const rest = message.replaceAll('’', "'").replace(counted, '').replace(staysSame, ' ').trim()
  return /\p{L}{3}/u.test(rest) ? rest : message
}

/** "Remove sketch n add framer": short for "and". */
const asTyped = (message: string) =>
  message
    .replaceAll('’', "'")
    .replaceAll(/ (?:n|&|\+) (?=(?:add|remove|delete|put|move|change|make|drop|also)\b)/gi, ' and ')

/** The parts of a message that may be wishes of their own. What is said of a job goes over several sentences. */
export function partsOf(latex: string, message: string): string[] {
  if (message.length > maxMessageChars || withPosting(message) || isOfOneJob(latex, message)) return [message]
  if (isOneUpdate(latex, message) || isSummaryAlone(message) || isOfColour(message)) return [message]
  // Its style may be said in another sentence.
  if (dateStyleWish(latex, message) || keepWish(latex, message) || documentWish(latex, message)) return [message]
  const whole = withoutTakenBack(asTyped(message)).replace(toStay, ' ').replace(staysSame, ' ')
  const parts = splitRemovals(latex, splitMoves(latex, whole)).flatMap((one) =>
    one
      .split(joint)
      .map((part) => part.trim())
      .filter((part) => part.length > 3),
  )
  return parts.length > 1 && parts.length <= maxParts ? proofreadOnce(withVerbs(joinedBack(latex, parts))) : [whole]
}

const asksForMore =
  /\b(?:add|put|change|make|move|remove|take|get rid|fix|set|update|replace|swap|please|pls|want|need|should|can you|could you|can u|could u|now)\b/i
const asks =
  /\?\W*$|^\W*(?:and |but |also )?(?:how|what|which|where|should|can|could)\b|\b(?:how would you|what about|is there an?y?|any way)\b/i

/** Something is to be done, or is asked; few words are rather that than a story. */
export const isAsked = (part: string): boolean =>
  asksForMore.test(part) || asks.test(part) || part.split(/\s+/).length <= 8

/** Of a part that was not understood: the user has to hear of it. */
export const isLost = (part: string): boolean => isAsked(part) || /\d/.test(part)

/** "Move skills to the top, and call it Core Competencies": the section that was named before. */
export function withName(latex: string, part: string, before: string | undefined): string {
  const [, verb, words = ''] =
    /^(?:and |then )?(call|rename|name) (?:it|that|this|them)(?: to)? (.{2,60})$/i.exec(part) ?? []
  const section = before === undefined ? undefined : sectionsMeant(latex, before)[0]?.section
  const isName = /\s\S/.test(words) || /^["“]?\p{Lu}/u.test(words)
  return verb && section && isName ? `rename ${section.heading} to ${words}` : part
}

/** "Put that in the languages", after it was done. */
export const pointsBack =
  /^(?:please )?(?:put|add|list|include|write|change|update) (?:it|that|this|them)\b(?!.*\b(?:top|first|bottom|end|above|below)\b)/i
