// Two tiers of tests: the fast one runs before each commit, the deep one (`bin/test --all`) in CI.

import { testTier } from './env.ts'

/** Whether everything runs: all attacks, a thousand bodies a route, every step. */
export const isDeepTier = testTier === 'all'

/** The whole list in the deep tier; in the fast one about `count` of them, spread evenly, the first among them. */
export function tierSample<T>(list: readonly T[], count: number): readonly T[] {
  if (isDeepTier || list.length <= count) return list
  const step = list.length / count
  return Array.from({ length: count }, (_, n) => list[Math.floor(n * step)]!)
}

/** How many generated cases a property tries. */
export const tierRuns = (fast: number, deep: number): number => (isDeepTier ? deep : fast)
