// A wish in casual words, after the patterns of whole sentences have not understood it: what it names says what is
// wished, and its verbs say what is to be done with that.
import type { Command, EditTarget } from '../../commands/command.ts'
import { looksLikePosting } from '@galley/resume/posting/looks-like-posting'
import type { Edited } from '../edits/edited.ts'
import { removeFound } from '../edits/edit-entries.ts'
import { moveSection, removeSection } from '../edits/edit-sections.ts'
import { readLook } from '../patterns/read-look.ts'
import { adviceOn } from './advice.ts'
import { headerWish } from './header-wishes.ts'
import { jobWish, workWish } from './job-wishes.ts'
import { listWish } from './list-wishes.ts'
import { entryMeant, sectionsMeant } from './named-places.ts'

export type Wish =
  | { kind: 'edited'; edited: Edited }
  | { kind: 'command'; command: Command }
  | { kind: 'advice'; text: string }
  /** A posting stands in the message: what it asks for. */
  | { kind: 'posting'; text: string }

const removal =
  /\b(?:remove|delete|drop|take (?:\S+ ){0,5}?(?:off|out|away)|get rid|lose|leave (?:\S+ ){0,5}?(?:off|out)|scrap|ditch|bin|chuck|no longer (?:need|want)|(?:don't|doesn't|do not|needn't) (?:need|want)|nobody (?:needs|cares)|too (?:old|long ago)|not relevant|irrelevant)\b/i
const proofreading = /\b(?:mistakes?|typos?|spell\w*|misspel\w*|grammar|gramm\w+|punctuation|errors?)\b/i
const onePage =
  /\b(?:(?:second|2nd|two|2|next|another|extra) pages?|one page|single page|1 page|spill\w*|run(?:s|ning)? over|onto a)\b/i
const shorter =
  /\b(?:shorter|shorten|short|trim|cut (?:it |this |that )?down|concise|wordy|waffl\w+|blah|fluff|buzzwords?|rambl\w+|too (?:long|much)|less text|(?:two|three|four|2|3|4) lines)\b/i
const stronger =
  /\b(?:professional|polish\w*|stronger|impress\w*|punch\w*|sound(?:s)? (?:better|good|smart\w*|more)|better words?|reword|rephrase)\b/i
const asksMissing = /\b(?:missing|lacking|lack|what they want|fit|match|qualif\w+|chances?|good enough|have what)\b/i
const moving = /\b(?:move|put|higher|lower|up|down|top|bottom|first|last|end|before|after|above|below|under|earlier)\b/i

/** What is longer is no casual wish. */
const maxMessageChars = 2_000

/** Null where nothing is recognised. Pure; never throws. */
export function readWish(latex: string, given: string): Wish | null {
  const message = given.slice(0, maxMessageChars).replaceAll('’', "'")
  return (
    withPosting(given) ??
    edited(headerWish(latex, message)) ??
    edited(moveWish(latex, message)) ??
    edited(jobWish(latex, message)) ??
    edited(removeWish(latex, message)) ??
    edited(listWish(latex, message)) ??
    wordingWish(message) ??
    lookWish(message) ??
    edited(workWish(latex, message)) ??
    advised(latex, message)
  )
}

const edited = (edit: Edited | null): Wish | null => edit && { kind: 'edited', edited: edit }

function advised(latex: string, message: string): Wish | null {
  const text = adviceOn(latex, message)
  return text === null ? null : { kind: 'advice', text }
}

/** "What am I lacking?", and the posting below. */
function withPosting(message: string): Wish | null {
  const [first = '', ...rest] = message.split('\n')
  const posting = rest.join('\n').trim()
  const isOne =
    looksLikePosting(posting) || (posting.length > 120 && rest.filter((line) => line.trim() !== '').length >= 3)
  return isOne && asksMissing.test(first) ? { kind: 'posting', text: posting } : null
}

function wordingWish(message: string): Wish | null {
  if (proofreading.test(message)) return { kind: 'command', command: { kind: 'proofread', where: '' } }
  if (onePage.test(message)) return { kind: 'command', command: { kind: 'fit', pages: 1 } }
  const aim = shorter.test(message) ? 'shorten' : stronger.test(message) ? 'strengthen' : null
  return aim && { kind: 'command', command: { kind: 'reword', aim, where: message } }
}

/** The class's nearest to colours and looks that it has not by that name. */
const nearest: readonly (readonly [RegExp, string])[] = [
  [/\b(?:dark )?green\b/gi, 'forest'],
  [/\b(?:dark )?red\b|\bmaroon\b|\bwine\b/gi, 'burgundy'],
  [/\bpurple\b|\bviolet\b/gi, 'plum'],
  [/\bdark blue\b/gi, 'navy'],
  [/\bgr[ae]y\b/gi, 'slate'],
  [/\borange\b|\bbrown\b/gi, 'rust'],
  [
    /\b(?:cleaner|simpler|modern|less old[- ]fashioned(?: looking)?)\b(?=.{0,40}\b(?:font|writing|letters|typeface)\b)|\b(?:cleaner|simpler|modern) (?:font|typeface|letters|writing)\b/gi,
    'helvetica',
  ],
]
const aboutLook = /\b(?:colou?rs?|headings?|titles?|font|typeface|writing|letters|margins?|spacing|theme|design)\b/i

function lookWish(message: string): Wish | null {
  if (!aboutLook.test(message)) return null
  const named = nearest.reduce((text, [pattern, name]) => text.replaceAll(pattern, ` ${name} `), message)
  const wishes = named.split(/,|\band\b|[.?!]/).flatMap((part) => wishesIn(part))
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

function moveWish(latex: string, message: string): Edited | null {
  if (!moving.test(message) || removal.test(message)) return null
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
  /(?<=[.!?;])\s+|,?\s+(?:and|but|also|plus|then)\s+(?=(?:also |please |pls |can you |could you )?(?:get|take|remove|delete|drop|add|put|move|change|make|fix|set|update|replace|swap|the|my|teh)\b)|\n+/i
const maxParts = 4

/** The parts of a message that may be wishes of their own. What is said of a job goes over several sentences. */
export function partsOf(latex: string, message: string): string[] {
  if (message.length > maxMessageChars || withPosting(message) || jobWish(latex, message)) return [message]
  const parts = message
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => part.length > 3)
  return parts.length > 1 && parts.length <= maxParts ? parts : [message]
}
