// bin/test: the quick checks, the API and the typesetting, attacks and generated requests in small numbers, the product
// in a real browser. bin/test --all, which CI runs, adds the deep tier: all of them, the other database, the
// evaluations, and the tests that take minutes.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.ts'
import { check, checkQuickly, checkTests } from './check.ts'
import { packagesInstalled } from './packages-installed.ts'
import { importedFiles } from './imported-files.ts'
import { startPrivatePgBouncer } from './private-pgbouncer.ts'
import { startPrivatePostgres } from './private-postgres.ts'
import { startPrivateRedis } from './private-redis.ts'
import { conclude, runStep, sum, type TestStep, type Tally } from './steps.ts'

const root = join(import.meta.dirname, '..')
const isAll = process.argv.includes('--all')
process.env['TEST_TIER'] = isAll ? 'all' : 'fast'
process.env['TEST_SEED'] ??= seedOfCommit()

const vitest = (...args: string[]) => ['node_modules/vitest/vitest.mjs', 'run', ...args]
const httpAndTex: TestStep = {
  name: 'HTTP and TeX tests, attacks',
  // All slow tests follow by themselves.
  run: vitest('--project', 'http', '--project', 'tex', ...(isAll ? [] : ['--project', 'slow-sample'])),
  isVitest: true,
}
/** Beside each other: the longest file of either would be waited for alone. */
const slow: TestStep = {
  name: 'slow tests, evaluations',
  run: vitest('--project', 'slow', '--project', 'evals'),
  isVitest: true,
}
const browser: TestStep = {
  name: 'in a browser',
  run: vitest('--project', 'e2e', '--project', 'e2e-alone'),
  isVitest: true,
}
const cluster: TestStep = {
  name: 'in a browser, against the cluster',
  run: vitest('--project', 'e2e-cluster'),
  isVitest: true,
  // Every other way was gone on the single machine: here the main way of each journey is.
  env: { TEST_TIER: 'fast' },
}

/** A commit passes or fails, however often it is tested; the next one tries other cases. */
function seedOfCommit(): string {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return String(Number.parseInt(commit.slice(0, 6), 16))
  } catch {
    return '1'
  }
}

/** Those that open the database of tests; others start databases of their own, the same ones each time. */
const slowOnPostgres = globSync('apps/api/src/**/*.slow.test.ts', { cwd: root }).filter((path) =>
  /testDatabaseUrl|TEST_DATABASE_URL|startTestApp/.test(readFileSync(join(root, path), 'utf8')),
)
/** They test what a hosted service of accounts returns, before any statement; hosted-sql.test.ts has the statements. */
const beforeAnySql = [
  'apps/api/src/features/accounts/hosted/hosted-outage.test.ts',
  'apps/api/src/features/accounts/hosted/hosted-second-factor.test.ts',
]
/** Those that know which database and how many instances they have: others are the same each time. */
const httpOnPostgres = globSync('apps/api/src/**/*.test.ts', { cwd: root }).filter(
  (path) =>
    !path.endsWith('.slow.test.ts') &&
    !beforeAnySql.includes(path) &&
    importedFiles(path).has('apps/api/src/testing/env.ts'),
)

async function onPostgres(): Promise<Tally> {
  const postgres = await startPrivatePostgres()
  const bouncer = await startPrivatePgBouncer(postgres.url)
  const redis = await startPrivateRedis()
  const env = { TEST_DATABASE_URL: postgres.url }
  try {
    return sum([
      await runStep({
        // The slow tests go to Postgres itself.
        name: 'HTTP tests on two instances, with Postgres through PgBouncer in transaction mode, and Redis',
        run: vitest('--project', 'http', ...httpOnPostgres),
        isVitest: true,
        env: { TEST_DATABASE_URL: bouncer.url, TEST_REDIS_URL: redis.url, TEST_INSTANCES: '2' },
      }),
      await runStep({
        name: 'slow tests on Postgres',
        run: vitest('--project', 'slow', ...slowOnPostgres),
        isVitest: true,
        env,
      }),
    ])
  } finally {
    await redis.stop()
    await bouncer.stop()
    await postgres.stop()
  }
}

const runAll = async (steps: readonly (() => Promise<Tally>)[]): Promise<Tally> => {
  const tallies: Tally[] = []
  for (const run of steps) {
    tallies.push(
      await run().catch((error: Error): Tally => {
        process.stdout.write(`FAIL ${error.message}\n`)
        return { passed: 0, failed: 1 }
      }),
    )
  }
  return sum(tallies)
}

/** On a fresh machine the system's packages take minutes of one core: what does without them is done meanwhile. */
async function buildAndCheck(): Promise<Tally[]> {
  const installed = packagesInstalled(process.env['PACKAGES_ENDED'])
  delete process.env['PACKAGES_ENDED']
  if (installed === null) {
    await build()
    return [await check()]
  }
  await build('plain')
  const quick = await checkQuickly()
  await installed
  await build()
  return [quick, await checkTests()]
}

const tallies = await buildAndCheck()
const api = () => runStep(httpAndTex)
const inBrowser = () => runStep(browser)
if (isAll) tallies.push(await runAll([api, onPostgres, () => runStep(slow), inBrowser, () => runStep(cluster)]))
// One after the other: beside each other both take longer than that.
else tallies.push(await runAll([api, inBrowser]))
conclude(sum(tallies))
