// Which line set what, for the last PDF of each resume. Kept as pdftex wrote it and parsed on the first request: most
// compiles, one every pause in typing, never get one.
import { LRUCache } from 'lru-cache'
import { parseSynctex, type SynctexIndex } from './synctex.ts'

export interface SyncStore {
  /** `text` is what pdftex wrote for the PDF of this key that is shown from now on. */
  remember(key: string, text: string): void
  forget(key: string): void
  /** Null where nothing is remembered, or where what is makes no sense. */
  find(key: string): SynctexIndex | null
}

interface Kept {
  /** Freed once it is read. */
  text: string | null
  index: SynctexIndex | null
  bytes: number
}

export interface SyncStoreBounds {
  maxKeys?: number
  /** Of the texts; an index takes two or three times as much. What alone is larger than that is not kept. */
  maxBytes?: number
}

/** What was asked for or made last stays longest. */
export function createSyncStore({ maxKeys = 500, maxBytes = 64 * 1024 * 1024 }: SyncStoreBounds = {}): SyncStore {
  const kept = new LRUCache<string, Kept>({
    max: maxKeys,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  })
  return {
    remember: (key, text) => void kept.set(key, { text, index: null, bytes: text.length }),
    forget: (key) => void kept.delete(key),
    find(key) {
      const entry = kept.get(key)
      if (!entry) return null
      if (entry.text !== null) Object.assign(entry, { text: null, index: parseSynctex(entry.text) })
      return entry.index
    },
  }
}
