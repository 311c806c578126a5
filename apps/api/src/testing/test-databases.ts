// The databases of tests: embedded in memory, or on Postgres by TEST_DATABASE_URL. Opening one takes most of a second,
// emptying one milliseconds: one that a test is done with is emptied and serves the next test of the same process.
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { openPostgres, useEmbedded, type OpenDatabase } from '../db/open-database.ts'
import type {} from './database-template.ts'
import { testDatabaseUrl } from './env.ts'
import { createDatabase } from './own-database.ts'

const idle: OpenDatabase[] = []
const closed = new WeakSet<OpenDatabase>()

/** An empty database with today's schema. Give it back with `recycle`, or close it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const known = idle.pop()
  if (known) return known
  const opened = await open()
  const database: OpenDatabase = {
    ...opened,
    async close() {
      closed.add(database)
      await opened.close()
    },
  }
  return database
}

/** Empties it for the next test. Nothing happens to one that its test has closed, or that was given back before. */
export async function recycle(database: OpenDatabase): Promise<void> {
  if (closed.has(database) || idle.includes(database)) return
  const { rows } = (await database.db.execute(
    sql`select string_agg(format('%I', tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  )) as unknown as { rows: { tables: string }[] }
  await truncate(database, rows[0]?.tables ?? '')
  idle.push(database)
}

/** What the test left running may hold a row of one table and want another: Postgres ends one of the two. */
async function truncate(database: OpenDatabase, tables: string, retries = 2): Promise<void> {
  try {
    await database.db.transaction(async (tx) => {
      // What is append-only for the product is not for the next test.
      await tx.execute(sql`alter table operator_acts disable trigger user`)
      await tx.execute(sql.raw(`truncate ${tables} restart identity`))
      await tx.execute(sql`alter table operator_acts enable trigger user`)
    })
  } catch (error) {
    const { cause } = error as Error
    if (retries === 0) throw new Error(`the tables could not be emptied: ${String(cause)}`, { cause: error })
    await truncate(database, tables, retries - 1)
  }
}

async function open(): Promise<OpenDatabase> {
  const url = testDatabaseUrl()
  if (!url)
    return useEmbedded(
      await PGlite.create({ dataDir: 'memory://', loadDataDir: await openAsBlob(inject('databaseTemplate')) }),
    )
  const own = await createDatabase(url, inject('databasePrefix'))
  const opened = await openPostgres(own.url)
  return {
    ...opened,
    async close() {
      await opened.close()
      await own.drop()
    },
  }
}
