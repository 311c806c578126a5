// When the database was copied last, in a file of the data folder: bin/backup is another process than the one whose
// metrics say so.
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const lastCopy = z.object({ at: z.iso.datetime(), bytes: z.int().min(0) })
type LastCopy = z.infer<typeof lastCopy>

const pathIn = (dataFolder: string) => join(dataFolder, 'last-copy.json')

export async function noteCopy(dataFolder: string, copy: LastCopy): Promise<void> {
  const path = pathIn(dataFolder)
  await writeFile(`${path}.part`, JSON.stringify(copy), { mode: 0o600 })
  await rename(`${path}.part`, path)
}

/** Null where none was made, or the file is not one of these. */
export async function readLastCopy(dataFolder: string): Promise<LastCopy | null> {
  try {
    return lastCopy.parse(JSON.parse(await readFile(pathIn(dataFolder), 'utf8')))
  } catch {
    return null
  }
}
