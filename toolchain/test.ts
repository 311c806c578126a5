// The whole proof, as CI runs it: the quick checks, the API's tests on the other database, the slow tests, the product in a real browser.
import { build } from './build.ts'
import { check } from './check.ts'
import { startPrivatePostgres } from './private-postgres.ts'
import { conclude, runStep, sum, type Step, type Tally } from './steps.ts'

const vitest = (...args: string[]) => ['node_modules/vitest/vitest.mjs', 'run', ...args]
const slow: Step = { name: 'slow tests', run: vitest('--project', 'slow'), isVitest: true }
const browser: Step = {
  name: 'in a browser',
  run: vitest('--project', 'e2e', '--project', 'e2e-alone'),
  isVitest: true,
}

async function onPostgres(): Promise<Tally> {
  const postgres = await startPrivatePostgres()
  const env = { TEST_DATABASE_URL: postgres.url }
  try {
    return sum([
      await runStep({
        name: 'HTTP tests on Postgres',
        run: vitest('--project', 'quick', 'apps/api'),
        isVitest: true,
        env,
      }),
      await runStep({
        name: 'slow tests on Postgres',
        run: vitest('--project', 'slow', 'apps/api'),
        isVitest: true,
        env,
      }),
    ])
  } finally {
    await postgres.stop()
  }
}

await build()
const tallies = [await check()]
for (const run of [onPostgres, () => runStep(slow), () => runStep(browser)]) {
  tallies.push(
    await run().catch((error: Error): Tally => {
      process.stdout.write(`FAIL ${error.message}\n`)
      return { passed: 0, failed: 1 }
    }),
  )
}
conclude(sum(tallies))
