// A message read sentence by sentence: each is held against every frame, and what its slots mean is looked up in the
// resume.
import { isExplained } from './explained.ts'
import { sentencesIn } from '../messages/message-reader.ts'
import { isRemark } from '../phrases/remark.ts'
import { dateStyleWish } from '../wishes/date-style.ts'
import { addEntryFrame } from './add-entry-frame.ts'
import { contactFrame } from './contact-frame.ts'
import { correctFrame } from './correct-frame.ts'
import { datesFrame } from './dates-frame.ts'
import { dictateFrame } from './dictate-frame.ts'
import { listFrame } from './list-frame.ts'
import type { Filled, WishFrame, Sentence } from './frame.ts'
import { orderFrame } from './order-frame.ts'
import { removeFrame } from './remove-frame.ts'
import { sayBulletFrame } from './say-bullet-frame.ts'
import { renameFrame } from './rename-frame.ts'
import { wordsOf } from './stems.ts'
import { thingsOf } from './things.ts'

const styleFrame: WishFrame = ({ latex, text }) => {
  const example =
    /\b(?:dates?|months?)\b/i.test(text) &&
    /\b(?:everywhere|all|every|each|like|format|written|style|same|full)\b/i.test(text)
      ? (/(?<![\d/])\d{2}\/\d{4}\b|\b\p{Lu}\p{Ll}{2,8}\.? (?:19|20)\d\d\b/u.exec(text)?.[0] ?? null)
      : null
  const edited =
    example === null || /\b(?:wrong|not|was|were|is|job|at)\b/i.test(text.replace(/\bis a mix\b|\bnow it is\b/gi, ''))
      ? null
      : dateStyleWish(latex, `write all dates in the same style, like ${example}`)
  return edited && 'latex' in edited ? { edited } : null
}

const frames: readonly WishFrame[] = [
  styleFrame,
  contactFrame,
  datesFrame,
  correctFrame,
  renameFrame,
  orderFrame,
  removeFrame,
]
/** What is dictated or added is said in several sentences: these see the whole message. */
const wholeFrames: readonly ((latex: string, message: string) => Filled | null)[] = [
  dictateFrame,
  listFrame,
  sayBulletFrame,
  addEntryFrame,
]
const maxChars = 800
const maxSentences = 8
/** "It" may be of the last sentence, or of the one before it. */
const maxBefore = 2

type Asked = Pick<Sentence, 'latex' | 'message' | 'today'>

export interface FramesRead {
  /** In order; each was read of the text that those before it made. */
  filled: readonly Filled[]
  /** Nothing of the message is left. */
  isWhole: boolean
  /** All of it by the form of its values. */
  isTyped: boolean
  /** Some of it may be read better otherwise. */
  isWeak: boolean
}

/** "Tom joined Lakeside in 2014". */
const isOthers =
  /^\W*(?!I\b|We\b)\p{Lu}\p{Ll}+ (?:joined|left|started|stopped|worked|got|was (?:made|promoted|named))\b/u

/** Null where no frame is filled. Pure. */
export function readFrames(ask: Asked): FramesRead | null {
  const { latex, message } = ask
  if (message.length > maxChars || isOthers.test(message) || isUnsure.test(withoutAsides(message))) return null
  const sentences = sentencesIn(message)
  const isOne = sentences.slice(1).every((sentence) => saysNothing(sentence))
  const whole = wholeFrames.reduce<Filled | null>(
    (found, frame) => found ?? (frame === listFrame && !isOne ? null : frame(latex, message)),
    null,
  )
  if (whole) return framesRead([whole], 'latex' in whole.edited)
  return sentences.length > maxSentences ? null : readSentences(ask, sentences)
}

function framesRead(filled: readonly Filled[], isWhole: boolean): FramesRead {
  return {
    filled,
    isWhole,
    isTyped: filled.every(({ isTyped }) => isTyped === true),
    isWeak: filled.some(({ isWeak }) => isWeak === true),
  }
}

function readSentences({ latex, message, today }: Asked, sentences: readonly string[]): FramesRead | null {
  const filled: Filled[] = []
  const lost = new Set<number>()
  let now = latex
  for (const [index, text] of sentences.entries()) {
    const before = sentences.slice(Math.max(0, index - maxBefore), index).join(' ')
    const found = fillIn({ latex: now, text, before, message, today })
    for (const one of found) if ('latex' in one.edited) now = one.edited.latex
    filled.push(...found)
    // "My strongest tool is P6. Let it come first": the first was read with the second.
    if (found.length > 0 && (pointsBack.test(text) || isHeading(before)))
      for (let back = 1; back <= maxBefore; back += 1) lost.delete(index - back)
    if (found.length === 0 && !saysNothing(text)) lost.add(index)
  }
  const isLost = [...lost].some((index) => !isExplained(sentences[index]!, latex, now))
  return filled.length === 0 ? null : framesRead(filled, !isLost)
}

/** It may be so, another person's, wished by others, denied, or asked for as advice. */
const isUnsure = new RegExp(
  [
    String.raw`\b(?:maybe|perhaps|probably|I (?:think|guess|believe)|not sure|no idea|idk|dunno|might|or so)\b`,
    String.raw`\b(?:my|our|the|his|her|an?) (?:sister|brother|mother|father|mum|mom|dad|wife|husband|partner|friend|colleague|boss|neighbou?r|son|daughter|cousin)\b(?! (?:said|says|thinks|told|reminded|noticed|pointed)\b)`,
    String.raw`\b(?:my|our|the|this) (?:posting|advert|job ad|ad)\b`,
    String.raw`\b(?:they|jobs|employers|the job|recruiters) (?:want|need|ask|require|expect)s?\b|\b(?:is|are) (?:required|needed|expected)\b`,
    String.raw`\b(?:don't|do not|dont|never|wouldn't|won't) (?:(?:want|need|like|wish)(?: you)? to )?(?:add|remove|delete|drop|change|touch|put|move|hide|take|cut|rewrite|edit|include|mention|show|list|lose|join|make|write|say)\b`,
    String.raw`\b(?:not to|no need to|should I|shall I|is it (?:ok|okay|bad|fine)|or is that|or not)\b`,
    String.raw`^\W*(?:should|do|does|did|is|are|was|were|would it|will|what|which|why|how|when|where|who|don't you)\b[^.!\n]*\?\s*$|^\W*should\b`,
    String.raw`\b(?:is it true|is that wise|disagree|thinks?|but not yet|never mind|fell through|planned|soon|looking for|I wish|failed|on (?:vacation|holiday)|for (?:a|the) (?:holiday|summer|winter))\b`,
    String.raw`\b(?:our|their|his|her|my) (?:client|competitor|customer|intern|manager|team|recruiter|boss|coach|favou?rite)s?\b(?! (?:reminded|noticed|pointed|said|says|told) (?:me|out|that)\b)`,
    String.raw`\b(?:he|she|they|industry|competitors?|posting|closed|closing|celebrat\w+|smok\w+|deadline|campus|offered|movie|restaurant)\b`,
    String.raw`\b(?:hide|hidden|for now|temporarily|if (?:it|that|you|there|the))\b`,
  ].join('|'),
  'iu',
)

/** Why it is wished, which another may have said. */
const withoutAsides = (message: string): string =>
  message
    .replaceAll(/\([^()]{2,60}\)/g, ' ')
    .replaceAll(/(?:, (?:that|it|this|which|since|the (?:ad|posting))|,? because)\b[^.!?\n]*/gi, '')

const joint = /[,;]? (?:and|n|but|also) (?=\S)|; |, (?=(?:the|my|it|that|I)\b)/i

/** Each of its clauses by a frame, where several are filled; or the sentence by one. */
function fillIn(asked: Clause): Filled[] {
  const clauses = asked.text.split(joint).filter((clause) => clause.trim() !== '')
  const each = clauses.length > 1 && clauses.length <= maxClauses ? fillEach(asked, clauses) : []
  if (each.length > 1) return each
  const whole = fill(asked)
  return whole ? [whole] : each
}
const maxClauses = 4
type Clause = Omit<Sentence, 'things'>

/** None where one of them is left. */
function fillEach(asked: Clause, clauses: readonly string[]): Filled[] {
  const all: Filled[] = []
  let { latex, before } = asked
  for (const text of clauses) {
    const found = fill({ ...asked, latex, text, before })
    before = text
    if (found && 'latex' in found.edited) {
      all.push(found)
      latex = found.edited.latex
    } else if (!saysNothing(text)) return []
  }
  return all
}

function fill(asked: Clause): Filled | null {
  const sentence = { ...asked, things: thingsOf(asked.latex) }
  for (const frame of frames) {
    const found = frame(sentence)
    if (found && isAccountedFor(asked, found)) return found
  }
  return addEntryFrame(asked.latex, asked.text)
}

const name = /(?<=[^.!?]\s)(?<!\b(?:In|At|The) )\p{Lu}[\p{L}'’-]{2,}/gu
const isTime = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|i['’])/i
/** A name that stands neither in the resume nor in what was made of it is of something that the frame did not see. */
function isAccountedFor({ latex, text }: Clause, { edited }: Filled): boolean {
  const known = ('latex' in edited ? `${latex}${edited.latex}` : latex).toLowerCase()
  return [...text.matchAll(name)].every(
    ([word]) => isTime.test(word) || known.includes(word.toLowerCase().replace(/['’]s$/, '')),
  )
}

const polite =
  /^(?:please|pls|kindly|thanks?|thank you|cheers|sorry|ok|okay|good (?:day|morning|evening|afternoon)|hi|hello|hey)\b.{0,24}$/i
const doIt =
  /^(?:(?:can|could|would) you |please |pls |kindly |just )*(?:amend|fix|change|correct|update|sort|do)(?: (?:it|that|this|them|both|out|the|date|line|one|number|word))*(?: please| pls)?\W*$/i
const pointsBack = /\b(?:it|that|this|them|those|there|one)\b/i
/** "New mobile!!", before it is said. */
const isHeading = (text: string): boolean => text.split(/\s+/).length <= 4 && !/\d/.test(text)
const keeps =
  /^(?:please )?(?:leave|keep) .{2,60}(?:as (?:it|they) (?:is|are)|there|for now|alone)\b|^.{2,40} (?:stays?|can stay|should stay|remains?)(?: \p{L}+)?[.!]*$/iu
const reasons =
  /^(?:it|it's|that|that's|this|they|he|she|we|there|nobody|no one|every\p{L}*|people|because|as|since|I|I've|I'm|my)\b(?!.*\b(?:should|must|needs? to|wrong|please|instead|has to|ought|want you|add|remove|change)\b)[^\d"“”]*$/iu
const saysNothing = (text: string): boolean =>
  polite.test(text.trim()) ||
  keeps.test(text.trim()) ||
  reasons.test(text.trim()) ||
  doIt.test(text.trim()) ||
  wordsOf(text).length === 0 ||
  isRemark(text)
