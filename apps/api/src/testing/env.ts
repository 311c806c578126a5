/** A Postgres to run the HTTP tests on, where the database role may create databases; without it they run on the embedded database. */
export const testDatabaseUrl = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined

/** The environment for a process of the product that a test starts: none of the settings that this machine happens to have. */
export const withoutSettings = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TMPDIR: process.env['TMPDIR'],
})
