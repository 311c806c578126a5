// Dates as people type them, and as a resume writes its own.
import type { FoundEntry } from '../../edits/find-places.ts'

const months = 'january february march april may june july august september october november december'.split(' ')
const said =
  /\b(?:(?:\d{1,2}(?:st|nd|rd|th)? )?(jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)\.?(?: \d{1,2}(?:st|nd|rd|th)?,?)? )?((?:19|20)\d\d)\b/i

/** "10/2012". */
const figures = /(?<![\d/.])(0?[1-9]|1[0-2])[/.]((?:19|20)\d\d)(?!\d)/

/** "2017-06" as "06/2017", as people say it. */
export const inFigures = (dates: string): string => dates.replaceAll(/((?:19|20)\d\d)-(\d\d)\b/g, '$2/$1')

/** Parts of patterns: a month, and a date that has its year, as people type them. */
export const monthTyped = '(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\\.?'
export const dateTyped = String.raw`(?:(?:(?:\d{1,2}(?:st|nd|rd|th)? )?${monthTyped} (?:\d{1,2}(?:st|nd|rd|th)?,? )?)?(?:19|20)\d\d|\d{1,2}[/.](?:19|20)\d\d)`

export interface SaidDate {
  year: string
  /** From 0; null where only the year is said. */
  month: number | null
}

/** The first date in the words. */
export function dateIn(words: string): SaidDate | null {
  const found = said.exec(words)
  const figure = figures.exec(words)
  if (figure && figure.index <= (found?.index ?? Infinity)) return { year: figure[2]!, month: Number(figure[1]) - 1 }
  if (!found) return null
  const month = found[1] ? months.findIndex((name) => name.startsWith(found[1]!.slice(0, 3).toLowerCase())) : -1
  return { year: found[2]!, month: month < 0 ? null : month }
}

const short = (month: number) => months[month]!.slice(0, 3).replace(/^./, (letter) => letter.toUpperCase())
const long = (month: number) => months[month]!.replace(/^./, (letter) => letter.toUpperCase())

/** "February 2025", "2025". */
export const inWords = ({ year, month }: SaidDate): string => (month === null ? year : `${long(month)} ${year}`)

/** As the other entries write theirs. */
export function dateLike(entries: readonly FoundEntry[], { year, month }: SaidDate): string {
  if (month === null) return year
  const dates = entries.map(({ entry }) => (entry.args ?? []).join(' ')).join(' ')
  const number = String(month + 1).padStart(2, '0')
  if (/\b\d{1,2}\/(?:19|20)\d\d/.test(dates)) return `${number}/${year}`
  if (/\b(?:19|20)\d\d-\d\d\b/.test(dates)) return `${year}-${number}`
  if (months.some((name) => name.length > 3 && new RegExp(`\\b${name}\\b`, 'i').test(dates)))
    return `${long(month)} ${year}`
  return /\b[A-Z][a-z]{2}\.? (?:19|20)\d\d/.test(dates) ? `${short(month)} ${year}` : year
}

/** What stands between two dates. */
export const dashLike = (entries: readonly FoundEntry[]): string =>
  /[\p{L}\d]( ?(?:–|—|---?) ?| - )(?:\d|\p{Lu})/u.exec(
    entries.map(({ entry }) => (entry.args ?? []).join(' | ')).join(' | '),
  )?.[1] ?? ' – '

/** "2021-06 – Present", as the other entries write theirs; `end` null: it goes on. */
export const spanLike = (entries: readonly FoundEntry[], start: SaidDate, end: SaidDate | null): string =>
  `${dateLike(entries, start)}${dashLike(entries)}${end ? dateLike(entries, end) : 'Present'}`

/** What parts the two dates of a span. */
export const betweenDates = /\s{0,4}(?:–|—|--+|\bto\b|(?<=\s)-(?=\s))\s{0,4}/

export const present = /\b(?:present|current|now|today|ongoing|date)\b/i
