// The folder in which everything is kept: the database, the key that signs sessions, logs. Its owner's alone.
import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'

/** What Galley itself keeps there, and what stands in any volume. */
const ours =
  /^(?:\..*|lost\+found|database(?:\..*)?|handover|before-migration|restoring|logs|lock(?:\..*)?|secrets-key(?:\..*)?|rotate-keys|signing-key\.json(?:\..*)?|payment-sandbox\.json(?:\.new)?|last-copy\.json(?:\.part)?)$/
const readableByOthers = 0o077

/**
 * Makes the folder if it is missing, and closes it to other users. Throws a readable message where that is not
 * possible, or where the folder does not look like Galley's: closing it could take other programs' files away from
 * them.
 */
export function prepareDataFolder(folder: string): void {
  const stat = made(folder)
  if (!stat.isDirectory())
    throw new Error(`The data folder ${folder} is not a folder. Set GALLEY_DATA_DIR to another one.`)
  const user = process.getuid?.()
  if (user !== undefined && stat.uid !== user)
    throw new Error(`The data folder ${folder} belongs to another user. Set GALLEY_DATA_DIR to one of your own.`)
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be written to (${codeOf(error)}).`, { cause: error })
  }
  if ((stat.mode & readableByOthers) === 0) return
  if (!readdirSync(folder).every((name) => ours.test(name)))
    throw new Error(
      `The data folder ${folder} is open to other users of this machine and has other files in it. Take their rights away (chmod 700), or set GALLEY_DATA_DIR to a folder of its own.`,
    )
  chmodSync(folder, 0o700)
}

/**
 * Takes the rights of other users away from all that a folder holds. The embedded database gives the files that it
 * begins with to all users, whatever the process's umask.
 */
export function closeToOthers(folder: string): void {
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, name)
    const stat = lstatSync(path, { throwIfNoEntry: false })
    if (stat && !stat.isSymbolicLink() && (stat.mode & readableByOthers) !== 0) chmodSync(path, stat.mode & 0o700)
  }
}

function made(folder: string): Stats {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    const present = statSync(folder, { throwIfNoEntry: false })
    if (present) return present
    throw new Error(`The data folder ${folder} cannot be made: ${codeOf(error)}.`, { cause: error })
  }
  return statSync(folder)
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown'
