// What a new data folder begins with: a copy of an empty database, which the build has made. To create one takes
// PGlite several seconds of both cores.
import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Where the build leaves it (toolchain/build-database.ts). */
export const emptyDatabase = join(import.meta.dirname, '../../../../.cache/empty-database')

/** Puts it at `path`, whole or not at all. Nothing happens where there is a database, or nothing was built. */
export function placeEmptyDatabase(path: string, from = emptyDatabase): void {
  if (existsSync(path) || !existsSync(from)) return
  const unfinished = `${path}.new`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(from, unfinished, { recursive: true })
  // Where the program can only be read, so can its copy.
  for (const name of ['.', ...readdirSync(unfinished, { recursive: true, encoding: 'utf8' })]) {
    const copied = join(unfinished, name)
    chmodSync(copied, statSync(copied).isDirectory() ? 0o700 : 0o600)
  }
  renameSync(unfinished, path)
}
