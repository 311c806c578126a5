// A file system of its own, for tests of a full disk. It takes root, and a container may still not have the right to.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `options`: of tmpfs, such as `size=1m`. The folder has to be there. */
export const mountDisk = (path: string, options: string): void =>
  void execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'ignore' })

export const unmountDisk = (path: string): void => void execFileSync('umount', ['-l', path])

/** Whether this process may mount one: tried. */
export function canMountDisks(): boolean {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return false
  const path = mkdtempSync(join(tmpdir(), 'galley-mount-'))
  try {
    mountDisk(path, 'size=1m')
    unmountDisk(path)
    return true
  } catch {
    return false
  } finally {
    rmSync(path, { recursive: true, force: true })
  }
}
