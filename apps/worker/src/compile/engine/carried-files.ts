// What a document's last run left for the next: references, bookmarks, contents.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Carried } from '../tex/tex-results.ts'

export interface CarriedFiles {
  of(key: string | null): Carried
  /** Returns which round of the same text this was, from 1; null where it left nothing new. */
  remember(key: string, source: string, carried: Carried): number | null
  forget(key: string | null): void
}

/**
 * Together. A resume's are a few hundred bytes; a run that leaves more than fits begins each time as the first one did.
 */
const maxBytes = 16 * 1024 * 1024

interface Left {
  carried: Carried
  /** A digest of the text that left it. */
  text: string
  round: number
}

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
  const documents = new LRUCache<string, Left>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ carried }) => Object.values(carried).reduce((sum, { length }) => sum + length, 500),
  })
  return {
    of: (key) => (key === null ? {} : (documents.get(key)?.carried ?? {})),
    remember(key, source, carried) {
      const text = createHash('sha256').update(source).digest('hex')
      const before = documents.get(key)
      const round = before?.text === text ? before.round + 1 : 1
      if (before && isSame(before.carried, carried)) return null
      documents.set(key, { carried, text, round })
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
