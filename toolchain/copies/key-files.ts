// The keys that a data folder may hold.
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renameDurably, writeDurably } from '../../apps/api/src/db/copies/durable-files.ts'
import { openKeys, sealKeys, type KeyFiles } from '../../apps/api/src/db/copies/sealed-keys.ts'

const names = ['secrets-key', 'signing-key.json']

export async function readKeyFiles(folder: string): Promise<KeyFiles> {
  const present = names.filter((name) => existsSync(join(folder, name)))
  const files = present.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(files))
}

export const writeSealed = async (path: string, files: KeyFiles, secret: Buffer): Promise<void> =>
  writeDurably(path, await sealKeys(files, secret))

/** Throws a sentence where they cannot be opened. */
export async function readSealed(path: string, secret: Buffer): Promise<KeyFiles> {
  const sealed = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `The keys of the copy, ${path}, cannot be read (${error.code}). Where are they? Say so with --keys.`,
    )
  })
  const files = await openKeys(sealed, secret)
  if (files === null)
    throw new Error(
      `The keys in ${path} cannot be opened: the passphrase or key file is another one, or they are damaged.`,
    )
  return Object.fromEntries(names.flatMap((name) => (files[name] === undefined ? [] : [[name, files[name]]])))
}

/** Keys that are there already, and others, are kept under another name. Returns the names of those. */
export async function placeKeys(folder: string, files: KeyFiles, suffix: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const kept = []
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    const present = existsSync(path) ? await readFile(path, 'utf8') : null
    if (present === content) continue
    if (present !== null) {
      await renameDurably(path, path + suffix)
      kept.push(name + suffix)
    }
    await writeDurably(path, content)
  }
  return kept
}
