// A second split point, deeper in a document: what stands above the edited line is read once.
import { LRUCache } from 'lru-cache'

export interface Checkpoint {
  /** How many bytes of the document a warm process may have read by now, beyond its preamble; the deepest first. */
  places: number[]
  /** The document is quick without it: prewarm it only while no one else's page waits. */
  isSpare: boolean
}

export interface Checkpoints {
  /** Null where a warm process should read the document's preamble only. */
  of(document: { key: string | null; source: Buffer }): Checkpoint | null
  /** A preview of the document took so long. */
  note(document: { key: string | null; source: Buffer }, ranMs: number): void
}

interface Known {
  source: Buffer
  /** Where the line begins that was edited last. */
  line: number
  places: number[]
  /**
   * How long the last preview took, and the smaller of the last two: on a busy machine one may take long that is quick.
   */
  lastMs: number
  minMs: number
}

/** Below this a preview follows the typing as it is. */
const slowMs = 60
/** A new warm process is worth its start when it has read this much more than the last one. */
const minGain = 500
/** The one that is in use, and the one that is to follow it. */
const maxPlaces = 2
/** Of the texts that are remembered, all together. */
const maxBytes = 16 * 1024 * 1024

export function createCheckpoints(): Checkpoints {
  const documents = new LRUCache<string, Known>({
    maxSize: maxBytes,
    sizeCalculation: ({ source }) => source.length + 500,
  })

  return {
    of({ key, source }) {
      const known = key === null ? undefined : documents.get(key)
      if (!known) return null
      const places = placesAfter(known, source, editedLine(known.source, source))
      return places.length > 0 ? { places, isSpare: known.minMs < slowMs } : null
    },
    note({ key, source }, ranMs) {
      if (key === null) return
      const known = documents.get(key)
      const edited = known ? editedLine(known.source, source) : 0
      const places = known ? placesAfter(known, source, edited) : []
      // The same text again: its references are resolved.
      const line = known?.source.equals(source) ? known.line : edited
      documents.set(key, { source, line, places, lastMs: ranMs, minMs: Math.min(ranMs, known?.lastMs ?? ranMs) })
    },
  }
}

/** The old ones as long as nothing above them changes; one more when the same line is edited for the second time. */
function placesAfter({ source, line, places }: Known, next: Buffer, edited: number): number[] {
  const kept = places.filter((place) => edited >= place)
  const isInside = edited < Math.min(source.length, next.length)
  const isWorthwhile = isInside && edited === line && edited > (kept[0] ?? 0) + minGain
  return isWorthwhile ? [edited, ...kept].slice(0, maxPlaces) : kept
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
