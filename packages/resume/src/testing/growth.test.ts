import { expect, it } from 'vitest'
import { growthOf, maxGrowth } from './growth.ts'

let sum = 0
const spin = (steps: number) => {
  for (let n = 0; n < steps; n += 1) sum += Math.sqrt(n)
}

it('what grows as its input does is told from what grows with the square', async () => {
  expect(await growthOf((size) => spin(size * 4_000), 1_000)).toBeLessThanOrEqual(maxGrowth)
  expect(await growthOf((size) => spin(size * size * 4), 1_000)).toBeGreaterThan(maxGrowth)
  expect(sum).toBeGreaterThan(0)
})
it('what takes no time does not grow', async () => expect(await growthOf(() => spin(10), 1)).toBe(1))
