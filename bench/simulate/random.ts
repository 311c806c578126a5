// Chance with a seed: the same run again gives the same figures.

export type Random = () => number

const moduli = [2_147_483_563, 2_147_483_399] as const

/** Between 0 and 1, by two multiplicative generators together (L'Ecuyer, 1988). */
export function createRandom(seed: number): Random {
  let one = ((Math.abs(Math.trunc(seed)) * 69_621 + 1_234) % (moduli[0] - 1)) + 1
  let other = ((Math.abs(Math.trunc(seed)) * 16_807 + 4_321) % (moduli[1] - 1)) + 1
  const next = () => {
    one = (one * 40_014) % moduli[0]
    other = (other * 40_692) % moduli[1]
    return (one > other ? one - other : one - other + moduli[0] - 1) / moduli[0]
  }
  // The first few still resemble their seed.
  for (let n = 0; n < 8; n += 1) next()
  return next
}

export const exponential = (random: Random, mean: number): number => -mean * Math.log(1 - random())

/** How many tries until one succeeds: 1 or more, `mean` on average. */
export const geometric = (random: Random, mean: number): number =>
  mean <= 1 ? 1 : 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - 1 / mean))

/** A value of a distribution that is known by its evenly spaced quantiles. */
export function fromQuantiles(random: Random, quantiles: readonly number[]): number {
  const at = random() * (quantiles.length - 1)
  const below = Math.floor(at)
  const low = quantiles[below] ?? 0
  return low + (at - below) * ((quantiles[below + 1] ?? low) - low)
}
