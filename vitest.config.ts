import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'

const tests = [
  'packages/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.{ts,tsx}',
  'toolchain/**/*.test.ts',
  'tex/*.test.ts',
]
const slow = '**/*.slow.test.ts'
const template = 'apps/api/src/testing/database-template.ts'
/**
 * Tests that run TeX or a real database are slow to start, not slow to run: their time limits are generous, and never
 * what is tested.
 */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 }

const browser = {
  include: ['e2e/**/*.e2e.ts'],
  globalSetup: ['e2e/start-galley.ts'],
  testTimeout: 90_000,
  hookTimeout: 120_000,
}
/** They start the product themselves, and one says how fast it is: nothing else runs beside them. */
const alone = ['e2e/start-and-stop.e2e.ts', 'e2e/worker-killed.e2e.ts']

export default defineConfig({
  plugins: [react()],
  test: {
    // Much of a test's time is waiting (for TeX, for a database to begin): every core has one, and one more waits.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: tests,
          exclude: [...configDefaults.exclude, slow],
          globalSetup: [template],
          ...patience,
        },
      },
      {
        extends: true,
        // What takes four seconds by itself has taken forty beside other work.
        test: { name: 'slow', include: [slow], globalSetup: [template], ...patience, testTimeout: 300_000 },
      },
      // Each file has a browser of its own, and all share one product: more than two would wait for one another.
      { extends: true, test: { ...browser, name: 'e2e', exclude: alone, maxWorkers: 2, sequence: { groupOrder: 1 } } },
      {
        extends: true,
        test: { ...browser, name: 'e2e-alone', include: alone, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
})
