// Where jobs work that have no mounts of their own: one folder per worker in the system's temporary folder, with an
// unguessable name, and one per job in it.
import { lstatSync, mkdtempSync, readdirSync, rmSync, type Stats } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ofWorkers = /^galley-jobs-(\d+)-\w{6}$/
let own: string | null = null

/** Makes a folder for a job, which only this user can look into, and returns its path. */
export function makeJobFolder(parent = tmpdir()): string {
  // Where the temporary folder was cleaned, another user may have taken the name since.
  if (own === null || !isPrivate(own)) own = mkdtempSync(join(parent, `galley-jobs-${process.pid}-`))
  // The last part is random, and a name that is taken is refused: what another user put there is never used.
  return mkdtempSync(join(own, 'job-'))
}

/** Removes what a worker of this user that was killed left behind. A folder or a link of another user stays. */
export function removeLeftovers(parent = tmpdir()): void {
  for (const name of readdirSync(parent)) {
    const pid = Number(ofWorkers.exec(name)?.[1])
    const path = join(parent, name)
    if (Number.isInteger(pid) && !isAlive(pid) && isOwnFolder(path)) rmSync(path, { recursive: true, force: true })
  }
}

function statOfOwn(path: string): Stats | null {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat !== undefined && stat.isDirectory() && stat.uid === process.getuid?.() ? stat : null
}
const isOwnFolder = (path: string): boolean => statOfOwn(path) !== null

/** A folder of this user that no other one can look into. */
function isPrivate(path: string): boolean {
  const stat = statOfOwn(path)
  return stat !== null && (stat.mode & 0o077) === 0
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
