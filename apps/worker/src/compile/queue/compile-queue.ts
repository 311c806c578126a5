// Schedules compiles. A bounded queue in front of a fixed number of places; one compile for each key, and the newest
// wins. Owners whose documents run long share one place of their own, so that quick owners do not wait for them.
import { createLanes, lookAgainMs } from './compile-lanes.ts'
import {
  end,
  isToRunAgain,
  limitWait,
  runOnce,
  type QueueEntry,
  type Ticket,
  type QueueVerdict,
} from './compile-ticket.ts'
import { createOwnerPace, type OwnerPace } from './owner-pace.ts'

export interface CompileQueue<T> {
  submit(ticket: Ticket<T>): Promise<QueueVerdict<T>>
  /** Stops what waits or runs under a key; nothing takes its place. */
  supersede(key: string | null): void
  /** How many run and how many wait, right now. */
  load(): { running: number; waiting: number }
  /** Whether this owner's documents have run long lately. */
  isSlow(owner: string): boolean
  /** Stops everything under way and takes no more. */
  close(): Promise<void>
}

export interface QueueBounds {
  places: number
  /** Of each lane. */
  maxWaiting: number
  /** Of these, how many may be one owner's. */
  maxWaitingPerOwner?: number
  /** How many may wait in the slow lane. */
  maxWaitingSlow?: number
  /** What runs longer, in milliseconds, goes on in the slow lane, and its owner's next ones begin there. */
  slowMs?: number
  pace?: OwnerPace
}

export function createCompileQueue<T>({
  places,
  maxWaiting,
  maxWaitingPerOwner = 6,
  maxWaitingSlow = 8,
  slowMs = 1_500,
  pace = createOwnerPace(),
}: QueueBounds): CompileQueue<T> {
  const running = new Set<QueueEntry<T>>()
  const waiting: QueueEntry<T>[] = []
  const lanes = createLanes<T>({ running, waiting, places, pace })
  const underWay = new Set<Promise<void>>()
  let closed = false

  function stop(entry: QueueEntry<T>, refused: 'superseded' | 'abandoned' | 'late'): void {
    end(entry, refused)
    const at = waiting.indexOf(entry)
    if (at >= 0) waiting.splice(at, 1)
  }

  function supersede(key: string | null): void {
    if (key === null) return
    for (const entry of [...running, ...waiting]) if (entry.ticket.key === key) stop(entry, 'superseded')
  }

  function work(entry: QueueEntry<T>): Promise<void> {
    entry.isSlow = lanes.of(entry) === 'slow'
    entry.slowSinceMs = entry.isSlow ? performance.now() : 0
    const onEnd = () => {
      running.delete(entry)
      if (isToRunAgain(entry) && !closed) return begin(entry, { isFirst: true })
      if (entry.isDemoted) entry.resolve({ refused: 'full' })
      pump()
    }
    const onSlow = () => {
      // An owner alone on the machine is never slow: a heavy document keeps its warm process then.
      if (waiting.length > 0 || running.size > 1) pace.wasSlow(entry.ticket.owner)
      pump()
    }
    return runOnce(entry, { pace, slowMs, onSlow, onEnd })
  }

  function begin(entry: QueueEntry<T>, { isFirst }: { isFirst: boolean }): void {
    Object.assign(entry, { abort: new AbortController(), isDemoted: false })
    if (isFirst) waiting.unshift(entry)
    else waiting.push(entry)
    pump()
  }

  function pump(): void {
    const isContended = waiting.some((entry) => lanes.of(entry) !== 'slow')
    for (let entry = lanes.takeNext(); entry; entry = lanes.takeNext()) {
      running.add(entry)
      const working = work(entry)
      setTimeout(pumpWaiting, lookAgainMs).unref()
      underWay.add(working)
      void working.finally(() => underWay.delete(working))
    }
    if (isContended) lanes.makeWay()
  }

  const pumpWaiting = () => waiting.length > 0 && pump()

  return {
    submit(ticket) {
      if (ticket.signal?.aborted) return Promise.resolve({ refused: 'abandoned' })
      supersede(ticket.key)
      if (closed || lanes.isFull(ticket, { maxWaiting, maxWaitingPerOwner, maxWaitingSlow }))
        return Promise.resolve({ refused: 'full' })
      return new Promise((resolve, fail) => {
        const state = { isSlow: false, startedMs: 0, slowSinceMs: 0, isDemoted: false, isStopped: false }
        const entry: QueueEntry<T> = { ticket, abort: new AbortController(), resolve, fail, ...state }
        ticket.signal?.addEventListener('abort', () => stop(entry, 'abandoned'), { once: true })
        limitWait(entry, () => waiting.includes(entry) && stop(entry, 'late'))
        begin(entry, { isFirst: false })
      })
    },
    supersede,
    load: () => ({ running: running.size, waiting: waiting.length }),
    isSlow: (owner) => pace.of(owner) === 'slow',
    async close() {
      closed = true
      for (const entry of waiting.splice(0)) entry.resolve({ refused: 'full' })
      for (const entry of running) entry.abort.abort()
      await Promise.allSettled(underWay)
    },
  }
}
