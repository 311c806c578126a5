// What bin/backup and bin/restore read of the settings.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = join(import.meta.dirname, '../..')
const minChars = 16

/** As bin/start has it. */
export const dataFolder = resolve(root, process.env['GALLEY_DATA_DIR'] || 'data')
export const databaseUrl = process.env['DATABASE_URL'] || null
/** Whether the key of secrets is a setting: then it is the operator who keeps it. */
export const hasSecretsSetting = Boolean(process.env['SECRETS_KEY'])

/** What encrypts the keys of a copy; null where there is no such setting. Throws a sentence for one that won't do. */
export function copySecret(): Buffer | null {
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_KEY_FILE: file } = process.env
  if (passphrase && file) throw new Error('Set BACKUP_PASSPHRASE or BACKUP_KEY_FILE, not both.')
  const secret = passphrase ? Buffer.from(passphrase) : file ? readKeyFile(resolve(root, file)) : null
  if (secret !== null && secret.length < minChars)
    throw new Error(
      `${passphrase ? 'BACKUP_PASSPHRASE' : 'BACKUP_KEY_FILE'} has to have at least ${minChars} characters.`,
    )
  return secret
}

function readKeyFile(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new Error(`BACKUP_KEY_FILE, ${path}, cannot be read (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error,
    })
  }
}
