import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { ByEnvironment } from './toolchain/file-order.ts'
import { deepBrowserTests, deepHttpTests, deepTexTests, deepUnitTests, leftOut } from './toolchain/fast-tier.ts'

const slow = '**/*.slow.test.ts'
const tex = '**/*.tex.test.ts'
const template = 'apps/api/src/testing/database-template.ts'
/** Those that start the product's processes start what is built. */
const built = 'toolchain/build-before-tests.ts'
/**
 * Tests that run TeX or a real database are slow to start, not slow to run: their time limits are generous, and never
 * what is tested.
 */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 }
/** There are no module mocks: a process serves many files, which saves most of the time that importing takes. */
const quick = { isolate: false, ...patience }
const without = (...patterns: string[]) => [...configDefaults.exclude, slow, ...patterns]

const browser = {
  include: ['e2e/**/*.e2e.ts'],
  // Two products start at once: what they need is built before, once.
  globalSetup: [built, 'e2e/start-galley.ts'],
  testTimeout: 240_000,
  hookTimeout: 240_000,
}
/** On fake timers: in a process with an embedded database, its own timers would become fake, too. */
const onFakeTimers = 'apps/api/src/features/accounts/sign-in-limits.test.ts'
/** Of the slow tests, those that run each time: they choose a sample of their cases by the tier. */
const sampled = [
  'apps/worker/src/compile/engine/attacks.slow.test.ts',
  'apps/worker/src/import/reader/reader-sandbox.slow.test.ts',
  'apps/api/src/odd-bodies.slow.test.ts',
  'apps/api/src/start.slow.test.ts',
  'apps/api/src/durability.slow.test.ts',
]
// Vitest runs the others silently where one of several files is missing.
for (const path of sampled)
  if (!existsSync(join(import.meta.dirname, path))) throw new Error(`The fast tier names a missing test: ${path}`)
/** They start and kill the product's own processes: nothing else runs beside them. */
const alone = ['e2e/start-and-stop.e2e.ts', 'e2e/worker-killed.e2e.ts']
/** What people do most: making a resume, importing one, asking for changes, and losing nothing. */
const onCluster = ['journey', 'import', 'assistant', 'nothing-lost'].map((name) => `e2e/${name}.e2e.ts`)

export default defineConfig({
  plugins: [react()],
  test: {
    // Much of a test's time is waiting (for TeX, for a database to begin): every core has one, and one more waits.
    maxWorkers: availableParallelism() + 1,
    // Of the tests of one file that may run beside each other: more would only make each of them slower.
    maxConcurrency: 2,
    sequence: { sequencer: ByEnvironment },
    // A busy machine takes its time.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        // Pure logic, and the worker without TeX.
        test: {
          ...quick,
          name: 'unit',
          pool: 'threads',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/worker/src/**/*.test.ts',
            onFakeTimers,
            'toolchain/**/*.test.ts',
            'bench/**/*.test.ts',
            'evals/**/*.test.ts',
          ],
          exclude: without(tex, ...leftOut(deepUnitTests)),
        },
      },
      {
        extends: true,
        test: {
          ...quick,
          name: 'web',
          pool: 'threads',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...quick,
          name: 'http',
          include: ['apps/api/src/**/*.test.ts'],
          exclude: without(onFakeTimers, ...leftOut(deepHttpTests)),
          globalSetup: [template],
        },
      },
      {
        extends: true,
        test: {
          ...quick,
          name: 'tex',
          include: ['{packages,apps,tex}/**/*.tex.test.ts', 'tex/*.test.ts'],
          exclude: without(...leftOut(deepTexTests)),
        },
      },
      {
        extends: true,
        test: {
          name: 'slow-sample',
          include: sampled,
          globalSetup: [built, template],
          ...patience,
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        // What takes four seconds by itself has taken forty beside other work.
        test: { name: 'slow', include: [slow], globalSetup: [built, template], ...patience, testTimeout: 300_000 },
      },
      {
        extends: true,
        // Rates over many cases (evals/README.md).
        test: { ...quick, name: 'evals', include: ['evals/**/*.eval.ts'], testTimeout: 300_000 },
      },
      // Each file has a browser of its own; two products serve them all.
      {
        extends: true,
        test: {
          ...browser,
          name: 'e2e',
          exclude: [...alone, ...leftOut(deepBrowserTests)],
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { ...browser, name: 'e2e-alone', include: alone, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        // The same tests, of the product as several processes (bin/cluster).
        test: {
          ...browser,
          name: 'e2e-cluster',
          include: onCluster,
          globalSetup: [built, 'e2e/start-cluster.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
