/**
 * A Postgres to run the HTTP tests on, where the database role may create databases; without it they run on the
 * embedded database.
 */
export const testDatabaseUrl = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined

/** The environment for a product process that a test starts: without the settings of this machine. */
export const withoutSettings = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TMPDIR: process.env['TMPDIR'],
})
