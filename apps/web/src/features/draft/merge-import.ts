// What was read from a file, brought together with what stands in the form. Nothing that was typed is lost or overwritten: empty fields are
// filled, lists get what they do not have yet, and where both say something different the person chooses.
import type { ResumeData } from '@galley/contract/resume-data'
import { hasContent, listNames, newItemId, type AnyItem } from './list-items.ts'

/** A field of which the form and the file say different things. */
export interface Conflict {
  /** Such as `personalInfo.email`, `summary`. */
  path: string
  mine: string
  theirs: string
}

export interface Merged {
  /** With what was typed where the two differ. */
  data: ResumeData
  conflicts: Conflict[]
  /** Of each entry of the file (`experience.0`), the id that it has in the form. */
  placed: Placed
}
export type Placed = ReadonlyMap<string, string>

const texts = ['summary', 'references'] as const
const wordLists = ['skills', 'languages', 'hobbies'] as const

export function mergeImport(mine: ResumeData, theirs: ResumeData): Merged {
  const data = structuredClone(mine)
  const conflicts: Conflict[] = []
  const take = (path: string, { old, found }: { old: string; found: string }): string => {
    if (found.trim() === '' || isSame(old, found)) return old
    if (old.trim() === '') return found
    conflicts.push({ path, mine: old, theirs: found })
    return old
  }
  for (const name of Object.keys(theirs.personalInfo) as (keyof ResumeData['personalInfo'])[])
    data.personalInfo[name] = take(`personalInfo.${name}`, { old: mine.personalInfo[name], found: theirs.personalInfo[name] })
  for (const name of texts) data[name] = take(name, { old: mine[name], found: theirs[name] })
  for (const name of wordLists) data[name] = [...mine[name], ...theirs[name].filter((word) => !mine[name].some((own) => isSame(own, word)))]
  const placed = new Map<string, string>()
  for (const name of listNames) Object.assign(data, { [name]: mergeList(mine[name] as unknown as AnyItem[], theirs[name] as unknown as AnyItem[], (index, id) => placed.set(`${name}.${index}`, id)) })
  return { data, conflicts, placed }
} // prettier-ignore

/** The form's data with the file's word where the person chose it. */
export function settleConflicts(data: ResumeData, taken: readonly Conflict[]): ResumeData {
  const settled = structuredClone(data)
  for (const { path, theirs } of taken) {
    const field = path.replace('personalInfo.', '')
    if (path.startsWith('personalInfo.')) Object.assign(settled.personalInfo, { [field]: theirs })
    else Object.assign(settled, { [path]: theirs })
  }
  return settled
}

/** Entries that say nothing make room; one that is there already is not there twice. */
function mergeList(mine: AnyItem[], theirs: AnyItem[], onPlaced: (index: number, id: string) => void): AnyItem[] {
  const own = mine.filter(hasContent)
  const known = new Map(own.map((item) => [identity(item), item.id]))
  const added = theirs.flatMap((item, index) => {
    if (!hasContent(item)) return []
    const there = known.get(identity(item))
    const id = there ?? newItemId()
    onPlaced(index, id)
    return there === undefined ? [{ ...item, id }] : []
  })
  return [...own, ...added]
}

/** What an entry is told apart by: all that it says but its longer texts. */
const identity = (item: AnyItem): string =>
  Object.entries(item)
    .filter(([key, value]) => key !== 'id' && key !== 'description' && typeof value === 'string' && value !== '')
    .map(([key, value]) => `${key}=${plain(String(value))}`)
    .toSorted()
    .join('|')

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
const isSame = (one: string, other: string) => plain(one) === plain(other)
