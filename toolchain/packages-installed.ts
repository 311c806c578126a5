// Whether the system's packages, which bin/test installs in the background, are there.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const everyMs = 200

/** `file` gets the exit code of the installation. */
const exitCode = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '1')

/**
 * Null where nothing is being installed. Otherwise resolves when all is there, and ends the process, with the exit code
 * of the installation, where it failed: it has said why.
 */
export function packagesInstalled(file: string | undefined): Promise<void> | null {
  if (file === undefined) return null
  if (exitCode(file) === '0') {
    rmSync(file, { force: true })
    return null
  }
  return untilEnded(file)
}

async function untilEnded(file: string): Promise<void> {
  while (exitCode(file) === '') await setTimeout(everyMs)
  const code = Number(exitCode(file))
  rmSync(file, { force: true })
  if (code !== 0) process.exit(code)
}
