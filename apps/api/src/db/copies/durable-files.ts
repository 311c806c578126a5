// Files that are whole or not there, also after a power cut: written under another name, forced to the disk, renamed.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What a name ends with while it is written. */
export const unfinished = '.part'

/** Forces a file, or the names in a folder, to the disk. */
export async function forceToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The same for all that a folder holds. */
export async function forceAllToDisk(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await forceToDisk(join(entry.parentPath, entry.name))
  await forceToDisk(folder)
}

/** A rename that a power cut does not undo. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await forceToDisk(dirname(to))
}

/** For its owner alone. Replaces what is there. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}${unfinished}`
  try {
    const handle = await open(draft, 'w', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await renameDurably(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** SHA-256 of a file of any size, as hexadecimal digits. */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
