// Which of those who wait compiles next: by how long their owners' documents have run lately (owner-pace.ts).
import type { Entry, Ticket } from './compile-ticket.ts'
import type { OwnerPace, Pace } from './owner-pace.ts'

/** Beside the places of the others. Whatever runs there, the other processors are theirs. */
const slowPlaces = 1

interface LaneParts<T> {
  running: ReadonlySet<Entry<T>>
  waiting: Entry<T>[]
  places: number
  pace: OwnerPace
}

interface Waiting {
  mostWaiting: number
  mostWaitingPerOwner: number
  mostWaitingSlow: number
}

export function createLanes<T>({ running, waiting, places, pace }: LaneParts<T>) {
  const laneOf = ({ isSlow, ticket }: Pick<Entry<T>, 'isSlow' | 'ticket'>): Pace =>
    isSlow ? 'slow' : pace.of(ticket.owner)
  const runningOf = (owner: string) => [...running].filter((entry) => entry.ticket.owner === owner).length
  const slowOnes = () => [...running].filter(({ isSlow }) => isSlow)

  /** Nobody gets the last place on top of all others. Where documents run that nobody knows yet, there is one more for those who are quick. */
  function mayStart(entry: Entry<T>): boolean {
    const lane = laneOf(entry)
    const slow = slowOnes().length
    if (lane === 'slow') return slow < slowPlaces
    const isBesideUnknown = lane === 'quick' && [...running].some((one) => laneOf(one) === 'unknown')
    return (
      running.size - slow < places + (isBesideUnknown ? 1 : 0) &&
      runningOf(entry.ticket.owner) < Math.max(1, places - 1)
    )
  }

  return {
    of: laneOf,
    /** Those who are known to be quick first; of equals, whose owner has the fewest compiles running, and who has waited longest. */
    takeNext(): Entry<T> | undefined {
      const isLater = (entry: Entry<T>) => (laneOf(entry) === 'quick' ? 0 : 1)
      const next = waiting
        .filter(mayStart)
        .toSorted((a, b) => isLater(a) - isLater(b) || runningOf(a.ticket.owner) - runningOf(b.ticket.owner))[0]
      if (next) waiting.splice(waiting.indexOf(next), 1)
      return next
    },
    /** While others wait, the slow lane has no more than its places: what came to it last begins again when there is one. */
    makeWay(): void {
      const inLane = slowOnes()
        .filter(({ isDemoted }) => !isDemoted)
        .toSorted((a, b) => a.slowSinceMs - b.slowSinceMs)
      for (const entry of inLane.slice(slowPlaces)) {
        entry.isDemoted = true
        entry.abort.abort()
      }
    },
    isFull(ticket: Ticket<T>, { mostWaiting, mostWaitingPerOwner, mostWaitingSlow }: Waiting): boolean {
      const lane = laneOf({ isSlow: false, ticket })
      return (
        waiting.filter((entry) => laneOf(entry) === lane).length >= (lane === 'slow' ? mostWaitingSlow : mostWaiting) ||
        waiting.filter((entry) => entry.ticket.owner === ticket.owner).length >= mostWaitingPerOwner
      )
    },
  }
}
