// Consistent hashing with bounded load, as deploy/haproxy.cfg asks HAProxy for it: the worker that has met a document,
// unless it has half as much again to do as the others.
import { createRandom } from './random.ts'

/** HAProxy's own number of places on the ring for a server of weight 1. */
const placesEach = 16

export interface HashRing {
  /** `served[n]`: the requests that the n-th has at the moment. */
  choose(hash: number, served: readonly number[]): number
  /** Keeps the sum of `served`. */
  began(): void
  ended(): void
}

/** `balanceFactor`: of the mean load, in percent. */
export function createHashRing(servers: number, balanceFactor: number): HashRing {
  const random = createRandom(servers * 7_919 + 1)
  const points = Array.from({ length: servers * placesEach }, (_, n) => ({
    at: random(),
    server: Math.floor(n / placesEach),
  })).toSorted((a, b) => a.at - b.at)
  let total = 0

  function indexOf(hash: number): number {
    let [low, high] = [0, points.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (points[middle]!.at < hash) low = middle + 1
      else high = middle
    }
    return low % points.length
  }

  return {
    choose(hash, served) {
      const max = Math.ceil(((total + 1) * balanceFactor) / 100 / servers)
      const start = indexOf(hash)
      for (let step = 0; step < points.length; step += 1) {
        const { server } = points[(start + step) % points.length]!
        if ((served[server] ?? 0) < max) return server
      }
      return points[start]!.server
    },
    began: () => void (total += 1),
    ended: () => void (total -= 1),
  }
}
