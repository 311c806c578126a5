// Which waiting compile runs next: by how long their owners' documents have run lately (owner-pace.ts).
import type { QueueEntry, Ticket } from './compile-ticket.ts'
import type { OwnerPace, Pace } from './owner-pace.ts'

/** Beside the places of the others. Whatever runs there, the other processors are theirs. */
const slowPlaces = 1
/**
 * A quick owner's page takes less. A run longer than this does not block quick owners, up to this many beside the
 * others.
 */
const quickPageMs = 150
const extraPlaces = 4

interface LaneParts<T> {
  running: ReadonlySet<QueueEntry<T>>
  waiting: QueueEntry<T>[]
  places: number
  pace: OwnerPace
}

interface Waiting {
  maxWaiting: number
  maxWaitingPerOwner: number
  maxWaitingSlow: number
}

/** After this long, in milliseconds, a run no longer counts for quick owners: the waiting ones are checked again. */
export const lookAgainMs = quickPageMs + 1

export function createLanes<T>({ running, waiting, places, pace }: LaneParts<T>) {
  const laneOf = ({ isSlow, ticket }: Pick<QueueEntry<T>, 'isSlow' | 'ticket'>): Pace =>
    isSlow ? 'slow' : pace.of(ticket.owner)
  const runningOf = (owner: string) => [...running].filter((entry) => entry.ticket.owner === owner).length
  const slowOnes = () => [...running].filter(({ isSlow }) => isSlow)

  /** Places that count for this entry: for a quick owner, only those of quick owners' runs that have just begun. */
  const isFree = (lane: Pace): boolean => {
    const others = [...running].filter(({ isSlow }) => !isSlow)
    if (lane !== 'quick') return others.length < places
    const now = performance.now()
    const inFront = others.filter((one) => laneOf(one) === 'quick' && now - one.startedMs < quickPageMs)
    return inFront.length < places && others.length < places + extraPlaces
  }

  /** One owner never gets the last place on top of all others. */
  function mayStart(entry: QueueEntry<T>): boolean {
    const lane = laneOf(entry)
    if (lane === 'slow') return slowOnes().length < slowPlaces
    return isFree(lane) && runningOf(entry.ticket.owner) < Math.max(1, places - 1)
  }

  return {
    of: laneOf,
    /** Known quick owners first; of equals, the owner with the fewest running compiles, then the longest wait. */
    takeNext(): QueueEntry<T> | undefined {
      const isLater = (entry: QueueEntry<T>) => (laneOf(entry) === 'quick' ? 0 : 1)
      const next = waiting
        .filter(mayStart)
        .toSorted((a, b) => isLater(a) - isLater(b) || runningOf(a.ticket.owner) - runningOf(b.ticket.owner))[0]
      if (next) waiting.splice(waiting.indexOf(next), 1)
      return next
    },
    /**
     * While others wait, the slow lane has no more than its places: what entered it last begins again when one is free.
     */
    makeWay(): void {
      const inLane = slowOnes()
        .filter(({ isDemoted }) => !isDemoted)
        .toSorted((a, b) => a.slowSinceMs - b.slowSinceMs)
      for (const entry of inLane.slice(slowPlaces)) {
        entry.isDemoted = true
        entry.abort.abort()
      }
    },
    isFull(ticket: Ticket<T>, { maxWaiting, maxWaitingPerOwner, maxWaitingSlow }: Waiting): boolean {
      const lane = laneOf({ isSlow: false, ticket })
      return (
        waiting.filter((entry) => laneOf(entry) === lane).length >= (lane === 'slow' ? maxWaitingSlow : maxWaiting) ||
        waiting.filter((entry) => entry.ticket.owner === ticket.owner).length >= maxWaitingPerOwner
      )
    },
  }
}
