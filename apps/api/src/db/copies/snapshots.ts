// Snapshots of the embedded database while it is in use. It belongs to one process, so another one asks that process by
// a file in the data folder, and gets a folder with the files of the database as they were at one moment.
import { constants } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { unfinished } from './durable-files.ts'

/** Below the data folder. Made by the process that serves: where it is missing, that is an older version. */
export const handoverName = 'handover'

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const request = new RegExp(`^(${id})\\.request$`)
const [failed, asked] = ['.failed', '.request']
const pollMs = 300

/**
 * All committed so far, and nothing of what comes later: queries wait until the files are copied. What a transaction in
 * progress has written is undone when the copy is opened, as after a crash.
 */
export async function snapshot(client: PGlite, databaseFolder: string, into: string): Promise<void> {
  await client.exec('checkpoint')
  await client.runExclusive(() => copyFolder(databaseFolder, into))
}

/** Of a database that no process has open, or that waits. Where the file system can, the files share their blocks. */
export const copyFolder = (from: string, into: string): Promise<void> =>
  cp(from, into, { recursive: true, mode: constants.COPYFILE_FICLONE, errorOnExist: true, force: false })

/** Serves requests until it is stopped. `make` writes one snapshot. */
export async function serveSnapshots(
  dataFolder: string,
  make: (into: string) => Promise<void>,
): Promise<{ stop(): Promise<void> }> {
  const folder = join(dataFolder, handoverName)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await forgetStale(folder)
  let serving = Promise.resolve()
  const timer = setInterval(() => void (serving = serving.then(() => serveAll(folder, make))), pollMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await serving
    },
  }
}

const dayMs = 86_400_000

/** A process that died in the middle of one was this one's predecessor; what was asked for is taken soon, or never. */
async function forgetStale(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const isOld = Date.now() - (await stat(path)).ctimeMs > dayMs
    if (isOld || name.endsWith(unfinished)) await rm(path, { recursive: true, force: true })
  }
}

async function serveAll(folder: string, make: (into: string) => Promise<void>): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const which = request.exec(name)?.[1]
    if (which === undefined) continue
    const path = join(folder, which)
    try {
      await make(`${path}${unfinished}`)
      await rename(`${path}${unfinished}`, path)
    } catch (error) {
      await rm(`${path}${unfinished}`, { recursive: true, force: true })
      await writeFile(`${path}${failed}`, reasonOf(error), { mode: 0o600 }).catch(() => {})
    }
    await rm(`${path}${asked}`, { force: true }).catch(() => {})
  }
}

const reasonOf = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC'
    ? 'the disk of the data folder is full'
    : error instanceof Error
      ? error.message
      : String(error)

/** The process that was asked is gone, and its lock with it. */
export class ServerGone extends Error {}

interface Asking {
  dataFolder: string
  /** A name that nothing else has: a UUID. */
  which: string
  /** Whether the process lives that has the database. */
  isServed: () => boolean
}

/** It begins within a moment, or not at all. */
const maxUnansweredMs = 20_000

/** The folder of a snapshot by the process that has the database: remove it with `forgetSnapshot` in the end. */
export async function askForSnapshot(asking: Asking): Promise<string> {
  const folder = join(asking.dataFolder, handoverName)
  const path = join(folder, asking.which)
  let isAsked = false
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    isAsked ||= await ask(path, asking)
    const names = isAsked ? await readdir(folder) : []
    const isThere = (suffix: string) => names.includes(`${asking.which}${suffix}`)
    if (isThere('')) return path
    if (isThere(failed))
      throw new Error(`The running Galley could not copy its database: ${await readFile(`${path}${failed}`, 'utf8')}.`)
    if (!asking.isServed()) throw new ServerGone('the process that has the database is gone')
    if (waitedMs > maxUnansweredMs && !isThere(unfinished)) throw new Error(unanswered)
    await wait(pollMs)
  }
}

const unanswered =
  'The running Galley does not respond: it is busy, or of a version that cannot be copied while it runs. Stop it, and try again.'

/** False where the process that has the database has not opened it yet. */
async function ask(path: string, { dataFolder }: Asking): Promise<boolean> {
  try {
    await writeFile(`${path}${asked}`, '', { mode: 0o600, flag: 'wx' })
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    throw new Error(`The data folder ${dataFolder} cannot be written to (${code}).`, { cause: error })
  }
}

export async function forgetSnapshot(dataFolder: string, which: string): Promise<void> {
  const path = join(dataFolder, handoverName, which)
  for (const name of [path, `${path}${asked}`, `${path}${failed}`]) await rm(name, { recursive: true, force: true })
}
