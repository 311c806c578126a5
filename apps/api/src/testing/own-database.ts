// A database of its own for a test, where the tests run on Postgres.
import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface OwnDatabase {
  url: string
  drop(): Promise<void>
}

/** `url`: of a server whose role may create databases. */
export async function createDatabase(url: string): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
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
