// "Python, Ruby or Go": names of which a posting asks for one.
import type { FoundTerms } from './find-terms.ts'

const comma = /^\s*[,/]\s*$/
const or = /^\s*[,/]?\s*(?:or|and\/or)\s+(?:even |also )?$/i

/** For each term the names that would do in its place, its own among them; none where it is asked for itself. */
export function alternativesOf(sentence: string, found: readonly FoundTerms[]): (readonly string[])[] {
  const groups: (readonly string[])[] = found.map(() => [])
  for (let first = 0; first < found.length;) {
    const last = endOfList(sentence, found, first)
    const names = [...new Set(found.slice(first, last + 1).map(({ name }) => name))]
    if (names.length > 1) groups.fill(names, first, last + 1)
    first = last + 1
  }
  return groups
}

/** The last term of the list with an "or" that begins with the first; itself where none does. */
function endOfList(sentence: string, found: readonly FoundTerms[], first: number): number {
  const joined = (at: number, by: RegExp) =>
    at + 1 < found.length && by.test(sentence.slice(found[at]!.to, found[at + 1]!.from))
  let at = first
  while (joined(at, comma)) at += 1
  if (!joined(at, or)) return first
  while (joined(at, or)) at += 1
  return at
}
