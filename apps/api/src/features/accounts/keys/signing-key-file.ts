// The key that signs sessions as earlier versions kept it: in a file of the data folder. It goes to the database at the
// first start.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { JWK } from 'jose'
import { z } from 'zod'

const stored = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().min(1),
  y: z.string().min(1),
  d: z.string().min(1),
})

const pathIn = (folder: string) => join(folder, 'signing-key.json')

/** Null where there is none. Throws a readable message where the file holds no key. */
export const readSigningKeyFile = (folder: string): Promise<JWK | null> => readKey(pathIn(folder))

/** Once the key is in the database. */
export const removeSigningKeyFile = (folder: string): Promise<void> => rm(pathIn(folder), { force: true })

async function readKey(path: string): Promise<JWK | null> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(
      `The key that signs sessions, ${path}, cannot be read (${(error as NodeJS.ErrnoException).code}).`,
      {
        cause: error,
      },
    )
  }
  const key = stored.safeParse(parsed(text))
  if (key.success) return key.data as JWK
  throw new Error(
    `The key that signs sessions, ${path}, is empty or damaged. Put it back from a backup, or remove the file: a new one is made, and everybody has to sign in again.`,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
