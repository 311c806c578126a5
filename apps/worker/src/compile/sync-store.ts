// Which line set what, for the last PDF of each resume. Kept as pdftex wrote it and read when first asked: most compiles,
// one every pause in typing, are never asked about.
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
  mostKeys?: number
  /** Of the texts; an index takes two or three times as much. What alone is larger than that is not kept. */
  mostBytes?: number
}

/** What was asked for or made last stays longest. */
export function createSyncStore({ mostKeys = 500, mostBytes = 64 * 1024 * 1024 }: SyncStoreBounds = {}): SyncStore {
  // A Map keeps its keys in the order in which they came: the oldest stand first.
  const kept = new Map<string, Kept>()
  let bytes = 0

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  function keep(key: string, entry: Kept): void {
    forget(key)
    kept.set(key, entry)
    bytes += entry.bytes
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKeys && bytes <= mostBytes) return
      forget(oldest)
    }
  }

  return {
    remember: (key, text) => keep(key, { text, index: null, bytes: text.length }),
    forget,
    find(key) {
      const entry = kept.get(key)
      if (!entry) return null
      const index = entry.text === null ? entry.index : parseSynctex(entry.text)
      keep(key, { text: null, index, bytes: entry.bytes })
      return index
    },
  }
}
