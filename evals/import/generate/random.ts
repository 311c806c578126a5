// Numbers that look random and are the same each time: a page's number is its seed.
export interface Draws {
  /** 0 to 1, without 1. */
  next(): number
  /** From `from` to `to`, both included. */
  whole(from: number, to: number): number
  pick<T>(all: readonly T[]): T
  chance(share: number): boolean
  /** So many different ones, in a new order. */
  some<T>(all: readonly T[], count: number): T[]
}

/** Of a whole name (FNV-1a): names that are alike in their length or their beginning have seeds of their own. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5
  for (const char of name) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193) >>> 0
  return hash
}

export function randomOf(seed: number): Draws {
  let state = (Math.imul(seed, 2_654_435_761) + 12_345) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    pick: (all) => all[whole(0, all.length - 1)]!,
    chance: (share) => next() < share,
    some: (all, count) =>
      all
        .map((each) => ({ each, at: next() }))
        .toSorted((one, other) => one.at - other.at)
        .slice(0, count)
        .map(({ each }) => each),
  }
}
