// "Dates by Brightbox are not right. Real: April 2018 to September 2020", "Wielko: finish was 02/2018 and start
// 07/2014": one entry is named, and its time is said.
import type { Filled } from '../frames/frame.ts'
import { datesSet, inShort, spellingOf, type DateSpelling } from '../frames/date-spelling.ts'
import { datesSaid, withoutDates, type DateMention } from '../frames/dates.ts'
import { groundOne } from '../frames/ground.ts'
import { isSameStem, wordsOf } from '../frames/stems.ts'
import type { EntryThing, Thing } from '../frames/things.ts'
import { betweenDates, dateIn, inFigures, present } from '../wishes/corrections/dates-said.ts'
import { isGuessed } from './hedged.ts'
import { entriesNamed } from './named.ts'

const ofEnd = /\b(?:finish\w*|end(?:ed|s)?|left|leav\w+|stop(?:ped)?|quit|until|till|to|over)\b[^.,;]{0,20}$/i
const ofStart = /\b(?:start\w*|began|begin|join\w*|since|from)\b[^.,;]{0,20}$/i
/** Of something that is new, or of another wish. */
const other =
  /\b(?:add|new|promot\w+|became|put (?:it|that|this) (?:in|on)|remove|delete|drop|passed|won|got my|course|bullet|valid|expir\w+|though|pretend|fills?|gap|looks? (?:better|nicer|longer)|longer)\b|\b(?:finished|completed|ended|started|began) (?:the|my|a|an|our) (?!(?:job|work|course|degree|studies|internship|role|position)\b)/iu
/** A post is named. */
const ofPost = /\bas (?:an? |the )?\p{Lu}\p{Ll}|\bI(?:'ve been| have been|'m| am) (?:an? |the )?\p{Lu}\p{Ll}/u
const corrects =
  /\b(?:dates?|wrong|not (?:right|good|correct)|incorrect|correct(?:ion)?|actually|real|really|should (?:be|say|read)|must be|fix|change|update|adjust|sort|please|pls|kindly|I mean|renew\w*|redid|(?:finish|start|end) (?:was|is)|(?:last|first) (?:day|month|week)|finished up|not (?:in )?(?:19|20)\d\d|instead of)\b/i
/** Others, and what is no work there. */
const ofOthers =
  /\b(?:he|she|they|ceo|owner|boss|friend|colleague|company|contract|movie|offered|smoking|deadline|closed|holidays?|went to)\b/i
/** "Firefighting stopped in 2023": nothing else is named. */
const ended = /^\W*(?:the |my )?(?<what>[\p{L}' -]{3,50}?) (?:stopped|ended|finished)\b/iu

/** Pure. */
export function datesNamed(latex: string, message: string, things: readonly Thing[]): Filled | null {
  const dates = datesSaid(message).filter(({ isOld, year }) => !isOld && year !== '')
  if (
    dates.length === 0 ||
    dates.length > 2 ||
    other.test(message) ||
    ofPost.test(message) ||
    isGuessed(message) ||
    ofOthers.test(message) ||
    message.length > 240
  )
    return null
  const entry = theEntry(withoutDates(message), things)
  const isMeant = entry !== null && (corrects.test(message) || isSubject(message, entry))
  return isMeant ? withDates(latex, entry, roles(message, dates)) : null
}

const isSubject = (message: string, { stems }: EntryThing): boolean => {
  const words = wordsOf(ended.exec(message)?.groups?.['what'] ?? '')
  return words.length > 0 && words.every(({ stem }) => [...stems.keys()].some((own) => isSameStem(own, stem)))
}

/** The only one that is called by its name, or that the words mean. */
function theEntry(message: string, things: readonly Thing[]): EntryThing | null {
  const [only, ...more] = entriesNamed(things, message)
  if (only) return more.length === 0 ? only.thing : null
  const entries = things.filter((thing): thing is EntryThing => thing.kind === 'entry')
  const meant = groundOne(things, entries, wordsOf(message))
  return meant && meant.score >= 0.6 && meant.coverage >= 0.7 ? meant.thing : null
}

interface Roles {
  start?: DateMention
  end?: DateMention
  one?: DateMention
}

function roles(message: string, [first, second]: readonly DateMention[]): Roles {
  const roleOf = (date: DateMention, from: number) => {
    const before = message.slice(from, date.from)
    return ofEnd.test(before) ? 'end' : ofStart.test(before) ? 'start' : null
  }
  if (!first) return {}
  if (!second) {
    const role = roleOf(first, 0)
    return role ? { [role]: first } : { one: first }
  }
  const [one, two] = [roleOf(first, 0), roleOf(second, first.to)]
  if (one === 'end' && two === 'start') return { start: second, end: first }
  return isLater(first, second) ? {} : { start: first, end: second }
}
const isLater = (one: DateMention, other: DateMention): boolean =>
  Number(one.year) * 12 + (one.month ?? 0) > Number(other.year) * 12 + (other.month ?? 11)

function withDates(latex: string, { found }: EntryThing, said: Roles): Filled | null {
  const [dates, range] = [found.entry.args?.at(-1), found.entry.argRanges?.at(-1)]
  if (dates === undefined || !range || !isTime(dates)) return null
  const spelling = spellingOf(latex, dates)
  const isOneDate = /^(?:certifications|awards)$/.test(found.section.kind)
  const fresh = freshDates(dates, said, { spelling, isOneDate })
  if (fresh === null || fresh === dates || isBackwards(fresh)) return null
  return datesSet(latex, { entry: found.entry, range }, { fresh, dash: spelling.dash })
}

const maxDateChars = 60
/** When something runs out is another date. */
const isTime = (dates: string): boolean =>
  dates.length <= maxDateChars &&
  !/\b(?:exp|valid|until|till|due)/i.test(dates) &&
  (dates === '' || dateIn(inFigures(dates)) !== null)

const isBackwards = (dates: string): boolean => {
  const [from, to] = dates.split(betweenDates).map((part) => dateIn(inFigures(part)))
  return from != null && to != null && Number(from.year) > Number(to.year)
}

interface Written {
  spelling: DateSpelling
  /** Of a certificate or an award, which has no end. */
  isOneDate: boolean
}

/** What is not said stays as it is; null where it is not sure which end is meant. */
function freshDates(dates: string, { start, end, one }: Roles, { spelling, isOneDate }: Written): string | null {
  const write = (date: DateMention) => inShort(spelling, date)
  const span = (from: string, to: string) => `${from}${spelling.dash}${to}`
  const [from = '', to] = dates.split(betweenDates).map((part) => part.trim())
  if (start && end) return span(write(start), write(end))
  if (to !== undefined) return start ? span(write(start), to) : end ? span(from, write(end)) : null
  const begins = from !== '' && !isOneDate && !present.test(from)
  if (end) return begins ? span(from, write(end)) : write(end)
  return one || start ? write((one ?? start)!) : null
}
