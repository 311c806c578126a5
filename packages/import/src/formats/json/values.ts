// From values that say themselves what they are (JSON, a table) to the form's data. They are sure, and stand on no
// page.
import { limits } from '@galley/contract/limits'
import { resumeData } from '@galley/contract/resume-data'
import type { ResumeData } from '@galley/contract/resume-data'
import type { FieldEvidence } from '@galley/contract/import'
import type { ResumeReading } from '../../pdf/fields/resume-reading.ts'

/** The form's data with holes. */
export type Values<T> = T extends string
  ? string
  : T extends boolean
    ? boolean
    : T extends readonly (infer Item)[]
      ? readonly Values<Item>[]
      : { readonly [Key in keyof T]?: Values<T[Key]> | undefined }

export type ResumeValues = Values<ResumeData>

const longTexts = new Set(['description', 'summary', 'references', 'content'])
const addresses = new Set(['linkedin', 'website', 'github', 'portfolio', 'url'])
const longest = (key: string) =>
  longTexts.has(key) ? limits.textChars : addresses.has(key) ? limits.urlChars : limits.lineChars
const maxUnread = 500
/** A text that is longer than its field is listed whole. */
const maxUnreadLength = 2 * limits.textChars

/** What a field can't take (too long, one too many) is not cut: it is listed with what has no place. */
export function readingOf(values: ResumeValues, left: readonly string[]): ResumeReading {
  const fields: FieldEvidence[] = []
  const unread: string[] = []
  const tooMuch = (path: string, value: unknown): undefined => {
    for (const leaf of leavesOf(value, path)) unread.push(leaf)
  }
  const walk = (value: unknown, path: string, key: string): unknown => {
    if (typeof value === 'string') {
      const text = value.trim()
      if (text === '') return undefined
      if (text.length > longest(key)) return tooMuch(path, text)
      fields.push({ path, confidence: 1, boxes: [] })
      return text
    }
    if (value === true) fields.push({ path, confidence: 1, boxes: [] })
    if (Array.isArray(value)) return walkList(value, path, key)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([name, inner]) => [
      name,
      walk(inner, path === '' ? name : `${path}.${name}`, name),
    ])
    return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
  }
  const walkList = (value: readonly unknown[], path: string, key: string) => {
    const filled = value.filter((item) => leavesOf(item, '').length > 0)
    for (const item of filled.slice(limits.listItems)) tooMuch(path, item)
    const isFitting = (item: unknown) => typeof item !== 'string' || item.trim().length <= longest(key)
    for (const item of filled.slice(0, limits.listItems)) if (!isFitting(item)) tooMuch(path, item)
    return filled
      .slice(0, limits.listItems)
      .filter(isFitting)
      .map((item, index) => walk(item, `${path}.${index}`, key))
  }
  const data = resumeData.parse(walk(values, '', ''))
  const lines = shortened([...unread, ...left])
  return { data, fields, headings: [], unread: lines.map((text) => ({ text, reason: 'unplaced', boxes: [] })) }
}

/** As many as anybody may read; the rest is counted. What is long is a picture, or no text. */
const shortened = (lines: readonly string[]): readonly string[] =>
  (lines.length <= maxUnread ? lines : [...lines.slice(0, maxUnread), `… ${lines.length - maxUnread}`]).map((line) =>
    line.length <= maxUnreadLength ? line : `${line.slice(0, maxUnreadLength)}…`,
  )

/** The texts in a value, each with the way to it. */
function leavesOf(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [`${path}: ${value.trim()}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, path === '' ? name : `${path}.${name}`))
}

/** Paragraphs, then points, as people type them into a text area. */
export const descriptionText = (paragraphs: readonly string[], points: readonly string[]): string =>
  [...paragraphs, ...points.map((point) => `- ${point.replace(/^[-*•]\s+/, '').replace(/\s*\n\s*/g, ' ')}`)]
    .filter((text) => text.trim() !== '')
    .join('\n')

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * "2020-03-01" as the form has dates: "March 2020". A day says nothing of a career. What is no such date stays as it
 * is.
 */
export function readableDate(text: string): string {
  const match = /^\s*(\d{4})(?:-(\d{1,2})(?:-\d{1,2})?)?(?:T[\d:.Z+-]*)?\s*$/.exec(text)
  if (!match) return text.trim()
  const month = months[Number(match[2] ?? 0) - 1]
  return month === undefined ? match[1]! : `${month} ${match[1]}`
}

const now = /^(?:present|current|now|today|ongoing|heute|aujourd['’]hui|actualidad|presente|atual)$/i

/** A start, an end, and whether it goes on: where something began and nothing is said of its end, it does. */
export function span(start: string, end: string): { startDate: string; endDate: string; current: boolean } {
  const isOpen = now.test(end.trim()) || (end.trim() === '' && start.trim() !== '')
  return { startDate: readableDate(start), endDate: isOpen ? '' : readableDate(end), current: isOpen }
}
