// A wish in casual words, after the patterns of whole sentences have not understood it: what it names says what is
// wished, and its verbs say what is to be done with that.
import type { Command, EditTarget } from '../commands/command.ts'
import { withPosting, type PastedPosting } from './pasted-posting.ts'
import { maxMessageChars, moving, proofreading, toStay } from './message-parts.ts'
import type { Edited } from '../edits/edited.ts'
import { removeFound } from '../edits/edit-entries.ts'
import { moveSection, removeSection } from '../edits/edit-sections.ts'
import { adviceOn } from './advice.ts'
import { correctionWish, shareWish, updateWish } from './correction-wishes.ts'
import { entryPlaceWish } from './entry-place.ts'
import { pairWish } from './corrections/pair-wish.ts'
import { renameWish } from './corrections/rename-wish.ts'
import { slotWish } from './corrections/slot-wish.ts'
import { swapThings } from './corrections/swap-wish.ts'
import { dateStyleWish } from './date-style.ts'
import { entryDateWish } from './entry-dates.ts'
import { documentWish } from './document-wishes.ts'
import { oldEntriesWish } from './old-entries.ts'
import { orderWish } from './order-wishes.ts'
import { canGo, keepWish, notOwn, removalWish } from './removal-wishes.ts'
import { hideWish } from './hide-wishes.ts'
import { summaryWish } from './summary-wishes.ts'
import { headerWish } from './header-wishes.ts'
import { bulletAboutWish, jobWish, sayWish, workWish } from './job-wishes.ts'
import { roleWish } from './role-wishes.ts'
import { nameWish } from './name-wishes.ts'
import { isOfColour, lookWish } from './look-wishes.ts'
import { levelWish, listWish } from './list-wishes.ts'
import { studyWish } from './study-wishes.ts'
import { entryMeant, sectionsMeant } from './named-places.ts'

export type Wish =
  | { kind: 'edited'; edited: Edited }
  | { kind: 'command'; command: Command }
  | { kind: 'advice'; text: string }
  | PastedPosting

/** "Keep or delete?" */
const keepsOrDrops =
  /\b(?:keep|leave|in|stay|yes|mention|show|good)\b[^.?!]{0,20}\bor\b[^.?!]{0,20}\b(?:delete|remove|drop|cut|out|go|hide|not|no|lose|bad|leave)\b[^.!]{0,20}\?/i

/** "Should I …", "do I need …", "is it ok to …": advice is asked for, and nothing is to change. */
const isQuestion = (message: string): boolean =>
  /^\W*(?:so |and |but |also |you see |ok |hey |hi )?(?:should|(?:do|does|did) (?:i|you|we|they|it|that|this|the|my|people)|is|are|am|would|how|what|whats|what's|why|when|where|which|who|will)\b(?!.*\b(?:can you|could you|please) (?:add|change|make|remove|put|move|take|fix)\b)/i.test(
    message,
  ) ||
  /\b(?:should (?:i|it|they|that|this)|where would|is it (?:ok|fine|good|bad)|what do i|how do i|keep or not|or is it|what do you think|what would you do|do you think|your opinion|still (?:normal|usual|common|needed|necessary))\b/i.test(
    message,
  ) ||
  keepsOrDrops.test(message) ||
  (/\bor\b[^.!?]{0,40}\?\s*$/i.test(message) &&
    !/\b(?:can|could|would|will) (?:you|u)\b|^\W*(?:please |pls )*(?:remove|delete|drop|take|add|put|make|change|move|set|fix|use|hide|write)\b/i.test(
      message,
    ))

const removal = new RegExp(
  String.raw`\b(?:remove|delete|drop|take (?:\S+ ){0,5}?(?:off|out|away)|get rid|lose|leave (?:\S+ ){0,5}?(?:off|out)|scrap|ditch|bin|chuck|no longer (?:need|want)|(?:don't|doesn't|do not|needn't) (?:need|want)${notOwn}(?! (?:you )?to\b| (?:\S+ ){1,4}?(?:hidden|removed|deleted|gone|out)\b)|nobody (?:needs|cares)|${canGo}|too (?:old|long ago)|not relevant|irrelevant)\b`,
  'i',
)
const onePage =
  /\b(?:(?:second|2nd|two|2|next|another|extra) pages?|one page|single page|1 page|spill\w*|run(?:s|ning)? over|onto a)\b/i
const shorter =
  /\b(?:shorter|shorten|short|reduce|condense|trim|cut (?:it |this |that )?down|concise|wordy|waffl\w+|blah|fluff|buzzwords?|rambl\w+|too (?:long|much)(?! (?:white ?|empty )?space)|less text|(?:two|three|four|2|3|4) lines)\b/i
const stronger =
  /\b(?:weak|(?<!not )professional|polish\w*|stronger|impress\w*|punch\w*|sound(?:s)? (?:better|good|smart\w*|more)|better words?|reword|rephrase)\b/i

/** Null where nothing is recognised. Pure; never throws. */
export function readWish(latex: string, given: string, today: Date): Wish | null {
  const message = given.slice(0, maxMessageChars).replaceAll('’', "'").replace(toStay, ' ')
  const asked = withPosting(given) ?? wrongWish(message)
  if (asked) return asked
  if (isQuestion(message)) return edited(shareWish(latex, message)) ?? advised(latex, message)
  // "The red is too much" wishes for no fewer words.
  const look = looked(message)
  if (look && isOfColour(message)) return look
  return (
    edited(firstOf(edits, { latex, message, today })) ??
    wordingWish(message) ??
    look ??
    lastWish({ latex, message, today })
  )
}

interface Asked {
  latex: string
  message: string
  today: Date
}
type Reader = (latex: string, message: string, today: Date) => Edited | null
/** The first that recognises something; what one word could mean comes after what several say. */
const edits: readonly Reader[] = [
  swapThings,
  renameWish,
  summaryWish,
  hideWish,
  studyWish,
  levelWish,
  nameWish,
  entryPlaceWish,
  headerWish,
  dateStyleWish,
  entryDateWish,
  slotWish,
  pairWish,
  updateWish,
  roleWish,
  orderWish,
  moveWish,
  documentWish,
  jobWish,
  oldEntriesWish,
  keepWish,
  removalWish,
  removeWish,
  shareWish,
  listWish,
]
const lastEdits: readonly Reader[] = [bulletAboutWish, correctionWish, sayWish, workWish]

function firstOf(readers: readonly Reader[], { latex, message, today }: Asked): Edited | null {
  for (const read of readers) {
    const found = read(latex, message, today)
    // What stands there as it was wished is no change.
    if (found && !('latex' in found && found.latex === latex)) return found
  }
  return null
}
const lastWish = (asked: Asked): Wish | null => edited(firstOf(lastEdits, asked)) ?? advised(asked.latex, asked.message)

const looked = (message: string): Wish | null => {
  const wishes = lookWish(message)
  return wishes && { kind: 'command', command: { kind: 'look', wishes } }
}

const edited = (edit: Edited | null): Wish | null => edit && { kind: 'edited', edited: edit }

function advised(latex: string, message: string): Wish | null {
  const text = adviceOn(latex, message)
  return text === null ? null : { kind: 'advice', text }
}

/** "What's wrong with the falls clinic bullet": what proofreading finds there. */
const wrongWish = (message: string): Wish | null =>
  /\bwhat(?:'?s| is) wrong\b|\bis it ["“'‘][^"”]{2,60}["”'’] or ["“'‘]/i.test(message)
    ? { kind: 'command', command: { kind: 'proofread', where: message } }
    : null

const otherEnglish =
  /\b(?:british|american|uk|us|australian|canadian)\b.{0,20}\b(?:spelling|english)\b|\bspell\w*\b.{0,30}\b(?:british|american|uk|us)\b/i

const oneEnglish = /\b(?:british|american|australian|canadian)\b/i

function wordingWish(message: string): Wish | null {
  if (otherEnglish.test(message) || (/\bspell\w*/i.test(message) && oneEnglish.test(message)))
    return {
      kind: 'advice',
      text: 'Press “suggestions” above the text and choose American or British: words of the other spelling are then underlined, each with its fix. I don’t change them by myself, as names keep theirs.',
    }
  if (proofreading.test(message) && !/\b(?:revert|undo|roll(?:ed)? back)\b/i.test(message))
    return { kind: 'command', command: { kind: 'proofread', where: '' } }
  if (onePage.test(message)) return { kind: 'command', command: { kind: 'fit', pages: 1 } }
  // A headline is words of the person's own.
  if (/\b(?:headline|tagline)\b/i.test(message)) return null
  if (/\bresponsible for\b/i.test(message) && !/:/.test(message))
    return { kind: 'command', command: { kind: 'reword', aim: 'charge', where: '' } }
  const aim = shorter.test(message) ? 'shorten' : stronger.test(message) ? 'strengthen' : null
  const where = message.replace(/,? ?\bbut (?:leave|keep)\b.*$/is, '')
  return aim && { kind: 'command', command: { kind: 'reword', aim, where } }
}

function removeWish(latex: string, message: string): Edited | null {
  if (!removal.test(message)) return null
  const found = entryMeant(latex, message, { byName: true })
  if (found) return removeFound(latex, found)
  const [section] = sectionsMeant(latex, message)
  // "TikTok from my hobbies": what is named in a section is meant, and not the section.
  const isPart = section && /\b(?:from|in|under|out of) (?:my |the )?$/i.test(message.slice(0, section.from))
  const isWhole = section && namesWhole(section.section.heading, message.slice(section.from))
  return section && !isPart && isWhole && !/\b(?:job|role|position|line|bullet)\b/i.test(message)
    ? removeSection(latex, section.section.heading)
    : null
}

/** "The driving licence" is one of the certificates, and not all of them. */
const namesWhole = (heading: string, words: string): boolean =>
  words.toLowerCase().startsWith(heading.toLowerCase()) ||
  !/^(?:licen[cs]e|certificate|ticket|credential|course|training|skill|language|project|award|degree|school|job|tool)\b/i.test(
    words,
  )

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
  if (/\b(?:lower(?![- ]?case)|down)\b/i.test(message)) return 'down'
  if (
    /\b(?:to|at|on|near|towards?|closer to|nearer(?: to)?) (?:the )?(?:very )?top\b|\bfirst\b|\bbeginning\b/i.test(
      message,
    )
  )
    return 'top'
  return /\b(?:bottom|end|last)\b/i.test(message) ? 'bottom' : null
}
