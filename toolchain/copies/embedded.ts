// The embedded database: a snapshot of it, whether Galley runs or not, and a copy put in its place.
import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkSnapshot } from '../../apps/api/src/db/check-snapshot.ts'
import { makeCopy, type AboutCopy, type FoundCopy } from '../../apps/api/src/db/copies/copy-format.ts'
import { forceAllToDisk, renameDurably, writeDurably } from '../../apps/api/src/db/copies/durable-files.ts'
import { packFolder, unpackInto } from '../../apps/api/src/db/copies/pack.ts'
import {
  askForSnapshot,
  copyFolder,
  forgetSnapshot,
  handoverName,
  ServerGone,
} from '../../apps/api/src/db/copies/snapshots.ts'
import { closeToOthers, prepareDataFolder } from '../../apps/api/src/db/data-folder.ts'
import { isLocked, lockFolder, tryToLock } from '../../apps/api/src/db/lock-folder.ts'
import { restoringName } from '../../apps/api/src/db/open-database.ts'

/** A process that starts or ends meanwhile makes for another try. */
const maxTries = 5

export interface Copying {
  /** The folder of copies. */
  to: string
  createdAt: string
  /** Called once the database is copied: what the database needs is there by then. */
  copyKeys: () => Promise<AboutCopy['keys']>
}

/** Copies the database of a data folder. */
export async function copyEmbedded(dataFolder: string, { to, createdAt, copyKeys }: Copying): Promise<FoundCopy> {
  if (!existsSync(join(dataFolder, 'database')))
    throw new Error(`There is no database in ${dataFolder}. Set GALLEY_DATA_DIR as for bin/start.`)
  if (existsSync(join(dataFolder, restoringName)))
    throw new Error(`A restore into ${dataFolder} was cut off: there is nothing whole to copy.`)
  if (process.getuid?.() !== statSync(dataFolder).uid)
    throw new Error(`The data folder ${dataFolder} belongs to another user. Run this as the user who runs Galley.`)
  const which = randomUUID()
  try {
    const snapshot = await takeSnapshot(dataFolder, which)
    const { lastMs: migratedTo } = await checkSnapshot(snapshot)
    if (migratedTo === 0) throw new Error(`There are no tables of Galley in the database of ${dataFolder}.`)
    return await makeCopy(to, { kind: 'embedded', why: 'asked_for', createdAt }, async (file) => {
      await packFolder(snapshot, file)
      return { migratedTo, keys: await copyKeys() }
    })
  } finally {
    await forgetSnapshot(dataFolder, which)
  }
}

async function takeSnapshot(dataFolder: string, which: string): Promise<string> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const locked = await tryToLock(dataFolder)
    if (typeof locked !== 'string') {
      const path = join(dataFolder, handoverName, which)
      try {
        await mkdir(join(dataFolder, handoverName), { recursive: true, mode: 0o700 })
        await copyFolder(join(dataFolder, 'database'), path)
        return path
      } finally {
        await locked()
      }
    }
    try {
      return await askForSnapshot({ dataFolder, which, isServed: () => isLocked(dataFolder) })
    } catch (error) {
      if (!(error instanceof ServerGone)) throw error
      await forgetSnapshot(dataFolder, which)
    }
  }
  throw new Error(`Galley is started and stopped again and again on ${dataFolder}. Try again when it runs.`)
}

interface Placing {
  dataFolder: string
  /** Whether what is there may be put aside. */
  overwrites: boolean
  /** What is put aside has this behind its name. */
  suffix: string
  /** Puts the keys into their places, too. */
  placeKeys: () => Promise<string[]>
}

/** Returns the names of what was put aside. Until everything is in its place, Galley does not start there. */
export async function restoreEmbedded(
  copy: FoundCopy,
  { dataFolder, overwrites, suffix, placeKeys }: Placing,
): Promise<string[]> {
  prepareDataFolder(dataFolder)
  const unlock = await lockFolder(dataFolder)
  const [place, draft] = [join(dataFolder, 'database'), join(dataFolder, 'database.part')]
  const marker = join(dataFolder, restoringName)
  try {
    if (!overwrites && (existsSync(place) || existsSync(marker)))
      throw new Error(
        `There is a database in ${dataFolder} already. Nothing was changed. With --overwrite it is put aside, and the copy takes its place.`,
      )
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { mode: 0o700 })
    await unpackInto(copy.database, draft)
    await checkSnapshot(draft)
    closeToOthers(draft)
    await forceAllToDisk(draft)
    await writeDurably(marker, '')
    const aside = []
    if (existsSync(place)) {
      await renameDurably(place, place + suffix)
      aside.push(`database${suffix}`)
    }
    await renameDurably(draft, place)
    aside.push(...(await placeKeys()))
    await rm(marker)
    return aside
  } finally {
    await rm(draft, { recursive: true, force: true })
    await unlock()
  }
}
