// What was read from a file, brought together with what stands in the form. Nothing that was typed is lost or
// overwritten: empty fields are filled, lists get what they do not have yet, and where both say something different the
// person chooses.
import type { ResumeData } from '@galley/contract/resume-data'
import { listNames, type AnyItem, type ListName } from '../model/list-items.ts'
import { fitting, isSameText, mergeEntries, setEnd, united, type Conflict } from '../model/merge-entries.ts'

export interface Merged {
  /** With what was typed where the two differ. */
  data: ResumeData
  conflicts: Conflict[]
  /** Of each entry of the file (`experience.0`), the id that it has in the form. */
  placed: Placed
  /** Keys of the fields that had a text before. */
  typed: ReadonlySet<string>
  /** What there was no room for. */
  left: string[]
}
export type Placed = ReadonlyMap<string, string>

const texts = ['summary', 'references'] as const
const wordLists = ['skills', 'languages', 'hobbies'] as const
const entriesOf = (data: ResumeData, list: ListName) => data[list] as unknown as AnyItem[]

/** `busyId`: of the entry that is being edited; it stays, even if it says nothing yet. */
export function mergeImport(mine: ResumeData, theirs: ResumeData, busyId?: string): Merged {
  const data = structuredClone(mine)
  const conflicts: Conflict[] = []
  const typed = new Set<string>()
  const left: string[] = []
  const take = (key: string, { old, found }: { old: string; found: string }): string => {
    if (old.trim() !== '') typed.add(key)
    if (found.trim() === '' || isSameText(old, found)) return old
    if (old.trim() === '') return found
    conflicts.push({ key, entry: '', mine: old, theirs: found })
    return old
  }
  for (const name of Object.keys(theirs.personalInfo) as (keyof ResumeData['personalInfo'])[])
    data.personalInfo[name] = take(`personalInfo.${name}`, {
      old: mine.personalInfo[name],
      found: theirs.personalInfo[name],
    })
  for (const name of texts) data[name] = take(name, { old: mine[name], found: theirs[name] })
  for (const name of wordLists) {
    if (mine[name].length > 0) typed.add(name)
    data[name] = fitting(united(mine[name], theirs[name]), mine[name].length, (word) => left.push(word))
  }
  const placed = new Map<string, string>()
  for (const list of listNames) {
    const merged = mergeEntries(list, { mine: entriesOf(mine, list), theirs: entriesOf(theirs, list), busyId })
    Object.assign(data, { [list]: merged.entries })
    conflicts.push(...merged.conflicts)
    left.push(...merged.left)
    for (const key of merged.typed) typed.add(key)
    for (const [index, id] of merged.ids) placed.set(`${list}.${index}`, id)
  }
  return { data, conflicts, placed, typed, left }
}

/** The form's data with the file's word where the person chose it. */
export function resolveConflicts(data: ResumeData, taken: readonly Conflict[]): ResumeData {
  const resolved = structuredClone(data)
  for (const { key, theirs } of taken) {
    const [list = '', id = '', field] = key.split('/')
    if (field === undefined) {
      const [first = '', second] = key.split('.')
      if (second === undefined) Object.assign(resolved, { [first]: theirs })
      else Object.assign(resolved.personalInfo, { [second]: theirs })
      continue
    }
    const entry = entriesOf(resolved, list as ListName).find((item) => item.id === id)
    if (entry && field === 'endDate') setEnd(entry, theirs)
    else if (entry) entry[field] = theirs
  }
  return resolved
}
