// A database of its own for a test, where the tests run on Postgres.
import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface OwnDatabase {
  url: string
  drop(): Promise<void>
}

/** `url`: of a server whose role may create databases. */
const newName = () => `test_${randomUUID().replaceAll('-', '')}`

/** `prefix`: of its name, for those that are dropped together (`dropDatabases`). */
export async function createDatabase(url: string, prefix?: string): Promise<OwnDatabase> {
  const name = prefix === undefined ? newName() : `${prefix}_${newName()}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  return {
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** Drops every database whose name begins with `prefix`: a process that ends leaves its own behind. */
export async function dropDatabases(url: string, prefix: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const { rows } = await admin.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [`${prefix}_`],
  )
  for (const { name } of rows) await admin.query(`drop database "${name}" with (force)`)
  await admin.end()
}
