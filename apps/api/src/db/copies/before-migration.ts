// Before the tables of an embedded database change, it is copied beside itself, so that an operator can go back to the
// earlier version.
import { statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { keepNewest, listCopies, makeCopy, removeCopy } from './copy-format.ts'
import { packFolder } from './pack.ts'

/** Below the data folder. */
export const beforeMigrationName = 'before-migration'
const maxCopies = 3
/** What a person has deleted since is in there, too. */
const maxAgeMs = 30 * 86_400_000

interface Changing {
  dataFolder: string
  databaseFolder: string
  /** The version of its tables. */
  migratedTo: number
  now: Date
}

/** Nothing may use the database meanwhile. Throws a sentence where there is no room: then nothing is to change. */
export async function copyBeforeMigration({ dataFolder, databaseFolder, migratedTo, now }: Changing): Promise<void> {
  const folder = join(dataFolder, beforeMigrationName)
  try {
    const begun = { kind: 'embedded', why: 'before_migration', createdAt: now.toISOString() } as const
    await makeCopy(folder, begun, async (file) => {
      await packFolder(databaseFolder, file)
      return { migratedTo, keys: 'left_out' }
    })
  } catch (error) {
    throw new Error(
      `The tables of the database have to change, and it could not be copied before into ${folder} (${error instanceof Error ? error.message : String(error)}). Nothing was changed. Make room on that disk, and start again.`,
      { cause: error },
    )
  }
  await keepNewest(folder, maxCopies)
}

/** At each start: those that are old go. */
export async function forgetOldCopies(dataFolder: string, now: Date): Promise<void> {
  const folder = join(dataFolder, beforeMigrationName)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  for (const name of await listCopies(folder)) {
    const path = join(folder, name)
    if (now.getTime() - (await stat(path)).mtimeMs > maxAgeMs) await removeCopy(path)
  }
}
