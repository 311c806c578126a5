// bin/backup: a copy of the database while Galley runs, and of its keys, encrypted, apart from it.
import { mkdir, rm, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keepNewest, keysPathOf, nameOf, type AboutCopy } from '../apps/api/src/db/copies/copy-format.ts'
import { noteCopy } from '../apps/api/src/db/copies/last-copy.ts'
import { copyEmbedded } from './copies/embedded.ts'
import { readKeyFiles, writeSealed } from './copies/key-files.ts'
import { copyPostgres } from './copies/postgres.ts'
import { copySecret, databaseUrl, dataFolder, hasSecretsSetting } from './copies/settings.ts'

process.umask(0o077)
const say = (text: string) => process.stdout.write(`${text}\n`)

/** The first argument is where the command was called: paths are meant from there. */
const [calledFrom = '.', ...given] = process.argv.slice(2)
const usage = 'Usage: bin/backup FOLDER [--keep NUMBER] [--keys-to FOLDER] [--without-keys]   (bin/backup --help)'

function readArguments() {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      keep: { type: 'string' },
      'keys-to': { type: 'string' },
      'without-keys': { type: 'boolean', default: false },
    },
  })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new Error('one folder is needed')
  const keep = values.keep === undefined ? null : Number(values.keep)
  if (keep !== null && !(Number.isInteger(keep) && keep >= 1)) throw new Error('--keep takes a number from 1 on')
  const to = resolve(calledFrom, folder)
  return { to, keep, keysTo: resolve(calledFrom, values['keys-to'] ?? to), withoutKeys: values['without-keys'] }
}

function readOrExit() {
  try {
    return readArguments()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`)
    process.exit(2)
  }
}

type Asked = ReturnType<typeof readArguments>
type KeysOfCopy = AboutCopy['keys']

/** The keys to be copied, and what encrypts them. Throws a sentence where they would be copied in the clear. */
async function readKeys(withoutKeys: boolean) {
  const files = withoutKeys ? {} : await readKeyFiles(dataFolder)
  if (Object.keys(files).length === 0) return null
  const secret = copySecret()
  if (secret !== null) return { files, secret }
  throw new Error(
    'The keys of the data folder are copied encrypted: set BACKUP_PASSPHRASE or BACKUP_KEY_FILE. Or leave them out with --without-keys, and keep the file secrets-key yourself: Galley does not start on a restored database without it.',
  )
}

async function backup({ to, keep, keysTo, withoutKeys }: Asked): Promise<void> {
  for (const folder of [to, keysTo])
    if (!relative(dataFolder, folder).startsWith('..'))
      throw new Error(`${folder} is in the data folder. A copy belongs in another place, best on another machine.`)
  // What cannot be done is said before anything is.
  await readKeys(withoutKeys)
  const now = new Date()
  const sealed = keysPathOf(join(keysTo, nameOf(now)))
  // Before the copy has its name: where one stands, its keys do, too.
  async function copyKeys(): Promise<KeysOfCopy> {
    const found = await readKeys(withoutKeys)
    if (found === null) return hasSecretsSetting ? 'in_settings' : 'left_out'
    await mkdir(keysTo, { recursive: true, mode: 0o700 })
    await writeSealed(sealed, found.files, found.secret)
    return 'beside'
  }
  const copying = { to, createdAt: now.toISOString(), copyKeys }
  const made = databaseUrl === null ? copyEmbedded(dataFolder, copying) : copyPostgres(databaseUrl, copying)
  const { database, path, keys } = await made.catch(async (error: unknown) => {
    await rm(sealed, { force: true })
    throw error
  })
  const { size } = await stat(database)
  say(`The database was copied to ${path} (${(size / 1024 / 1024).toFixed(1)} MB).`)
  say(sentences[keys](sealed))
  // Where Galley runs on another machine there is no such folder.
  await noteCopy(dataFolder, { at: now.toISOString(), bytes: size }).catch(() =>
    say(`Galley's metrics do not know of this copy: ${dataFolder} cannot be written.`),
  )
  if (keep !== null) await rotate(keep, to, keysTo)
}

const sentences: Record<KeysOfCopy, (sealed: string) => string> = {
  beside: (sealed) =>
    `Its keys were encrypted into ${sealed}. Nothing but your passphrase or key file opens them: keep it in another place.`,
  in_settings: () =>
    'No keys were copied: the key of secrets is your setting SECRETS_KEY. Keep it in another place than the copies.',
  left_out: () => 'No keys were copied. Keep the file secrets-key of the data folder in another place than the copies.',
}

async function rotate(keep: number, to: string, keysTo: string): Promise<void> {
  const gone = await keepNewest(to, keep)
  for (const name of gone) await rm(keysPathOf(join(keysTo, name)), { force: true })
  if (gone.length > 0) say(`Older copies were removed: ${gone.join(', ')}.`)
}

const asked = readOrExit()
try {
  await backup(asked)
} catch (error) {
  process.stderr.write(`Nothing was copied. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
