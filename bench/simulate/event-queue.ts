// What happens when: a binary heap of callbacks by time, and the clock that it moves. Equal times keep their order.

interface Entry<T> {
  at: number
  order: number
  value: T
}

export interface Heap<T> {
  size(): number
  push(at: number, value: T): void
  /** When the first is due; infinity where there is none. */
  firstAt(): number
  pop(): T | undefined
}

const isBefore = <T>(one: Entry<T>, other: Entry<T>) =>
  one.at < other.at || (one.at === other.at && one.order < other.order)

export function createHeap<T>(): Heap<T> {
  const entries: Entry<T>[] = []
  let order = 0

  function rise(from: number): void {
    const entry = entries[from]!
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isBefore(entry, entries[parent]!)) break
      entries[at] = entries[parent]!
      at = parent
    }
    entries[at] = entry
  }

  function sink(entry: Entry<T>): void {
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= entries.length) break
      if (child + 1 < entries.length && isBefore(entries[child + 1]!, entries[child]!)) child += 1
      if (!isBefore(entries[child]!, entry)) break
      entries[at] = entries[child]!
      at = child
    }
    entries[at] = entry
  }

  return {
    size: () => entries.length,
    push(at, value) {
      entries.push({ at, order: (order += 1), value })
      rise(entries.length - 1)
    },
    firstAt: () => entries[0]?.at ?? Infinity,
    pop() {
      const first = entries[0]
      const last = entries.pop()
      if (first !== last && last) sink(last)
      return first?.value
    },
  }
}

export interface EventClock {
  now(): number
  after(ms: number, happen: () => void): void
}

export interface EventQueue extends EventClock {
  /** Lets everything happen up to this time. */
  runUntil(ms: number): void
}

export function createEventQueue(): EventQueue {
  const heap = createHeap<() => void>()
  let now = 0
  return {
    now: () => now,
    after: (ms, happen) => heap.push(now + ms, happen),
    runUntil(ms) {
      while (heap.size() > 0 && heap.firstAt() <= ms) {
        now = heap.firstAt()
        heap.pop()?.()
      }
      if (Number.isFinite(ms)) now = ms
    },
  }
}
