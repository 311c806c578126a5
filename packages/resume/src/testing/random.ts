// For tests: random choices that a seed repeats.

export interface Random {
  /** An integer from 0 to below `max`; 0 where `max` is 0. */
  below: (max: number) => number
  pick: <T>(all: readonly T[]) => T
  chance: (share: number) => boolean
}

/** mulberry32: small, and good enough for choosing cases. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (max: number) => Math.floor(next() * max)
  return { below, pick: (all) => all[below(all.length)]!, chance: (share) => next() < share }
}
