// A copy is a folder: what it is (copy.json), the database in one file, and checksums of both in the format of
// sha256sum. Keys are never in it: they are a file of their own beside it (sealed-keys.ts).
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { checksumOf, forceToDisk, renameDurably, unfinished } from './durable-files.ts'

const formatVersion = 1
const about = z.object({
  format: z.literal(formatVersion),
  kind: z.enum(['embedded', 'postgres']),
  why: z.enum(['asked_for', 'before_migration']),
  createdAt: z.iso.datetime(),
  /** The version of its tables: when the last migration that ran there was written, in ms. */
  migratedTo: z.int().min(0),
  /** Where the key is that opens the secrets in the database. */
  keys: z.enum(['beside', 'in_settings', 'left_out']),
})
export type AboutCopy = Omit<z.infer<typeof about>, 'format'>

const fileNames = { embedded: 'database.tar.zst', postgres: 'database.dump' } as const
const [aboutName, sumsName] = ['copy.json', 'SHA256SUMS']

const copyName = /^galley-\d{8}T\d{9}Z$/

/** Of a moment, to the millisecond: names sort by their age. */
export const nameOf = (at: Date) => `galley-${at.toISOString().replaceAll(/[-:.]/g, '')}`
export const keysPathOf = (copy: string) => `${copy}.keys`

export interface FoundCopy extends AboutCopy {
  path: string
  /** The file with the database. */
  database: string
}

/** What is known of a copy before it is made. */
export type NewCopy = Pick<AboutCopy, 'kind' | 'why' | 'createdAt'>

/**
 * Makes a copy in `folder`: `write` writes the database's file and forces it to the disk, and returns what it found.
 * Nothing stands under the copy's name before all of it is on the disk.
 */
export async function makeCopy(
  folder: string,
  begun: NewCopy,
  write: (file: string) => Promise<Omit<AboutCopy, keyof NewCopy>>,
): Promise<FoundCopy> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, nameOf(new Date(begun.createdAt)))
  const draft = `${path}${unfinished}`
  await mkdir(draft, { mode: 0o700 })
  try {
    const database = fileNames[begun.kind]
    const made = { ...begun, ...(await write(join(draft, database))) }
    await writeFile(join(draft, aboutName), `${JSON.stringify({ format: formatVersion, ...made }, null, 2)}\n`)
    const lines = []
    for (const name of [aboutName, database]) lines.push(`${await checksumOf(join(draft, name))}  ${name}\n`)
    await writeFile(join(draft, sumsName), lines.join(''))
    for (const name of [aboutName, sumsName, '.']) await forceToDisk(join(draft, name))
    await renameDurably(draft, path)
    return { ...made, path, database: join(path, database) }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Reads a copy and compares every checksum. Throws a sentence where it is not whole, or not one that is known here. */
export async function verifyCopy(path: string): Promise<FoundCopy> {
  const text = await readFile(join(path, aboutName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${path} is not a copy of Galley: its ${aboutName} cannot be read (${error.code}).`)
  })
  const read = about.safeParse(parsed(text))
  if (!read.success)
    throw new Error(
      `${path} cannot be used: its ${aboutName} is damaged, or of a version of Galley that is newer than this one.`,
    )
  const database = fileNames[read.data.kind]
  const sums = await readSums(path)
  for (const name of [aboutName, database])
    if (sums.get(name) !== (await checksumOf(join(path, name)).catch(() => null)))
      throw new Error(`The copy ${path} is damaged: ${name} is not as it was written. Nothing was changed.`)
  const { format: _format, ...rest } = read.data
  return { ...rest, path, database: join(path, database) }
}

async function readSums(path: string): Promise<Map<string, string>> {
  const text = await readFile(join(path, sumsName), 'utf8').catch(() => '')
  return new Map(text.split('\n').flatMap((line) => (/^[0-9a-f]{64} {2}\S/.test(line) ? [pairOf(line)] : [])))
}
const pairOf = (line: string): [string, string] => [line.slice(66), line.slice(0, 64)]

/** Oldest first. Only whole ones have such a name. */
export const listCopies = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => copyName.test(name)).toSorted()

const dayMs = 86_400_000

/**
 * Removes all but the newest copies, with their keys, and what a process left that died in the middle of writing.
 * Returns the names of the copies that are gone.
 */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const names = await listCopies(folder)
  const old = names.slice(0, Math.max(0, names.length - count))
  for (const name of old) await removeCopy(join(folder, name))
  for (const name of await readdir(folder)) {
    const isLeft = name.endsWith(unfinished) && copyName.test(basename(name, unfinished).replace(/\.keys$/, ''))
    const path = join(folder, name)
    if (isLeft && Date.now() - (await stat(path)).mtimeMs > dayMs) await rm(path, { recursive: true, force: true })
  }
  return old
}

/** Under its name there is a whole copy or none, also while it is removed. */
export async function removeCopy(path: string): Promise<void> {
  await renameDurably(path, `${path}${unfinished}`)
  await rm(`${path}${unfinished}`, { recursive: true })
  await rm(keysPathOf(path), { force: true })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
