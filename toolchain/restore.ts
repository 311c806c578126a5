// bin/restore: puts a copy in the place of the database of the settings, once all of it was verified.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keysPathOf, verifyCopy, type FoundCopy } from '../apps/api/src/db/copies/copy-format.ts'
import { ownMigratedTo } from '../apps/api/src/db/migrate.ts'
import { restoreEmbedded } from './copies/embedded.ts'
import { placeKeys, readSealed } from './copies/key-files.ts'
import { restorePostgres } from './copies/postgres.ts'
import { copySecret, databaseUrl, dataFolder, hasSecretsSetting } from './copies/settings.ts'

process.umask(0o077)
const say = (text: string) => process.stdout.write(`${text}\n`)

/** The first argument is where the command was called: paths are meant from there. */
const [calledFrom = '.', ...given] = process.argv.slice(2)
const usage = 'Usage: bin/restore COPY [--keys FILE] [--without-keys] [--overwrite]   (bin/restore --help)'

function readArguments() {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      keys: { type: 'string' },
      'without-keys': { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
    },
  })
  const [copy, ...more] = positionals
  if (copy === undefined || more.length > 0) throw new Error('one copy is needed: a folder named galley-…')
  const path = resolve(calledFrom, copy)
  const keys = values.keys === undefined ? keysPathOf(path) : resolve(calledFrom, values.keys)
  return { path, keys, withoutKeys: values['without-keys'], overwrites: values.overwrite }
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

/** The keys of a copy, decrypted; none where it has none, or none are wanted. */
async function keysFor(copy: FoundCopy, { keys, withoutKeys }: Asked) {
  if (copy.keys !== 'beside' || withoutKeys) return {}
  const secret = copySecret()
  if (secret !== null) return readSealed(keys, secret)
  throw new Error(
    'The keys of this copy are encrypted: set BACKUP_PASSPHRASE or BACKUP_KEY_FILE as when it was made. Or leave them out with --without-keys, and put the file secrets-key into the data folder yourself.',
  )
}

function refuseOther(copy: FoundCopy): void {
  if (copy.migratedTo > ownMigratedTo())
    throw new Error('This copy is of a newer version of Galley than this one. Restore it with that version.')
  const wanted = databaseUrl === null ? 'embedded' : 'postgres'
  if (copy.kind === wanted) return
  throw new Error(
    wanted === 'postgres'
      ? 'This is a copy of an embedded database, and DATABASE_URL names a Postgres. Restore it without DATABASE_URL.'
      : 'This is a copy of a Postgres: set DATABASE_URL to the database that it is to be restored into.',
  )
}

async function restore(asked: Asked): Promise<void> {
  const copy = await verifyCopy(asked.path)
  refuseOther(copy)
  const keys = await keysFor(copy, asked)
  say(`The copy of ${copy.createdAt} is whole.`)
  const suffix = `.before-restore-${new Date().toISOString().replaceAll(/[-:.]/g, '')}`
  const place = () => placeKeys(dataFolder, keys, suffix)
  let aside: string[]
  if (databaseUrl === null)
    aside = await restoreEmbedded(copy, { dataFolder, suffix, overwrites: asked.overwrites, placeKeys: place })
  else {
    await restorePostgres(copy, databaseUrl, asked)
    aside = await place()
  }
  say(`The database was restored ${databaseUrl === null ? `into ${dataFolder}` : 'into the Postgres of DATABASE_URL'}.`)
  for (const name of Object.keys(keys)) say(`The key ${name} was put into ${dataFolder}.`)
  for (const name of aside)
    say(`What was there before is kept as ${join(dataFolder, name)}. Remove it once you are sure.`)
  if (copy.keys === 'in_settings') say('Start with the SECRETS_KEY that it was made with.')
  else if (!hasSecretsSetting && !existsSync(join(dataFolder, 'secrets-key')))
    say(`There is no secrets-key in ${dataFolder}: Galley does not start before you have put it there.`)
  say(
    `Galley can be started. What happened after ${copy.createdAt} is not in it; payments of the last 30 days are looked for at the payment provider within an hour.`,
  )
}

const asked = readOrExit()
try {
  await restore(asked)
} catch (error) {
  process.stderr.write(`It was not restored. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
