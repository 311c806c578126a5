// Chance with a seed: the same run again gives the same figures.

export type SeededRandom = () => number

/** Between 0 and 1, by a multiplicative generator of 31 bits (Park and Miller, 48271). */
export function createRandom(seed: number): SeededRandom {
  let state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  // The first few still resemble their seed.
  for (let n = 0; n < 8; n += 1) next()
  return next
}

export const exponential = (random: SeededRandom, mean: number): number => -mean * Math.log(1 - random())

/** How many tries until one succeeds: 1 or more, `mean` on average. */
export const geometric = (random: SeededRandom, mean: number): number =>
  mean <= 1 ? 1 : 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - 1 / mean))

/** A value of a distribution that is known by its evenly spaced quantiles. */
export function fromQuantiles(random: SeededRandom, quantiles: readonly number[]): number {
  const at = random() * (quantiles.length - 1)
  const below = Math.floor(at)
  const low = quantiles[below] ?? 0
  return low + (at - below) * ((quantiles[below + 1] ?? low) - low)
}
