/** A Postgres to run the HTTP tests on, where the database role may create databases; without it they run on the embedded database. */
export const testDatabaseUrl = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined
