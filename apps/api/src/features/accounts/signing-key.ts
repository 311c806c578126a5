// The key that signs sessions, in a file of the data folder. It allows signing in as any user; without it every user is
// signed out.
import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JWK } from 'jose'
import { z } from 'zod'
import { generateSigningKey } from './tokens.ts'

const stored = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().min(1),
  y: z.string().min(1),
  d: z.string().min(1),
})

/**
 * The key in `folder`, created at the first start. Throws a readable message where the file holds no key: creating
 * another would silently sign every user out.
 */
export async function loadSigningKey(folder: string): Promise<JWK> {
  const path = join(folder, 'signing-key.json')
  const kept = await readKey(path)
  if (kept !== null) return kept
  const key = await generateSigningKey()
  // Linked when it is whole: a full disk or a second process leaves no half of a key.
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, JSON.stringify(key), { mode: 0o600, flag: 'wx' })
    await link(draft, path)
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return (await readKey(path)) ?? key
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

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
