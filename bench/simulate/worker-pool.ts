// Which documents with a preamble of their own a worker has warm: the least recently used one goes when memory is full.

/** process-pool.ts: unused for so long, it is released. */
const maxIdleMs = 15 * 60_000
/** A person's preamble, and what has read on to the edited line. */
const processesEach = 2
/** The themes, which all people share. */
const sharedProcesses = 5
/** create-compiling.ts */
const warmProcessMb = 44

export interface WarmDocuments {
  has(person: number, nowMs: number): boolean
  note(person: number, nowMs: number): void
}

/** Of preambles that are their owners' alone. */
export const maxWarmDocuments = (memoryMb: number): number =>
  Math.max(0, Math.floor((Math.floor(memoryMb / warmProcessMb) - sharedProcesses) / processesEach))

export function createWarmDocuments(memoryMb: number): WarmDocuments {
  const max = maxWarmDocuments(memoryMb)
  /** In the order of their last use. */
  const usedMs = new Map<number, number>()
  const note = (person: number, nowMs: number) => {
    usedMs.delete(person)
    if (max <= 0) return
    if (usedMs.size >= max) usedMs.delete(usedMs.keys().next().value!)
    usedMs.set(person, nowMs)
  }
  return {
    note,
    has(person, nowMs) {
      const atMs = usedMs.get(person)
      if (atMs === undefined || nowMs - atMs > maxIdleMs) return false
      note(person, nowMs)
      return true
    },
  }
}
