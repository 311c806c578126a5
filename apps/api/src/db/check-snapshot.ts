// Opens a database that no process uses, such as a snapshot: only what can be opened and read is worth keeping.
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { closeToOthers } from './data-folder.ts'
import { readMigrations, type Migrations } from './migrate.ts'

/** Its log is replayed on the way, as after a crash. Throws a sentence where it cannot be opened. */
export async function checkSnapshot(folder: string): Promise<Migrations> {
  try {
    const client = await PGlite.create(folder)
    try {
      return await readMigrations(drizzle({ client }))
    } finally {
      await client.close()
      closeToOthers(folder)
    }
  } catch (error) {
    throw new Error('The copy of the database cannot be opened. Nothing was changed.', { cause: error })
  }
}
