// When an entry was, and how its dates are written.
import { isPresent } from '../fields/codecs.ts'

/** How a month and its year are written. Of a month whose full name is short ("May 2021") nothing is known. */
export const dateShapes = ['long', 'short', 'dotted', 'slashed', 'pointed', 'iso'] as const
export type DateShape = (typeof dateShapes)[number]

export interface Period {
  /** Null where there is one date only. */
  readonly end: 'present' | { readonly year: number; readonly month: number | null } | null
  readonly shapes: readonly DateShape[]
}

const months = 'january february march april may june july august september october november december'.split(' ')
const word = /\b([A-Z][a-z]{2,8})(\.?),?\s+((?:19|20)\d\d)\b/g
const figures = /\b(?:(\d{1,2})([/.])((?:19|20)\d\d)|((?:19|20)\d\d)-(\d{2}))\b/g

interface DatedMonth {
  readonly shape: DateShape | null
  readonly text: string
}

/** Each month with its year, as it is written. */
function monthsIn(text: string): DatedMonth[] {
  const named = Array.from(text.matchAll(word)).flatMap(([found, name = '', dot]): DatedMonth[] => {
    const lower = name.toLowerCase()
    const isLong = months.includes(lower)
    if (!isLong && !months.some((month) => month.startsWith(lower.slice(0, 3)) && /^[a-z]{3,4}$/.test(lower))) return []
    // Short names are written out beside abbreviated ones, too: "June" says nothing.
    const isShortName = isLong && lower.length <= 4
    return [{ text: found, shape: isShortName ? null : dot === '.' ? 'dotted' : isLong ? 'long' : 'short' }]
  })
  const counted = Array.from(text.matchAll(figures), ({ 0: found, 2: sign }): DatedMonth => {
    return { text: found, shape: sign === undefined ? 'iso' : sign === '.' ? 'pointed' : 'slashed' }
  })
  return [...named, ...counted]
}

const range = /\s*[–—]\s*|\s+(?:-{1,3}|to|until)\s+|(?<=\d)\s*-{1,3}\s*(?=(?:19|20)\d\d\b|[A-Z])/

/** Null where the text has no date. */
export function periodOf(text: string): Period | null {
  const isDated = /\b(?:19|20)\d\d\b/.test(text)
  const [, last] = text.split(range)
  const isOpen = isPresent((last ?? text).trim())
  if (!isDated && !isOpen) return null
  const shapes = monthsIn(text).flatMap(({ shape }) => (shape === null ? [] : [shape]))
  return { end: isOpen ? 'present' : last === undefined ? null : endOf(last), shapes }
}

function endOf(text: string): { year: number; month: number | null } | null {
  const year = Number(/\b((?:19|20)\d\d)\b/.exec(text)?.[1])
  if (!year) return null
  const name = months.findIndex((month) => new RegExp(`\\b${month.slice(0, 3)}`, 'i').test(text))
  const figure = Number(/\b(\d{1,2})[/.](?:19|20)\d\d\b/.exec(text)?.[1] ?? /\b(?:19|20)\d\d-(\d{2})\b/.exec(text)?.[1])
  return { year, month: name >= 0 ? name + 1 : figure || null }
}

/** Whether it is over, or goes on; null where nothing says so. */
export function tenseOf(period: Period | null | undefined, today: Date): 'past' | 'current' | null {
  const end = period?.end
  if (!end) return null
  if (end === 'present') return 'current'
  const now = today.getFullYear() * 12 + today.getMonth() + 1
  return end.year * 12 + (end.month ?? 12) < now || (end.month === null && end.year < today.getFullYear())
    ? 'past'
    : 'current'
}

/** From its first month to the one after its last, counted from the year 0; null where either is not given. */
export function monthsOf(text: string, today: Date): { readonly from: number; readonly to: number } | null {
  const period = periodOf(text)
  const [first, last] = text.split(range)
  const start = endOf(first ?? '')
  if (!period || !start || last === undefined) return null
  const from = start.year * 12 + (start.month ?? 1)
  const now = today.getFullYear() * 12 + today.getMonth() + 2
  if (period.end === 'present') return { from, to: Math.max(from, now) }
  if (period.end === null) return null
  const { year, month } = period.end
  // Of years alone nothing is known but that one follows the other.
  const to = month === null && start.month === null ? year * 12 + 1 : year * 12 + (month ?? 1) + 1
  return { from, to: Math.max(from, Math.min(to, now)) }
}
