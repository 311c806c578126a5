// How long each owner's documents have run lately: recent runs predict whose compiles are quick.
import { LRUCache } from 'lru-cache'

/** `quick`: runs ended soon. `unknown`: none has ended yet. `slow`: runs lasted, and get the slow lane. */
export type Pace = 'quick' | 'unknown' | 'slow'

export interface OwnerPace {
  of(owner: string): Pace
  /** A run of this owner has ended soon. */
  wasQuick(owner: string): void
  /** A run of this owner has lasted, or is lasting, too long. */
  wasSlow(owner: string): void
}

const maxOwners = 20_000
const rememberMs = 10 * 60_000
/** A slow run weighs more than a quick one: an owner who alternates between them stays slow. */
const slowWeight = 3
const maxStrikes = 9

export function createOwnerPace({ nowMs }: { nowMs?: () => number } = {}): OwnerPace {
  const strikes = new LRUCache<string, number>({
    max: maxOwners,
    ttl: rememberMs,
    ...(nowMs && { perf: { now: nowMs }, ttlResolution: 0 }),
  })
  return {
    of(owner) {
      const count = strikes.get(owner)
      return count === undefined ? 'unknown' : count > 0 ? 'slow' : 'quick'
    },
    wasQuick: (owner) => void strikes.set(owner, Math.max(0, (strikes.get(owner) ?? 0) - 1)),
    wasSlow: (owner) => void strikes.set(owner, Math.min(maxStrikes, (strikes.get(owner) ?? 0) + slowWeight)),
  }
}
