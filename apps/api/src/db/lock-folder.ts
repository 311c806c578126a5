// Two processes on one embedded database lose data without a word, so a folder belongs to one living process.
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Distinguishes a process from a later one with the same id by Linux's start time. Empty where that is unavailable. */
function startOf(pid: number): string {
  try {
    // The name in brackets may hold spaces; the start time is the 20th field behind it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process that wrote this lock, while it lives; null where it is gone, or where the lock was cut short. */
function livingHolder(lock: string): string | null {
  const [pid = '', started = ''] = lock.split(' ')
  return Number(pid) > 0 && isAlive(Number(pid)) && startOf(Number(pid)) === started ? pid : null
}

/** The name under which this stale lock is taken over: it belongs to its content alone. */
export const takeoverOf = (path: string, stale: string): string =>
  `${path}.${createHash('sha256').update(stale).digest('hex').slice(0, 16)}`

const maxAttempts = 500
const attemptMs = 10

const isMade = (making: Promise<void>) =>
  making.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
const contentOf = (path: string) => readFile(path, 'utf8').catch(() => null)

/**
 * Puts `own` at `path`. Returns null once it stands there, or the living process whose lock does.
 * No process ever sees half a lock: it is written under another name and linked. A stale lock is replaced only by the
 * holder of the takeover lock for that very content, after it has seen the content again: so it can't be mistaken for
 * the new lock of a faster process. Removing it first instead leaves a moment in which two get it. The takeover lock
 * may be stale too: the same holds for it.
 */
async function claim(path: string, own: string): Promise<string | null> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, own, { mode: 0o600, flag: 'wx' })
  try {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      if (await isMade(link(draft, path))) return null
      const held = await contentOf(path)
      if (held === null) continue
      const holder = livingHolder(held)
      if (holder !== null) return holder
      const takeover = takeoverOf(path, held)
      if ((await claim(takeover, own)) !== null) {
        await setTimeout(attemptMs)
        continue
      }
      const isStill = (await contentOf(path)) === held
      if (isStill) await rename(draft, path)
      await rm(takeover)
      if (isStill) return null
    }
    throw new Error(`${path} could not be locked.`)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Its message is a sentence for the person at the terminal. */
export class FolderInUse extends Error {}

/**
 * Locks the folder for this process and returns the function that releases it.
 * Takes over the lock of a dead process; throws a FolderInUse where the process lives.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const locked = await tryToLock(folder)
  if (typeof locked !== 'string') return locked
  throw new FolderInUse(
    `Another Galley (process ${locked}) already uses the data folder ${folder}. Stop it first, or set GALLEY_DATA_DIR to another folder.`,
  )
}

/** The same, but returns the id of the living process that has the folder. */
export async function tryToLock(folder: string): Promise<string | (() => Promise<void>)> {
  const path = lockOf(folder)
  const holder = await claim(path, `${process.pid} ${startOf(process.pid)} ${randomUUID()}`)
  return holder ?? (() => rm(path, { force: true }))
}

/** Whether a living process has the folder. */
export function isLocked(folder: string): boolean {
  try {
    return livingHolder(readFileSync(lockOf(folder), 'utf8')) !== null
  } catch {
    return false
  }
}

const lockOf = (folder: string) => join(folder, 'lock')
