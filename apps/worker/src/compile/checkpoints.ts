// A second fence, for documents that take long: before the line that is being edited, what stands above it is read once.
import { LRUCache } from 'lru-cache'

export interface Checkpoints {
  /** How many bytes of this document a slot may have read by now, beyond its beginning; null where its beginning is enough. */
  of(document: { key: string | null; source: Buffer }): number | null
  /** A preview of the document took so long. */
  note(document: { key: string | null; source: Buffer }, ranMs: number): void
}

interface Known {
  source: Buffer
  /** Where the line begins that was edited last. */
  line: number
  checkpoint: number | null
  isSlow: boolean
}

/** Below this a preview follows the typing as it is. */
const slowMs = 60
/** A new slot is worth its start when it has read so much more than the last one. */
const leastGain = 500
/** Of the texts that are remembered, all together. */
const mostBytes = 16 * 1024 * 1024

export function createCheckpoints(): Checkpoints {
  const documents = new LRUCache<string, Known>({
    maxSize: mostBytes,
    sizeCalculation: ({ source }) => source.length + 500,
  })

  /** The old place as long as nothing above it changes; a new one when the same line is edited for the second time. */
  function place({ source, line, checkpoint, isSlow }: Known, next: Buffer, edited: number): number | null {
    const kept = checkpoint !== null && edited >= checkpoint ? checkpoint : null
    const isWorthwhile = isSlow && edited === line && edited > (kept ?? 0) + leastGain && edited < source.length
    return isWorthwhile && next.length > edited ? edited : kept
  }

  return {
    of({ key, source }) {
      const known = key === null ? undefined : documents.get(key)
      if (!known) return null
      return place(known, source, editedLine(known.source, source))
    },
    note({ key, source }, ranMs) {
      if (key === null) return
      const known = documents.get(key)
      const line = known ? editedLine(known.source, source) : 0
      const checkpoint = known ? place(known, source, line) : null
      const isSlow = ranMs >= slowMs
      // One that is quick as it is need not be remembered.
      if (isSlow || checkpoint !== null) documents.set(key, { source, line, checkpoint, isSlow })
      else documents.delete(key)
    },
  }
}

/** The byte at which the first line begins that differs. */
function editedLine(before: Buffer, after: Buffer): number {
  const shorter = Math.min(before.length, after.length)
  let at = 0
  // In steps: most of the two is the same.
  while (at + 1024 <= shorter && before.compare(after, at, at + 1024, at, at + 1024) === 0) at += 1024
  while (at < shorter && before[at] === after[at]) at += 1
  return at === 0 ? 0 : after.lastIndexOf(10, at - 1) + 1
}
