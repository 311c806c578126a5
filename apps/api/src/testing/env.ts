/**
 * A Postgres to run the HTTP tests on, where the database role may create databases; without it they run on the
 * embedded database.
 */
export const testDatabaseUrl = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined

/** A Redis that the instances of an API count in. */
export const testRedisUrl = (): string | undefined => process.env['TEST_REDIS_URL'] || undefined

/** TEST_INSTANCES=2: each test has two instances of the API, and its requests take turns between them. */
export const runsTwoInstances = (): boolean => process.env['TEST_INSTANCES'] === '2'

/** The environment for a product process that a test starts: without the settings of this machine. */
export const withoutSettings = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TMPDIR: process.env['TMPDIR'],
})
