// What the environment says about a run of the tests.

/** `all` in the deep tier (`bin/test --all`). */
export const testTier = process.env['TEST_TIER']

/** Of generated cases; printed in their titles. TEST_SEED=… repeats a run; bin/test takes it from the commit. */
export const testSeed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000)
