// Brings a database to the schema of this program: by one process at a time, and never back from a newer one.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type Database = PgDatabase<PgQueryResultHKT>

export const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), 'migrations')

/** A number that no other code locks with. */
const migrationLock = 7_146_001
/** As long as another process may take, which was first. */
const maxWaitMs = 10 * 60_000
const applied = sql.raw('"drizzle"."__drizzle_migrations"')

/**
 * All in one transaction, as drizzle's own migrator does it and in its table; the lock ends with the transaction, since
 * a pool in front of Postgres gives each transaction another connection. Throws a sentence where the schema is newer.
 */
export const migrate = (db: Database, folder = migrationsFolder): Promise<void> =>
  db.transaction(async (tx) => {
    // A migration takes as long as it takes.
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`)
    await tx.execute(sql`select set_config('lock_timeout', ${String(maxWaitMs)}, true)`)
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    await tx.execute(sql`create schema if not exists "drizzle"`)
    await tx.execute(
      sql`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)`,
    )
    const lastMs = await newestOf(tx)
    const migrations = readMigrationFiles({ migrationsFolder: folder })
    refuseNewer(lastMs, migrations.at(-1)?.folderMillis ?? 0)
    for (const { folderMillis, hash, sql: statements } of migrations.filter(({ folderMillis: ms }) => ms > lastMs)) {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into ${applied} (hash, created_at) values (${hash}, ${folderMillis})`)
    }
  })

export interface Migrations {
  /** When the last one that ran here was written, in ms; 0: none has. */
  lastMs: number
  /** When the last one of this program was written. */
  ownMs: number
}

/** What `migrate` would begin with. Nothing is written. */
export async function readMigrations(db: Database): Promise<Migrations> {
  const { rows } = (await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )) as unknown as { rows: { name: string | null }[] }
  return { lastMs: rows[0]?.name ? await newestOf(db) : 0, ownMs: ownMigratedTo() }
}

/** When the last migration of this program was written. */
export const ownMigratedTo = (): number => readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0

async function newestOf(tx: Database): Promise<number> {
  const { rows } = (await tx.execute(sql`select max(created_at)::text as newest from ${applied}`)) as unknown as {
    rows: { newest: string | null }[]
  }
  return Number(rows[0]?.newest ?? 0)
}

function refuseNewer(lastMs: number, ownMs: number): void {
  if (lastMs > ownMs)
    throw new Error(
      'A newer version of Galley has changed the tables of this database. Start that version, or restore a copy of the database from before it. Nothing was changed.',
    )
}
