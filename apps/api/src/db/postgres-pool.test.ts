// What a broken connection does to the process: nothing. The embedded database has no connections.
import { afterEach, expect, it } from 'vitest'
import { testDatabaseUrl } from '../testing/env.ts'
import { openPool, type OpenedPool } from './postgres-pool.ts'

const url = testDatabaseUrl()
const opened: OpenedPool[] = []
afterEach(async () => {
  for (const { pool } of opened.splice(0)) await pool.end()
})
async function open() {
  const one = await openPool(url ?? '')
  opened.push(one)
  return one.pool
}

it.skipIf(url === undefined)('outlives a connection that breaks between two statements of a transaction', async () => {
  const pool = await open()
  const client = await pool.connect()
  await client.query('begin')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise((resolve) => client.once('end', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await ended
  await expect(client.query('commit')).rejects.toThrow(/not queryable|terminat|closed/i)
  client.release(true)
  expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }])
})
