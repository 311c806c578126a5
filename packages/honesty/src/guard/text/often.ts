// How often: "daily" and "a day" are one.
import type { Quantity } from './quantity.ts'
import { stem } from './words.ts'

const frequencies = new Set(['daily', 'weekly', 'monthly', 'yearly', 'hourly', 'annual', 'quarterly'].map(stem))

const anyFrequency =
  /\b(?:(?:every|each|per|an?)\s(?:hour|day|week|month|quarter|year)|hourly|daily|weekly|monthly|quarterly|yearly|annual(?:ly)?)\b/i

export const saysHowOften = (text: string): boolean => anyFrequency.test(text)

/** By its stem. */
export const isFrequency = (one: string): boolean => frequencies.has(one)

const perTime =
  /^[^,;()\d]{0,30}?\b(?:per|an?|each|every)\s(hour|shift|day|evening|night|week|month|quarter|semester|year)\b/i
const dayTimes = new Set(['evening', 'night'].map(stem))

/** An evening or a night is a day of those who work in it. */
export function perOf(rest: string): string | null {
  const time = perTime.exec(rest)?.[1]
  if (time === undefined) return null
  const one = stem(time)
  return dayTimes.has(one) ? stem('day') : one
}

/** "Daily" is "a day". */
export const isAsOften = (frequency: string, { near }: Quantity) => {
  const span = often.get(frequency) ?? frequency
  return near.has(span) || oftenRows.some(([name, of]) => of === span && near.has(name))
}
const oftenRows = Object.entries({
  daily: 'day',
  nightly: 'day',
  night: 'day',
  evening: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
  hourly: 'hour',
  quarterly: 'quarter',
}).map(([name, span]) => [stem(name), stem(span)] as const)
const often = new Map(oftenRows)
