// Makes the empty database that a new data folder begins with, with the schema of today.
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { emptyDatabase } from '../apps/api/src/db/empty-database.ts'
import { useEmbedded } from '../apps/api/src/db/open-database.ts'

const unfinished = `${emptyDatabase}.new`
mkdirSync(dirname(emptyDatabase), { recursive: true })
rmSync(unfinished, { recursive: true, force: true })
const database = await useEmbedded(await PGlite.create(unfinished))
await database.close()
rmSync(emptyDatabase, { recursive: true, force: true })
renameSync(unfinished, emptyDatabase)
