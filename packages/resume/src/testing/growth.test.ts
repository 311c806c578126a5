import { expect, it } from 'vitest'
import { growthOf, maxGrowth } from './growth.ts'
import { tierSample } from './tier.ts'

let sum = 0
const spin = (steps: number) => {
  for (let n = 0; n < steps; n += 1) sum += Math.sqrt(n)
}

it.each([100, 1_000, 10_000])('linear work passes: %d steps', async (steps) => {
  expect(await growthOf((size) => spin(size * steps), 1_000)).toBeLessThanOrEqual(maxGrowth)
  expect(sum).toBeGreaterThan(0)
})
it.each(tierSample([4, 20], 1))('quadratic work does not: %d steps', async (steps) =>
  expect(await growthOf((size) => spin(size * size * steps), 1_000)).toBeGreaterThan(maxGrowth),
)
it('what takes no time does not grow', async () => expect(await growthOf(() => spin(10), 1)).toBe(1))
