// Makes the empty database that a new data folder begins with, with the schema of today.
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { emptyDatabase } from '../apps/api/src/db/empty-database.ts'
import { useEmbedded } from '../apps/api/src/db/open-database.ts'

// Of this process: another may build beside it.
const unfinished = `${emptyDatabase}.${process.pid}`
mkdirSync(dirname(emptyDatabase), { recursive: true })
rmSync(unfinished, { recursive: true, force: true })
const client = await PGlite.create(unfinished)
// No other database is created in it. The templates for that are two thirds of its files, which each copy of a data
// folder would have to read, pack and write.
for (const template of ['template0', 'template1'])
  await client
    .exec(`ALTER DATABASE ${template} WITH IS_TEMPLATE false`)
    .then(() => client.exec(`DROP DATABASE ${template}`))
const database = await useEmbedded(client)
await database.close()
// A service that may only read the program copies it. It holds nothing yet.
for (const name of ['.', ...readdirSync(unfinished, { recursive: true, encoding: 'utf8' })]) {
  const path = join(unfinished, name)
  chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
}
rmSync(emptyDatabase, { recursive: true, force: true })
try {
  renameSync(unfinished, emptyDatabase)
} catch (error) {
  if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  // The other one was faster: both are the same.
  rmSync(unfinished, { recursive: true, force: true })
}
