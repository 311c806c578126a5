// Where jobs work that have no mounts of their own: one folder per worker in the system's temporary folder, with an
// unguessable name, and one per job in it.
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ofWorkers = /^galley-jobs-(\d+)-\w{6}$/
let own: string | null = null

/** Makes a folder for a job, which only this user can look into, and returns its path. */
export function makeJobFolder(parent = tmpdir()): string {
  // The last part is random, and a name that is taken is refused: what another user put there is never used.
  const make = () => mkdtempSync(join((own ??= mkdtempSync(join(parent, `galley-jobs-${process.pid}-`))), 'job-'))
  try {
    return make()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    // The temporary folder was cleaned.
    own = null
    return make()
  }
}

/** Removes what a worker of this user that was killed left behind. A folder or a link of another user stays. */
export function removeLeftovers(parent = tmpdir()): void {
  for (const name of readdirSync(parent)) {
    const pid = Number(ofWorkers.exec(name)?.[1])
    const path = join(parent, name)
    if (Number.isInteger(pid) && !isAlive(pid) && isOwnFolder(path)) rmSync(path, { recursive: true, force: true })
  }
}

function isOwnFolder(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat !== undefined && stat.isDirectory() && stat.uid === process.getuid?.()
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
