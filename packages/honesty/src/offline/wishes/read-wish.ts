// A wish in casual words, after the patterns of whole sentences have not understood it: what it names says what is
// wished, and its verbs say what is to be done with that.
import type { Command, EditTarget } from '../../commands/command.ts'
import { looksLikePosting } from '@galley/resume/posting/looks-like-posting'
import type { Edited } from '../edits/edited.ts'
import { removeFound } from '../edits/edit-entries.ts'
import { moveSection, removeSection } from '../edits/edit-sections.ts'
import { readLook } from '../patterns/read-look.ts'
import { adviceOn } from './advice.ts'
import { correctionWish, pairWish, shareWish } from './correction-wishes.ts'
import { dateStyleWish } from './date-style.ts'
import { documentWish } from './document-wishes.ts'
import { orderWish } from './order-wishes.ts'
import { keepWish, removalWish } from './removal-wishes.ts'
import { telling } from './text-units.ts'
import { headerWish } from './header-wishes.ts'
import { jobWish, sayWish, workWish } from './job-wishes.ts'
import { listWish } from './list-wishes.ts'
import { entryMeant, sectionsMeant } from './named-places.ts'

export type Wish =
  | { kind: 'edited'; edited: Edited }
  | { kind: 'command'; command: Command }
  | { kind: 'advice'; text: string }
  /** A posting stands in the message: what it asks for. */
  | { kind: 'posting'; text: string }

/** "Should I …", "do I need …", "is it ok to …": advice is asked for, and nothing is to change. */
const isQuestion = (message: string): boolean =>
  /^\W*(?:so |and |but |also |you see |ok |hey |hi )?(?:should|(?:do|does|did) (?:i|you|we|they|it|that|this|the|my|people)|is|are|am|would|how|what|whats|what's|why|when|where|which|who|will)\b(?!.*\b(?:can you|could you|please) (?:add|change|make|remove|put|move|take|fix)\b)/i.test(
    message,
  ) ||
  /\b(?:should (?:i|it|they|that|this)|where would|is it (?:ok|fine|good|bad)|what do i|how do i|keep or not|or is it)\b/i.test(
    message,
  )

const removal =
  /\b(?:remove|delete|drop|take (?:\S+ ){0,5}?(?:off|out|away)|get rid|lose|leave (?:\S+ ){0,5}?(?:off|out)|scrap|ditch|bin|chuck|no longer (?:need|want)|(?:don't|doesn't|do not|needn't) (?:need|want)|nobody (?:needs|cares)|can go|too (?:old|long ago)|not relevant|irrelevant)\b/i
const proofreading = /\b(?:mistakes?|typos?|spell\w*|misspel\w*|grammar|gramm\w+|punctuation|errors?)\b/i
const onePage =
  /\b(?:(?:second|2nd|two|2|next|another|extra) pages?|one page|single page|1 page|spill\w*|run(?:s|ning)? over|onto a)\b/i
const shorter =
  /\b(?:shorter|shorten|short|trim|cut (?:it |this |that )?down|concise|wordy|waffl\w+|blah|fluff|buzzwords?|rambl\w+|too (?:long|much)|less text|(?:two|three|four|2|3|4) lines)\b/i
const stronger =
  /\b(?:professional|polish\w*|stronger|impress\w*|punch\w*|sound(?:s)? (?:better|good|smart\w*|more)|better words?|reword|rephrase)\b/i
const asksMissing =
  /\b(?:whats missing|missing|lacking|lack|what they want|fit|match|qualif\w+|chances?|good enough|have what)\b/i
const moving = /\b(?:move|put|higher|lower|up|down|top|bottom|first|last|end|before|after|above|below|under|earlier)\b/i

/** What is longer is no casual wish. */
const maxMessageChars = 2_000

/** Null where nothing is recognised. Pure; never throws. */
export function readWish(latex: string, given: string): Wish | null {
  const message = given.slice(0, maxMessageChars).replaceAll('’', "'")
  const asked = withPosting(given) ?? wrongWish(message)
  if (asked) return asked
  if (isQuestion(message)) return edited(shareWish(latex, message)) ?? advised(latex, message)
  return edited(editWish(latex, message)) ?? wordingWish(message) ?? lookWish(message) ?? lastWish(latex, message)
}

type Reader = (latex: string, message: string) => Edited | null
/** The first that recognises something; what one word could mean comes after what several say. */
const edits: readonly Reader[] = [
  headerWish,
  dateStyleWish,
  pairWish,
  orderWish,
  moveWish,
  documentWish,
  jobWish,
  keepWish,
  removalWish,
  removeWish,
  shareWish,
  listWish,
]
const lastEdits: readonly Reader[] = [correctionWish, sayWish, workWish]

function firstOf(readers: readonly Reader[], latex: string, message: string): Edited | null {
  for (const read of readers) {
    const found = read(latex, message)
    if (found) return found
  }
  return null
}
const editWish: Reader = (latex, message) => firstOf(edits, latex, message)
const lastWish = (latex: string, message: string): Wish | null =>
  edited(firstOf(lastEdits, latex, message)) ?? advised(latex, message)

const edited = (edit: Edited | null): Wish | null => edit && { kind: 'edited', edited: edit }

function advised(latex: string, message: string): Wish | null {
  const text = adviceOn(latex, message)
  return text === null ? null : { kind: 'advice', text }
}

/** "What am I lacking?", and the posting below. */
function withPosting(message: string): Wish | null {
  const [first = '', ...rest] = message.split('\n')
  const posting = rest.join('\n').trim()
  const quoted = quotedPosting(message)
  if (quoted !== null) return { kind: 'posting', text: quoted }
  const isOne =
    looksLikePosting(posting) ||
    (posting.length > 120 && rest.filter((line) => line.trim() !== '').length >= 3) ||
    (posting.length > 80 && ofJob.test(posting))
  return isOne && asksMissing.test(first) ? { kind: 'posting', text: posting } : null
}

/** In quotes, behind "it says" or "looking for": what a job asks for, and a wish beside it. */
const quotes = /["“”'‘’]([^"“”]{40,1500}?)["“”'‘’](?=[\s.,!?]|$)/
const ofJob =
  /\b(?:required?|requirements?|must|preferred|essential|desirable|experience|advantage|supervision|years|valid|certified|ability|able to|looking for|skills?|knowledge|duties|responsib\w+)\b/i
const wishes =
  /\b(?:does this match|am i (?:ok|good|right)|do i (?:fit|match|have|qualify)|ok for (?:it|this|that)|put (?:those|these|them|that)(?: \w+)? in|add (?:those|these|them)|rewrite|tailor|fit (?:it|this|me)|match|missing|apply|for this|what do you think|chance)\b/i

function quotedPosting(message: string): string | null {
  const behind = /^[^?\n]{5,80}\?+\s*(.{80,1800})$/s.exec(message)?.[1]
  const text =
    quotes.exec(message)?.[1] ??
    (behind && ofJob.test(behind) ? behind : undefined) ??
    /\b(?:looking for|posting|advert|the ad|job says|it says)\b:?\s*(.{60,1500}?)(?:\s---\s|$)/is.exec(message)?.[1]
  if (!text || !ofJob.test(text)) return null
  return wishes.test(message.replace(text, ' ')) ? text : null
}

/** "What's wrong with the falls clinic bullet": what proofreading finds there. */
const wrongWish = (message: string): Wish | null =>
  /\bwhat(?:'?s| is) wrong\b/i.test(message)
    ? { kind: 'command', command: { kind: 'proofread', where: message } }
    : null

function wordingWish(message: string): Wish | null {
  if (proofreading.test(message)) return { kind: 'command', command: { kind: 'proofread', where: '' } }
  if (onePage.test(message)) return { kind: 'command', command: { kind: 'fit', pages: 1 } }
  const aim = shorter.test(message) ? 'shorten' : stronger.test(message) ? 'strengthen' : null
  return aim && { kind: 'command', command: { kind: 'reword', aim, where: message } }
}

/** The class's nearest to colours and looks that it has not by that name. */
const nearest: readonly (readonly [RegExp, string])[] = [
  [/\b(?:dark )?green\b/gi, 'forest'],
  [/\b(?:dark )?red\b|\bmaroon\b|\bwine(?:[- ]?colou?red)?\b/gi, 'burgundy'],
  [/\bpink\b/gi, 'plum'],
  [/\bpurple\b|\bviolet\b/gi, 'plum'],
  [/\bdark blue\b/gi, 'navy'],
  [/\bgr[ae]y\b/gi, 'slate'],
  [/\borange\b|\bbrown\b/gi, 'rust'],
  [
    /\b(?:cleaner|simpler|modern|less old[- ]fashioned(?: looking)?)\b(?=.{0,40}\b(?:font|writing|letters|typeface)\b)|\b(?:cleaner|simpler|modern) (?:font|typeface|letters|writing)\b/gi,
    'helvetica',
  ],
]
/** "I hate green", "less computery". */
const unwanted = /\b(?:hate|dislike|don'?t (?:like|want)|no more|not|instead of|too)\b/i
const oldFashioned =
  /\b(?:different|another|warmer|classic|elegant|old[- ]?school|less computer\w*|book\w*|serif|nicer)\b.{0,20}\b(?:fonts?|typeface|letters|writing)\b|\b(?:fonts?|typeface|letters|writing)\b.{0,30}\b(?:less computer\w*|warmer|classic|elegant|serif)\b/i
const aboutLook =
  /\b(?:hate|warmer|wine|colou?red|colou?rs?|headings?|titles?|font|typeface|writing|letters|margins?|spacing|theme|design)\b/i

function lookWish(message: string): Wish | null {
  if (!aboutLook.test(message)) return null
  const named = nearest.reduce((text, [pattern, name]) => text.replaceAll(pattern, ` ${name} `), message)
  const parts = named.split(/,|\band\b|\bbut\b|[.?!]/).filter((part) => !unwanted.test(part))
  const wishes = [
    ...parts.flatMap((part) => wishesIn(part)),
    ...(oldFashioned.test(message) ? readLook('palatino') : []),
  ]
  return wishes.length > 0 ? { kind: 'command', command: { kind: 'look', wishes } } : null
}

/** Of a part of the message the words that can be wishes. */
const wishesIn = (part: string) => {
  const words = part.match(
    /\b(?:forest|burgundy|plum|navy|slate|rust|teal|olive|black|blue|helvetica|times|palatino|a4|letter|(?:bigger|smaller|larger|wider|narrower) (?:font|text|margins?|letters))\b/i,
  )
  return words ? readLook(words[0]) : []
}

function removeWish(latex: string, message: string): Edited | null {
  if (!removal.test(message)) return null
  const found = entryMeant(latex, message)
  if (found) return removeFound(latex, found)
  const [section] = sectionsMeant(latex, message)
  return section && !/\b(?:job|role|position|line|bullet)\b/i.test(message)
    ? removeSection(latex, section.section.heading)
    : null
}

const side = /\b(?:right |straight |directly |just )?(before|above|after|below|under(?:neath)?|behind)\b/i

/** "Did my first aid at work": of what was done nothing is moved. */
const tells = /^\W*(?:i |we |i've |ive |just )?(?:did|done|got|passed|finished|completed|worked|moved to|started)\b/i

function moveWish(latex: string, message: string): Edited | null {
  if (!moving.test(message) || removal.test(message) || tells.test(message)) return null
  const mentions = sectionsMeant(latex, message)
  const [first] = mentions
  if (!first || !/\b(?:section|move|put|should|be|go|higher|lower|up|down|want|like)\b/i.test(message)) return null
  const beside = side.exec(message)
  const anchor = beside && mentions.find(({ from, section }) => from > beside.index && section !== first.section)
  const place: EditTarget | null = anchor
    ? { side: /before|above/i.test(beside[1]!) ? 'before' : 'after', heading: anchor.section.heading }
    : placeOf(message)
  return place && moveSection(latex, first.section.heading, place)
}

function placeOf(message: string): Exclude<EditTarget, object> | null {
  if (/\b(?:higher|up|earlier)\b/i.test(message)) return 'up'
  if (/\b(?:lower|down)\b/i.test(message)) return 'down'
  if (/\b(?:to|at|on) (?:the )?(?:very )?top\b|\bfirst\b|\bbeginning\b/i.test(message)) return 'top'
  return /\b(?:bottom|end|last)\b/i.test(message) ? 'bottom' : null
}

const joint =
  /(?<=[.!?;])\s+|,?\s+(?:and|but|also|plus|then)\s+(?=(?:also |please |pls |can you |could you )?(?:get|take|remove|delete|drop|add|put|move|change|make|fix|set|update|replace|swap|kill|cut|lose|call|rename|say|use|order|sort|translate|a different|bigger|smaller|the|my|teh|for the|hobbies)\b)|,\s+(?:also|same for)\s+|\n+/i
const maxParts = 4

/** "Kill the forklift one... actually keep it": what was taken back is not done. */
function withoutTakenBack(message: string): string {
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
  return halves.length === 2 && halves.every(isMove)
    ? [halves[0]!, `move ${halves[1]!.replace(/^(?:move|put) /i, '')}`]
    : [message]
}

const leading =
  /^\W*(?:please |pls |can you |could you )*(remove|delete|drop|kill|cut|get rid of|take out|lose|scrap|add|include)\b|\b(out)\??$/i
const withoutVerb = /^(?:also |and |plus )?(?:the|my|a|an|that|those|hobbies)\b/i
const anyVerb =
  /\b(?:remove|delete|drop|kill|cut|get|take|lose|scrap|add|include|put|move|change|make|fix|set|update|replace|swap|call|rename|say|use|order|sort|is|are|was|should|can|could|keep|leave)\b/i

/** "Team player… cringe. Get rid of that sentence": what is meant was said before. */
function joinedBack(parts: readonly string[]): string[] {
  const pointing = /\b(?:that|this) (?:sentence|line|bullet|bit|one|part|word)\b/i
  const at = parts.findIndex((part, index) => index > 0 && pointing.test(part) && telling(part).length === 0)
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

/** The parts of a message that may be wishes of their own. What is said of a job goes over several sentences. */
export function partsOf(latex: string, message: string): string[] {
  if (message.length > maxMessageChars || withPosting(message) || jobWish(latex, message)) return [message]
  // Its style may be said in another sentence.
  if (dateStyleWish(latex, message) || keepWish(latex, message) || documentWish(latex, message)) return [message]
  const whole = withoutTakenBack(message)
  const parts = splitMoves(latex, whole).flatMap((one) =>
    one
      .split(joint)
      .map((part) => part.trim())
      .filter((part) => part.length > 3),
  )
  return parts.length > 1 && parts.length <= maxParts ? withVerbs(joinedBack(parts)) : [whole]
}
