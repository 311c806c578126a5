// Dates and ranges of dates in a text, where they stand. What is no date of a career (a day of the week, a bare number)
// is left alone.
import { dateLabels, monthWords as ownMonths, seasonWords, sinceWords, untilWords } from './date-words.ts'
import { presentWords } from './present-words.ts'
import { monthsByLanguage } from './months-by-language.ts'

const monthWords = ownMonths.map((words, index) => Array.from(new Set([...words, ...monthsByLanguage[index]!])))

export interface DateRange {
  /** Characters of the text, labels and parentheses included. */
  readonly start: number
  readonly end: number
  readonly from?: DateSpan
  readonly to?: DateSpan
  /** It has not ended. */
  readonly isCurrent: boolean
  /** Two ends, or one and an open one. */
  readonly isRange: boolean
}

export interface DateSpan {
  readonly start: number
  readonly end: number
}

const folds = ['aàáâãäå', 'cç', 'eéèêë', 'iíìîï', 'nñ', 'oòóôõö', 'uúùûü', "'’"]
const plainOf = new Map(folds.flatMap(([plain = '', ...others]) => others.map((other) => [other, plain] as const)))

/**
 * In small letters without accents, each character where it was. The pattern below knows no others: with all of them,
 * in either case, it took an eighth of a second to be made ready.
 */
function folded(text: string): string {
  const small = text.toLowerCase()
  return (small.length === text.length ? small : text).replace(/[à-ü’]/g, (char) => plainOf.get(char) ?? char)
}
const anyOf = (words: readonly string[]) =>
  words
    .map(folded)
    .toSorted((one, other) => other.length - one.length)
    .join('|')
    .replaceAll(' ', '\\s+')

const year = `(?:(?:19|20)\\d{2}|20x{2}|x{4})(?!\\d)`
const month = `(?:${anyOf(monthWords.flat())})(?![\\p{L}])\\.?`
const season = `(?:${anyOf(seasonWords)})(?![\\p{L}])`
const day = `(?:\\d{1,2}(?:st|nd|rd|th|\\.|er)?)`
const shortYear = `'\\d{2}(?!\\d)`
const named = `(?:${day}\\s+(?:de\\s+|of\\s+)?)?${month},?\\s*(?:${day},\\s*|(?:de|del|do|of)\\s+)?(?:${year}|${shortYear})`
const seasonal = `${season},?\\s+(?:de\\s+)?(?:semester\\s+)?${year}`
const numeric = `(?:\\d{1,2}\\s?[./]\\s?)?\\d{1,2}\\s?[./-]\\s?${year}|${year}(?:[./-]|\\s\\/\\s)(?:0?[1-9]|1[0-2])(?:[./-]\\d{1,2})?(?!\\d)`
/** "2019年4月", "2019년 4월". */
const written = `(?:19|20)\\d{2}\\s?[年년](?:\\s?\\d{1,2}\\s?[月월])?`
const edge = `(?<![\\p{L}\\d$€£.,/-])`
/** A month alone is the start of a range whose year stands at its end. */
const pointPattern = `${edge}(?:${written}|${named}|${seasonal}|${numeric}|${year}|${month}(?=\\s*(?:-|–|—|to\\b|bis\\b))|${season}(?=\\s*(?:-|–|—)))`
/** "'19 – '21": a pair is surely years. */
const shortFrom = `${shortYear}(?=\\s*(?:-|–|—|to\\b)\\s*(?:${shortYear}|(?:${anyOf(presentWords)})(?![\\p{L}])))`
const dash = `(?:-+|–|—|−|→|->|[~～〜]|至|到)`
const until = `(?:\\s*${dash}\\s*|\\s+(?:${anyOf(untilWords)})\\s+(?:l'|la\\s+|el\\s+|o\\s+)?)`
const present = `(?:${anyOf(presentWords)})(?![\\p{L}])`
/** Not the end of a longer word: "Lab 2018" is since nothing. */
const wordStart = `(?<![\\p{L}])`
const label = `(?:${wordStart}(?:${anyOf(dateLabels)})\\.?:?\\s+)?`
const since = `(?:${wordStart}(?:${anyOf(sinceWords)})\\s+)?`
const shortEnd = `\\d{2}(?![\\d\\p{L}/.-])`

const rangePattern = new RegExp(
  `(?<label>\\(?\\s*${label})(?<since>${since})(?<from>${pointPattern}|${edge}${shortFrom})(?:${until}(?:(?<to>${pointPattern.replace(edge, '')}|${shortYear})|(?<present>${present})|(?<short>${shortEnd}))|(?<open>\\s*[–—-]\\s*$))?\\s*\\)?`,
  'gu',
)
const monthsOnly = new RegExp(`^(?:${month}|${season})$`, 'u')
/** "03/22 – 05/23": only a pair is surely dates. */
const shortPair =
  /(?<![\d/])(?<from>(?:0[1-9]|1[0-2])\/\d{2})\s*[-–—]\s*(?:(?<to>(?:0[1-9]|1[0-2])\/\d{2})(?![\d/])|(?<present>present|current|now))/gu

/** A longer text is prose. */
const longest = 600

export function findDates(text: string): DateRange[] {
  // Most lines have neither a figure nor the place for one.
  if (text.length > longest || !/\d|xxxx/i.test(text)) return []
  const plain = folded(text)
  const found = [...plain.matchAll(rangePattern), ...plain.matchAll(shortPair)].flatMap((match) => rangeOf(match) ?? [])
  return withoutDash(
    found.toSorted((one, other) => one.start - other.start),
    text,
  )
}

/** Two dates and nothing else: the dash between them has no letter in the font, and is lost. */
function withoutDash(found: readonly DateRange[], text: string): DateRange[] {
  const [one, other] = found
  const isPair = found.length === 2 && one?.from && other?.from && !one.isRange && !other.isRange
  const isAll = isPair && text.slice(0, one.start).trim() === '' && text.slice(other.end).trim() === ''
  if (!isAll || !/^\s+$/.test(text.slice(one.from.end, other.from.start))) return [...found]
  const [first, last] = [one.from, other.from].map(({ start, end }) => momentOf(text.slice(start, end)))
  // Where one of them is of an unknown time, nothing says which is the earlier one.
  if (!(first![0]! <= last![1]!)) return [...found]
  return [{ start: one.start, end: other.end, from: one.from, to: other.from, isCurrent: false, isRange: true }]
}

/** Nothing but one date. */
export function singleDate(text: string): boolean {
  const [date, ...others] = findDates(text)
  return date !== undefined && others.length === 0 && !date.isRange && text.trim().length === date.end - date.start
}

const presentOnly = new RegExp(`^\\(?(?:${anyOf(presentWords)})\\)?$`, 'u')
export const isPresent = (text: string): boolean => text.length < 30 && presentOnly.test(folded(text.trim()))

/** The first and the last month that a date may mean, counted from the year 0; nothing that compares without a year. */
export function momentOf(text: string): readonly number[] {
  const plain = folded(text)
  const year_ = Number(/(?:19|20)\d{2}/.exec(plain)?.[0] ?? Number.NaN)
  const word = /\p{L}{3,}/u.exec(plain)?.[0]
  const named_ = monthWords.findIndex((words) => word !== undefined && words.map(folded).includes(word))
  const figure = /(?<!\d)(0?[1-9]|1[0-2])[./-](?:19|20)\d{2}|(?:19|20)\d{2}[./-](0?[1-9]|1[0-2])(?!\d)/.exec(plain)
  const month_ = named_ >= 0 ? named_ : Number(figure?.[1] ?? figure?.[2] ?? 0) - 1
  return month_ < 0 ? [year_ * 12, year_ * 12 + 11] : [year_ * 12 + month_, year_ * 12 + month_]
}

function rangeOf(match: RegExpMatchArray & { index: number }): DateRange | undefined {
  const all = match[0]
  const { from = '', to, present: now, short, open, since: since_ } = match.groups ?? {}
  if (monthsOnly.test(from) && to === undefined) return undefined
  const last = to ?? short
  const isSince = (since_ ?? '') !== ''
  const isOpen = now !== undefined || open !== undefined
  return {
    ...bracketed(all, match.index),
    from: spanOf(from, match.index + all.indexOf(from)),
    ...(last === undefined ? {} : { to: spanOf(last, match.index + all.lastIndexOf(last)) }),
    isCurrent: isOpen || (isSince && last === undefined),
    isRange: isOpen || isSince || last !== undefined,
  }
}

/** A bracket belongs to the date only with its other half. */
function bracketed(all: string, index: number): DateSpan {
  const [opens, closes] = [all.startsWith('('), all.trimEnd().endsWith(')')]
  return { start: index + (opens && !closes ? 1 : 0), end: index + all.length - (closes && !opens ? 1 : 0) }
}

const spanOf = (text: string, start: number): DateSpan => ({ start, end: start + text.trimEnd().length })

const duration =
  /\(?(?:\b\d+\s*(?:years?|yrs?|y|jahre?|ans?|anos?|años?|anni|anno|jaar|år|lat|lata|rok|roku|yıl|лет|года?|роки|років|рік|χρόνια|έτη|年間?|년)(?![\p{L}])\.?)?[\s,]*(?:(?:and|und|et|y|e)\s+)?(?:\b\d+\s*(?:months?|mos?|mths?|monate?|mois|meses|mes|mesi|mese|maanden|maand|mån|månader|måneder|miesi[ąę]c\p{L}*|ay|месяц(?:а|ев)?|місяц\p{L}*|μήνες|ヶ月|か月|个月|개월)(?![\p{L}])\.?)?\)?/giu

/** "2 years 10 months": it says nothing that the dates do not. */
export function findDurations(text: string): DateSpan[] {
  if (text.length > longest || !/\d/.test(text)) return []
  return Array.from(text.matchAll(duration), (match) => spanOf(match[0], match.index)).filter(({ start, end }) =>
    /\d/.test(text.slice(start, end)),
  )
}

/** Nothing but a date, a range or how long it was. */
export function isDateLabel(text: string): boolean {
  const marks = [...findDates(text), ...findDurations(text)]
  if (marks.length === 0) return false
  const rest = marks
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
  return rest.replace(/[^\p{L}\p{N}]/gu, '').length <= 2
}

/**
 * Whether a range that is set in two lines ends with the second: "Jan 2020 –" and "Present", "June 2015 – May" and
 * "2016".
 */
export function completesRange(first: string, second: string): boolean {
  if (second.length > 20) return false
  const both = `${first.trimEnd()} ${second.trim()}`
  const joined = findDates(both).at(-1)
  const isWhole = joined !== undefined && joined.isRange && joined.end === both.length && joined.start <= first.length
  const alone = findDates(first).at(-1)
  const isOpen = /[–—-]\s*$/.test(first) || alone?.end !== first.trimEnd().length
  const isMonth = joined?.start === 0 && /^\p{L}{3,10}\.?$/u.test(first.trim())
  return isWhole && isOpen && (joined.start + 4 < first.length || isMonth)
}
