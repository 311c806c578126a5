// Opens the database: the embedded one in the data folder, or Postgres by its URL. Both have the same schema, migrated
// here.
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { guardWrites, requireRoom } from './disk-room.ts'
import { lockFolder } from './lock-folder.ts'

export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  db: Database
  kind: 'embedded' | 'postgres'
  /** Resolves when the database responds; rejects after a timeout of two seconds. */
  ping(): Promise<void>
  close(): Promise<void>
}

export const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), 'migrations')
/** A number that no other code locks with: two processes that start at once migrate one after the other. */
const migrationLock = 7_146_001

/**
 * The embedded database in `folder`, which is created if missing.
 * It takes one connection and no second process: a folder that a living process holds throws a message that says so.
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'database')
  // The lock is a file, too: where it cannot be made, that error comes first.
  requireRoom(folder, { isNew: !existsSync(path) })
  const unlock = await lockFolder(folder)
  try {
    const client = await PGlite.create(path)
    guardWrites(client, folder)
    const opened = await useEmbedded(client)
    return {
      ...opened,
      async close() {
        await opened.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** The same on a PGlite that is running already, such as one in memory. */
export async function useEmbedded(client: PGlite): Promise<OpenDatabase> {
  const db = drizzlePglite({ client })
  await migratePglite(db, { migrationsFolder })
  return {
    db,
    kind: 'embedded',
    ping: async () => void (await withinPingTimeout(client.query('select 1'))),
    close: () => client.close(),
  }
}

/** `isOnlyRead`: no migration, for readers of a database that is in use. */
export async function openPostgres(url: string, { isOnlyRead = false } = {}): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    statement_timeout: 5_000,
  })
  // A connection that breaks while it is idle is replaced; without a listener it would end the process.
  pool.on('error', () => {})
  if (!isOnlyRead) await migrate(pool)
  return {
    db: drizzlePg({ client: pool }),
    kind: 'postgres',
    ping: async () => void (await withinPingTimeout(pool.query('select 1'))),
    close: () => pool.end(),
  }
}

/** One process at a time. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migratePg(drizzlePg({ client }), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  } catch (error) {
    client.release(true)
    await pool.end()
    throw error
  }
  client.release()
}

const pingTimeoutMs = 1_500

function withinPingTimeout<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const clock = setTimeout(() => late.reject(new Error('the database does not answer')), pingTimeoutMs)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(clock))
}
