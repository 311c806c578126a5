// What a new data folder begins with.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, placeEmptyDatabase } from './empty-database.ts'
import { readMigrations } from './migrate.ts'
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

describe.skipIf(!existsSync(emptyDatabase))('what the build makes', () => {
  it('opens with the schema of today: nothing is left to migrate', async () => {
    placeEmptyDatabase(database())
    const client = await PGlite.create(database())
    const { lastMs, ownMs } = await readMigrations(drizzle({ client }))
    await client.close()
    expect(lastMs).toBe(ownMs)
    expect(ownMs).toBeGreaterThan(0)
  })
  it('holds one database: the templates of others would be two thirds of its files', async () => {
    placeEmptyDatabase(database())
    expect(readdirSync(join(database(), 'base'))).toHaveLength(1)
  })
  it('can be read by a service that does not own the program', () => {
    const closed = everythingIn(emptyDatabase).filter(([mode, isFolder]) => (mode & (isFolder ? 0o005 : 0o004)) === 0)
    expect(closed).toEqual([])
  })
  it('is its owner’s alone where it is used', async () => {
    const { close } = await openEmbedded(folder)
    await close()
    expect(everythingIn(database()).filter(([mode]) => (mode & 0o077) !== 0)).toEqual([])
  })
})

const everythingIn = (place: string): [mode: number, isFolder: boolean][] =>
  ['.', ...readdirSync(place, { recursive: true, encoding: 'utf8' })].map((name) => {
    const stat = statSync(join(place, name))
    return [stat.mode, stat.isDirectory()]
  })
