// What a document's last run left for the next: references, bookmarks, contents.
import { createHash } from 'node:crypto'
import type { Carried } from './tex-results.ts'

export interface CarriedFiles {
  of(key: string | null): Carried
  /** Answers which round of the same text this was, from 1; null where it left nothing new. */
  remember(key: string, source: string, carried: Carried): number | null
  forget(key: string | null): void
}

const mostDocuments = 500

/** Every run writes these lines; a run that finds them sets nothing else than one that does not. */
const empty = /^(?:\\relax\s*|\\gdef \\@abspage@last\{\d+\}|)$/

/** The files that would change the next run. */
export const worthCarrying = (carried: Carried): Carried =>
  Object.fromEntries(
    Object.entries(carried).filter(
      ([, bytes]) =>
        !bytes
          .toString('latin1')
          .split('\n')
          .every((line) => empty.test(line)),
    ),
  )

export function createCarriedFiles(): CarriedFiles {
  /** The most recently used last. */
  const documents = new Map<string, { carried: Carried; text: string; round: number }>()
  return {
    of: (key) => (key === null ? {} : (documents.get(key)?.carried ?? {})),
    remember(key, source, carried) {
      const text = createHash('sha256').update(source).digest('hex')
      const before = documents.get(key)
      const round = before?.text === text ? before.round + 1 : 1
      if (before && isSame(before.carried, carried)) return null
      documents.delete(key)
      documents.set(key, { carried, text, round })
      if (documents.size > mostDocuments) documents.delete(documents.keys().next().value ?? '')
      return round
    },
    forget: (key) => void (key !== null && documents.delete(key)),
  }
}

export const isSame = (one: Carried, other: Carried): boolean => {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => other[name] !== undefined && one[name]?.equals(other[name]))
  )
}
