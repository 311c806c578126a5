// Every table is either about a user, and then says what becomes of it, or is not.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { impersonalTables, namesOfPersonalTables } from './personal-data.ts'

let api: TestApp
beforeAll(async () => void (api = await startTestApp()))
afterAll(() => api.close())

const columns = async () =>
  (
    (await api.database.db.execute(
      sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
    )) as unknown as { rows: { table: string; column: string }[] }
  ).rows

it('lists every table once', async () => {
  const tables = new Set((await columns()).map(({ table }) => table))
  expect([...namesOfPersonalTables, ...impersonalTables].toSorted()).toEqual([...tables].toSorted())
})

it('calls no table impersonal that has a user or an address in it', async () => {
  const telling = (await columns()).filter(({ column }) => /user|email|account|address/.test(column))
  expect(telling.filter(({ table }) => impersonalTables.includes(table))).toEqual([])
})
