// The pool of warm processes, present and requested: started one after the other, bounded, and evicted when idle.
import type { WarmProcess } from './warm-process.ts'
import type { Fonts } from '../tex/tex-command.ts'
import type { Carried } from '../tex/tex-results.ts'

/** What a process is to read, and the cache key of all that have read the same. */
export interface ProcessRequest {
  /** Begins with its owner, up to a colon; with the colon where it is shareable. */
  key: string
  /** The key as its owner's alone. */
  ownKey: string
  prefix: Buffer
  carried: Carried
  fonts: Fonts
  /**
   * Prewarmed before any request, or for an owner whom another process serves as well: it evicts no other, and is
   * evicted first.
   */
  isSpare?: boolean
  /** It has read a document as far as to the line that is edited: of use until its owner goes on elsewhere. */
  isDeep?: boolean
}

export interface PoolEntry {
  key: string
  warmProcess: WarmProcess
  state: 'starting' | 'free' | 'busy'
  /** It was given up; that it came to nothing says nothing about what it had to read. */
  isDismissed: boolean
  usedMs: number
  bornMs: number
  jobs: number
  isSpare: boolean
  isDeep: boolean
}

export interface PoolBounds {
  start: (given: Pick<ProcessRequest, 'prefix' | 'carried' | 'fonts'>) => WarmProcess
  /** How many may wait at once, all together: what bounds the memory that they take. */
  maxProcesses: number
  /** How many of one kind may wait: no more can be used at once than compiles run. */
  maxAlike: number
  nowMs: () => number
  /** Receives how each process turned out; `dismissed`: it was given up before it was ready. */
  onPrewarmed?: (result: 'ready' | 'failed' | 'dismissed') => void
}

const maxIdleMs = 15 * 60_000
/** How long a preamble that could not be read is not retried. */
const badMs = 60_000
const maxBad = 500
/**
 * Processes that are prewarmed at the same time take processors from users who wait for a page: half of the processors
 * are enough. One that takes longer than others no longer counts, or it would keep all others from starting.
 */
const quickMs = 1_000
const maxSlow = 2
/** An owner who keeps changing a preamble that has not been read after this long gets none prewarmed for a while. */
const patientMs = 3_000
const maxWanted = 20
const maxOfOneOwner = 4
/** The one that is in use while the next is prewarmed. */
const maxDeepOfOneOwner = 2

export type ProcessPool = ReturnType<typeof createProcessPool>

export function createProcessPool({ start, maxProcesses, maxAlike, nowMs, onPrewarmed = () => {} }: PoolBounds) {
  const entries = new Set<PoolEntry>()
  const bad = createBadList(nowMs)
  const maxQuick = Math.max(1, Math.floor(maxAlike / 2))
  /** To be started when there is time; the newest first, because a user waits for that. */
  let wanted: ProcessRequest[] = []
  let closed = false

  const inState = (state: PoolEntry['state']) => [...entries].filter((entry) => entry.state === state)
  const alike = (key: string) => [...entries].filter((entry) => entry.key === key)

  function remove(entry: PoolEntry): void {
    entries.delete(entry)
    entry.isDismissed = true
    entry.warmProcess.close()
  }

  /** Room for one more: the one that has waited longest for a job goes, of those that others can do without first. */
  function makeRoom({ isSpare }: ProcessRequest): boolean {
    if (entries.size < maxProcesses) return true
    if (isSpare) return false
    const isLess = (entry: PoolEntry) => (entry.isSpare && entry.isDeep ? 0 : 1)
    const idle = inState('free').toSorted((a, b) => isLess(a) - isLess(b) || a.usedMs - b.usedMs)[0]
    if (idle) remove(idle)
    return idle !== undefined
  }

  function startOne({ key, prefix, carried, fonts, isSpare = false, isDeep = false }: ProcessRequest): void {
    const warmProcess = tryToStart(() => start({ prefix, carried, fonts }))
    if (warmProcess === null) return bad.mark(key, badMs)
    const born = nowMs()
    const entry = newEntry({ key, warmProcess, usedMs: born, bornMs: born, isSpare, isDeep })
    entries.add(entry)
    setTimeout(startWanted, quickMs + 50).unref()
    void warmProcess.ready.then((isReady) => {
      onPrewarmed(isReady ? 'ready' : entry.isDismissed ? 'dismissed' : 'failed')
      if (isReady) entry.state = 'free'
      else {
        entries.delete(entry)
        warmProcess.close()
        if (!entry.isDismissed) bad.mark(blamedFor(key, nowMs() - born), badMs)
      }
      startWanted()
    })
    void warmProcess.closed.then(() => entries.delete(entry))
  }

  function startWanted(): void {
    while (wanted.length > 0 && mayStart({ starting: inState('starting'), now: nowMs(), maxQuick })) {
      const [item] = wanted
      const hasRoom = item !== undefined && makeRoom(item)
      if (!hasRoom && !item?.isSpare) return
      wanted.shift()
      if (hasRoom) startOne(item)
    }
  }

  return {
    bad,
    alike,
    remove,
    startWanted,
    findFree: ({ key, ownKey }: ProcessRequest) =>
      bad.has(key) || bad.has(ownKey) ? undefined : alike(key).find(({ state }) => state === 'free'),
    /** Prewarms one more, where none of its kind waits already. */
    want(item: ProcessRequest): void {
      if (closed || bad.has(item.key) || bad.has(ownerOf(item.key))) return
      if (alike(item.key).some(({ state }) => state !== 'busy') || alike(item.key).length >= maxAlike) return
      const owner = ownerOf(item.key)
      const isOwn = ({ key }: { key: string }) => owner !== ':' && key.startsWith(owner)
      wanted = wanted.filter((one) => !isOwn(one))
      const own = [...entries].filter(isOwn)
      if (keepFew(own, { remove, now: nowMs(), isDeep: item.isDeep ?? false })) bad.mark(owner, badMs)
      wanted = [item, ...wanted.filter(({ key }) => key !== item.key)].slice(0, maxWanted)
      startWanted()
    },
    sweep(): void {
      for (const entry of inState('free')) if (entry.usedMs < nowMs() - maxIdleMs) remove(entry)
    },
    load: () => ({ count: entries.size, busy: inState('busy').length, starting: inState('starting').length }),
    /** Nothing is being prewarmed, and nothing waits for it. */
    isSettled: () => wanted.length === 0 && inState('starting').length === 0,
    async close() {
      ;[closed, wanted] = [true, []]
      const all = [...entries]
      for (const entry of all) remove(entry)
      await Promise.all(all.map(({ warmProcess }) => warmProcess.closed))
    },
  }
}

/**
 * An owner who types in the preamble needs a new process after each pause: those that will not be used again make room
 * at once. A deeper one takes the place of the last but one, never that of a preamble. Returns whether one had been
 * starting for too long.
 */
function keepFew(
  own: PoolEntry[],
  { remove, now, isDeep }: { remove: (entry: PoolEntry) => void; now: number; isDeep: boolean },
): boolean {
  const starting = own.filter(({ state }) => state === 'starting')
  const free = own.filter(({ state }) => state === 'free').toSorted((a, b) => b.usedMs - a.usedMs)
  const inUse = own.filter((entry) => entry.isDeep && entry.state === 'busy').length
  const deep = free.filter((entry) => entry.isDeep).slice(Math.max(0, maxDeepOfOneOwner - 1 - inUse))
  const others = free.filter((entry) => !entry.isDeep).slice(maxOfOneOwner - (isDeep ? 0 : 1))
  for (const entry of [...starting, ...deep, ...others]) remove(entry)
  return starting.some(({ bornMs }) => now - bornMs > patientMs)
}

const newEntry = (given: Omit<PoolEntry, 'state' | 'isDismissed' | 'jobs'>): PoolEntry => ({
  ...given,
  state: 'starting',
  isDismissed: false,
  jobs: 0,
})

const mayStart = ({ starting, now, maxQuick }: { starting: PoolEntry[]; now: number; maxQuick: number }): boolean => {
  const quick = starting.filter(({ bornMs }) => now - bornMs < quickMs).length
  return quick < maxQuick && starting.length - quick < maxSlow
}

/** An owner whose preambles fail slowly is blamed as a whole, or each change would start the next attempt. */
const blamedFor = (key: string, tookMs: number) => (tookMs > quickMs && ownerOf(key) !== ':' ? ownerOf(key) : key)

/** The owner, with the colon; a colon where it is shareable. */
const ownerOf = (key: string) => key.slice(0, key.indexOf(':') + 1)

/**
 * Null where no process or no folder was available: documents are then run cold, which reports a failure of its own.
 */
function tryToStart(start: () => WarmProcess): WarmProcess | null {
  try {
    return start()
  } catch {
    return null
  }
}

/** Keys that are not to be tried for a while. */
function createBadList(nowMs: () => number) {
  const until = new Map<string, number>()
  return {
    has(key: string): boolean {
      const end = until.get(key)
      if (end === undefined) return false
      if (end > nowMs()) return true
      until.delete(key)
      return false
    },
    mark(key: string, forMs: number): void {
      if (until.size >= maxBad) until.delete(until.keys().next().value ?? '')
      until.set(key, nowMs() + forMs)
    },
  }
}
