// A start that changes the tables of an embedded database copies it before; others do not.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrationsFolder, readMigrations } from '../migrate.ts'
import { openEmbedded, restoringName } from '../open-database.ts'
import { beforeMigrationName } from './before-migration.ts'
import { listCopies, verifyCopy } from './copy-format.ts'
import { unpackInto } from './pack.ts'

let folder = ''
let copies = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galley-before-'))
  copies = join(folder, beforeMigrationName)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What undoes the last migration: migrations only add. */
function undoLast(): string[] {
  const text = readFileSync(join(migrationsFolder, readdirSync(migrationsFolder).filter(isSql).toSorted().at(-1) ?? ''))
  const made = Array.from(text.toString().matchAll(/^CREATE (TABLE|FUNCTION) ("\w+")/gm))
  const added = Array.from(text.toString().matchAll(/^ALTER TABLE ("\w+") ADD COLUMN ("\w+")/gm))
  return [
    ...made.map(([, kind = '', name = '']) => `drop ${kind} ${name} cascade`),
    ...added.map(([, table = '', name = '']) => `alter table ${table} drop column ${name}`),
  ]
}
const isSql = (name: string) => name.endsWith('.sql')

/** As an earlier version left it: its last migration has not run. */
async function goBack(): Promise<void> {
  const { db, close } = await openEmbedded(folder)
  await db.execute(
    sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
  )
  for (const statement of undoLast()) await db.execute(sql.raw(statement))
  await close()
}

it('the copy is of the tables as they were, and a start that changes nothing makes none', async () => {
  const first = await openEmbedded(folder)
  const { ownMs } = await readMigrations(first.db)
  await first.close()
  expect(existsSync(copies)).toBe(false)
  await goBack()
  await (await openEmbedded(folder)).close()
  await (await openEmbedded(folder)).close()
  const names = await listCopies(copies)
  expect(names).toHaveLength(1)
  const found = await verifyCopy(join(copies, names[0] ?? ''))
  expect(found).toMatchObject({ why: 'before_migration', kind: 'embedded' })
  expect(found.migratedTo).toBeLessThan(ownMs)
  const unpacked = join(folder, 'unpacked')
  mkdirSync(unpacked)
  await unpackInto(found.database, unpacked)
  const client = await PGlite.create(unpacked)
  expect((await readMigrations(drizzle({ client }))).lastMs).toBe(found.migratedTo)
  await client.close()
})

it('three are kept, and none for longer than a month', async () => {
  for (let count = 0; count < 4; count += 1) await goBack()
  const names = await listCopies(copies)
  expect(names).toHaveLength(3)
  utimesSync(join(copies, names[0] ?? ''), new Date(0), new Date(0))
  await (await openEmbedded(folder)).close()
  expect(await listCopies(copies)).not.toContain(names[0])
})

it('where it cannot be copied, nothing is changed, and the start says so', async () => {
  await goBack()
  writeFileSync(copies, 'in the way')
  await expect(openEmbedded(folder)).rejects.toThrow(
    /^The tables of the database have to change, .*Nothing was changed/,
  )
  expect(readFileSync(copies, 'utf8')).toBe('in the way')
  rmSync(copies)
  await (await openEmbedded(folder)).close()
  expect(await listCopies(copies)).toHaveLength(1)
})

it('a folder in which a restore was cut off is not started on', async () => {
  writeFileSync(join(folder, restoringName), '')
  await expect(openEmbedded(folder)).rejects.toThrow(/was cut off\. Run bin\/restore again/)
  expect(existsSync(join(folder, 'database'))).toBe(false)
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})
