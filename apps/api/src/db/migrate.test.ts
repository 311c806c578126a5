// The schema moves forward only: a newer one is refused in a sentence, by both databases.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-databases.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import type { OpenDatabase } from './open-database.ts'

let database: OpenDatabase
let folder = ''
beforeAll(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'galley-migrate-'))
})
// Not given back: its table of migrations is no longer what other tests expect.
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The folder of a version that has these migrations more. */
function newerVersion(statements: string): string {
  const newer = mkdtempSync(join(folder, 'newer-'))
  cpSync(migrationsFolder, newer, { recursive: true })
  const path = join(newer, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: object[] }
  journal.entries.push({ idx: 999, version: '7', when: 4_102_444_800_000, tag: '0999_later', breakpoints: true })
  writeFileSync(path, JSON.stringify(journal))
  writeFileSync(join(newer, '0999_later.sql'), statements)
  return newer
}
const count = async (query: string) =>
  ((await database.db.execute(sql.raw(query))) as unknown as { rows: { n: number }[] }).rows[0]?.n
const applied = () => count('select count(*)::int as n from drizzle.__drizzle_migrations')

it('nothing happens to a database that has today’s schema', async () => {
  const before = await applied()
  expect(before).toBeGreaterThan(10)
  await migrate(database.db)
  expect(await applied()).toBe(before)
})

it('a migration that fails leaves nothing behind, and is tried again by the next start', async () => {
  const before = await applied()
  const broken = 'create table later (id int);\n--> statement-breakpoint\nselect no_such_function();'
  await expect(migrate(database.db, newerVersion(broken))).rejects.toThrow('no_such_function')
  expect(await applied()).toBe(before)
  expect(await count(`select count(*)::int as n from pg_tables where tablename = 'later'`)).toBe(0)
})

it('a migration takes as long as it takes; what comes after it does not', async ({ skip }) => {
  // Behind a pooler no connection is asked for a limit.
  if (database.kind === 'postgres' && !database.endsStatements) skip()
  const limit = async () =>
    ((await database.db.execute(sql`show statement_timeout`)) as unknown as { rows: { statement_timeout: string }[] })
      .rows[0]?.statement_timeout
  // Postgres' connections have it from the pool; the embedded database has one connection, and no limit of its own.
  if (database.kind === 'embedded') await database.db.execute(sql`set statement_timeout = 5000`)
  expect(await limit()).toBe('5s')
  const slow = newerVersion(`create table slow as select current_setting('statement_timeout') as allowed;`)
  await migrate(database.db, slow).finally(() => expect(limit()).resolves.toBe('5s'))
  const allowed = await database.db.execute(sql`select allowed from slow`)
  expect((allowed as unknown as { rows: unknown[] }).rows).toEqual([{ allowed: '0' }])
  await database.db.execute(sql`drop table slow`)
  await database.db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = 4102444800000`)
})

it('a newer version’s schema is refused, and stays', async () => {
  const newer = newerVersion('create table later (id int);\n--> statement-breakpoint\ninsert into later values (1);')
  await migrate(database.db, newer)
  await expect(migrate(database.db)).rejects.toThrow(/^A newer version of Galley has changed the tables/)
  expect(await count('select count(*)::int as n from later')).toBe(1)
  await migrate(database.db, newer)
})
