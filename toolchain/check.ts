// The fast part of the proof: types, lint, format, boundaries, dead code, and the tests of pure logic and components.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { conclude, runStep, sum, type TestStep } from './steps.ts'
import { code, everything } from './unchanged.ts'

const quick: TestStep[] = [
  { name: 'types', run: ['toolchain/check-types.ts'], reads: code },
  { name: 'lint', run: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'], reads: code },
  { name: 'format', run: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'], reads: everything },
  { name: 'boundaries', run: ['toolchain/check-boundaries.ts'], reads: code },
  {
    name: 'dead code',
    run: ['node_modules/knip/bin/knip.js', '--no-progress', '--cache', '--cache-location=.cache/knip'],
    reads: everything,
  },
]
/** Half of the time of a test of a page is waiting, which a test of pure logic fills. */
const tests: TestStep[] = [
  { name: 'unit tests', project: 'unit' },
  { name: 'component tests', project: 'web' },
].map(({ name, project }) => ({
  name,
  run: ['node_modules/vitest/vitest.mjs', 'run', '--project', project, `--maxWorkers=${availableParallelism()}`],
  isVitest: true,
  // Libraries are compiled once, not in each thread of each run.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/compiled') },
}))

/** Those that need no system package. */
export const checkQuickly = () => runInTurn(quick)
export const checkTests = async () => sum(await Promise.all(tests.map((step) => runStep(step))))

export async function check() {
  // The tests run beside the others: by themselves, neither keeps both cores busy all the time.
  return sum(await Promise.all([runInTurn(quick), checkTests()]))
}

async function runInTurn(steps: TestStep[]) {
  const tallies = []
  for (const step of steps) tallies.push(await runStep(step))
  return sum(tallies)
}

if (import.meta.main) {
  process.env['TEST_TIER'] ??= 'fast'
  conclude(await check())
}
