// What a step of the check has read, as a digest: while it stays the same, so does what the step would find.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Sources and settings. Of all other files, the steps that read these only see that they are there. */
export const code = /\.(?:[cm]?[jt]sx?|json|css)$|(?:^|\/)\.[^/]+$/
export const everything = /(?:)/

/**
 * Of the names of all files of the project below `root`, of those with `content`, of what is installed, and of the
 * command.
 */
export function digestOf(root: string, command: readonly string[], content: RegExp): string {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const hash = createHash('sha256').update(JSON.stringify([process.version, command]))
  for (const path of [...new Set(listed.split('\0')), 'node_modules/.package-lock.json']) {
    const bytes = content.test(path) ? contentOf(join(root, path)) : ''
    hash.update(`\n${path}\n${bytes === null ? 'gone' : bytes.length}\n`).update(bytes ?? '')
  }
  return hash.digest('hex')
}

function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

/** Which digests steps passed with, one file each. */
export function createPassed(folder: string) {
  const fileOf = (name: string) => join(folder, name.replaceAll(/\W+/g, '-'))
  return {
    has: (name: string, digest: string) => contentOf(fileOf(name))?.toString() === digest,
    add(name: string, digest: string) {
      mkdirSync(dirname(fileOf(name)), { recursive: true })
      writeFileSync(fileOf(name), digest)
    },
  }
}
