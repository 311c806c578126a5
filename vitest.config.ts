import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'

const tests = ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'toolchain/**/*.test.ts']
const slow = '**/*.slow.test.ts'
const template = 'apps/api/src/testing/database-template.ts'
/** Tests that run TeX or a real database are slow to start, not slow to run: their time limits are generous, and never what is tested. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 }

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
        // What takes four seconds by itself has taken thirty beside other work.
        test: { name: 'slow', include: [slow], globalSetup: [template], ...patience, testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/start-galley.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // One browser and one product for all: the files go one after the other.
          fileParallelism: false,
        },
      },
    ],
  },
})
