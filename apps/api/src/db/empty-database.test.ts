// What a new data folder begins with.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { users } from '../features/accounts/accounts.tables.ts'
import { emptyDatabase, placeEmptyDatabase } from './empty-database.ts'
import { openEmbedded } from './open-database.ts'

let folder = ''
const built = () => join(folder, 'built')
const database = () => join(folder, 'database')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galley-empty-'))
  mkdirSync(join(built(), 'base'), { recursive: true })
  writeFileSync(join(built(), 'base/1'), 'a page')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const page = () => readFileSync(join(database(), 'base/1'), 'utf8')

it('is a copy of what the build made', () => {
  placeEmptyDatabase(database(), built())
  expect(page()).toBe('a page')
})

it('is whole: what a start that was killed has left is replaced', () => {
  mkdirSync(`${database()}.new`)
  writeFileSync(join(`${database()}.new`, 'half'), '')
  placeEmptyDatabase(database(), built())
  expect([page(), existsSync(join(database(), 'half')), existsSync(`${database()}.new`)]).toEqual([
    'a page',
    false,
    false,
  ])
})

it('never takes the place of a database', () => {
  mkdirSync(join(database(), 'base'), { recursive: true })
  writeFileSync(join(database(), 'base/1'), 'work')
  placeEmptyDatabase(database(), built())
  expect(page()).toBe('work')
})

it('is left to the database itself where nothing was built', () => {
  placeEmptyDatabase(database(), join(folder, 'missing'))
  expect(existsSync(database())).toBe(false)
})

it('opens with the schema of today, and its owner alone may read it', async () => {
  const { db, close } = await openEmbedded(folder)
  expect(await db.select().from(users)).toEqual([])
  await close()
  expect(statSync(join(database(), 'PG_VERSION')).mode & 0o077).toBe(0)
})

it.skipIf(!existsSync(emptyDatabase))('can be read by a service that does not own the program', () => {
  const closed = ['.', ...readdirSync(emptyDatabase, { recursive: true, encoding: 'utf8' })].filter((name) => {
    const stat = statSync(join(emptyDatabase, name))
    return (stat.mode & (stat.isDirectory() ? 0o005 : 0o004)) === 0
  })
  expect(closed).toEqual([])
})
