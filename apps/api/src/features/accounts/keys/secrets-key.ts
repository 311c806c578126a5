// The key that encrypts what the database holds and only the server may read: of the setting SECRETS_KEY, or of a file
// of the data folder. Without it every user is signed out, and every authenticator app is lost.
import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const keyBytes = 32

/** The first one encrypts, and any of them opens: a setting may take the place of the file. */
export async function loadSecretsKeys(folder: string, setting: string | undefined): Promise<[Buffer, ...Buffer[]]> {
  const path = join(folder, 'secrets-key')
  const kept = await readKey(path)
  if (setting !== undefined) {
    const key = Buffer.from(hkdfSync('sha256', Buffer.from(setting), '', 'galley secrets key', keyBytes))
    return kept === null ? [key] : [key, kept]
  }
  return [kept ?? (await makeKey(path))]
}

async function makeKey(path: string): Promise<Buffer> {
  const key = randomBytes(keyBytes)
  // Linked when it is whole: a full disk or a second process leaves no half of a key.
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, key.toString('base64url'), { mode: 0o600, flag: 'wx' })
    await link(draft, path)
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return (await readKey(path)) ?? key
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function readKey(path: string): Promise<Buffer | null> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    throw new Error(`The key of secrets, ${path}, cannot be read (${code}).`, { cause: error })
  }
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length === keyBytes) return key
  throw new Error(`The key of secrets, ${path}, is empty or damaged. Put it back from a backup.`)
}
