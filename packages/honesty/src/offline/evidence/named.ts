// Which things of a resume a text calls by their own names: an item as it is written, an entry by its title or whose it
// is, or by a word that no other entry has.
import { regexpLiteral } from '@galley/resume/text/regexp-literal'
import type { EntryThing, Thing, UnitThing } from '../frames/things.ts'

export interface Named<T extends Thing = Thing> {
  readonly thing: T
  readonly from: number
  readonly to: number
}

/** "Spanish (B2)" is called Spanish. */
const bare = (text: string): string => text.replace(/\s*\([^()]*\)$/, '').trim()
const minLetters = 3

/** Where a name stands, as a whole word; of a short one with its capitals. -1: nowhere. */
function at(text: string, name: string): number {
  if (name === '' || name.length > 120) return -1
  const flags = name.length < minLetters ? 'u' : 'iu'
  return (
    new RegExp(String.raw`(?<![\p{L}\p{N}])${regexpLiteral(name)}(?:s|['’]s)?(?![\p{L}\p{N}])`, flags).exec(text)
      ?.index ?? -1
  )
}

/** The longest name at each place, in order. Pure. */
function longest<T extends Thing>(found: readonly Named<T>[]): Named<T>[] {
  const kept: Named<T>[] = []
  for (const one of found.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    if (!kept.some(({ from, to }) => one.from < to && from < one.to)) kept.push(one)
  return kept.toSorted((a, b) => a.from - b.from)
}

const placed = <T extends Thing>(text: string, thing: T, names: readonly string[]): Named<T>[] =>
  names.flatMap((name) => {
    const from = at(text, name)
    return from < 0 ? [] : [{ thing, from, to: from + name.length }]
  })

/** Items of lists, each called in full. */
export const itemsNamed = (things: readonly Thing[], text: string): Named<UnitThing>[] =>
  longest(
    things
      .filter((thing): thing is UnitThing => thing.kind === 'item')
      .flatMap((thing) => placed(text, thing, [...new Set([thing.text, bare(thing.text)])])),
  )

/** They stand in the names of many. */
const general = new Set(
  'school college university company limited ltd inc llc gmbh group the and for services service centre center junior senior high street shop store hospital clinic office department city north south east west new'.split(
    ' ',
  ),
)
const distinctWords = (name: string): string[] =>
  (name.match(/\p{Lu}[\p{L}\p{N}'’-]{3,}/gu) ?? []).filter((word) => !general.has(word.toLowerCase()))

/** Entries by their title or whose they are, or by a word of these that no other entry has. Each once. */
export function entriesNamed(things: readonly Thing[], text: string): Named<EntryThing>[] {
  const entries = things.filter((thing): thing is EntryThing => thing.kind === 'entry')
  const namesOf = ({ found }: EntryThing): string[] =>
    (found.entry.args ?? []).slice(0, 2).flatMap((name) => [...new Set([name, bare(name)])].filter(Boolean))
  const counts = new Map<string, number>()
  for (const entry of entries)
    for (const word of new Set(namesOf(entry).flatMap(distinctWords))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const found = entries.flatMap((entry) =>
    placed(text, entry, [
      ...namesOf(entry),
      ...namesOf(entry)
        .flatMap(distinctWords)
        .filter((word) => counts.get(word) === 1),
    ]),
  )
  const once = new Map(longest(found).map((one) => [one.thing, one]))
  return [...once.values()]
}
