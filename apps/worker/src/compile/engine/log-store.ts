// TeX's log of the last preview of each resume that made a PDF, on request. A failure includes its log.
import { LRUCache } from 'lru-cache'

export interface LogStore {
  remember(key: string, log: string): void
  /** Null where nothing is remembered. */
  find(key: string): string | null
}

/** What was made or asked for last stays longest; what alone is too large is not kept. */
export function createLogStore({ maxKeys = 500, maxChars = 16 * 1024 * 1024 } = {}): LogStore {
  const kept = new LRUCache<string, string>({
    max: maxKeys,
    maxSize: maxChars,
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
  return {
    remember: (key, log) => void kept.set(key, log),
    find: (key) => kept.get(key) ?? null,
  }
}
