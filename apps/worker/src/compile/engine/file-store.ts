// The files that lie beside documents, by their content: sent once, and kept for the next compile.
import { createHash } from 'node:crypto'
import type { FileBeside } from '@galley/contract/worker-wire'
import { LRUCache } from 'lru-cache'
import type { JobFiles } from '../tex/job-files.ts'

export interface FileStore {
  /** Returns the SHA-256 in hexadecimal under which they are found from now on. */
  keep(bytes: Buffer): string
  missing(files: readonly FileBeside[]): string[]
  /** Null where one of them is no longer there. */
  find(files: readonly FileBeside[]): JobFiles | null
}

const defaultMaxBytes = 256 * 1024 * 1024

/** Holds at most `maxBytes`, and evicts the least recently used. */
export function createFileStore(maxBytes = defaultMaxBytes): FileStore {
  const known = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length + 200 })
  return {
    keep(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      known.set(hash, bytes)
      return hash
    },
    missing: (files) => [...new Set(files.flatMap(({ hash }) => (known.has(hash) ? [] : [hash])))],
    find(files) {
      const found = files.flatMap(({ name, hash }) => {
        const bytes = known.get(hash)
        return bytes ? [[name, bytes] as const] : []
      })
      return found.length === files.length ? Object.fromEntries(found) : null
    },
  }
}
