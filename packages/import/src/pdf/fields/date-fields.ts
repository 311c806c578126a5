// A header's dates as the form has them: start, end, whether it goes on. They stay as they were typed, but for a year
// that was cut short.
import { found } from '../sections/draft.ts'
import type { Flag, FoundText } from '../sections/draft.ts'
import type { DateSpan } from '../vocabulary/find-dates.ts'
import type { Dated } from './header-pieces.ts'
import { slice } from '../layout/positioned-text.ts'

export interface DateFields {
  readonly startDate?: FoundText | undefined
  readonly endDate?: FoundText | undefined
  readonly current?: Flag | undefined
}

export function dateFields(dates: readonly Dated[], isPointStart = false): DateFields {
  const dated = dates.find(({ range }) => range.isRange) ?? dates[0]
  if (!dated) return {}
  const { run, range } = dated
  const to = range.to ? textAt(run.text, range.to) : ''
  const first = range.from ? textAt(run.text, range.from) : ''
  // The words of a range belong to its ends: "da" to the first, "à" to the last.
  const withWords = (from: number, { start: at, end: last }: DateSpan) =>
    slice(run, range.isRange && /\p{L}/u.test(run.text.slice(from, at)) ? from : at, last)
  const start = range.from && found(withWords(range.start, range.from), 0.9, completed(first, to))
  const end = range.to && found(withWords(range.from?.end ?? range.to.start, range.to), 0.9, completedEnd(to, first))
  if (range.isRange)
    return { startDate: start, endDate: end, current: range.isCurrent ? currentFlag(dated) : undefined }
  return isPointStart ? { startDate: start } : { endDate: start }
}

/** The words after the start, or before it: "since". */
function currentFlag({ run, range }: Dated): Flag {
  const after = slice(run, range.from?.end ?? range.start, range.end)
  const said = /\p{L}/u.test(after.text) ? after : slice(run, range.start, range.end)
  return { isSet: true, parts: said.parts, confidence: /\p{L}/u.test(said.text) ? 0.95 : 0.6 }
}

/** For lists whose items have one date: all of it. */
export function dateText({ run, range }: Dated): FoundText | undefined {
  const from = range.from?.start ?? range.start
  const to = range.to?.end ?? (range.isRange ? range.end : (range.from?.end ?? range.end))
  return found(slice(run, from, to), 0.85, expanded(run.text.slice(from, to).replace(/[)\s]+$/, '')))
}

const textAt = (text: string, { start, end }: DateSpan) => text.slice(start, end)
const century = (short: string) => (Number(short) > 60 ? '19' : '20')
const expanded = (text: string) => text.replace(/['’](\d{2})$/, (_, short: string) => `${century(short)}${short}`)

/** "Jan – Mar 2020": the first has the year of the last. "03/22" is of 2022. */
function completed(text: string, end: string): string {
  const year = /(?:19|20)\d{2}/.exec(end)?.[0]
  if (/^\p{L}+\.?$/u.test(text) && year) return `${text} ${year}`
  return withLongYear(expanded(text))
}

/** "2019-21". */
function completedEnd(text: string, start: string): string {
  const before = /(?:19|20)(?=\d{2}$)/.exec(start)?.[0]
  return /^\d{2}$/.test(text) && before ? `${before}${text}` : withLongYear(expanded(text))
}

const withLongYear = (text: string) =>
  text.replace(/^(\d{2})\/(\d{2})$/, (_, month: string, short: string) => `${month}/${century(short)}${short}`)
