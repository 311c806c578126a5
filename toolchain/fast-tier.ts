// What bin/test leaves to the deep tier, which CI runs with each change: whole files that take long beside what they
// find. Each kind of test has others of it in the fast tier. Vitest by itself, without bin/test, runs them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Growth with the input's length, generated layouts, and tools of development: many runs of the same code. */
export const deepUnitTests = [
  'apps/worker/src/import/word-export.test.ts',
  'bench/simulate/galley-model.test.ts',
  'bench/simulate/queueing.test.ts',
  'evals/import/run.test.ts',
  'evals/import/train/train-chain.test.ts',
  'evals/import/train/train-fields.test.ts',
  'packages/honesty/src/guard/guard.hostile.test.ts',
  'packages/honesty/src/hostile-length.test.ts',
  'packages/import/src/pdf/any-layout.test.ts',
  'packages/import/src/pdf/hostile-length.test.ts',
  'packages/import/src/pdf/nothing-lost.test.ts',
  'packages/resume/src/lens/hostile-length.test.ts',
  'packages/resume/src/testing/growth.test.ts',
  'packages/resume/src/text/normalized.test.ts',
  'packages/resume/src/variant/laws-variant.test.ts',
  'toolchain/packages-installed.test.ts',
  'toolchain/run-product.test.ts',
]
/** Copies, outages and pools: most of their time is waiting for a timeout, or the start of another process. */
export const deepHttpTests = [
  'apps/api/src/adapters/background/judge-pool.test.ts',
  'apps/api/src/adapters/limits/redis-counters.test.ts',
  'apps/api/src/adapters/tracing/traces.test.ts',
  'apps/api/src/db/copies/before-migration.test.ts',
  'apps/api/src/db/copies/sealed-keys.test.ts',
  'apps/api/src/db/copies/snapshots.test.ts',
  'apps/api/src/features/accounts/hosted/hosted-accounts.test.ts',
  'apps/api/src/features/accounts/hosted/hosted-outage.test.ts',
  'apps/api/src/features/accounts/hosted/hosted-second-factor.test.ts',
  'apps/api/src/features/health/drain.test.ts',
]
/** The manual's examples and exported projects, which change seldom: each is a document that TeX sets. */
export const deepTexTests = [
  'apps/worker/src/compile/engine/manual.tex.test.ts',
  'packages/export/src/tex/tex-bundle.tex.test.ts',
]
/** Pages that are used seldom, or whose parts have tests of components and of the API. */
export const deepBrowserTests = [
  'account-rights',
  'admin',
  'exports',
  'facts',
  'hosted-accounts',
  'import-other',
  'job-terms',
  'keyboard',
  'look',
  'passkeys',
  'proofreading',
  'second-factor',
  'selection',
  'sign-up-proof',
  'template-preview',
  'two-hosts',
  'variants',
].map((name) => `e2e/${name}.e2e.ts`)

/** What this run leaves out of a list. Throws where one of the files is missing: Vitest would not notice. */
export function leftOut(paths: readonly string[]): readonly string[] {
  for (const path of paths)
    if (!existsSync(join(root, path))) throw new Error(`The fast tier leaves out a missing test: ${path}`)
  return process.env['TEST_TIER'] === 'fast' ? paths : []
}
