import { expect, it } from 'vitest'
import { growthOf, maxGrowth } from './growth.ts'

let sum = 0
const spin = (steps: number) => {
  let roots = 0
  for (let n = 0; n < steps; n += 1) roots += Math.sqrt(n)
  sum += roots
}

it.each([100, 1_000, 10_000])('linear work passes: %d steps', async (steps) => {
  expect(await growthOf((size) => spin(size * steps), 1_000)).toBeLessThanOrEqual(maxGrowth)
  expect(sum).toBeGreaterThan(0)
})
it('quadratic work does not', async () =>
  expect(await growthOf((size) => spin(size * size), 4_000)).toBeGreaterThan(maxGrowth))
it('a step in the cost does not count', async () => {
  const stepped = (size: number) => spin(size * (size > 600 ? 10_000 : 250))
  expect(await growthOf(stepped, 1_000)).toBeLessThanOrEqual(maxGrowth)
})
it('what takes no time does not grow', async () => expect(await growthOf(() => spin(10), 1)).toBe(1))
