// The parts of JSON Resume that several of its lists have: dates, addresses, descriptions.
import { descriptionBlocks } from '@galley/resume/text/description-blocks'
import { linkAddress } from '@galley/resume/text/link-tex'
import { isoDate } from './json-dates.ts'

export type JsonValue = string | boolean | readonly JsonValue[] | JsonObject
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined
}

/** Without what is empty. Undefined where nothing is left. */
export function filled(value: JsonValue | undefined): JsonValue | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim()
  if (typeof value === 'boolean') return value
  if (isList(value)) {
    const items = value.flatMap((item) => filled(item) ?? [])
    return items.length === 0 ? undefined : items
  }
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const kept = filled(inner)
    return kept === undefined ? [] : [[key, kept] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value)

/**
 * A date under its key of the schema, which takes ISO 8601 alone; words ("Spring 2021") under a key of our own, which
 * the schema allows and other readers pass over.
 */
export function dateIn(key: string, typed: string): JsonObject {
  const iso = isoDate(typed)
  return iso === null ? { [`${key}Text`]: typed } : { [key]: iso }
}

/** What goes on has no end. A single date is an end: a start without an end would say that it goes on. */
export function period({ startDate, endDate, current = false }: Period): JsonObject {
  if (current) return dateIn('startDate', startDate)
  if (endDate.trim() === '') return dateIn('endDate', startDate)
  return { ...dateIn('startDate', startDate), ...dateIn('endDate', endDate) }
}
interface Period {
  readonly startDate: string
  readonly endDate: string
  readonly current?: boolean
}

/** The schema takes absolute addresses alone. Other words are kept under a key of our own. */
export function addressIn(key: string, typed: string): JsonObject {
  const address = absolute(typed)
  return address === undefined ? { [`${key}Text`]: typed } : { [key]: address }
}

export function absolute(typed: string): string | undefined {
  const address = linkAddress(typed)
  return address === null || !URL.canParse(address) ? undefined : address
}

/** Paragraphs are the summary. From the first bullet on, all is a highlight: the schema has nothing between them. */
export function described(text: string): { summary: string; highlights: string[] } {
  const blocks = descriptionBlocks(text, 'text')
  const first = blocks.findIndex(({ kind }) => kind === 'bullets')
  const head = first === -1 ? blocks : blocks.slice(0, first)
  const rest = first === -1 ? [] : blocks.slice(first)
  return {
    summary: head.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n'),
    highlights: rest.flatMap((block) => (block.kind === 'text' ? [block.text] : block.items)),
  }
}
