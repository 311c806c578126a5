// Who compiles when. A bounded queue in front of a fixed number of places; one compile for each key, and the newest wins.

export type Verdict<T> = { done: T } | { refused: 'full' | 'superseded' | 'abandoned' }

export interface Ticket<T> {
  /** Work under the same key replaces what is waiting or running under it. Null stands alone. */
  key: string | null
  /** Places are shared out between owners in turn, so that one person's burst does not make others wait. */
  owner: string
  run: (signal: AbortSignal) => Promise<T>
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal
}

interface Entry<T> {
  ticket: Ticket<T>
  abort: AbortController
  settle: (verdict: Verdict<T>) => void
  fail: (error: unknown) => void
  /** It has run for so long that others need not wait for its end. */
  isSlow: boolean
}

export interface CompileQueue<T> {
  submit(ticket: Ticket<T>): Promise<Verdict<T>>
  /** Stops what waits or runs under a key; nothing takes its place. */
  supersede(key: string | null): void
  /** How many run and how many wait, right now. */
  load(): { running: number; waiting: number }
  /** Stops everything under way and takes no more. */
  close(): Promise<void>
}

export interface QueueBounds {
  places: number
  mostWaiting: number
  /** Of these, how many may be one owner's. */
  mostWaitingPerOwner?: number
  /** What runs longer gives its place free and runs on beside the others, up to twice as many as there are places. */
  slowMs?: number
}

export function createCompileQueue<T>({
  places,
  mostWaiting,
  mostWaitingPerOwner = 6,
  slowMs = 1_500,
}: QueueBounds): CompileQueue<T> {
  const running = new Set<Entry<T>>()
  const waiting: Entry<T>[] = []
  const underWay = new Set<Promise<void>>()
  let closed = false

  /** Answers at once; what runs keeps its place until it has been killed. */
  function stop(entry: Entry<T>, refused: 'superseded' | 'abandoned'): void {
    entry.settle({ refused })
    entry.abort.abort()
    const at = waiting.indexOf(entry)
    if (at >= 0) waiting.splice(at, 1)
  }

  function supersede(key: string | null): void {
    if (key === null) return
    for (const entry of [...running, ...waiting]) if (entry.ticket.key === key) stop(entry, 'superseded')
  }

  const isFull = (owner: string) =>
    waiting.length >= mostWaiting ||
    waiting.filter(({ ticket }) => ticket.owner === owner).length >= mostWaitingPerOwner

  /** The longest waiting of those whose owner has the fewest compiles running. Nobody gets the last place on top of all others. */
  function takeNext(): Entry<T> | undefined {
    const load = (owner: string) => [...running].filter((entry) => entry.ticket.owner === owner).length
    const next = waiting
      .filter(({ ticket }) => load(ticket.owner) < Math.max(1, places - 1))
      .toSorted((a, b) => load(a.ticket.owner) - load(b.ticket.owner))[0]
    if (next) waiting.splice(waiting.indexOf(next), 1)
    return next
  }

  async function work(entry: Entry<T>): Promise<void> {
    const clock = setTimeout(() => {
      entry.isSlow = true
      pump()
    }, slowMs)
    try {
      entry.settle({ done: await entry.ticket.run(entry.abort.signal) })
    } catch (error) {
      entry.fail(error)
    } finally {
      clearTimeout(clock)
      running.delete(entry)
      pump()
    }
  }

  /** Documents that never end must not keep others from pages that take no time. */
  const hasPlace = () => {
    const slow = [...running].filter(({ isSlow }) => isSlow).length
    return running.size - Math.min(slow, 2 * places) < places
  }

  function pump(): void {
    for (let entry = hasPlace() && takeNext(); entry; entry = hasPlace() && takeNext()) {
      running.add(entry)
      const working = work(entry)
      underWay.add(working)
      void working.finally(() => underWay.delete(working))
    }
  }

  return {
    submit(ticket) {
      if (ticket.signal?.aborted) return Promise.resolve({ refused: 'abandoned' })
      supersede(ticket.key)
      if (closed || isFull(ticket.owner)) return Promise.resolve({ refused: 'full' })
      return new Promise((settle, fail) => {
        const entry = { ticket, abort: new AbortController(), settle, fail, isSlow: false }
        ticket.signal?.addEventListener('abort', () => stop(entry, 'abandoned'), { once: true })
        waiting.push(entry)
        pump()
      })
    },
    supersede,
    load: () => ({ running: running.size, waiting: waiting.length }),
    async close() {
      closed = true
      for (const entry of waiting.splice(0)) entry.settle({ refused: 'full' })
      for (const entry of running) entry.abort.abort()
      await Promise.allSettled(underWay)
    },
  }
}
