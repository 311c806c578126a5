// Creating an embedded database takes seconds, copying one takes less: tests begin with a copy of a template that is
// made once, and again when a migration is added.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { migrationsFolder } from '../db/migrate.ts'
import { useEmbedded } from '../db/open-database.ts'
import { testDatabaseUrl } from './env.ts'
import { dropDatabases } from './own-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of an empty database with the schema of today. */
    databaseTemplate: string
    /** Of the names of this run's databases on Postgres. */
    databasePrefix: string
  }
}

const cache = join(import.meta.dirname, '../../../../.cache')

/** Returns what is done after the run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `run_${process.pid}_${Date.now()}`
  project.provide('databasePrefix', prefix)
  await makeTemplate(project)
  return async () => {
    const url = testDatabaseUrl()
    if (url !== undefined) await dropDatabases(url, prefix)
  }
}

async function makeTemplate(project: TestProject): Promise<void> {
  const hash = createHash('sha256').update(process.version)
  for (const name of readdirSync(migrationsFolder).sort())
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)))
  const path = join(cache, `database-${hash.digest('hex').slice(0, 16)}.tar`)
  project.provide('databaseTemplate', path)
  if (existsSync(path)) return
  const client = await PGlite.create('memory://')
  const database = await useEmbedded(client)
  const dump = await client.dumpDataDir('none')
  mkdirSync(cache, { recursive: true })
  writeFileSync(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${path}.${process.pid}`, path)
  await database.close()
}
