import { expect, it } from 'vitest'
import { costOf } from './model-cost.ts'

const prices = { input: 3, cached: 0.3, output: 15 }

it.each([
  ['nothing', 0, 0, 0, 0],
  ['a million tokens read', 1_000_000, 0, 0, 3],
  ['a million read from the cache', 1_000_000, 1_000_000, 0, 0.3],
  ['half of them from the cache', 1_000_000, 500_000, 0, 1.65],
  ['a million written', 0, 0, 1_000_000, 15],
  ['an answer', 9_000, 4_000, 800, 0.0282],
])('%s', (_what, inputTokens, cachedTokens, outputTokens, cost) =>
  expect(costOf({ inputTokens, cachedTokens, outputTokens }, prices)).toBeCloseTo(cost, 6),
)
