// Data of every version go on: from the tables as each migration left them, with rows in all of them, to today's.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate, migrationsFolder } from './migrate.ts'

const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[]
}
const migrations = readMigrationFiles({ migrationsFolder })
const client = new PGlite()
const db = drizzle({ client })
type Db = Pick<typeof db, 'execute'>
const rowsOf = async <Row>(on: Db, query: string) =>
  ((await on.execute(sql.raw(query))) as unknown as { rows: Row[] }).rows

/** Whatever differs between two schemas: columns, what they may hold, indexes. */
const schemaOf = async (on: Db) =>
  rowsOf(
    on,
    `select table_name || '.' || column_name as name,
        concat_ws(' ', data_type, is_nullable, column_default, is_identity, datetime_precision) as definition
      from information_schema.columns where table_schema = 'public'
    union all select indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    order by 1, 2`,
  )

let today: unknown[] = []
beforeAll(async () => {
  const fresh = new PGlite()
  await migrate(drizzle({ client: fresh }))
  today = await schemaOf(drizzle({ client: fresh }))
  await fresh.close()
  await db.execute(sql`create schema drizzle`)
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
})
afterAll(() => client.close())

interface Column {
  table_name: string
  column_name: string
  data_type: string
}
/** What only some values fit: a check, or an index that reads it. */
const fitting: Record<string, string> = { 'credit_accounts.granted': '5' }
const values: Record<string, (n: number) => string> = {
  uuid: (n) => `'00000000-0000-4000-8000-00000000000${n}'`,
  text: (n) => `'text ${n}'`,
  integer: (n) => `${n}`,
  bigint: (n) => `${n}`,
  smallint: (n) => `${n}`,
  boolean: () => 'false',
  jsonb: () => `'{}'`,
  bytea: () => `'\\x00'`,
  date: () => 'current_date',
  'timestamp with time zone': () => 'now()',
}

/** Two rows in each table, with a value in every column that has to have one, and no regard to references. */
async function fill(on: Db): Promise<string[]> {
  const columns = await rowsOf<Column>(
    on,
    `select table_name, column_name, data_type from information_schema.columns
     where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'
       and is_generated = 'NEVER' order by table_name, ordinal_position`,
  )
  const tables = (
    await rowsOf<{ name: string }>(on, `select tablename as name from pg_tables where schemaname = 'public'`)
  ).map(({ name }) => name)
  await on.execute(sql`set local session_replication_role = replica`)
  for (const table of tables)
    for (const n of [1, 2]) {
      const own = columns.filter(({ table_name: name }) => name === table)
      const names = own.map(({ column_name: name }) => `"${name}"`).join(', ')
      const given = own.map((column) => valueOf(column, n)).join(', ')
      await on.execute(
        sql.raw(
          own.length === 0
            ? `insert into "${table}" default values`
            : `insert into "${table}" (${names}) values (${given})`,
        ),
      )
    }
  await on.execute(sql`set local session_replication_role = origin`)
  return tables
}
const valueOf = ({ table_name: table, column_name: name, data_type: type }: Column, n: number) =>
  fitting[`${table}.${name}`] ?? values[type]?.(n) ?? `a value of ${type} is missing in this test`

const undone = new Error('as it was')

it.each(journal.entries.map(({ tag }, index) => [tag, index] as const))('from %s', async (_tag, index) => {
  const { sql: statements, hash, folderMillis } = migrations[index] ?? { sql: [], hash: '', folderMillis: 0 }
  for (const statement of statements) await db.execute(sql.raw(statement))
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`)
  const lost: string[] = []
  await db
    .transaction(async (tx) => {
      const tables = await fill(tx)
      await migrate(tx)
      expect(await schemaOf(tx)).toEqual(today)
      for (const table of tables) {
        const [found] = await rowsOf<{ there: string | null }>(
          tx,
          `select to_regclass('public."${table}"')::text as there`,
        )
        const [count] = found?.there ? await rowsOf<{ n: number }>(tx, `select count(*)::int as n from "${table}"`) : []
        if (count?.n !== 2) lost.push(`${table}: ${count?.n ?? 'gone'}`)
      }
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  expect(lost).toEqual([])
})
