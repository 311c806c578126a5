// The entries of a list, as they were typed and as a file has them. An entry that both have stays one: what it lacks is
// filled in, and where the two say something different the person chooses.
import { limits } from '@galley/contract/limits'
import { strings } from '../../../strings/en.ts'
import { hasContent, newItemId, type AnyItem, type ListName } from './list-items.ts'
import { listSpecs, type ListSpec } from './section-table.ts'

/** A field of which the form and the file say different things. */
export interface Conflict {
  /** As in evidence.ts: `personalInfo.email`, `summary`, `experience/<id>/startDate`. */
  key: string
  /** What the entry is called; empty where there is none. */
  entry: string
  mine: string
  theirs: string
}

export const isSameText = (one: string, other: string): boolean => plain(one) === plain(other)
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** What was typed before what was read, each word once. */
export const united = (mine: readonly string[], theirs: readonly string[]): string[] => [
  ...mine,
  ...theirs.filter((word) => !mine.some((own) => isSameText(own, word))),
]

/** As many as a list of the form takes, and never fewer than were typed; the others are reported. */
export function fitting<T>(all: readonly T[], typed: number, onLeft: (item: T) => void): T[] {
  const most = Math.max(limits.listItems, typed)
  for (const item of all.slice(most)) onLeft(item)
  return all.slice(0, most)
}

export interface MergedEntries {
  entries: AnyItem[]
  conflicts: Conflict[]
  /** Keys of fields that had a text before. */
  typed: string[]
  /** For which there was no room. */
  left: string[]
  /** Of each entry of the file that says anything, by its place there, the id that it has in the form. */
  ids: Map<number, string>
}

interface Entries {
  mine: readonly AnyItem[]
  theirs: readonly AnyItem[]
  /** Of the entry that is being edited. */
  busyId?: string | undefined
}

/** Typed entries that say nothing make room. */
export function mergeEntries(list: ListName, { mine, theirs, busyId }: Entries): MergedEntries {
  const entries = structuredClone(mine.filter((item) => hasContent(item) || item.id === busyId))
  const typed = entries.flatMap((item) =>
    Object.keys(item)
      .filter((field) => hasContent(item[field]))
      .map((field) => `${list}/${item.id}/${field}`),
  )
  const conflicts: Conflict[] = []
  const left: string[] = []
  const ids = new Map<number, string>()
  const free = new Set(entries)
  const added: AnyItem[] = []
  for (const [index, found] of theirs.entries()) {
    if (!hasContent(found)) continue
    const there = [...free].find((own) => isSameEntry(list, own, found))
    if (there) {
      free.delete(there)
      conflicts.push(...fillIn(list, there, { found, left }))
    } else added.push({ ...found, id: newItemId() })
    ids.set(index, (there ?? added.at(-1)!).id)
  }
  const all = fitting([...entries, ...added], entries.length, (item) => left.push(...textsIn(item)))
  return { entries: all, conflicts, typed, left, ids }
}

const textsIn = (item: AnyItem): string[] =>
  Object.entries(item)
    .filter(([field]) => field !== 'id' && field !== 'type')
    .flatMap(([, value]) => (Array.isArray(value) ? value : typeof value === 'string' && value !== '' ? [value] : []))

const textOf = (item: AnyItem, field: string): string => (typeof item[field] === 'string' ? item[field].trim() : '')

/** At least one of the fields that it is called by is the same, none is different, and it was not at another time. */
function isSameEntry(list: ListName, own: AnyItem, found: AnyItem): boolean {
  const differs = (field: string) => {
    const [mine, theirs] = [textOf(own, field), textOf(found, field)]
    return mine !== '' && theirs !== '' && !isSameText(mine, theirs)
  }
  // Two sections of one name are two sections: whatever they say, both are kept.
  if (list === 'additional_sections')
    return !differs('section_name') && isSameText(textOf(own, 'content'), textOf(found, 'content'))
  const { namedBy }: ListSpec = listSpecs[list]
  return (
    !namedBy.some(differs) &&
    namedBy.some((field) => textOf(own, field) !== '' && textOf(found, field) !== '') &&
    !['startDate', 'date'].some(
      (field) => differs(field) && yearIn(textOf(own, field)) !== yearIn(textOf(found, field)),
    )
  )
}

/** "Mar 2021" and "03/2021" are one year; without one the text itself. */
const yearIn = (date: string) => /\b(?:19|20)\d\d\b/.exec(date)?.[0] ?? plain(date)

function fillIn(list: ListName, own: AnyItem, { found, left }: { found: AnyItem; left: string[] }): Conflict[] {
  const { namedBy }: ListSpec = listSpecs[list]
  const entry = namedBy.map((field) => textOf(own, field)).find((name) => name !== '') ?? ''
  const differing = Object.entries(found).flatMap(([field, theirs]) => {
    if (Array.isArray(theirs)) {
      const typed = asList(own[field])
      own[field] = fitting(united(typed, theirs), typed.length, (word) => left.push(word))
    }
    const isOwnText = typeof theirs === 'string' && !['id', 'type', 'endDate'].includes(field)
    return isOwnText && !takes(own, field, theirs) ? [{ field, mine: textOf(own, field), theirs }] : []
  })
  const [mine, theirs] = [endOf(own), endOf(found)]
  if (mine === '' && theirs !== '') setEnd(own, theirs)
  else if (theirs !== '' && !isSameText(mine, theirs)) differing.push({ field: 'endDate', mine, theirs })
  return differing.map(({ field, ...said }) => ({ key: `${list}/${own.id}/${field}`, entry, ...said }))
}

const asList = (value: AnyItem[string] | undefined): string[] => (Array.isArray(value) ? value : [])

/** Whether nothing is left to ask: it says nothing new, or there was nothing yet. */
function takes(own: AnyItem, field: string, theirs: string): boolean {
  if (theirs.trim() === '' || isSameText(textOf(own, field), theirs)) return true
  if (textOf(own, field) !== '') return false
  own[field] = theirs
  return true
}

/** A date, or that it goes on. */
const endOf = (item: AnyItem): string => (item['current'] === true ? strings.create.present : textOf(item, 'endDate'))

/** The end as `endOf` returns it. */
export function setEnd(item: AnyItem, end: string): void {
  const goesOn = 'current' in item && end === strings.create.present
  if ('current' in item) item['current'] = goesOn
  if (!goesOn) item['endDate'] = end
}
