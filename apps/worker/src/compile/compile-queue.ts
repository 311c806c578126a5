// Who compiles when. A bounded queue in front of a fixed number of places; one compile for each key, and the newest wins.

export type Verdict<T> = { done: T } | { refused: 'full' | 'superseded' }

export interface Ticket<T> {
  /** Work under the same key replaces what is waiting or running under it. Null stands alone. */
  key: string | null
  /** Places are shared out between owners in turn, so that one person's burst does not make others wait. */
  owner: string
  run: (signal: AbortSignal) => Promise<T>
}

interface Entry<T> {
  ticket: Ticket<T>
  abort: AbortController
  settle: (verdict: Verdict<T>) => void
  fail: (error: unknown) => void
}

export interface CompileQueue<T> {
  submit(ticket: Ticket<T>): Promise<Verdict<T>>
  /** How many run and how many wait, right now. */
  load(): { running: number; waiting: number }
  /** Stops everything under way and takes no more. */
  close(): Promise<void>
}

export function createCompileQueue<T>({
  places,
  mostWaiting,
}: {
  places: number
  mostWaiting: number
}): CompileQueue<T> {
  const running = new Set<Entry<T>>()
  const waiting: Entry<T>[] = []
  const underWay = new Set<Promise<void>>()
  let closed = false

  function supersede(key: string | null): void {
    if (key === null) return
    for (const entry of [...running, ...waiting]) {
      if (entry.ticket.key !== key) continue
      entry.settle({ refused: 'superseded' })
      entry.abort.abort()
      const at = waiting.indexOf(entry)
      if (at >= 0) waiting.splice(at, 1)
    }
  }

  /** The longest waiting of those whose owner has the fewest compiles running. */
  function takeNext(): Entry<T> | undefined {
    const load = (owner: string) => [...running].filter((entry) => entry.ticket.owner === owner).length
    const next = waiting.toSorted((a, b) => load(a.ticket.owner) - load(b.ticket.owner))[0]
    if (next) waiting.splice(waiting.indexOf(next), 1)
    return next
  }

  async function work(entry: Entry<T>): Promise<void> {
    try {
      entry.settle({ done: await entry.ticket.run(entry.abort.signal) })
    } catch (error) {
      entry.fail(error)
    } finally {
      running.delete(entry)
      pump()
    }
  }

  function pump(): void {
    while (running.size < places) {
      const entry = takeNext()
      if (!entry) return
      running.add(entry)
      const working = work(entry)
      underWay.add(working)
      void working.finally(() => underWay.delete(working))
    }
  }

  return {
    submit(ticket) {
      supersede(ticket.key)
      if (closed || waiting.length >= mostWaiting) return Promise.resolve({ refused: 'full' })
      return new Promise((settle, fail) => {
        waiting.push({ ticket, abort: new AbortController(), settle, fail })
        pump()
      })
    },
    load: () => ({ running: running.size, waiting: waiting.length }),
    async close() {
      closed = true
      for (const entry of waiting.splice(0)) entry.settle({ refused: 'full' })
      for (const entry of running) entry.abort.abort()
      await Promise.allSettled(underWay)
    },
  }
}
