// The process that has the database copies it for another one, at one moment, while it works on.
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isLocked } from '../lock-folder.ts'
import { openEmbedded, type OpenDatabase } from '../open-database.ts'
import { askForSnapshot, forgetSnapshot, handoverName, serveSnapshots, ServerGone, snapshot } from './snapshots.ts'

let folder = ''
let database: OpenDatabase | null = null
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'galley-snapshot-'))))
afterEach(async () => {
  await database?.close()
  database = null
  rmSync(folder, { recursive: true })
})
const ask = (which = randomUUID()) =>
  askForSnapshot({ dataFolder: folder, which, isServed: () => database === null || isLocked(folder) })

it('has what was committed, nothing of what was not, and is the same table by table', async () => {
  database = await openEmbedded(folder)
  const { db } = database
  // Two tables that change together: a copy of two moments would have one without the other.
  await db.execute(sql`create table left_side (n int)`)
  await db.execute(sql`create table right_side (n int, filling text)`)
  let [written, isOver] = [0, false]
  const writing = (async () => {
    for (let n = 1; !isOver; n += 1) {
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into left_side values (${n})`)
        await tx.execute(sql`insert into right_side values (${n}, repeat('x', 2000))`)
      })
      written = n
      // Such a database never waits: without this nothing else of the process would run.
      await immediate()
    }
  })()
  while (written < 20) await immediate()
  const before = written
  const which = randomUUID()
  const path = await ask(which).finally(() => (isOver = true))
  await writing
  const copy = await PGlite.create(path)
  const sums = async (table: string) =>
    (await copy.query<{ n: number; max: number }>(`select count(*)::int as n, max(n) from ${table}`)).rows[0]
  const [left, right] = [await sums('left_side'), await sums('right_side')]
  await copy.close()
  expect(left).toEqual(right)
  expect(left?.n).toBe(left?.max)
  expect(left?.n).toBeGreaterThanOrEqual(before)
  await forgetSnapshot(folder, which)
  expect(readdirSync(join(folder, handoverName))).toEqual([])
})

it('is of one moment: what is asked meanwhile waits until all files are copied', async () => {
  const [path, into] = [join(folder, 'database'), join(folder, 'copy')]
  const client = await PGlite.create(path)
  const order: string[] = []
  const copied = snapshot(client, path, into).then(() => order.push('copied'))
  while (!existsSync(into)) await immediate()
  const written = client.exec('create table later (n int)').then(() => order.push('written'))
  await Promise.all([copied, written])
  await client.close()
  expect(order).toEqual(['copied', 'written'])
  const copy = await PGlite.create(into)
  expect((await copy.query(`select to_regclass('later') as name`)).rows).toEqual([{ name: null }])
  await copy.close()
})

it('says why there is none, and serves the next one', async () => {
  let isFull = true
  const serving = await serveSnapshots(folder, async (into) => {
    mkdirSync(into)
    if (isFull) throw Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' })
  })
  const which = randomUUID()
  await expect(ask(which)).rejects.toThrow('could not copy its database: the disk of the data folder is full.')
  await forgetSnapshot(folder, which)
  expect(readdirSync(join(folder, handoverName))).toEqual([])
  isFull = false
  expect(await ask()).toContain(handoverName)
  await serving.stop()
})

it('what a process left that died in the middle is gone at the next start', async () => {
  const half = join(folder, handoverName, `${randomUUID()}.part`)
  mkdirSync(half, { recursive: true })
  const serving = await serveSnapshots(folder, async () => {})
  await serving.stop()
  expect(readdirSync(join(folder, handoverName))).toEqual([])
})

it('nothing is waited for where the process that was asked is gone', async () => {
  mkdirSync(join(folder, handoverName))
  const asking = { dataFolder: folder, which: randomUUID(), isServed: () => false }
  await expect(askForSnapshot(asking)).rejects.toThrow(ServerGone)
})
