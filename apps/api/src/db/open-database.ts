// Opens the database: the embedded one in the data folder, or Postgres by its URL. Both have the same schema, migrated
// here.
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { copyBeforeMigration, forgetOldCopies } from './copies/before-migration.ts'
import { serveSnapshots, snapshot } from './copies/snapshots.ts'
import { closeToOthers } from './data-folder.ts'
import { guardWrites, requireRoom } from './disk-room.ts'
import { placeEmptyDatabase } from './empty-database.ts'
import { lockFolder } from './lock-folder.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openPool, withPatientClient } from './postgres-pool.ts'
import { takeBreaks } from './take-breaks.ts'
import {
  loadOf,
  unwatched,
  watchEmbedded,
  watchPool,
  type DatabaseLoad,
  type StatementWatch,
} from './watch-statements.ts'

export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  db: Database
  kind: 'embedded' | 'postgres'
  /** Whether the database itself ends a statement that takes too long: a pooler may keep it from being asked to. */
  endsStatements: boolean
  load(): DatabaseLoad
  /** Resolves when the database responds; rejects after a timeout of two seconds. */
  ping(): Promise<void>
  /**
   * Overwrites what removed rows have left in the files of these tables and in the write-ahead log. Nothing else is
   * done meanwhile. A server's own database does so in its time (autovacuum): nothing happens there.
   */
  purge(tables: readonly string[]): Promise<void>
  close(): Promise<void>
}

/**
 * The embedded database in `folder`, which is created if missing.
 * It takes one connection and no second process: a folder that a living process holds throws a message that says so.
 */
export async function openEmbedded(folder: string, watch = unwatched): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'database')
  // The lock is a file, too: where it cannot be made, that error comes first.
  requireRoom(folder, { isNew: !existsSync(path) })
  const unlock = await lockFolder(folder)
  try {
    refuseHalfRestored(folder)
    placeEmptyDatabase(path)
    const { client, opened } = await openIn(folder, path, watch)
    const serving = await serveSnapshots(folder, (into) => snapshot(client, path, into))
    return {
      ...opened,
      async close() {
        await serving.stop()
        await opened.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function openIn(folder: string, path: string, watch: StatementWatch) {
  const client = await PGlite.create(path)
  try {
    guardWrites(client, folder)
    await copyBeforeChange(client, folder, path)
    const opened = await useEmbedded(client, watch)
    closeToOthers(path)
    return { client, opened }
  } catch (error) {
    await client.close()
    throw error
  }
}

/** What bin/restore leaves in the folder while it puts files into their places. */
export const restoringName = 'restoring'

/** An empty database would be made in the place of the one that is missing. */
function refuseHalfRestored(folder: string): void {
  if (existsSync(join(folder, restoringName)))
    throw new Error(
      `A restore into the data folder ${folder} was cut off. Run bin/restore again, with the same copy and --overwrite.`,
    )
}

async function copyBeforeChange(client: PGlite, dataFolder: string, databaseFolder: string): Promise<void> {
  const now = new Date()
  await forgetOldCopies(dataFolder, now)
  const { lastMs, ownMs } = await readMigrations(drizzlePglite({ client }))
  if (lastMs === 0 || lastMs >= ownMs) return
  await client.exec('checkpoint')
  await copyBeforeMigration({ dataFolder, databaseFolder, migratedTo: lastMs, now })
}

/** The same on a PGlite that is running already, such as one in memory. */
export async function useEmbedded(client: PGlite, watch = unwatched): Promise<OpenDatabase> {
  forgetArrays(client)
  takeBreaks(client)
  const load = watchEmbedded(client, watch)
  const db = drizzlePglite({ client })
  await migrate(db)
  return {
    db,
    kind: 'embedded',
    endsStatements: false,
    load,
    ping: async () => void (await withinPingTimeout(client.query('select 1'))),
    purge: (tables) => purge(client, tables),
    close: () => client.close(),
  }
}

/** The table of parsers is copied for each statement. Most of it is of arrays, and no column here is one. */
function forgetArrays({ parsers }: PGlite): void {
  const scalars = new Set<number>(Object.values(types).filter((type) => typeof type === 'number'))
  for (const id of Object.keys(parsers).map(Number)) if (!scalars.has(id)) delete parsers[id]
}

interface PostgresOptions {
  /** No migration, for readers of a database that is in use. */
  isOnlyRead?: boolean
  watch?: StatementWatch
}

export async function openPostgres(
  url: string,
  { isOnlyRead = false, watch = unwatched }: PostgresOptions = {},
): Promise<OpenDatabase> {
  if (!isOnlyRead) await withPatientClient(url, (client) => migrate(drizzlePg({ client })))
  const { pool, endsStatements } = await openPool(url)
  watchPool(pool, watch)
  return {
    db: drizzlePg({ client: pool }),
    kind: 'postgres',
    endsStatements,
    load: () => loadOf(pool),
    ping: async () => void (await withinPingTimeout(pool.query('select 1'))),
    purge: async () => {},
    close: () => pool.end(),
  }
}

/** As many segments of the log as are kept for reuse (`min_wal_size`), and one more. */
const maxKeptSegments = 6

/** A full vacuum writes a table anew. Switching to the next segment of the log fills the rest of one with zeros. */
async function purge(client: PGlite, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.exec(`vacuum full "${table.replaceAll('"', '""')}"`)
  for (let segment = 0; segment < maxKeptSegments; segment += 1)
    await client.exec('select pg_switch_wal(); checkpoint;')
}

const pingTimeoutMs = 1_500

function withinPingTimeout<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const clock = setTimeout(() => late.reject(new Error('the database does not answer')), pingTimeoutMs)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(clock))
}
