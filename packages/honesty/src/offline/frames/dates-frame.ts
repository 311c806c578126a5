// "The internship was from March to November 2018", "I began at Volta in March 2018, not February": the time of an
// entry, or one end of it.
import { datesSet, inShort, type DateSpelling, spellingOf } from './date-spelling.ts'
import { betweenDates, dateIn, inFigures, present, type SaidDate } from '../wishes/corrections/dates-said.ts'
import { datesSaid, joinsDates, withoutDates, type DateMention } from './dates.ts'
import type { Filled, WishFrame, Sentence } from './frame.ts'
import { groundOne } from './ground.ts'
import { isSameStem, wordsOf } from './stems.ts'
import type { EntryThing } from './things.ts'

const ofEnd =
  /\b(?:finish\w*|end(?:ed|s)?|left|leav\w+|stop(?:ped)?|quit|resigned|until|till|last day|went on|over|(?:no longer|not|don't|dont) work\w*|laid off|let go)\b/i
const ofStart = /\b(?:start\w*|began|begin|begun|joined|since|hired)\b/i
/** It adds something, changes something else, or is not said of the person. */
const isOther =
  /\b(?:add|new (?:job|position|role|certificate|course)|promot\w+|elevated|became|bullet|please (?:put|insert|include)|as (?:an? )?\p{Lu}\p{L}+|won|passed|got|obtained|earned)\b|\bI(?:'ve been| have been|'m| am)(?: now)?(?: an?| the)? \p{Lu}/u
/** Of what is put right, it is no news. */
const earned = /\b(?:won|passed|got|obtained|earned)\b/g
const isNewDate = /\bnew date\b|\bis the date\b/i
const lasting = /\b(?:now|present|today|to date|ongoing|currently|still)\b/i
const irregular =
  /\b(?:renew\w*|valid|expir\w+|good (?:un)?til\w*|thru|(?:full|part)[- ]?time)\b|\b(?:although|even th(?:o|ough)|pretend|so (?:that )?it (?:meets|looks|fits)|no gap|hide|gap)\b|\?\s*$/i

interface Said {
  start: SaidDate | null
  end: SaidDate | 'present' | null
  /** Which end it is was not said. */
  any: SaidDate | null
  old: DateMention | null
}

/** Of the entry itself: "the studio closed in 2022" is not. */
const saysDate = /\b(?:was|is|it's|should|must|dates?|dated|years?|actually|from|issued|done|taken|awarded|says?)\b/i

const isOpenEnd = /^\s{0,3}(?:to|until|till|-|–|—)\s{0,3}(?:now|present|today|date)\b/i

function saidIn(text: string): Said | null {
  const all = datesSaid(text)
  const [one, other, ...more] = all.filter(({ isOld }) => !isOld)
  if (!one || more.length > 0 || one.year === '' || other?.year === '') return null
  const none: Said = { start: null, end: null, any: null, old: all.find(({ isOld }) => isOld) ?? null }
  if (other) return joinsDates.test(text.slice(one.to, other.from)) ? { ...none, start: one, end: other } : null
  if (isOpenEnd.test(text.slice(one.to))) return { ...none, start: one, end: 'present' }
  const end = endSaid(text, one)
  if (end === null) return none.old || saysDate.test(text) ? { ...none, any: one } : null
  return { ...none, [end]: one }
}

/** Which end of an entry a date is; null where it is not said. */
function endSaid(text: string, { from }: DateMention): 'start' | 'end' | null {
  const before = text.slice(0, from)
  if (ofEnd.test(before) || (ofEnd.test(text) && !ofStart.test(text))) return 'end'
  return ofStart.test(text) || /\bsince\s*$/i.test(before) ? 'start' : null
}

/** "Kubernetes: Northwind, 2021 to 2023" says where something was used. */
const ofClaim = /^\p{Lu}[\p{L} .+#]{1,30}:\s+\p{Lu}[^,:]{1,40},/u
/** "03/2019, not March 2019": how dates are written. */
const ofStyle = /\b(?:months?|dates?) (?:as|in|like|written)\b/i
const maxChars = 240

function isAboutDates(text: string): boolean {
  if (text.length > maxChars || ofClaim.test(text) || ofStyle.test(text)) return false
  const putsRight = isNewDate.test(text) || datesSaid(text).some(({ isOld }) => isOld)
  return putsRight ? !isOther.test(text.replace(earned, ' ')) : !isOther.test(text) && !irregular.test(text)
}

/** Null where no entry is meant, or it is not sure which of its dates. */
export const datesFrame: WishFrame = (sentence) => {
  const said = isAboutDates(sentence.text) ? saidIn(sentence.text) : null
  const meant = said && entryMeant(sentence, said)
  return meant && withDates(sentence, meant, said)
}
const minScore = 0.45

const isBack = /\b(?:it|that|this|there)\b/i

function entryMeant(sentence: Sentence, said: Said): EntryThing | null {
  const { things } = sentence
  const [text, before] = [withoutDates(sentence.text), withoutDates(sentence.before)]
  const entries = things.filter((thing): thing is EntryThing => thing.kind === 'entry')
  const named =
    groundOne(things, entries, wordsOf(text)) ??
    (isBack.test(text) || wordsOf(text).length === 0
      ? groundOne(things, entries, wordsOf(`${before} ${text}`))
      : null) ??
    theOpenOne(sentence, entries, said)
  return named && named.score >= minScore && !isOfWork(text, named.thing) ? named.thing : null
}

const doneThere = /\b(?:finished|completed|ended|started|began) (?:the|my|a|an|our) (?<what>[^,.;]{3,40})/i
/** What was finished there is no job: "I finished the maths guide". */
function isOfWork(text: string, { stems }: EntryThing): boolean {
  const what = doneThere.exec(text)?.groups?.['what']
  const named = [...stems].filter(([, weight]) => weight > 0.3).map(([stem]) => stem)
  return what !== undefined && !wordsOf(what).some(({ stem }) => named.some((own) => isSameStem(own, stem)))
}

/** "I no longer work in the clinic": the job that goes on is the one that can end. */
function theOpenOne({ text }: Sentence, entries: readonly EntryThing[], { end }: Said) {
  if (end === null || !/\b(?:no longer|don't|dont|not) work|last day|\bmy (?:current )?job\b/i.test(text)) return null
  const open = entries.filter(
    ({ found }) => found.section.kind === 'experience' && present.test(found.entry.args?.at(-1) ?? ''),
  )
  return open.length === 1 ? { thing: open[0]!, score: 1, coverage: 1 } : null
}

function withDates({ latex, text: sentence }: Sentence, { found }: EntryThing, said: Said): Filled | null {
  const [dates, range] = [found.entry.args?.at(-1), found.entry.argRanges?.at(-1)]
  if (dates === undefined || !range || dates.length > 60) return null
  if (dates !== '' && dateIn(inFigures(dates)) === null && !/^\p{L}+ (?:19|20)\d\d$/u.test(dates)) return null
  const spelling = spellingOf(latex, dates)
  const fresh = freshDates(dates, said, { spelling, sentence })
  if (fresh === null || fresh === dates || isLess(dates, fresh)) return null
  return datesSet(latex, { entry: found.entry, range }, { fresh, dash: spelling.dash })
}

/** "In 2018" takes no month away. */
const isLess = (dates: string, fresh: string): boolean => {
  const [olds, all] = [dates.split(betweenDates), fresh.split(betweenDates)]
  return (
    olds.length === all.length &&
    all.every(
      (one, index) => one === olds[index] || (/^\d{4}$/.test(one) && dateIn(inFigures(olds[index]!))?.year === one),
    )
  )
}

/** Of two dates the first is later. */
const after = (one: SaidDate, other: SaidDate): boolean =>
  Number(one.year) * 12 + (one.month ?? 0) > Number(other.year) * 12 + (other.month ?? 11)

interface Written {
  spelling: DateSpelling
  sentence: string
}

function freshDates(dates: string, said: Said, written: Written): string | null {
  const parts = dates.split(betweenDates).map((part) => part.trim())
  if (parts.length > 2) return null
  const { start, end } = said
  const [first = '', last] = parts
  if (start && end && end !== 'present' && after(start, end)) return null
  if (start && end) return span(written, dateText(written, start), dateText(written, end))
  return last === undefined ? oneDate(said, written) : oneOfTwo([first, last], said, written)
}

const dateText = ({ spelling }: Written, date: SaidDate | 'present'): string =>
  date === 'present' ? 'Present' : inShort(spelling, date)
const span = ({ spelling }: Written, first: string, last: string): string => `${first}${spelling.dash}${last}`

function oneDate({ start, end, any }: Said, written: Written): string | null {
  const begun = start && !lasting.test(written.sentence) ? start : null
  const date = any ?? begun ?? end
  return date === null || date === 'present' ? null : dateText(written, date)
}

function oneOfTwo(
  [first, last]: readonly [string, string],
  { start, end, any, old }: Said,
  written: Written,
): string | null {
  const [from, to] = [dateIn(inFigures(first)), dateIn(inFigures(last))]
  if (start) return to && after(start, to) ? null : span(written, dateText(written, start), last)
  if (end) return from && end !== 'present' && after(from, end) ? null : span(written, first, dateText(written, end))
  if (!any || !old || isThat(first, old) === isThat(last, old)) return null
  const fresh = dateText(written, any)
  return isThat(first, old) ? span(written, fresh, last) : span(written, first, fresh)
}

/** "Not Feb" is the February of whichever year stands there. */
function isThat(part: string, { year, month }: SaidDate): boolean {
  const date = dateIn(inFigures(part))
  return date !== null && (year === '' || date.year === year) && (month === null || date.month === month)
}
